// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What would a run look like on a device with easy numbers? Copies at 10 GB/s, kernels at 20 GB/s, calls of 6 µs.

#include "model/request.h"
#include "model/statistics.h"
#include "plan/experiments.h"

#include <algorithm>
#include <map>

namespace roundtrip::fake {

inline std::int64_t durationNs(const Plan& plan, const Operation& operation)
{
    const std::uint64_t copied = operation.buffer < plan.buffers.size() ? operation.count * sizeBytes(plan.buffers[operation.buffer].type) : 0;
    switch (operation.kind) {
    case OperationKind::Write:
    case OperationKind::Read: return 4'000 + static_cast<std::int64_t>(copied / 10);
    case OperationKind::Launch: return 5'000 + static_cast<std::int64_t>(operation.bytes / 20);
    case OperationKind::HostLoop: return 2'000 + static_cast<std::int64_t>(operation.bytes / 8);
    default: return 1'000;
    }
}

inline Repetition repetition(const Plan& plan, std::int64_t began = 0, double factor = 1.0)
{
    Repetition result;
    result.began = began;
    std::int64_t host = began;
    std::map<std::uint32_t, std::int64_t> queueEnds;
    std::vector<std::int64_t> ends(plan.operations.size(), began);
    for (std::uint32_t i = 0; i < plan.operations.size(); ++i) {
        const Operation& operation = plan.operations[i];
        Span span;
        span.operation = i;
        span.callBegan = host;
        span.callEnded = host + 6'000;
        const bool device = phaseOf(operation).has_value();
        if (device) {
            span.queued = host + 3'000;
            span.submitted = host + 5'000;
            std::int64_t start = std::max(span.submitted + 4'000, queueEnds[operation.queue]);
            for (const std::uint32_t wait : operation.waits)
                start = std::max(start, ends[wait]);
            span.started = start;
            span.ended = start + static_cast<std::int64_t>(factor * static_cast<double>(durationNs(plan, operation)));
            ends[i] = queueEnds[operation.queue] = span.ended;
        }
        if (operation.blocking || operation.kind == OperationKind::Finish)
            for (const auto& [queue, end] : queueEnds)
                if (queue == operation.queue || operation.kind == OperationKind::Finish)
                    span.callEnded = std::max(span.callEnded, end + 8'000);
        host = span.callEnded + 1'000;
        result.spans.push_back(span);
    }
    for (const auto& [queue, end] : queueEnds)
        host = std::max(host, end + 8'000);
    result.ended = host;
    return result;
}

inline Run run(const Settings& settings)
{
    Run result;
    result.number = 18;
    result.endedAt = "2026-01-01T12:00:00+00:00";
    result.appVersion = "0.1.0";
    result.device.name = "cpu-easy";
    result.device.platform = "Portable Computing Language";
    result.device.kind = DeviceKind::Cpu;
    result.device.budgetBytes = 3'972'844'748;
    result.settings = settings;
    result.plans.push_back(planFor(settings, "__kernel void k() {}"));
    Measurement measurement;
    for (const double factor : {1.2, 1.0, 0.9, 1.5, 1.0})
        measurement.repetitions.push_back(repetition(result.plans[0], 0, factor));
    result.report.measurements.push_back(std::move(measurement));
    return result;
}

// One span a step on a plan of its own, for odd times.
struct Step {
    OperationKind kind;
    std::int64_t started, ended;
};

inline std::pair<Plan, Repetition> steps(const std::vector<Step>& all, std::int64_t began, std::int64_t ended)
{
    std::pair<Plan, Repetition> result;
    auto& [plan, repetition] = result;
    plan.buffers.push_back({"a", ElementType::Float, 1000, {Fill::Kind::Random, 1}, false, 0, 0});
    repetition.began = began;
    repetition.ended = ended;
    for (const Step& step : all) {
        Operation operation;
        operation.kind = step.kind;
        operation.count = 1000;
        Span span;
        span.operation = static_cast<std::uint32_t>(plan.operations.size());
        span.started = step.started;
        span.ended = step.ended;
        plan.operations.push_back(operation);
        repetition.spans.push_back(span);
    }
    return result;
}

} // namespace roundtrip::fake
