// SPDX-License-Identifier: GPL-3.0-or-later
// The part of Rounds that measures nothing: each plan once, for its answer.
#include "engine/rounds.h"

#include <optional>

namespace roundtrip {

Report Rounds::checkAll(BlackBox& box)
{
    tell(Stage::Building);
    for (std::size_t i = 0; i < m_request.plans.size(); ++i) {
        box.plan = static_cast<std::uint32_t>(i);
        Entrant entrant{i, nullptr};
        checkOne(entrant, box);
        ++m_done;
        const auto& failure = m_report.measurements[i].failure;
        if (failure && failure->code == FailureCode::BadSource) { // every plan has the same text
            for (Measurement& measurement : m_report.measurements)
                measurement.failure = failure;
            break;
        }
    }
    return std::move(m_report);
}

void Rounds::checkOne(Entrant& entrant, BlackBox& box)
{
    guarded(entrant, Stage::Building, [&] { prepare(entrant); });
    if (!entrant.execution)
        return;
    tell(Stage::Running);
    guarded(entrant, Stage::Running, [&] {
        Execution& execution = *entrant.execution;
        execution.reset(Execution::Reset::Everything);
        std::optional<TouchWatch> watch;
        if (execution.guarded())
            watch.emplace(*execution.guarded(), static_cast<std::uint32_t>(entrant.plan), box);
        m_report.measurements[entrant.plan].repetitions.push_back(execution.once(m_clock));
    });
    guarded(entrant, Stage::Checking, [&] { conclude(entrant); });
}

} // namespace roundtrip
