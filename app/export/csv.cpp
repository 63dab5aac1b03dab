// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/csv.h"

#include "model/statistics.h"
#include "plan/coverage.h"
#include "protocol/codec.h"
#include "scenes/words.h"

#include <algorithm>
#include <cmath>

namespace roundtrip {
namespace {

QString text(const std::string& value) { return QString::fromUtf8(value.data(), static_cast<qsizetype>(value.size())); }

const char* nameOfPhase(const Operation& operation)
{
    const auto phase = phaseOf(operation);
    return !phase ? "" : *phase == Phase::Upload ? "upload" : *phase == Phase::Compute ? "compute" : "download";
}

void addRepetition(
    CsvWriter& csv, const Run& run, const Plan& plan, const Repetition& repetition, std::uint64_t number, bool isMedian)
{
    const std::uint64_t grid = coverage(run.settings).grid;
    for (const Span& span : repetition.spans) {
        if (span.operation >= plan.operations.size())
            continue;
        const Operation& operation = plan.operations[span.operation];
        csv.integer(std::uint64_t{run.number})
            .text(text(run.device.name))
            .text(text(plan.name))
            .text(text(run.settings.kernel));
        csv.text(QLatin1String(nameOf(run.settings.strategy)))
            .integer(run.settings.elements)
            .integer(run.settings.block)
            .integer(grid);
        csv.integer(number)
            .integer(std::uint64_t{isMedian})
            .integer(std::uint64_t{span.operation})
            .text(text(operation.label));
        csv.text(QLatin1String(nameOf(operation.kind))).text(QLatin1String(nameOfPhase(operation)));
        csv.integer(std::uint64_t{operation.queue}).integer(operationBytes(plan, operation));
        csv.integer(span.queued).integer(span.submitted).integer(span.started).integer(span.ended);
        csv.integer(hasTime(span) ? span.ended - span.started : notGiven)
            .integer(span.callBegan)
            .integer(span.callEnded);
        csv.endRecord();
    }
}

} // namespace

CsvWriter& CsvWriter::text(const QString& value)
{
    QByteArray raw = value.toUtf8();
    if (!raw.isEmpty() && QByteArrayView("=+-@\t\r").contains(raw.at(0)))
        raw.prepend('\'');
    const bool quoted
        = raw.contains('"') || raw.contains(',') || raw.contains(';') || raw.contains('\n') || raw.contains('\r');
    if (quoted)
        raw = '"' + raw.replace('"', "\"\"") + '"';
    cell(raw);
    return *this;
}

CsvWriter& CsvWriter::number(double value)
{
    QByteArray raw = std::isfinite(value) ? QByteArray::number(value, 'g', 12) : QByteArray();
    if (m_style == CsvStyle::Spreadsheet)
        raw.replace('.', ',');
    cell(raw);
    return *this;
}

CsvWriter& CsvWriter::integer(std::int64_t value)
{
    cell(value == notGiven ? QByteArray() : QByteArray::number(static_cast<qlonglong>(value)));
    return *this;
}

CsvWriter& CsvWriter::integer(std::uint64_t value)
{
    cell(QByteArray::number(static_cast<qulonglong>(value)));
    return *this;
}

CsvWriter& CsvWriter::empty()
{
    cell({});
    return *this;
}

void CsvWriter::cell(const QByteArray& raw)
{
    if (!m_first)
        m_data += m_style == CsvStyle::Spreadsheet ? ';' : ',';
    m_first = false;
    m_data += raw;
}

void CsvWriter::endRecord()
{
    m_data += "\r\n";
    m_first = true;
}

QStringList csvColumns()
{
    return {QStringLiteral("run"), QStringLiteral("device"), QStringLiteral("plan"), QStringLiteral("kernel"),
        QStringLiteral("strategy"), QStringLiteral("elements"), QStringLiteral("block"), QStringLiteral("grid"),
        QStringLiteral("repetition"), QStringLiteral("median_repetition"), QStringLiteral("operation"),
        QStringLiteral("name"), QStringLiteral("kind"), QStringLiteral("phase"), QStringLiteral("queue"),
        QStringLiteral("bytes"), QStringLiteral("queued_ns"), QStringLiteral("submitted_ns"),
        QStringLiteral("started_ns"), QStringLiteral("ended_ns"), QStringLiteral("duration_ns"),
        QStringLiteral("call_began_ns"), QStringLiteral("call_ended_ns")};
}

QByteArray toCsv(const Run& run, CsvStyle style)
{
    CsvWriter csv(style);
    for (const QString& column : csvColumns())
        csv.text(column);
    csv.endRecord();
    const std::size_t plans = std::min(run.plans.size(), run.report.measurements.size());
    for (std::size_t p = 0; p < plans; ++p) {
        const Measurement& measurement = run.report.measurements[p];
        if (measurement.firstRun)
            addRepetition(csv, run, run.plans[p], *measurement.firstRun, 0, false);
        const auto median = medianRepetition(measurement);
        for (std::size_t r = 0; r < measurement.repetitions.size(); ++r)
            addRepetition(csv, run, run.plans[p], measurement.repetitions[r], r + 1, median == r);
    }
    return csv.data();
}

} // namespace roundtrip
