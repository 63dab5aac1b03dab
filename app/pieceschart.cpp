// SPDX-License-Identifier: GPL-3.0-or-later
#include "sweep.h"

#include "export/caption.h"
#include "format.h"
#include "model/statistics.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

// The charts over Settings::chunks: pieces of one upload, and chunks of a pipelined round trip.

namespace roundtrip {
namespace {

struct PieceschartWords {
    Q_DECLARE_TR_FUNCTIONS(roundtrip::Sweep)
};

std::vector<ChartPoint> wallPoints(const std::vector<Run>& runs)
{
    std::vector<ChartPoint> points;
    for (const Run& run : runs) {
        if (run.report.measurements.empty() || run.report.measurements.front().failure)
            continue;
        const Statistics wall = wallStatistics(run.report.measurements.front());
        if (wall.count > 0 && wall.median > 0)
            points.push_back({static_cast<double>(run.settings.chunks), wall.median, wall.lowerQuartile, wall.upperQuartile});
    }
    std::sort(points.begin(), points.end(), [](const ChartPoint& a, const ChartPoint& b) { return a.x < b.x; });
    return points;
}

double median(std::vector<double> values) { return statistics(std::move(values)).median; }

QString sizeOf(const std::vector<Run>& runs, const QLocale& locale)
{
    const Settings& s = runs.front().settings;
    return format::bytes(s.elements * sizeBytes(s.type), locale);
}

void addAbout(Chart& chart, const std::vector<Run>& runs)
{
    if (!runs.empty())
        chart.caption = captionOf(runs.back(), CaptionFor::ChunkSweep);
}

} // namespace

std::optional<PiecesFit> piecesFit(const std::vector<ChartPoint>& points)
{
    std::vector<double> slopes;
    for (std::size_t i = 0; i < points.size(); ++i)
        for (std::size_t j = i + 1; j < points.size(); ++j)
            if (points[j].x != points[i].x)
                slopes.push_back((points[j].y - points[i].y) / (points[j].x - points[i].x));
    if (points.size() < 3 || slopes.empty())
        return {};
    PiecesFit fit;
    fit.fixedNs = median(std::move(slopes));
    std::vector<double> rests;
    for (const ChartPoint& point : points)
        rests.push_back(point.y - fit.fixedNs * point.x);
    fit.bytesNs = median(std::move(rests));
    return fit.fixedNs > 0 && fit.bytesNs >= 0 ? std::optional(fit) : std::nullopt;
}

Chart piecesChart(const std::vector<Run>& runs, const QLocale& locale)
{
    Chart chart;
    chart.title = PieceschartWords::tr("One upload in pieces");
    chart.x = {PieceschartWords::tr("pieces"), AxisKind::Powers};
    chart.y = {PieceschartWords::tr("time"), AxisKind::Durations};
    if (runs.empty())
        return chart;
    chart.subtitle = PieceschartWords::tr("%1 in all, log–log, no kernel runs").arg(sizeOf(runs, locale));
    const ChartSeries measured{PieceschartWords::tr("upload"), Tone::Upload, false, false, wallPoints(runs)};
    chart.series = {measured};
    if (const auto fit = piecesFit(measured.points)) {
        ChartSeries line{PieceschartWords::tr("fitted"), Tone::Muted, true, false, {}};
        for (const ChartPoint& point : measured.points) {
            const double y = fit->bytesNs + fit->fixedNs * point.x;
            line.points.push_back({point.x, y, y, y});
        }
        chart.series.push_back(line);
        chart.notes += PieceschartWords::tr("Fixed cost, fitted: %1 for each piece. The bytes alone: %2.")
                           .arg(format::duration(fit->fixedNs, locale), format::duration(fit->bytesNs, locale));
    } else if (measured.points.size() >= 3) {
        chart.notes += PieceschartWords::tr("More pieces did not take more time here, so there is no fixed cost to fit.");
    }
    addAbout(chart, runs);
    return chart;
}

Chart chunksChart(const std::vector<Run>& runs, const QLocale& locale)
{
    Chart chart;
    chart.kind = Chart::Kind::Bars;
    chart.title = PieceschartWords::tr("Whole time by number of chunks");
    chart.x = {PieceschartWords::tr("chunks"), AxisKind::Categories};
    chart.y = {PieceschartWords::tr("whole time"), AxisKind::LinearDurations};
    if (runs.empty())
        return chart;
    chart.subtitle = PieceschartWords::tr("%1 in each array, shorter is better").arg(sizeOf(runs, locale));
    chart.series = {{PieceschartWords::tr("round trip"), Tone::Host, false, false, wallPoints(runs)}};
    const auto& bars = chart.series.front().points;
    const auto best = std::min_element(bars.begin(), bars.end(), [](const ChartPoint& a, const ChartPoint& b) { return a.y < b.y; });
    const bool right = std::all_of(runs.begin(), runs.end(), [](const Run& run) { return answerIsRight(run.report); });
    if (!right)
        chart.notes += PieceschartWords::tr("Not every answer was right, so no best one is named.");
    else if (best != bars.end())
        chart.best = static_cast<std::size_t>(best - bars.begin());
    if (chart.best && bars.size() > 1 && bars.front().x == 1) {
        const QString count = format::count(static_cast<std::uint64_t>(best->x), locale);
        const QString share = format::number(best->y / bars.front().y, locale);
        chart.notes += best == bars.begin() ? PieceschartWords::tr("Best: 1 chunk. Here every cut cost more than it saved.")
                                            : PieceschartWords::tr("Best: %1 chunks, %2 of the time of 1 chunk.").arg(count, share);
    }
    addAbout(chart, runs);
    return chart;
}

} // namespace roundtrip
