// SPDX-License-Identifier: GPL-3.0-or-later
#include "sweep.h"

#include "export/caption.h"
#include "format.h"
#include "model/statistics.h"
#include "plan/experiments.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace roundtrip {
namespace {

struct SweepWords {
    Q_DECLARE_TR_FUNCTIONS(roundtrip::Sweep)
};

constexpr double noise = 1.05; // what one point may be behind and still count as even

enum class Kind { CpuOne, CpuAll, Device };

std::optional<Kind> kindOf(const Plan& plan)
{
    for (const Operation& operation : plan.operations) {
        if (operation.kind == OperationKind::HostLoop)
            return operation.threads == 1 ? Kind::CpuOne : Kind::CpuAll;
        if (operation.kind == OperationKind::Launch)
            return Kind::Device;
    }
    return std::nullopt;
}

ChartPoint pointOf(std::uint64_t x, const Statistics& s)
{
    return {static_cast<double>(x), s.median, s.lowerQuartile, s.upperQuartile};
}

// One line: what `measure` says of every plan of that kind.
template <class Measure>
std::vector<ChartPoint> line(const std::vector<Run>& runs, std::uint64_t Settings::*x, Kind kind, Measure measure)
{
    std::vector<ChartPoint> result;
    for (const Run& run : runs) {
        const std::size_t plans = std::min(run.plans.size(), run.report.measurements.size());
        for (std::size_t p = 0; p < plans; ++p) {
            const Measurement& measurement = run.report.measurements[p];
            if (kindOf(run.plans[p]) != kind || measurement.failure)
                continue;
            const Statistics statistics = measure(run.plans[p], measurement);
            if (statistics.count > 0 && statistics.median > 0)
                result.push_back(pointOf(run.settings.*x, statistics));
            break;
        }
    }
    std::sort(result.begin(), result.end(), [](const ChartPoint& a, const ChartPoint& b) { return a.x < b.x; });
    return result;
}

Statistics kernelTime(const Plan& plan, const Measurement& measurement)
{
    return phaseSummary(plan, measurement, Phase::Compute).timeNs;
}
Statistics wallTime(const Plan&, const Measurement& measurement) { return wallStatistics(measurement); }

std::size_t repetitionsOf(const std::vector<Run>& runs)
{
    std::size_t least = 0;
    for (const Run& run : runs)
        for (const Measurement& measurement : run.report.measurements)
            if (!measurement.repetitions.empty())
                least = least == 0 ? measurement.repetitions.size() : std::min(least, measurement.repetitions.size());
    return least;
}

QString aboutCount(double value, const QLocale& locale)
{
    const double step = std::pow(10, std::max(0.0, std::floor(std::log10(std::max(value, 1.0))) - 1)); // two digits
    return format::count(static_cast<std::uint64_t>(std::llround(value / step) * std::llround(step)), locale);
}

QString sizeText(double n, const QLocale& locale)
{
    const double exponent = std::log2(n);
    return exponent == std::floor(exponent) && exponent >= 10 ? powerOfTwo(exponent)
                                                              : format::count(static_cast<std::uint64_t>(n), locale);
}

// "A at n ≈ 18 000": where the challenger overtakes; a mark in the chart, if it does and there is somebody to see it.
QString overtakes(Chart& chart, const BreakEven& b, const QLocale& locale, Marks marks)
{
    switch (b.kind) {
    case BreakEven::Kind::NotMeasured: return {};
    case BreakEven::Kind::Never: return SweepWords::tr("none up to n = %1").arg(sizeText(b.to, locale));
    case BreakEven::Kind::Always: return SweepWords::tr("ahead from n = %1 on").arg(sizeText(b.from, locale));
    case BreakEven::Kind::At: break;
    }
    if (marks == Marks::None)
        return SweepWords::tr("at n ≈ %1").arg(aboutCount(b.x, locale));
    const QString letter(QChar(static_cast<char16_t>(u'A' + chart.marks.size())));
    chart.marks.push_back({b.x, b.y, letter});
    return SweepWords::tr("%1 at n ≈ %2").arg(letter, aboutCount(b.x, locale));
}

// One sentence: the challenger against both kinds of loop.
void addBreakEven(Chart& chart, const ChartSeries& challenger, const ChartSeries& one, const ChartSeries& all,
    const QLocale& locale, Marks marks)
{
    const QString first = overtakes(chart, breakEven(challenger.points, one.points), locale, marks);
    const QString second = overtakes(chart, breakEven(challenger.points, all.points), locale, marks);
    QStringList parts;
    if (!first.isEmpty() && first == second)
        parts += first;
    else {
        if (!first.isEmpty())
            parts += SweepWords::tr("%1 (%2)").arg(first, one.name);
        if (!second.isEmpty())
            parts += SweepWords::tr("%1 (%2)").arg(second, all.name);
    }
    if (!parts.isEmpty())
        chart.notes += SweepWords::tr("Break-even, %1: %2").arg(challenger.name, parts.join(QStringLiteral(" · ")));
}

// Times of wrong answers win no race. Said in the chart; false where every answer is right.
bool sayWrongAnswers(Chart& chart, const std::vector<Run>& runs, std::uint64_t Settings::*x)
{
    constexpr qsizetype most = 5;
    QStringList where;
    for (const Run& run : runs)
        if (!answerIsRight(run.report))
            where += QString::number(run.settings.*x);
    if (where.isEmpty())
        return false;
    if (where.size() > most)
        where = where.mid(0, most) << QStringLiteral("…");
    const QString list = where.join(QStringLiteral(", "));
    chart.notes += x == &Settings::elements ? SweepWords::tr("The answer is wrong at n = %1.").arg(list)
                                            : SweepWords::tr("The answer is wrong with a block of %1.").arg(list);
    return true;
}

} // namespace

bool answerIsRight(const Report& report)
{
    return std::all_of(report.measurements.begin(), report.measurements.end(),
        [](const Measurement& m) { return !m.check || m.check->passed(); });
}

std::vector<std::uint64_t> sweepValues(std::uint64_t from, std::uint64_t to, std::size_t points)
{
    from = std::max<std::uint64_t>(from, 1);
    to = std::max(to, from);
    std::vector<std::uint64_t> values;
    if (points == 0) {
        values.push_back(from);
        for (std::uint64_t power = 1; power != 0 && power < to; power <<= 1)
            if (power > from)
                values.push_back(power);
    } else {
        const double ratio = std::log(static_cast<double>(to) / static_cast<double>(from));
        const std::size_t steps = std::clamp<std::size_t>(points, 2, mostSweepPoints) - 1;
        for (std::size_t i = 0; i < steps; ++i)
            values.push_back(static_cast<std::uint64_t>(std::llround(
                static_cast<double>(from) * std::exp(ratio * static_cast<double>(i) / static_cast<double>(steps)))));
        values.front() = from;
    }
    values.push_back(to);
    values.erase(std::unique(values.begin(), values.end()), values.end());
    return values;
}

BreakEven breakEven(const std::vector<ChartPoint>& challenger, const std::vector<ChartPoint>& incumbent)
{
    struct Pair {
        double x, a, b;
    };
    std::vector<Pair> pairs;
    for (const ChartPoint& p : challenger) {
        const auto other
            = std::find_if(incumbent.begin(), incumbent.end(), [&](const ChartPoint& q) { return q.x == p.x; });
        if (other != incumbent.end() && p.x > 0 && p.y > 0 && other->y > 0)
            pairs.push_back({p.x, p.y, other->y});
    }
    BreakEven result;
    if (pairs.empty())
        return result;
    result.from = pairs.front().x;
    result.to = pairs.back().x;
    std::size_t first = pairs.size(); // from here on the challenger is ahead, or behind by no more than noise
    while (first > 0 && pairs[first - 1].a < pairs[first - 1].b * noise)
        --first;
    while (first < pairs.size() && pairs[first].a >= pairs[first].b)
        ++first;
    if (first == pairs.size()) {
        result.kind = BreakEven::Kind::Never;
    } else if (first == 0) {
        result = {BreakEven::Kind::Always, pairs[0].x, pairs[0].a, result.from, result.to};
    } else {
        const Pair &before = pairs[first - 1], &after = pairs[first];
        const double lead = std::log(before.a / before.b), trail = std::log(after.a / after.b); // ≥ 0, < 0
        const double t = lead / (lead - trail);
        const auto between
            = [t](double from, double to) { return std::exp(std::log(from) + t * (std::log(to) - std::log(from))); };
        result = {BreakEven::Kind::At, between(before.x, after.x), between(before.a, after.a), result.from, result.to};
    }
    return result;
}

Chart sweepChart(const std::vector<Run>& runs, const QLocale& locale, Marks marks)
{
    Chart chart;
    chart.title = SweepWords::tr("Time against problem size");
    chart.subtitle = SweepWords::tr("log–log, median of %1, whiskers = quartiles").arg(repetitionsOf(runs));
    chart.x = {SweepWords::tr("elements n"), AxisKind::Powers, QStringLiteral("n")};
    chart.y = {SweepWords::tr("time"), AxisKind::Durations};
    const ChartSeries one{
        SweepWords::tr("CPU, 1 thread"), Tone::Host, false, false, line(runs, &Settings::elements, Kind::CpuOne, wallTime)};
    const ChartSeries all{SweepWords::tr("CPU, all threads"), Tone::Muted, true, false,
        line(runs, &Settings::elements, Kind::CpuAll, wallTime)};
    const ChartSeries kernel{SweepWords::tr("device kernel"), Tone::Compute, false, false,
        line(runs, &Settings::elements, Kind::Device, kernelTime)};
    const ChartSeries whole{SweepWords::tr("device with transfers"), Tone::Accent, true, false,
        line(runs, &Settings::elements, Kind::Device, wallTime)};
    chart.series = {one, all, kernel, whole};
    if (!sayWrongAnswers(chart, runs, &Settings::elements))
        for (const ChartSeries* challenger : {&kernel, &whole})
            addBreakEven(chart, *challenger, one, all, locale, marks);
    if (!runs.empty())
        chart.caption = captionOf(runs.back(), CaptionFor::Sweep);
    return chart;
}

Chart blockChart(const std::vector<Run>& runs, const QLocale& locale)
{
    Chart chart;
    chart.kind = Chart::Kind::Bars;
    chart.title = SweepWords::tr("Kernel time by block size");
    const std::uint64_t n = runs.empty() ? 0 : runs.front().settings.elements;
    chart.subtitle = SweepWords::tr("n = %1, median of %2, shorter is better")
                         .arg(sizeText(static_cast<double>(n), locale))
                         .arg(repetitionsOf(runs));
    chart.x = {SweepWords::tr("threads in a block"), AxisKind::Categories};
    chart.y = {SweepWords::tr("kernel time"), AxisKind::LinearDurations};
    chart.series = {
        {SweepWords::tr("device kernel"), Tone::Host, false, false, line(runs, &Settings::block, Kind::Device, kernelTime)}};
    const auto& bars = chart.series.front().points;
    const auto best = std::min_element(
        bars.begin(), bars.end(), [](const ChartPoint& a, const ChartPoint& b) { return a.y < b.y; });
    if (!sayWrongAnswers(chart, runs, &Settings::block) && best != bars.end())
        chart.best = static_cast<std::size_t>(best - bars.begin());
    if (!runs.empty())
        chart.caption = captionOf(runs.back(), CaptionFor::BlockSweep);
    return chart;
}

} // namespace roundtrip
