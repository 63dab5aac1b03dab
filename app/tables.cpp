// SPDX-License-Identifier: GPL-3.0-or-later
#include "tables.h"

#include "format.h"
#include "scenes/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace roundtrip {
namespace {

struct TablesWords { Q_DECLARE_TR_FUNCTIONS(roundtrip::Table) };

QString valueText(const Chart& chart, const ChartPoint& point, const QLocale& locale)
{
    const QString median = yText(chart, point.y, locale);
    return point.low < point.high
        ? TablesWords::tr("%1 (%2 … %3)").arg(median, yText(chart, point.low, locale), yText(chart, point.high, locale))
        : median;
}

} // namespace

Table stepsTable(const Plan& plan, const Repetition& repetition, const QLocale& locale)
{
    Table table{TablesWords::tr("Steps of the run"),
        {TablesWords::tr("Step"), TablesWords::tr("Begins at"), TablesWords::tr("Takes"), TablesWords::tr("Rate")}, {}, {}};
    for (const TableRow& row : tableOf(plan, repetition, mostTableRows, locale))
        table.rows.push_back({row.name, row.began, row.duration, row.rate});
    if (repetition.spans.size() > mostTableRows)
        table.note = TablesWords::tr("The first %1 of %2 steps.")
                         .arg(format::count(mostTableRows, locale), format::count(repetition.spans.size(), locale));
    return table;
}

Table summaryTable(const Summary& summary)
{
    Table table{TablesWords::tr("How the time divides"), {TablesWords::tr("Part"), TablesWords::tr("Time"), TablesWords::tr("Share")}, {}, {}};
    for (const SummaryPart& part : summary.parts)
        table.rows.push_back({part.name, part.time, part.percent});
    if (!table.rows.empty())
        table.rows.push_back({summary.kind, summary.whole, {}});
    return table;
}

Table chartTable(const Chart& chart, const QLocale& locale)
{
    std::set<double> places;
    Table table{chart.title, {chart.x.title}, {}, chart.notes.join(QLatin1Char(' '))};
    for (const ChartSeries& series : chart.series) {
        table.columns += seriesTitle(series);
        for (const ChartPoint& point : series.points)
            places.insert(point.x);
    }
    for (const double x : places) {
        QStringList row{xNumber(chart, x, locale)};
        for (const ChartSeries& series : chart.series) {
            const auto point = std::find_if(
                series.points.begin(), series.points.end(), [x](const ChartPoint& p) { return p.x == x; });
            row += point == series.points.end() ? QStringLiteral("–") : valueText(chart, *point, locale);
        }
        table.rows.push_back(row);
    }
    return table;
}

Table barsTable(const QString& title, const Bars& bars)
{
    Table table{title, {TablesWords::tr("Bar"), TablesWords::tr("Value")}, {}, bars.limit ? bars.limitName : QString()};
    for (const BarRow& row : bars.rows)
        table.rows.push_back({row.name, row.value});
    return table;
}

} // namespace roundtrip
