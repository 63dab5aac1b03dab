// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How is a run, a chart or a trial exported: to bytes, or into a file?

#include "export/csv.h"
#include "export/formats.h"
#include "failuretext.h"
#include "model/request.h"
#include "trials/trial.h"
#include "widgets/chart.h"

#include <QByteArray>
#include <QSize>

#include <optional>
#include <variant>

namespace roundtrip {

struct ExportOptions {
    QSize pixels{0, 0}; // of a PNG; 0 by 0: automatic
    CsvStyle csv = CsvStyle::Plain;
};

using Encoded = std::variant<QByteArray, Explanation>;

Encoded encodeRun(const Run& run, ExportFormat format, const ExportOptions& options = {});
// Charts have no trace.
Encoded encodeChart(const Chart& chart, ExportFormat format, const ExportOptions& options = {});

// Trials have no JSON and no trace: their runs have.
Encoded encodeTrial(const TrialFigure& figure, ExportFormat format, const ExportOptions& options = {});

// Nothing: written. Else why not.
std::optional<Explanation> save(const QString& path, const Encoded& encoded);

// One row a point: series, modelled (1 or 0), x, then median, lower and upper quartile in ns.
QByteArray toCsv(const Chart& chart, CsvStyle style = CsvStyle::Plain);
QByteArray toJson(const Chart& chart);
// Its table as it is shown; without one, one row for each part of a bar (bar, value, part, from, to: ns, of memory
// bytes), each pixel (image, row, column, thread_row, thread_column) or each block (record, block, turn: from 0).
QByteArray toCsv(const TrialFigure& figure, CsvStyle style = CsvStyle::Plain);

} // namespace roundtrip
