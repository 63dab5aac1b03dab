// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator.h"

#include "plan/simulation.h"

#include <QFile>
#include <QStandardPaths>

#include <sys/resource.h>

#include <algorithm>

namespace roundtrip {
namespace {

constexpr int patienceMs = 10000;
constexpr rlim_t mostMemory = rlim_t{4} << 30, mostWritten = rlim_t{16} << 20;
constexpr std::size_t mostRead = 1 << 20; // of what it says

bool readsFiles(std::string text)
{
    for (std::size_t at; (at = text.find("\\\n")) != std::string::npos;)
        text.erase(at, 2);
    for (const char* word : {"include", "embed", "incbin", "import", "asm", "pragma", "\\\r"})
        if (text.find(word) != std::string::npos)
            return true;
    return false;
}

bool write(const QString& path, const std::string& text)
{
    QFile file(path);
    const auto size = static_cast<qint64>(text.size());
    return file.open(QIODevice::WriteOnly) && file.write(text.data(), size) == size && file.flush();
}

void limit()
{
    const rlimit memory{mostMemory, mostMemory}, written{mostWritten, mostWritten}, seconds{patienceMs / 1000 + 1, patienceMs / 1000 + 1};
    ::setrlimit(RLIMIT_AS, &memory);
    ::setrlimit(RLIMIT_FSIZE, &written);
    ::setrlimit(RLIMIT_CPU, &seconds);
}

void endProcess(QProcess& process)
{
    process.disconnect();
    process.kill();
    process.waitForFinished(1000); // it was killed: a moment
}

} // namespace

Simulator::Simulator(QObject* parent)
    : QObject(parent)
{
    m_patience.setSingleShot(true);
    m_patience.setInterval(patienceMs);
    connect(&m_patience, &QTimer::timeout, this, [this] { end(SimulatorRun::State::GaveUp); });
}

Simulator::~Simulator()
{
    if (m_process)
        endProcess(*m_process);
}

QString Simulator::program() { return QStandardPaths::findExecutable(QStringLiteral("oclgrind-kernel")); }

void Simulator::begin(const Plan& plan, const QStringList& options, const QByteArray& commands)
{
    stop();
    SimulatorRun::State state = SimulatorRun::State::GaveUp;
    if (plan.programs.empty() || simulationOf(plan, {}).empty() || readsFiles(plan.programs.front().source))
        state = SimulatorRun::State::Refused;
    else if (program().isEmpty())
        state = SimulatorRun::State::Absent;
    else if (start(plan, options, commands))
        return;
    QTimer::singleShot(0, this, [this, state, begun = m_begun] {
        if (begun == m_begun)
            end(state);
    });
}

bool Simulator::start(const Plan& plan, const QStringList& options, const QByteArray& commands)
{
    m_folder = std::make_unique<QTemporaryDir>();
    if (!m_folder->isValid() || !write(m_folder->filePath(QStringLiteral("kernel.cl")), plan.programs.front().source)
        || !write(m_folder->filePath(QStringLiteral("commands")), commands.toStdString())
        || !write(m_folder->filePath(QStringLiteral("launch.sim")), simulationOf(plan, "kernel.cl")))
        return false;
    m_process = std::make_unique<QProcess>();
    m_process->setWorkingDirectory(m_folder->path());
    m_process->setProcessChannelMode(QProcess::MergedChannels);
    m_process->setStandardInputFile(m_folder->filePath(QStringLiteral("commands")));
    m_process->setChildProcessModifier(limit);
    connect(m_process.get(), &QProcess::readyRead, this, &Simulator::read);
    connect(m_process.get(), &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            QTimer::singleShot(0, this, [this, begun = m_begun] {
                if (begun == m_begun)
                    end(SimulatorRun::State::GaveUp);
            });
    });
    connect(m_process.get(), &QProcess::finished, this, [this](int exitCode, QProcess::ExitStatus status) {
        end(status == QProcess::NormalExit && exitCode == 0 ? SimulatorRun::State::Ended : SimulatorRun::State::GaveUp);
    });
    m_process->start(program(), options + QStringList{QStringLiteral("launch.sim")});
    m_patience.start();
    return true;
}

void Simulator::stop()
{
    ++m_begun;
    m_patience.stop();
    if (m_process) {
        endProcess(*m_process);
        m_process.release()->deleteLater(); // one of its own signals may have led here
    }
    m_folder.reset();
    m_output.clear();
}

void Simulator::read()
{
    const QByteArray said = m_process->readAll();
    m_output.append(said.constData(), std::min(static_cast<std::size_t>(said.size()), mostRead - m_output.size()));
}

void Simulator::end(SimulatorRun::State state)
{
    if (m_process)
        read();
    SimulatorRun run{state, std::move(m_output)};
    stop();
    emit ended(run);
}

} // namespace roundtrip
