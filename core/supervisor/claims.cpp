// SPDX-License-Identifier: GPL-3.0-or-later
#include "supervisor/claims.h"

#include <algorithm>

namespace roundtrip {
namespace {

bool isForWorkersToSay(const Failure& failure)
{
    switch (failure.code) {
    case FailureCode::Crashed:
    case FailureCode::TimedOut:
    case FailureCode::Stopped:
    case FailureCode::Superseded:
    case FailureCode::EngineMissing: return false;
    default: return true;
    }
}

bool fits(const Repetition& repetition, const Plan& plan)
{
    return std::all_of(repetition.spans.begin(), repetition.spans.end(), [&](const Span& span) { return span.operation < plan.operations.size(); });
}

bool fits(const Measurement& measurement, const Plan& plan, const Request& request)
{
    return (!measurement.failure || isForWorkersToSay(*measurement.failure))
        && measurement.repetitions.size() <= std::max<std::size_t>(1, request.repetitions)
        && (!measurement.firstRun || fits(*measurement.firstRun, plan))
        && std::all_of(measurement.repetitions.begin(), measurement.repetitions.end(), [&](const Repetition& one) { return fits(one, plan); });
}

} // namespace

bool isPlausible(const Outcome& outcome, const Request& request)
{
    if (const auto* failure = std::get_if<Failure>(&outcome))
        return isForWorkersToSay(*failure);
    const auto& measurements = std::get<Report>(outcome).measurements;
    if (measurements.size() != request.plans.size())
        return false;
    for (std::size_t i = 0; i < measurements.size(); ++i)
        if (!fits(measurements[i], request.plans[i], request))
            return false;
    return true;
}

bool isSpoilt(const Outcome& outcome)
{
    const auto isLoss = [](const Failure& failure) { return failure.code == FailureCode::DeviceLost; };
    if (const auto* failure = std::get_if<Failure>(&outcome))
        return isLoss(*failure);
    const auto& measurements = std::get<Report>(outcome).measurements;
    return std::any_of(measurements.begin(), measurements.end(), [&](const Measurement& one) {
        return (one.failure && isLoss(*one.failure)) || (one.check && !one.check->outside.empty());
    });
}

} // namespace roundtrip
