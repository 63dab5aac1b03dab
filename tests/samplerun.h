// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// A run with known times, for tests of what is made of runs. Not measured.

#include "model/request.h"
#include "plan/experiments.h"

namespace roundtrip {

// Every step of the plan takes 1 234 567 ns and 2 ns more in each later repetition; the host's calls take 4 000 ns.
// One after the other, or, where the plan is out of order, each starting in the middle of the one before.
inline Measurement sampleMeasurement(const Plan& plan, std::uint32_t repetitions)
{
    Measurement measurement;
    for (std::uint32_t r = 0; r < repetitions; ++r) {
        const std::int64_t length = 1'234'567 + 2 * r;
        Repetition repetition;
        std::int64_t at = 10'000;
        for (std::uint32_t i = 0; i < plan.operations.size(); ++i) {
            Span span;
            span.operation = i;
            span.callBegan = 5'000 * i;
            span.callEnded = span.callBegan + 4'000;
            span.queued = span.callBegan + 1'000;
            span.submitted = span.callBegan + 2'000;
            span.started = at;
            span.ended = at + length;
            at += plan.queues > 1 ? length / 2 : length + 500;
            repetition.spans.push_back(span);
            repetition.ended = span.ended + 20'000;
        }
        measurement.repetitions.push_back(repetition);
    }
    if (plan.check)
        measurement.check = Check{plan.check->reference, plan.check->count, 0, 0, 4, {}, {}, {}};
    return measurement;
}

inline Run sampleRun(const Settings& settings = {})
{
    Run run;
    run.number = 3;
    run.endedAt = "2026-03-04T05:06:07+01:00";
    run.appVersion = "0.1.0";
    run.device.id = "sample";
    run.device.name = "Sample Device 3000";
    run.device.platform = "Sample Platform";
    run.device.kind = DeviceKind::Gpu;
    run.settings = settings;
    run.plans = {planFor(settings, "__kernel void vec_add() {}")};
    run.report.deviceId = run.device.id;
    run.report.measurements = {sampleMeasurement(run.plans[0], settings.repetitions)};
    return run;
}

} // namespace roundtrip
