// SPDX-License-Identifier: GPL-3.0-or-later
#include "guesses.h"

namespace roundtrip {
namespace {

constexpr std::size_t aSweep = 5; // points, from which on they are one

std::vector<Run> lastOf(const Prediction& prediction, const Results& results)
{
    if (prediction.experiment == Experiment::SweepElements)
        return results.elementSweep.size() < aSweep ? std::vector<Run>{} : results.elementSweep;
    if (prediction.experiment == Experiment::BlockOrder)
        return results.orders.empty() ? std::vector<Run>{} : std::vector<Run>{results.orders.back()};
    const std::optional<Run>& run = prediction.against.empty() ? results.run : results.compared;
    return run ? std::vector<Run>{*run} : std::vector<Run>{};
}

// A sweep goes through the setting that it sweeps, whatever it was before.
Assignments askedFor(const Prediction& prediction)
{
    Assignments set = prediction.set;
    if (prediction.experiment == Experiment::SweepElements)
        std::erase_if(set, [](const Assignment& assignment) { return assignment.setting == QLatin1String("elements"); });
    return set;
}

} // namespace

std::vector<Run> answersTo(const Prediction& prediction, const Results& results)
{
    std::vector<Run> runs = lastOf(prediction, results);
    return !runs.empty() && holds(askedFor(prediction), runs.back().settings) ? runs : std::vector<Run>{};
}

const Choice* choiceFor(const Prediction& prediction, double value)
{
    for (const Choice& choice : prediction.choices)
        if (value <= choice.upTo)
            return &choice;
    return nullptr;
}

} // namespace roundtrip
