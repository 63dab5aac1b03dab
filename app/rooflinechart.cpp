// SPDX-License-Identifier: GPL-3.0-or-later
#include "sweep.h"

#include "export/caption.h"
#include "format.h"
#include "model/statistics.h"
#include "plan/roofline.h"
#include "settingnames.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

// Operations a second against operations a byte: two limits that were measured here, and kernels below them.

namespace roundtrip {
namespace {

struct RooflinechartWords {
    Q_DECLARE_TR_FUNCTIONS(roundtrip::Roofline)
};

// Of the launches: per ns, so bytes give GB/s and operations GFLOP/s. Faster is above: the quartiles change sides.
ChartPoint rateOf(const Plan& plan, const Measurement& measurement, std::uint64_t Operation::*what)
{
    const double work = ofLaunches(plan, what);
    const Statistics ns = phaseSummary(plan, measurement, Phase::Compute).timeNs;
    if (ns.count == 0 || ns.lowerQuartile <= 0)
        return {};
    return {intensityOf(plan), work / ns.median, work / ns.upperQuartile, work / ns.lowerQuartile};
}

// What the roof allows at that intensity.
double roofAt(double intensity, double memory, double arithmetic) { return std::min(intensity * memory, arithmetic); }

QString percent(double share, const QLocale& locale) { return format::percent(static_cast<int>(std::lround(100 * share)), locale); }

} // namespace

Chart rooflineChart(const std::vector<Run>& runs, const QLocale& locale)
{
    Chart chart;
    chart.title = RooflinechartWords::tr("The roofline of this device");
    chart.x = {RooflinechartWords::tr("operations for each byte read or written"), AxisKind::Ratios};
    chart.y = {RooflinechartWords::tr("operations"), AxisKind::OperationRates};
    if (runs.empty())
        return chart;
    const Run& run = runs.back();
    const auto& all = run.report.measurements;
    const bool complete = all.size() > FirstKernel && run.plans.size() == all.size()
        && std::none_of(all.begin(), all.begin() + FirstKernel, [](const Measurement& m) { return m.failure || m.repetitions.empty(); });
    if (!complete)
        return chart;
    const double memory = rateOf(run.plans[MemoryLimit], all[MemoryLimit], &Operation::bytes).y;
    const double arithmetic = rateOf(run.plans[ArithmeticLimit], all[ArithmeticLimit], &Operation::flops).y;
    if (!(memory > 0 && arithmetic > 0))
        return chart;
    const double ridge = arithmetic / memory, right = std::max(intensityOf(run.plans[ArithmeticLimit]), 4 * ridge);
    const auto corner = [&](double x) {
        const double y = roofAt(x, memory, arithmetic);
        return ChartPoint{x, y, y, y};
    };
    chart.subtitle = RooflinechartWords::tr("log–log, both limits measured here, median of %1").arg(all.front().repetitions.size());
    chart.series.push_back({RooflinechartWords::tr("limits"), Tone::Muted, true, false, {corner(1.0 / 32), corner(ridge), corner(right)}});
    chart.series.push_back({RooflinechartWords::tr("one chain"), Tone::Host, false, false, {rateOf(run.plans[OneChain], all[OneChain], &Operation::flops)}});
    chart.notes += RooflinechartWords::tr("Below %1 operations a byte the memory is the limit (%2), above it the arithmetic (%3).")
                       .arg(format::number(ridge, locale), format::rate(memory, locale), RooflinechartWords::tr("%1 GFLOP/s").arg(format::number(arithmetic, locale)));
    constexpr Tone tones[] = {Tone::Compute, Tone::Upload, Tone::Download};
    QStringList shares;
    for (std::size_t p = FirstKernel; p < run.plans.size(); ++p) {
        if (all[p].failure || (all[p].check && !all[p].check->passed()))
            continue; // a wrong answer has no speed
        const ChartPoint point = rateOf(run.plans[p], all[p], &Operation::flops);
        if (!(point.x > 0 && point.y > 0))
            continue;
        const QString name = QString::fromStdString(run.plans[p].programs.front().function);
        chart.series.push_back({name, tones[(p - FirstKernel) % std::size(tones)], false, false, {point}});
        shares += RooflinechartWords::tr("%1: %2").arg(name, percent(point.y / roofAt(point.x, memory, arithmetic), locale));
    }
    const double chain = chart.series[1].points.front().y;
    shares += RooflinechartWords::tr("one chain: %1, since each step waits for the one before").arg(percent(chain / arithmetic, locale));
    chart.notes += RooflinechartWords::tr("Of what the limits allow: %1.").arg(shares.join(QStringLiteral(" · ")));
    chart.caption = {captionOf(run, CaptionFor::Sweep).last()}; // where and when; many kernels ran
    return chart;
}

} // namespace roundtrip
