// SPDX-License-Identifier: GPL-3.0-or-later
#include "client/engineprocess.h"

#include <QPointer>
#include <QTimer>

namespace roundtrip {
namespace {

constexpr qsizetype complaintBytes = 4096;
constexpr qint64 unreadBytes = 64 << 20; // an engine that reads nothing is none
constexpr int patienceMs = 500;   // between a closed pipe and the exit status that explains it
constexpr int terminateAfterMs = 1000, killAfterMs = 5000; // a killed srun leaves its job running: first the soft ways

} // namespace

EngineProcess::EngineProcess(const QStringList& command, int helloDeadlineMs, QObject* parent)
    : QObject(parent), m_helloDeadlineMs(helloDeadlineMs)
{
    m_process.setProgram(command.value(0));
    m_process.setArguments(command.mid(1));
    connect(&m_process, &QProcess::readyReadStandardOutput, this, &EngineProcess::readAnswers);
    connect(&m_process, &QProcess::readyReadStandardError, this, &EngineProcess::readComplaints);
    connect(&m_process, &QProcess::errorOccurred, this, &EngineProcess::onError);
    connect(&m_process, &QProcess::finished, this, &EngineProcess::onFinished);
}

EngineProcess::~EngineProcess()
{
    m_process.disconnect(this);
    if (m_process.state() == QProcess::NotRunning)
        return;
    if (!m_endingFor.isValid())
        endSoftly();
    const auto left = [this](int untilMs) { return static_cast<int>(std::max<qint64>(0, untilMs - m_endingFor.elapsed())); };
    if (m_process.waitForFinished(left(terminateAfterMs)))
        return;
    m_process.terminate();
    if (m_process.waitForFinished(left(killAfterMs)))
        return;
    m_process.kill();
    m_process.waitForFinished(terminateAfterMs);
}

void EngineProcess::start()
{
    m_process.start();
    send(HelloRequest{});
    if (m_helloDeadlineMs > 0)
        QTimer::singleShot(m_helloDeadlineMs, this, [this] {
            if (!m_greeted)
                lose(FailureCode::EngineMissing, "SILENT");
        });
}

void EngineProcess::send(const Question& question)
{
    if (m_over || m_process.state() == QProcess::NotRunning)
        return;
    m_process.write(frame(encode(question)));
    if (m_process.bytesToWrite() > unreadBytes)
        lose(FailureCode::Protocol, "STOPPED_LISTENING");
}

void EngineProcess::readAnswers()
{
    m_reader.append(m_process.readAllStandardOutput());
    const QPointer<EngineProcess> self(this);
    while (!m_over) {
        const std::optional<QByteArray> payload = m_reader.next();
        if (!payload)
            break;
        const std::optional<Answer> answer = decodeAnswer(*payload);
        if (!answer && !m_greeted && decodeQuestion(*payload)) // an echo: our own hello comes back
            return lose(FailureCode::EngineMissing, "SPEAKS_SOMETHING_ELSE");
        if (!answer)
            return lose(FailureCode::Protocol, "NOT_A_MESSAGE");
        if (take(*answer))
            emit answered(*answer);
        if (!self)
            return;
    }
    if (m_reader.broken() != FrameReader::Broken::No)
        lose(FailureCode::Protocol, "NOT_A_FRAME");
}

// Whether the answer is for the client: the greeting is not.
bool EngineProcess::take(const Answer& answer)
{
    if (const auto* refusal = std::get_if<Refusal>(&answer)) {
        const bool isMissing = refusal->reason == "WORKER_MISSING";
        Failure failure{isMissing ? FailureCode::EngineMissing : FailureCode::Protocol, Stage::Starting, refusal->reason};
        if (refusal->reason == "VERSION") // without its number: engines of version 1 did not tell it
            failure.limit = protocolVersion;
        loseBecause(failure);
        return false;
    }
    if (const auto* hello = std::get_if<Hello>(&answer)) {
        if (hello->version != protocolVersion) {
            Failure failure{FailureCode::Protocol, m_greeted ? Stage::None : Stage::Starting, "VERSION"};
            failure.value = hello->version;
            failure.limit = protocolVersion;
            loseBecause(failure);
        } else if (!m_greeted) {
            m_greeted = true;
            emit greeted(QString::fromStdString(hello->program));
        }
        return false;
    }
    if (!m_greeted)
        lose(FailureCode::Protocol, "NO_HELLO");
    return m_greeted;
}

void EngineProcess::readComplaints()
{
    m_complaints = (m_complaints + m_process.readAllStandardError()).right(complaintBytes);
}

void EngineProcess::onError(QProcess::ProcessError error)
{
    if (error == QProcess::FailedToStart)
        lose(FailureCode::EngineMissing, "FAILED_TO_START");
    else if (error == QProcess::WriteError || error == QProcess::ReadError)
        loseSoon();
    // Crashed: finished() comes too, with the signal.
}

// A pipe that breaks is mostly the first sign of an end, and the exit status tells more.
void EngineProcess::loseSoon()
{
    if (!m_over)
        QTimer::singleShot(patienceMs, this, [this] { lose(FailureCode::Protocol, "STOPPED_LISTENING"); });
}

void EngineProcess::onFinished()
{
    const QPointer<EngineProcess> self(this);
    readAnswers();
    if (!self)
        return;
    readComplaints();
    Failure failure;
    failure.code = m_greeted ? FailureCode::Crashed : FailureCode::EngineMissing;
    failure.detail = m_process.exitStatus() == QProcess::CrashExit ? "SIGNAL" : "EXITED";
    failure.status = m_process.exitCode();
    loseBecause(failure);
    if (m_retiring)
        deleteLater();
}

void EngineProcess::lose(FailureCode code, const char* detail)
{
    loseBecause(Failure{code, m_greeted ? Stage::None : Stage::Starting, detail});
}

void EngineProcess::loseBecause(Failure failure)
{
    if (m_over)
        return;
    m_over = true;
    failure.subject = m_process.program().toStdString();
    failure.printed = m_complaints.toStdString();
    QMetaObject::invokeMethod(this, [this, failure] { emit lost(failure); }, Qt::QueuedConnection);
}

void EngineProcess::endSoftly()
{
    m_over = true;
    m_endingFor.start();
    m_process.closeWriteChannel();
}

void EngineProcess::retire()
{
    m_retiring = true;
    if (m_process.state() == QProcess::NotRunning)
        return deleteLater();
    endSoftly();
    QTimer::singleShot(terminateAfterMs, this, [this] { m_process.terminate(); });
    QTimer::singleShot(killAfterMs, this, [this] { m_process.kill(); });
}

} // namespace roundtrip
