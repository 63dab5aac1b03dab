// SPDX-License-Identifier: GPL-3.0-or-later
#include "reporttext.h"

#include "contrasttext.h"
#include "export/caption.h"
#include "failuretext.h"
#include "format.h"
#include "modelledtext.h"
#include "model/statistics.h"
#include "protocol/codec.h"
#include "scenes/words.h"
#include "text.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace roundtrip {
namespace {

struct ReporttextWords {
    Q_DECLARE_TR_FUNCTIONS(roundtrip::ReportText)
};

const QLocale& plain()
{
    static const QLocale locale = QLocale::c();
    return locale;
}

// The first column left, the others right; two blanks between.
QString aligned(const std::vector<QStringList>& rows)
{
    std::vector<qsizetype> widths;
    for (const QStringList& row : rows)
        for (qsizetype c = 0; c < row.size(); ++c) {
            if (static_cast<std::size_t>(c) == widths.size())
                widths.push_back(0);
            widths[static_cast<std::size_t>(c)] = std::max(widths[static_cast<std::size_t>(c)], row[c].size());
        }
    QString result;
    for (const QStringList& row : rows) {
        QString line;
        for (qsizetype c = 0; c < row.size(); ++c) {
            const qsizetype width = widths[static_cast<std::size_t>(c)];
            line += c == 0 ? row[c].leftJustified(width) : QLatin1String("  ") + row[c].rightJustified(width);
        }
        while (line.endsWith(QLatin1Char(' ')))
            line.chop(1);
        result += line + QLatin1Char('\n');
    }
    return result;
}

// Numbers for terminals and scripts: no grouping, ordinary blanks.
QString ungrouped(QString words) { return words.remove(QChar(0x202F)).replace(QChar(0x00A0), QLatin1Char(' ')); }

QString quartiles(const Statistics& s)
{
    return ReporttextWords::tr("%1 … %2").arg(
        format::duration(s.lowerQuartile, plain()), format::duration(s.upperQuartile, plain()));
}

std::vector<QStringList> phaseRows(const Plan& plan, const Measurement& measurement)
{
    std::vector<QStringList> rows{
        {QString(), ReporttextWords::tr("median"), ReporttextWords::tr("quartiles"), ReporttextWords::tr("bytes"), ReporttextWords::tr("rate")}};
    for (const Phase phase : {Phase::Upload, Phase::Compute, Phase::Download}) {
        const PhaseSummary summary = phaseSummary(plan, measurement, phase);
        if (summary.spans == 0)
            continue;
        QStringList row{phaseName(phase)};
        if (summary.timeNs.count == 0)
            row += ReporttextWords::tr("time unknown");
        else
            row << format::duration(summary.timeNs.median, plain()) << quartiles(summary.timeNs)
                << format::bytes(summary.bytes, plain()) << format::rate(summary.gigabytesPerSecond(), plain());
        rows.push_back(row);
    }
    const Statistics whole = wallStatistics(measurement);
    rows.push_back({ReporttextWords::tr("whole"), format::duration(whole.median, plain()), quartiles(whole)});
    return rows;
}

QString shares(const Plan& plan, const Repetition& repetition)
{
    const auto parts = percentages(breakdown(plan, repetition).parts());
    const auto percent = [&](std::size_t i) { return QString::number(parts[i]); };
    return ReporttextWords::tr("Of the time, moving data took %1 %, computing %2 %, both at once %3 %, waiting %4 %.")
               .arg(QString::number(parts[0] + parts[2]), percent(1), percent(3), percent(4))
        + QLatin1Char('\n');
}

QString measurementText(const Plan& plan, const Measurement& measurement)
{
    if (measurement.failure)
        return explain(*measurement.failure, 0, plain()).text() + QLatin1Char('\n');
    const auto median = medianRepetition(measurement);
    QString result;
    if (!median || plan.operations.empty())
        result = ReporttextWords::tr("Nothing was launched: there are no elements.") + QLatin1Char('\n');
    else {
        result = aligned(phaseRows(plan, measurement));
        result += QLatin1Char('\n') + ReporttextWords::tr("Repetitions: %1. ").arg(measurement.repetitions.size())
            + shares(plan, measurement.repetitions[*median]);
    }
    if (const QString wide = spreadText(wallStatistics(measurement), plain()); !wide.isEmpty())
        result += wide + QLatin1Char('\n');
    if (measurement.firstRun && !plan.operations.empty())
        result += ReporttextWords::tr("The first run, which is not counted, took %1.")
                      .arg(format::duration(measurement.firstRun->wallNs(), plain()))
            + QLatin1Char('\n');
    if (measurement.hostTimes)
        result += ReporttextWords::tr("The device gives no times; these are the host's.") + QLatin1Char('\n');
    if (measurement.check)
        result += explain(*measurement.check, plain()).text() + QLatin1Char('\n');
    if (!measurement.printed.empty())
        result += ReporttextWords::tr("Printed by the kernel (%1 in all):").arg(format::bytes(measurement.printedBytes, plain()))
            + QLatin1Char('\n') + text(measurement.printed) + QLatin1Char('\n');
    return result;
}

QString deviceText(const Device& d)
{
    const auto row = [](const QString& name, const QString& value) {
        return value.isEmpty() ? QString() : QLatin1String("  ") + name.leftJustified(20) + value + QLatin1Char('\n');
    };
    const QString units = d.usableUnits != d.computeUnits && d.usableUnits != 0
        ? ReporttextWords::tr("%1, %2 of them usable").arg(QString::number(d.computeUnits), QString::number(d.usableUnits))
        : QString::number(d.computeUnits);
    return deviceName(d) + QLatin1Char('\n') + row(ReporttextWords::tr("id"), text(d.id))
        + row(ReporttextWords::tr("driver"), text(d.version + ", " + d.driver)) + row(ReporttextWords::tr("compute units"), units)
        + row(ReporttextWords::tr("memory"), format::bytes(d.memoryBytes, plain()))
        + row(ReporttextWords::tr("for one run"), format::bytes(d.budgetBytes, plain()))
        + row(ReporttextWords::tr("largest block"), QString::number(d.maxBlock))
        + row(ReporttextWords::tr("preferred multiple"), QString::number(d.preferredMultiple))
        + row(ReporttextWords::tr("double precision"), d.doubles ? ReporttextWords::tr("yes") : ReporttextWords::tr("no"))
        + row(ReporttextWords::tr("copies"), d.sharesHostMemory ? ReporttextWords::tr("stay in the host's own memory") : QString());
}

} // namespace

QString reportText(const Run& run)
{
    QString result = captionOf(run).first() + QLatin1Char('\n') + deviceName(run.device) + QLatin1String("\n\n");
    const std::size_t plans = std::min(run.plans.size(), run.report.measurements.size());
    for (std::size_t p = 0; p < plans; ++p) {
        if (plans > 1)
            result += text(run.plans[p].name) + QLatin1Char('\n');
        result += measurementText(run.plans[p], run.report.measurements[p]);
    }
    return ungrouped(result);
}

QString besideText(const ModelledDevice& device, const Run& run)
{
    return ungrouped(QLatin1Char('\n') + modelledName(device) + QLatin1Char('\n')
        + modelledBasis(device, run.plans.front(), plain()).join(QLatin1Char('\n')) + QLatin1Char('\n'));
}

QString rowsText(const QString& heading, const std::vector<QStringList>& rows)
{
    return ungrouped(heading + QLatin1String("\n\n") + aligned(rows));
}

QString chartText(const Chart& chart)
{
    std::set<double> places;
    std::vector<QStringList> rows{{chart.x.title}};
    for (const ChartSeries& series : chart.series) {
        rows.front() += seriesTitle(series);
        for (const ChartPoint& point : series.points)
            places.insert(point.x);
    }
    for (const double x : places) {
        QStringList row{QString::number(static_cast<quint64>(x))};
        for (const ChartSeries& series : chart.series) {
            const auto point = std::find_if(
                series.points.begin(), series.points.end(), [x](const ChartPoint& p) { return p.x == x; });
            row += point == series.points.end() ? QStringLiteral("–") : format::duration(point->y, plain());
        }
        rows.push_back(row);
    }
    QString result = chart.title + QLatin1String(" (") + chart.subtitle + QLatin1String(")\n\n") + aligned(rows);
    if (!chart.notes.isEmpty())
        result += QLatin1Char('\n') + chart.notes.join(QLatin1Char('\n')) + QLatin1Char('\n');
    if (chart.best && !chart.series.empty())
        result += QLatin1Char('\n')
            + ReporttextWords::tr("Shortest at %1.")
                  .arg(QString::number(static_cast<quint64>(chart.series.front().points[*chart.best].x)))
            + QLatin1Char('\n');
    return ungrouped(result);
}

QString devicesText(const DeviceList& list)
{
    QStringList parts;
    for (const Device& device : list.devices)
        parts += deviceText(device);
    return ungrouped(parts.join(QLatin1Char('\n')));
}

} // namespace roundtrip
