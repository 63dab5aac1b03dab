// SPDX-License-Identifier: GPL-3.0-or-later
#include "detection.h"

#include <QCoreApplication>

namespace roundtrip {
namespace {

struct DetectionWords {
    Q_DECLARE_TR_FUNCTIONS(roundtrip::Detective)
};

QString sentence(const Finding& finding)
{
    switch (finding.kind) {
    case Finding::Kind::Race:
        return DetectionWords::tr("A race: thread %1 in line %2 and thread %3 in line %4 use one element, and at least one of them writes it.")
            .arg(finding.thread).arg(finding.line).arg(finding.otherThread).arg(finding.otherLine ? finding.otherLine : finding.line);
    case Finding::Kind::Barrier:
        return DetectionWords::tr("Line %1: threads of block %2 that reach this barrier: %3. All of them have to.").arg(finding.line).arg(finding.thread).arg(finding.otherThread);
    case Finding::Kind::Outside:
        return finding.isWrite ? DetectionWords::tr("Line %1: thread %2 writes outside a buffer.").arg(finding.line).arg(finding.thread)
                               : DetectionWords::tr("Line %1: thread %2 reads outside a buffer.").arg(finding.line).arg(finding.thread);
    }
    return {};
}

} // namespace

QString nameOf(Detection::State state)
{
    switch (state) {
    case Detection::State::NotRun: return QStringLiteral("not-run");
    case Detection::State::Absent: return QStringLiteral("absent");
    case Detection::State::Looking: return QStringLiteral("looking");
    case Detection::State::GaveUp: return QStringLiteral("gave-up");
    case Detection::State::NoneSeen: return QStringLiteral("none-seen");
    case Detection::State::Seen: break;
    }
    return QStringLiteral("seen");
}

QStringList sentences(const Detection& detection)
{
    switch (detection.state) {
    case Detection::State::NotRun: return {DetectionWords::tr("Races were not looked for: the simulator takes no text that may read other files.")};
    case Detection::State::Absent: return {DetectionWords::tr("Races were not looked for: Oclgrind is not installed (sudo apt install oclgrind).")};
    case Detection::State::Looking: return {DetectionWords::tr("Oclgrind is looking for races and missed barriers …")};
    case Detection::State::GaveUp: return {DetectionWords::tr("Oclgrind came to no end, so races were not found out about.")};
    case Detection::State::NoneSeen:
        return {DetectionWords::tr("Oclgrind saw no race and no missed barrier with n = %1. That is none seen, not none.").arg(detection.elements)};
    case Detection::State::Seen: break;
    }
    QStringList all;
    for (const Finding& finding : detection.findings)
        all += sentence(finding);
    return all;
}

std::vector<Diagnostic> diagnosticsOf(const Detection& detection)
{
    std::vector<Diagnostic> all;
    for (const Finding& finding : detection.findings)
        all.push_back({Severity::Warning, finding.line, 0, sentence(finding).toStdString()});
    return all;
}

bool isDriversFault(const Verdict& verdict, const Detection& detection)
{
    return verdict.kind == VerdictKind::Doubtful && detection.state == Detection::State::NoneSeen;
}

QString caveat(const Verdict& verdict, const Detection& detection)
{
    if (isDriversFault(verdict, detection))
        return DetectionWords::tr("This driver seems to miscompile your kernel: without the compiler’s optimizations every case is right, and Oclgrind sees no race and no "
                         "missed barrier. It counts as right.");
    if (!verdict.passed() || detection.state != Detection::State::Seen)
        return {};
    return DetectionWords::tr("Every answer was right on this device, but Oclgrind saw a mistake that can make them wrong on another one.");
}

} // namespace roundtrip
