// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "contrasttext.h"
#include "export/caption.h"
#include "format.h"
#include "reporttext.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

// How the figures of `roundtrip bench` are written.

namespace roundtrip {
namespace {

struct BenchtextWords {
    Q_DECLARE_TR_FUNCTIONS(roundtrip::Bench)
};

const char* nameOf(BenchFigure figure)
{
    switch (figure) {
    case BenchFigure::KernelRate: return "kernelRate";
    case BenchFigure::UploadRate: return "uploadRate";
    case BenchFigure::DownloadRate: return "downloadRate";
    case BenchFigure::StartDelay: return "startDelay";
    case BenchFigure::WholeTime: return "wholeTime";
    case BenchFigure::KernelRatio: return "kernelRatio";
    case BenchFigure::WholeRatio: return "wholeRatio";
    }
    return "";
}

QString figureTitle(BenchFigure figure)
{
    switch (figure) {
    case BenchFigure::UploadRate: return BenchtextWords::tr("copy up");
    case BenchFigure::DownloadRate: return BenchtextWords::tr("copy down");
    case BenchFigure::StartDelay: return BenchtextWords::tr("order to start");
    case BenchFigure::WholeTime: return BenchtextWords::tr("from start to end");
    default: return {};
    }
}

bool isRate(BenchFigure figure)
{
    return figure == BenchFigure::KernelRate || figure == BenchFigure::UploadRate || figure == BenchFigure::DownloadRate;
}

QStringList cells(const BenchRow& row)
{
    const QLocale plain = QLocale::c();
    const QString figure = figureTitle(row.figure);
    const QString title = figure.isEmpty() ? row.title : BenchtextWords::tr("%1, %2").arg(row.title, figure);
    if (!row.right)
        return {title, BenchtextWords::tr("the answer is wrong"), {}};
    if (row.contrast)
        return {title, BenchtextWords::tr("%1 of its time").arg(format::number(row.contrast->ratio, plain)), verdictText(*row.contrast, plain)};
    if (row.ns.count == 0)
        return {title, BenchtextWords::tr("time unknown"), {}};
    const QString spread = BenchtextWords::tr("median %1, quartiles %2 … %3%4")
                               .arg(format::duration(row.ns.median, plain), format::duration(row.ns.lowerQuartile, plain),
                                   format::duration(row.ns.upperQuartile, plain), row.ns.isWide() ? BenchtextWords::tr(": far apart") : QString());
    return {title, isRate(row.figure) ? format::rate(row.gigabytesPerSecond(), plain) : format::duration(row.ns.median, plain), spread};
}

QJsonObject objectOf(const BenchRow& row)
{
    QJsonObject object{{QStringLiteral("id"), row.id}, {QStringLiteral("figure"), QLatin1String(nameOf(row.figure))}, {QStringLiteral("title"), row.title},
        {QStringLiteral("answerIsRight"), row.right}, {QStringLiteral("rounds"), static_cast<qint64>(row.ns.count)},
        {QStringLiteral("wide"), row.ns.isWide()}};
    if (row.ns.count > 0)
        for (const auto& [key, ns] : {std::pair("minimumNs", row.ns.minimum), {"lowerQuartileNs", row.ns.lowerQuartile}, {"medianNs", row.ns.median},
                 {"upperQuartileNs", row.ns.upperQuartile}, {"maximumNs", row.ns.maximum}})
            object.insert(QLatin1String(key), ns);
    if (isRate(row.figure)) {
        object.insert(QStringLiteral("bytes"), static_cast<qint64>(row.bytes));
        object.insert(QStringLiteral("gigabytesPerSecond"), row.gigabytesPerSecond());
    }
    if (row.contrast)
        object.insert(QStringLiteral("ratio"),
            QJsonObject{{QStringLiteral("median"), row.contrast->ratio}, {QStringLiteral("low"), row.contrast->least},
                {QStringLiteral("high"), row.contrast->most}, {QStringLiteral("rounds"), static_cast<qint64>(row.contrast->rounds)},
                {QStringLiteral("differenceShown"), row.contrast->isShown()}});
    return object;
}

QString methodText()
{
    return BenchtextWords::tr("Rates count what the kernel must read and write once (vec_add: 3 × n elements), over the best of the repetitions; "
                     "every other figure is a median. Ratios are medians of each round's own ratio, with the interval that holds the true "
                     "median with 95 % confidence (by ranks); the two are measured in turn, in random order. Each step is warmed up first; "
                     "the first run is not counted.");
}

} // namespace

QString benchText(const std::vector<BenchRow>& rows, const Device& device)
{
    std::vector<QStringList> table;
    for (const BenchRow& row : rows)
        table.push_back(cells(row));
    return rowsText(deviceName(device), table) + QLatin1Char('\n') + methodText() + QLatin1Char('\n');
}

QByteArray benchJson(const std::vector<BenchRow>& rows, const Device& device)
{
    QJsonArray figures;
    for (const BenchRow& row : rows)
        figures += objectOf(row);
    return QJsonDocument(QJsonObject{{QStringLiteral("device"), QString::fromStdString(device.name)}, {QStringLiteral("deviceId"), QString::fromStdString(device.id)},
                             {QStringLiteral("version"), QStringLiteral(ROUNDTRIP_VERSION)}, {QStringLiteral("method"), methodText()},
                             {QStringLiteral("figures"), figures}})
        .toJson();
}

} // namespace roundtrip
