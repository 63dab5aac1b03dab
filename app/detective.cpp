// SPDX-License-Identifier: GPL-3.0-or-later
#include "detective.h"

#include <QCoreApplication>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <sys/resource.h>

#include <algorithm>

namespace roundtrip {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(roundtrip::Detective)
};

constexpr int patienceMs = 10000;
constexpr rlim_t mostMemory = rlim_t{4} << 30, mostWritten = rlim_t{16} << 20;
constexpr qint64 mostRead = 1 << 20; // of what it says

// The simulator's compiler stands in no sandbox: a text that might open other files is not for it.
bool readsFiles(std::string text)
{
    for (std::size_t at; (at = text.find("\\\n")) != std::string::npos;)
        text.erase(at, 2);
    for (const char* word : {"include", "embed", "incbin", "import", "asm", "pragma", "\\\r"})
        if (text.find(word) != std::string::npos)
            return true;
    return false;
}

// Small, with more than one block and threads to spare.
const Plan* smallPlan(const Grading& grading)
{
    for (std::size_t i = 0; i < grading.plans.size(); ++i) {
        const GradedCase& graded = grading.cases[grading.caseOf[i]];
        if (graded.elements > 64 && graded.elements <= 200 && graded.grid > 1)
            return &grading.plans[i];
    }
    return nullptr;
}

bool write(const QString& path, const std::string& text)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(text.data(), static_cast<qint64>(text.size())) == static_cast<qint64>(text.size()) && file.flush();
}

void limit()
{
    const rlimit memory{mostMemory, mostMemory}, written{mostWritten, mostWritten}, seconds{patienceMs / 1000 + 1, patienceMs / 1000 + 1};
    ::setrlimit(RLIMIT_AS, &memory);
    ::setrlimit(RLIMIT_FSIZE, &written);
    ::setrlimit(RLIMIT_CPU, &seconds);
}

QString sentence(const Finding& finding)
{
    switch (finding.kind) {
    case Finding::Kind::Race:
        return Words::tr("A race: thread %1 in line %2 and thread %3 in line %4 use one element, and at least one of them writes it.")
            .arg(finding.thread).arg(finding.line).arg(finding.otherThread).arg(finding.otherLine ? finding.otherLine : finding.line);
    case Finding::Kind::Barrier:
        return Words::tr("Line %1: threads of block %2 that reach this barrier: %3. All of them have to.").arg(finding.line).arg(finding.thread).arg(finding.otherThread);
    case Finding::Kind::Outside:
        return finding.isWrite ? Words::tr("Line %1: thread %2 writes outside a buffer.").arg(finding.line).arg(finding.thread)
                               : Words::tr("Line %1: thread %2 reads outside a buffer.").arg(finding.line).arg(finding.thread);
    }
    return {};
}

} // namespace

Detection detect(const Grading& grading)
{
    Detection detection;
    const Plan* plan = smallPlan(grading);
    const QTemporaryDir folder;
    if (!plan || !folder.isValid() || readsFiles(plan->programs.front().source))
        return detection;
    const QString program = QStandardPaths::findExecutable(QStringLiteral("oclgrind-kernel"));
    detection.state = Detection::State::Absent;
    if (program.isEmpty())
        return detection;
    detection.elements = plan->buffers.front().length;
    detection.state = Detection::State::GaveUp;
    if (!write(folder.filePath(QStringLiteral("kernel.cl")), plan->programs.front().source)
        || !write(folder.filePath(QStringLiteral("launch.sim")), simulationOf(*plan, "kernel.cl")))
        return detection;
    QProcess process;
    process.setWorkingDirectory(folder.path());
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.setStandardInputFile(QProcess::nullDevice());
    process.setChildProcessModifier(limit);
    process.start(program, {QStringLiteral("--data-races"), QStringLiteral("--max-errors"), QStringLiteral("100"), QStringLiteral("launch.sim")});
    const bool ended = process.waitForFinished(patienceMs) && process.exitStatus() == QProcess::NormalExit;
    if (!ended) {
        process.kill();
        process.waitForFinished(1000);
    }
    detection.findings = findingsIn(process.read(mostRead).toStdString());
    if (!detection.findings.empty())
        detection.state = Detection::State::Seen;
    else if (ended && process.exitCode() == 0)
        detection.state = Detection::State::NoneSeen;
    return detection;
}

QString nameOf(Detection::State state)
{
    switch (state) {
    case Detection::State::NotRun: return QStringLiteral("not-run");
    case Detection::State::Absent: return QStringLiteral("absent");
    case Detection::State::GaveUp: return QStringLiteral("gave-up");
    case Detection::State::NoneSeen: return QStringLiteral("none-seen");
    case Detection::State::Seen: break;
    }
    return QStringLiteral("seen");
}

QStringList sentences(const Detection& detection)
{
    switch (detection.state) {
    case Detection::State::NotRun: return {Words::tr("Races were not looked for: the simulator takes no text that may read other files.")};
    case Detection::State::Absent: return {Words::tr("Races were not looked for: Oclgrind is not installed (sudo apt install oclgrind).")};
    case Detection::State::GaveUp: return {Words::tr("Oclgrind came to no end, so races were not found out about.")};
    case Detection::State::NoneSeen:
        return {Words::tr("Oclgrind saw no race and no missed barrier with n = %1. That is none seen, not none.").arg(detection.elements)};
    case Detection::State::Seen: break;
    }
    QStringList all;
    for (const Finding& finding : detection.findings)
        all += sentence(finding);
    return all;
}

} // namespace roundtrip
