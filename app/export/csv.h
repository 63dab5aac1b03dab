// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How does a run lie in a table for spreadsheets and scripts?

#include "model/request.h"

#include <QByteArray>
#include <QStringList>

#include <vector>

namespace roundtrip {

// Plain: RFC 4180 with commas and points. Spreadsheet: semicolons and decimal commas, for programs set to a language
// that writes numbers so.
enum class CsvStyle { Plain, Spreadsheet };

// Writes records: UTF-8, CRLF, quoted where needed. A text that a spreadsheet would take for a formula (= + - @, tab,
// return) gets an apostrophe in front; numbers stay numbers.
class CsvWriter {
public:
    explicit CsvWriter(CsvStyle style = CsvStyle::Plain)
        : m_style(style)
    {
    }
    CsvWriter& text(const QString& value);
    CsvWriter& number(double value);        // empty unless finite
    CsvWriter& integer(std::int64_t value); // empty where not given
    CsvWriter& integer(std::uint64_t value);
    CsvWriter& empty();
    void endRecord();
    const QByteArray& data() const { return m_data; }

private:
    void cell(const QByteArray& raw);
    CsvStyle m_style;
    bool m_first = true;
    QByteArray m_data;
};

// One span a row, every repetition of every plan; the first run, which is in no statistics, is repetition 0. Below
// the spans of a plan stand its summary rows.
// README.md beside this file explains the columns.
QStringList csvColumns();
QByteArray toCsv(const Run& run, CsvStyle style = CsvStyle::Plain);

} // namespace roundtrip
