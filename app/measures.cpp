// SPDX-License-Identifier: GPL-3.0-or-later
#include "measures.h"

#include "failuretext.h"
#include "format.h"
#include "model/statistics.h"
#include "plan/coverage.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace roundtrip {
namespace {

struct Words { Q_DECLARE_TR_FUNCTIONS(roundtrip::Measures) };

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

// Of the first plan to the second, repetition by repetition: they were interleaved.
std::optional<double> ratio(const Run& run, double (*value)(const Plan&, const Measurement&))
{
    if (run.plans.size() < 2 || run.report.measurements.size() < 2)
        return {};
    const double one = value(run.plans[0], run.report.measurements[0]);
    const double other = value(run.plans[1], run.report.measurements[1]);
    return one > 0 && other > 0 ? std::optional<double>(one / other) : std::nullopt;
}

double wallMedian(const Plan&, const Measurement& measurement) { return wallStatistics(measurement).median; }

double kernelMedian(const Plan& plan, const Measurement& measurement)
{
    return phaseSummary(plan, measurement, Phase::Compute).timeNs.median;
}

} // namespace

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

std::optional<double> measured(const QString& measure, const Run& run)
{
    if (measure == QLatin1String("transfer-share"))
        return transferShare(run);
    if (measure == QLatin1String("spare-threads"))
        return static_cast<double>(coverage(run.settings).spare);
    if (measure == QLatin1String("wrong-elements")) {
        if (run.report.measurements.empty() || !run.report.measurements.front().check)
            return {};
        return static_cast<double>(run.report.measurements.front().check->mismatches);
    }
    if (measure == QLatin1String("ordered-share"))
        return orderedShare(run);
    if (measure == QLatin1String("total-ratio"))
        return ratio(run, wallMedian);
    return measure == QLatin1String("kernel-ratio") ? ratio(run, kernelMedian) : std::nullopt;
}

QString measureText(const QString& measure, double value, const QLocale& locale)
{
    if (measure.endsWith(QLatin1String("-share")))
        return format::percent(static_cast<int>(std::floor(value * 100 + (value < 1 && value > 0.99 ? 0 : 0.5))), locale);
    if (measure.endsWith(QLatin1String("-ratio")))
        return Words::tr("%1 times").arg(format::number(value, locale));
    const QString count = format::count(static_cast<std::uint64_t>(value), locale);
    return measure == QLatin1String("spare-threads") ? Words::tr("%1 threads").arg(count) : Words::tr("%1 elements").arg(count);
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
    std::uint64_t outside = 0;
    for (const GuardHit& hit : check.outside)
        outside += hit.elements;
    if (check.untouched == 0 && outside == 0)
        return Words::tr("Nothing was lost, and the guard zones around the arrays are untouched.");
    QStringList found;
    if (check.untouched > 0)
        found += Words::tr("Lost, because nobody wrote them: %1 elements.").arg(format::count(check.untouched, locale));
    if (outside > 0)
        found += Words::tr("Overwritten in the guard zones behind the arrays: %1 elements.").arg(format::count(outside, locale));
    return found.join(QLatin1Char(' '));
}

QString resultText(const Run& run, const QLocale& locale)
{
    if (run.report.measurements.empty())
        return {};
    if (orderedShare(run))
        return orderText({run}, locale);
    const Measurement& measurement = run.report.measurements.front();
    QStringList sentences;
    if (const auto median = medianRepetition(measurement)) {
        const std::int64_t wall = measurement.repetitions[*median].wallNs();
        sentences += Words::tr("Run %1 took %2.").arg(run.number).arg(format::duration(wall, locale));
        if (const auto share = transferShare(run))
            sentences += Words::tr("Copies were %1 of the busy time.").arg(measureText(QStringLiteral("transfer-share"), *share, locale));
    }
    if (measurement.check)
        sentences += measurement.check->passed() ? explain(*measurement.check, locale).what : sentence(*measurement.check);
    return sentences.join(QLatin1Char(' '));
}

QString orderText(const std::vector<Run>& orders, const QLocale& locale)
{
    if (orders.empty())
        return Words::tr("In which order do the blocks run? Nobody promises one: record it.");
    const std::uint64_t grid = coverage(orders.back().settings).grid;
    if (grid == 1)
        return Words::tr("A single block has no order. Ask for more of them.");
    QStringList shares;
    bool allInOrder = true;
    for (const Run& run : orders) {
        const double share = orderedShare(run).value_or(0);
        allInOrder = allInOrder && share == 1;
        shares += measureText(QStringLiteral("ordered-share"), share, locale);
    }
    const QString blocks = format::count(grid, locale);
    if (allInOrder)
        return Words::tr("%1 blocks: all in order this time. That promises nothing for the next run or another device.").arg(blocks);
    return Words::tr("%1 blocks: %2 of them ran right after the block before them. Another run will differ.")
        .arg(blocks, shares.join(QStringLiteral(", ")));
}

} // namespace roundtrip
