// SPDX-License-Identifier: GPL-3.0-or-later
#include "learners/recordcsv.h"

#include "export/csv.h"

namespace roundtrip {
namespace {

// CsvWriter puts an apostrophe before what a spreadsheet would take for a formula.
QString withoutGuard(const QString& cell)
{
    const bool guarded = cell.size() > 1 && cell[0] == u'\'' && QStringLiteral("=+-@\t\r").contains(cell[1]);
    return guarded ? cell.mid(1) : cell;
}

} // namespace

QStringList recordColumns()
{
    return {QStringLiteral("learner_id"), QStringLiteral("learner"), QStringLiteral("exported"), QStringLiteral("lesson"),
        QStringLiteral("kind"), QStringLiteral("item"), QStringLiteral("value"), QStringLiteral("tries"),
        QStringLiteral("right")};
}

QByteArray recordToCsv(const LearnerRecord& record)
{
    CsvWriter csv;
    for (const QString& column : recordColumns())
        csv.text(column);
    csv.endRecord();
    std::vector<RecordRow> rows{{{}, QStringLiteral("learner"), {}, {}, 0, false}}; // also of those who did nothing yet
    rows.insert(rows.end(), record.rows.begin(), record.rows.end());
    for (const RecordRow& row : rows) {
        csv.text(record.id).text(record.name).text(record.exported);
        csv.text(row.lesson).text(row.kind).text(row.item).text(row.value);
        csv.integer(static_cast<std::int64_t>(row.tries)).integer(std::int64_t{row.right});
        csv.endRecord();
    }
    return csv.data();
}

std::optional<std::vector<QStringList>> parseCsv(const QString& text, QChar separator)
{
    std::vector<QStringList> records;
    QStringList record;
    QString cell;
    bool quoted = false, any = false;
    const auto endCell = [&] {
        record += cell;
        cell.clear();
    };
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (quoted) {
            if (c != u'"')
                cell += c;
            else if (i + 1 < text.size() && text[i + 1] == u'"')
                cell += text[++i];
            else
                quoted = false;
        } else if (c == u'"' && cell.isEmpty()) {
            quoted = any = true;
        } else if (c == separator) {
            any = true;
            endCell();
        } else if (c == u'\n' || c == u'\r') {
            if (any || !cell.isEmpty()) {
                endCell();
                records.push_back(std::exchange(record, {}));
            }
            any = false;
        } else {
            cell += c;
        }
    }
    if (quoted)
        return {};
    if (any || !cell.isEmpty()) {
        endCell();
        records.push_back(record);
    }
    return records;
}

std::optional<LearnerRecord> recordFromCsv(const QByteArray& content)
{
    QString text = QString::fromUtf8(content);
    if (text.startsWith(QChar::ByteOrderMark))
        text.remove(0, 1);
    const QString header = text.section(QLatin1Char('\n'), 0, 0);
    const QChar separator = header.contains(u'\t') ? u'\t' : header.contains(u';') ? u';' : u',';
    const auto records = parseCsv(text, separator);
    if (!records || records->size() < 2 || records->front() != recordColumns())
        return {};
    LearnerRecord record;
    for (std::size_t i = 1; i < records->size(); ++i) {
        QStringList cells = (*records)[i];
        if (cells.size() != recordColumns().size())
            return {};
        for (QString& cell : cells)
            cell = withoutGuard(cell);
        if (i == 1) {
            record.id = cells[0];
            record.name = cells[1];
            record.exported = cells[2];
        } else if (cells[0] != record.id || cells[1] != record.name) {
            return {}; // of two learners: whose would be whose?
        }
        if (cells[4] != QLatin1String("learner"))
            record.rows.push_back({cells[3], cells[4], cells[5], cells[6], cells[7].toInt(), cells[8].toInt() != 0});
    }
    return record;
}

} // namespace roundtrip
