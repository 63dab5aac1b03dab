// SPDX-License-Identifier: GPL-3.0-or-later
#include "trials/trial.h"

#include "format.h"
#include "model/statistics.h"
#include "scenes/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace roundtrip {
namespace {

struct CallsWords {
    Q_DECLARE_TR_FUNCTIONS(roundtrip::Calls)
};

// Median over the repetitions of one operation's time; below 0: not given.
double medianOf(const Measurement& measurement, std::size_t operation, auto&& time)
{
    std::vector<double> values;
    for (const Repetition& repetition : measurement.repetitions)
        if (operation < repetition.spans.size())
            if (const std::int64_t ns = time(repetition.spans[operation]); ns >= 0)
                values.push_back(static_cast<double>(ns));
    const Statistics s = statistics(std::move(values));
    return s.count > 0 ? s.median : -1;
}

std::int64_t callNs(const Span& span)
{
    return span.callBegan == notGiven || span.callEnded == notGiven ? -1 : span.callEnded - span.callBegan;
}
std::int64_t deviceNs(const Span& span) { return hasTime(span) ? span.ended - span.started : -1; }

QString written(double ns, const QLocale& locale) { return ns < 0 ? QStringLiteral("–") : format::duration(ns, locale); }

// What the host spends in calls, then in finish.
BarRow hostRow(const QString& name, const Plan& plan, const Measurement& measurement, const QLocale& locale)
{
    BarRow row{name, {}, {}};
    double at = 0;
    for (const bool waits : {false, true})
        for (std::size_t i = 0; i < plan.operations.size(); ++i) {
            const bool isFinish = plan.operations[i].kind == OperationKind::Finish;
            const double ns = isFinish == waits ? medianOf(measurement, i, callNs) : -1;
            if (ns < 0)
                continue;
            const bool isWaiting = isFinish || plan.operations[i].blocking;
            row.parts.push_back({at, at + ns, isWaiting ? Tone::Waiting : Tone::Host, Texture::Plain});
            at += ns;
        }
    row.value = format::duration(at, locale);
    return row;
}

} // namespace

Trial trials::calls(const Run& run, const QLocale& locale)
{
    Trial trial;
    const Measurement &waiting = run.report.measurements[0], &free = run.report.measurements[1];
    if (waiting.failure || free.failure || free.repetitions.empty())
        return trial;
    double calls = 0, device = 0, launch = 0, kernel = 0;
    trial.table.push_back({CallsWords::tr("call"), CallsWords::tr("waits: back after"), CallsWords::tr("does not wait: back after"), CallsWords::tr("the device worked")});
    std::size_t other = 0; // the same operation of the plan that waits
    for (std::size_t i = 0; i < run.plans[1].operations.size(); ++i) {
        const Operation& operation = run.plans[1].operations[i];
        const double call = medianOf(free, i, callNs), worked = medianOf(free, i, deviceNs);
        const bool isFinish = operation.kind == OperationKind::Finish;
        while (!isFinish && other < run.plans[0].operations.size() && run.plans[0].operations[other].label != operation.label)
            ++other;
        double wait = isFinish ? -1 : medianOf(waiting, other, callNs);
        if (operation.kind == OperationKind::Launch) { // which waits in the finish behind it
            wait += std::max(0.0, medianOf(waiting, other + 1, callNs));
            launch = call;
            kernel = worked;
        }
        if (!isFinish)
            calls += std::max(0.0, call);
        device += std::max(0.0, worked);
        trial.table.push_back({operationName(run.plans[1], operation), written(wait, locale), written(call, locale), written(worked, locale)});
    }
    trial.sentence = CallsWords::tr("Calls that do not wait were back after %1 in all, while the device worked for %2: the wait moved into finish.")
                         .arg(format::duration(calls, locale), format::duration(device, locale));
    if (launch >= 0 && kernel >= 0)
        trial.sentence += QLatin1Char(' ') + CallsWords::tr("A timer around the launch would have shown %1 for a kernel of %2.")
                                                 .arg(format::duration(launch, locale), format::duration(kernel, locale));
    trial.bars.rows = {hostRow(CallsWords::tr("calls that wait"), run.plans[0], waiting, locale),
        hostRow(CallsWords::tr("calls that return"), run.plans[1], free, locale)};
    trial.bars.keys = {{CallsWords::tr("the host gives orders"), Tone::Host, Texture::Plain}, {CallsWords::tr("the host waits"), Tone::Waiting, Texture::Plain}};
    return trial;
}

} // namespace roundtrip
