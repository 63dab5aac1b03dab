// SPDX-License-Identifier: GPL-3.0-or-later
#include "measures.h"

#include "model/contrast.h"
#include "format.h"
#include "plan/coverage.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>

namespace roundtrip {
namespace {

struct MeasuresWords { Q_DECLARE_TR_FUNCTIONS(roundtrip::Measures) };

// Share of the time in which something was copied or computed, that was copying.
std::optional<double> transferShare(const Run& run)
{
    const auto parts = medianBreakdown(run);
    if (!parts)
        return {};
    const double copies = static_cast<double>(parts->uploadOnly + parts->downloadOnly);
    const double busy = copies + static_cast<double>(parts->computeOnly + parts->overlap);
    return busy > 0 ? std::optional<double>(copies / busy) : std::nullopt;
}

std::optional<double> ratio(const Run& run, Contrasted what)
{
    const auto found = contrast(run.plans, run.report, what);
    return found ? std::optional<double>(found->ratio) : std::nullopt;
}

std::optional<double> ofCheck(const Run& run, std::uint64_t (*value)(const Check&))
{
    if (run.report.measurements.empty() || !run.report.measurements.front().check)
        return {};
    return static_cast<double>(value(*run.report.measurements.front().check));
}

std::optional<double> breakEvenPoint(const std::vector<Run>& sweep)
{
    const BreakEven found = wholeTripBreakEven(sweep);
    switch (found.kind) {
    case BreakEven::Kind::NotMeasured: return {};
    case BreakEven::Kind::Never: return std::numeric_limits<double>::infinity();
    case BreakEven::Kind::Always: return found.from;
    case BreakEven::Kind::At: break;
    }
    return found.x;
}

} // namespace

std::optional<Breakdown> medianBreakdown(const Run& run)
{
    if (run.plans.empty() || run.report.measurements.empty())
        return {};
    const Measurement& measurement = run.report.measurements.front();
    const auto median = medianRepetition(measurement);
    if (!median)
        return {};
    return breakdown(run.plans.front(), measurement.repetitions[*median]);
}

std::optional<double> orderedShare(const Run& run)
{
    for (const Measurement& measurement : run.report.measurements)
        for (const Capture& capture : measurement.captures)
            if (capture.buffer == "order" && capture.values.size() > 1) {
                std::size_t follows = 0;
                for (std::size_t i = 1; i < capture.values.size(); ++i)
                    follows += capture.values[i] == capture.values[i - 1] + 1 ? 1 : 0;
                return static_cast<double>(follows) / static_cast<double>(capture.values.size() - 1);
            }
    return {};
}

std::optional<double> measured(const QString& measure, const std::vector<Run>& runs)
{
    if (runs.empty())
        return {};
    const Run& run = runs.back();
    const auto is = [&measure](const char* name) { return measure == QLatin1String(name); };
    if (is("transfer-share"))
        return transferShare(run);
    if (is("spare-threads"))
        return static_cast<double>(coverage(run.settings).spare);
    if (is("wrong-elements"))
        return ofCheck(run, [](const Check& check) { return check.mismatches; });
    if (is("outside-elements"))
        return ofCheck(run, damagedElements);
    if (is("ordered-share"))
        return orderedShare(run);
    if (is("break-even"))
        return breakEvenPoint(runs);
    if (is("total-ratio"))
        return ratio(run, Contrasted::Wall);
    return is("kernel-ratio") ? ratio(run, Contrasted::Kernels) : std::nullopt;
}

QString measureText(const QString& measure, double value, const QLocale& locale)
{
    if (measure.endsWith(QLatin1String("-share")))
        return format::percent(static_cast<int>(std::floor(value * 100 + (value < 1 && value > 0.99 ? 0 : 0.5))), locale);
    if (measure == QLatin1String("break-even"))
        return std::isinf(value) ? MeasuresWords::tr("at no n here") : MeasuresWords::tr("at n ≈ %1").arg(format::count(static_cast<std::uint64_t>(value), locale));
    if (measure.endsWith(QLatin1String("-ratio")))
        return MeasuresWords::tr("%1 times").arg(format::number(value, locale));
    const QString count = format::count(static_cast<std::uint64_t>(value), locale);
    return measure == QLatin1String("spare-threads") ? MeasuresWords::tr("%1 threads").arg(count) : MeasuresWords::tr("%1 elements").arg(count);
}

BreakEven wholeTripBreakEven(const std::vector<Run>& sweep)
{
    enum Line : std::size_t { OneThread, AllThreads, Kernel, WholeTrip }; // as sweepChart draws them
    const Chart chart = sweepChart(sweep, QLocale::c(), Marks::None);
    const BreakEven one = breakEven(chart.series[WholeTrip].points, chart.series[OneThread].points);
    const BreakEven all = breakEven(chart.series[WholeTrip].points, chart.series[AllThreads].points);
    const bool oneIsHarder = one.kind == BreakEven::Kind::Never || (one.kind == BreakEven::Kind::At && all.kind != BreakEven::Kind::Never && one.x > all.x);
    return oneIsHarder ? one : all;
}

std::uint64_t damagedElements(const Check& check)
{
    std::uint64_t elements = 0;
    for (const GuardHit& hit : check.outside)
        elements += hit.elements;
    return elements;
}

const Check* wrongAnswer(const Run& run)
{
    for (const Measurement& measurement : run.report.measurements)
        if (measurement.check && !measurement.check->passed())
            return &*measurement.check;
    return nullptr;
}

QString lossText(const Check& check, const QLocale& locale)
{
    const std::uint64_t outside = damagedElements(check);
    if (check.untouched == 0 && outside == 0)
        return MeasuresWords::tr("Nothing was lost, and the guard zones around the arrays are untouched.");
    QStringList found;
    if (check.untouched > 0)
        found += MeasuresWords::tr("Lost, because nobody wrote them: %1 elements.").arg(format::count(check.untouched, locale));
    if (outside > 0)
        found += MeasuresWords::tr("Overwritten in the guard zones behind the arrays: %1 elements.").arg(format::count(outside, locale));
    return found.join(QLatin1Char(' '));
}

} // namespace roundtrip
