// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/exporter.h"

#include "export/picture.h"
#include "export/runjson.h"
#include "export/savefile.h"
#include "export/trace.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace roundtrip {
namespace {

struct ExporterWords {
    Q_DECLARE_TR_FUNCTIONS(roundtrip::Exporter)
};

Encoded picture(const std::variant<Sheet, Explanation>& sheet, ExportFormat format, const ExportOptions& options)
{
    if (const auto* problem = std::get_if<Explanation>(&sheet))
        return *problem;
    return encodePicture(std::get<Sheet>(sheet), format, options.pixels);
}

} // namespace

Encoded encodeRun(const Run& run, ExportFormat format, const ExportOptions& options)
{
    switch (format) {
    case ExportFormat::Csv: return toCsv(run, options.csv);
    case ExportFormat::Json: return exportedJson(run);
    case ExportFormat::Trace: return toTrace(run);
    default: return picture(sheetOf(run), format, options);
    }
}

Encoded encodeChart(const Chart& chart, ExportFormat format, const ExportOptions& options)
{
    switch (format) {
    case ExportFormat::Csv: return toCsv(chart, options.csv);
    case ExportFormat::Json: return toJson(chart);
    case ExportFormat::Trace:
        return Explanation{ExporterWords::tr("A chart cannot be written as a trace."),
            ExporterWords::tr("A trace shows the steps of one run."), ExporterWords::tr("Export the run, or choose another format.")};
    default: return picture(sheetOf(chart), format, options);
    }
}

Encoded encodeTrial(const TrialFigure& figure, ExportFormat format, const ExportOptions& options)
{
    switch (format) {
    case ExportFormat::Csv: return toCsv(figure, options.csv);
    case ExportFormat::Json:
    case ExportFormat::Trace:
        return Explanation{ExporterWords::tr("This picture cannot be written in that format."),
            ExporterWords::tr("JSON and traces hold the steps of one run."), ExporterWords::tr("Export the run, or choose another format.")};
    default: return picture(sheetOf(figure), format, options);
    }
}

std::optional<Explanation> save(const QString& path, const Encoded& encoded)
{
    if (const auto* problem = std::get_if<Explanation>(&encoded))
        return *problem;
    return saveFile(path, std::get<QByteArray>(encoded));
}

QByteArray toCsv(const Chart& chart, CsvStyle style)
{
    CsvWriter csv(style);
    const bool rates = chart.y.kind == AxisKind::OperationRates;
    for (const char* column : {"series", "modelled", "x", rates ? "median_gflops" : "median_ns", rates ? "lower_quartile_gflops" : "lower_quartile_ns",
             rates ? "upper_quartile_gflops" : "upper_quartile_ns"})
        csv.text(QLatin1String(column));
    csv.endRecord();
    for (const ChartSeries& series : chart.series)
        for (const ChartPoint& point : series.points) {
            csv.text(series.name)
                .integer(std::uint64_t{series.modelled})
                .number(point.x)
                .number(point.y)
                .number(point.low)
                .number(point.high);
            csv.endRecord();
        }
    return csv.data();
}

QByteArray toJson(const Chart& chart)
{
    const QString unit = chart.y.kind == AxisKind::OperationRates ? QStringLiteral("Gflops") : QStringLiteral("Ns");
    QJsonArray all;
    for (const ChartSeries& series : chart.series) {
        QJsonArray points; // numbers that are not finite become null
        for (const ChartPoint& p : series.points)
            points += QJsonObject{{QStringLiteral("x"), p.x}, {QStringLiteral("median") + unit, p.y},
                {QStringLiteral("lowerQuartile") + unit, p.low}, {QStringLiteral("upperQuartile") + unit, p.high}};
        all += QJsonObject{{QStringLiteral("name"), series.name}, {QStringLiteral("modelled"), series.modelled},
            {QStringLiteral("points"), points}};
    }
    const QJsonObject object{{QStringLiteral("schema"), QStringLiteral("roundtrip-chart-1")},
        {QStringLiteral("title"), chart.title}, {QStringLiteral("notes"), QJsonArray::fromStringList(chart.notes)},
        {QStringLiteral("caption"), QJsonArray::fromStringList(chart.caption)}, {QStringLiteral("series"), all}};
    return QJsonDocument(object).toJson(QJsonDocument::Indented);
}

} // namespace roundtrip
