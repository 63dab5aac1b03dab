// SPDX-License-Identifier: GPL-3.0-or-later
// How does a trial lie in a table for spreadsheets?
#include "export/exporter.h"

#include <algorithm>

namespace roundtrip {
namespace {

void writeHead(CsvWriter& csv, std::initializer_list<const char*> columns)
{
    for (const char* column : columns)
        csv.text(QLatin1String(column));
    csv.endRecord();
}

void writeTable(CsvWriter& csv, const std::vector<QStringList>& table)
{
    for (const QStringList& row : table) {
        for (const QString& cell : row) {
            bool isNumber = false;
            const double number = cell.toDouble(&isNumber);
            isNumber ? csv.number(number) : csv.text(cell);
        }
        csv.endRecord();
    }
}

QString partName(const Bars& bars, const BarPart& part)
{
    const auto key = std::find_if(bars.keys.begin(), bars.keys.end(),
        [&](const BarKey& known) { return known.tone == part.tone && known.texture == part.texture; });
    return key == bars.keys.end() ? QString() : key->name;
}

void writeBars(CsvWriter& csv, const Bars& bars)
{
    writeHead(csv, {"bar", "value", "part", "from", "to"});
    for (const BarRow& row : bars.rows)
        for (const BarPart& part : row.parts) {
            csv.text(row.name).text(row.value).text(partName(bars, part)).number(part.from).number(part.to);
            csv.endRecord();
        }
}

void writeImages(CsvWriter& csv, const std::vector<TrialImage>& images)
{
    writeHead(csv, {"image", "row", "column", "thread_row", "thread_column"});
    for (const TrialImage& image : images)
        for (std::size_t i = 0; image.columns > 0 && i < image.pixels.size(); ++i) {
            const auto thread = static_cast<std::uint64_t>(std::max(0.0, image.pixels[i]));
            csv.text(image.name).integer(std::uint64_t{i} / image.columns).integer(std::uint64_t{i} % image.columns);
            if (image.pixels[i] < 0) // nobody wrote it
                csv.empty().empty();
            else
                csv.integer(thread >> 16).integer(thread & 0xFFFF);
            csv.endRecord();
        }
}

void writeOrders(CsvWriter& csv, const std::vector<TrialOrder>& orders)
{
    writeHead(csv, {"record", "block", "turn"});
    for (const TrialOrder& order : orders)
        for (std::size_t block = 0; block < order.tickets.size(); ++block) {
            csv.text(order.name).integer(std::uint64_t{block}).number(order.tickets[block]);
            csv.endRecord();
        }
}

} // namespace

QByteArray toCsv(const TrialFigure& figure, CsvStyle style)
{
    CsvWriter csv(style);
    const Trial& trial = figure.trial;
    if (!trial.table.empty())
        writeTable(csv, trial.table);
    else if (!trial.bars.rows.empty())
        writeBars(csv, trial.bars);
    else if (!trial.images.empty())
        writeImages(csv, trial.images);
    else
        writeOrders(csv, trial.orders);
    return csv.data();
}

} // namespace roundtrip
