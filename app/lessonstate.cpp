// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessonstate.h"

namespace roundtrip {

void forgetVerdict(Results& results)
{
    results.verdict.reset();
    results.judged.clear();
    results.spot.reset();
    results.detection.reset();
}

const std::vector<Run>& runsOf(const Results& results, Experiment kind)
{
    static const std::vector<Run> none;
    switch (kind) {
    case Experiment::SweepElements: return results.elementSweep;
    case Experiment::SweepBlock: return results.blockSweep;
    case Experiment::BlockOrder: return results.orders;
    default: break;
    }
    const auto found = results.trials.find(kind);
    return found == results.trials.end() ? none : found->second;
}

bool isLatest(const Results& results, Experiment kind)
{
    const std::vector<Run>& runs = runsOf(results, kind);
    return results.run && !runs.empty() && runs.back().number == results.run->number;
}

} // namespace roundtrip
