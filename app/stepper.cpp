// SPDX-License-Identifier: GPL-3.0-or-later
#include "stepper.h"

#include <algorithm>

namespace roundtrip {
namespace {

constexpr std::size_t mostBarriers = 12;
constexpr std::uint64_t mostElements = 4096;

} // namespace

Stepper::Stepper(QObject* parent)
    : QObject(parent)
{
    connect(&m_simulator, &Simulator::ended, this, &Stepper::take);
}

bool Stepper::isSmallEnough(const Spot& spot) { return spot.of.elements <= mostElements; }

void Stepper::begin(const Spot& spot, std::uint64_t thread)
{
    m_plan = spot.plan;
    const std::string& source = m_plan.programs.front().source;
    const std::uint64_t block = std::max<std::uint64_t>(spot.of.block, 1);
    m_walk = {thread, block, static_cast<std::uint32_t>(std::count(source.begin(), source.end(), '\n') + 1), namesIn(source, spot.wrong.index, thread % block), {}};
    walk();
}

void Stepper::stop() { m_simulator.stop(); }

void Stepper::walk() { m_simulator.begin(m_plan, {QStringLiteral("-i")}, QByteArray::fromStdString(commandsFor(m_walk))); }

void Stepper::take(const SimulatorRun& run)
{
    Steps steps{run.state, traceIn(run.output)};
    const std::uint32_t barrier = steps.trace.waitsAfter;
    const bool isFurther = barrier > 0 && (m_walk.barriers.empty() || barrier > m_walk.barriers.back());
    if (run.state == SimulatorRun::State::Ended && isFurther && m_walk.barriers.size() < mostBarriers) {
        m_walk.barriers.push_back(barrier); // once more, and this time over it
        walk();
        return;
    }
    emit finished(steps);
}

} // namespace roundtrip
