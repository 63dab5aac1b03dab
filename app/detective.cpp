// SPDX-License-Identifier: GPL-3.0-or-later
#include "detective.h"

#include <QEventLoop>

namespace roundtrip {
namespace {

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

} // namespace

bool isWorthALook(const Verdict& verdict)
{
    switch (verdict.kind) {
    case VerdictKind::Right:
    case VerdictKind::Wrong:
    case VerdictKind::Doubtful:
    case VerdictKind::Dangerous:
    case VerdictKind::ChangesInput:
    case VerdictKind::Crashed:
    case VerdictKind::TimedOut: return true; // a barrier in a branch hangs
    default: return false;
    }
}

Detective::Detective(QObject* parent)
    : QObject(parent)
{
    connect(&m_simulator, &Simulator::ended, this, &Detective::conclude);
}

void Detective::begin(const Grading& grading)
{
    const Plan* plan = smallPlan(grading);
    m_detection = {};
    if (plan && !plan->buffers.empty())
        m_detection.elements = plan->buffers.front().length;
    m_simulator.begin(plan ? *plan : Plan{}, {QStringLiteral("--data-races"), QStringLiteral("--max-errors"), QStringLiteral("100")});
}

void Detective::stop()
{
    m_simulator.stop();
}

void Detective::conclude(const SimulatorRun& run)
{
    switch (run.state) {
    case SimulatorRun::State::Refused: m_detection.state = Detection::State::NotRun; break;
    case SimulatorRun::State::Absent: m_detection.state = Detection::State::Absent; break;
    case SimulatorRun::State::Ended: m_detection.state = Detection::State::NoneSeen; break;
    case SimulatorRun::State::GaveUp: m_detection.state = Detection::State::GaveUp; break;
    }
    m_detection.findings = findingsIn(run.output);
    if (!m_detection.findings.empty())
        m_detection.state = Detection::State::Seen;
    emit finished(m_detection);
}

Detection detect(const Grading& grading)
{
    Detective detective;
    Detection found;
    QEventLoop loop;
    QObject::connect(&detective, &Detective::finished, &loop, [&](const Detection& detection) {
        found = detection;
        loop.quit();
    });
    detective.begin(grading);
    loop.exec();
    return found;
}

} // namespace roundtrip
