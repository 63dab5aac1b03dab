// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/csv.h"

#include "export/caption.h"
#include "model/statistics.h"
#include "plan/coverage.h"
#include "protocol/codec.h"
#include "scenes/words.h"
#include "text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace roundtrip {
namespace {

const char* nameOfPhase(const Operation& operation)
{
    const auto phase = phaseOf(operation);
    return !phase ? "" : *phase == Phase::Upload ? "upload" : *phase == Phase::Compute ? "compute" : "download";
}

constexpr std::size_t statisticsColumns = 8; // the last ones

// What every row says first.
void beginRow(CsvWriter& csv, const char* kind, const Run& run, const Plan& plan)
{
    csv.text(QLatin1String(kind)).integer(std::uint64_t{run.number}).text(text(run.device.name)).text(text(plan.name));
    csv.text(kernelName(run)).text(QLatin1String(nameOf(run.settings.strategy)));
    csv.integer(run.settings.elements).integer(run.settings.block).integer(coverage(run.settings).grid);
}

void skip(CsvWriter& csv, std::size_t columns)
{
    while (columns-- > 0)
        csv.empty();
}

void addRepetition(
    CsvWriter& csv, const Run& run, const Plan& plan, const Repetition& repetition, std::uint64_t number, bool isMedian)
{
    for (const Span& span : repetition.spans) {
        if (span.operation >= plan.operations.size())
            continue;
        const Operation& operation = plan.operations[span.operation];
        beginRow(csv, "span", run, plan);
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
        skip(csv, statisticsColumns);
        csv.endRecord();
    }
}

// A row that sums up: `name` in the column name or phase, then bytes, time and statistics where there are any.
struct SummaryRow {
    const char* kind;
    const char* name = "";
    const char* phase = "";
    std::optional<std::uint64_t> bytes = {};
    std::int64_t durationNs = notGiven;
    Statistics timeNs = {};
    std::optional<double> gigabytesPerSecond = {};
    std::optional<int> percent = {};
};

void add(CsvWriter& csv, const Run& run, const Plan& plan, const SummaryRow& row)
{
    beginRow(csv, row.kind, run, plan);
    skip(csv, 3);
    csv.text(QLatin1String(row.name)).empty().text(QLatin1String(row.phase)).empty();
    row.bytes ? csv.integer(*row.bytes) : csv.empty();
    skip(csv, 4);
    csv.integer(row.durationNs).empty().empty();
    const Statistics& s = row.timeNs;
    csv.integer(s.count > 0 ? static_cast<std::int64_t>(s.count) : notGiven);
    for (const double time : {s.median, s.lowerQuartile, s.upperQuartile, s.minimum, s.maximum})
        s.count > 0 ? csv.number(time) : csv.empty();
    row.gigabytesPerSecond ? csv.number(*row.gigabytesPerSecond) : csv.empty();
    csv.integer(row.percent ? std::int64_t{*row.percent} : notGiven);
    csv.endRecord();
}

void addSummary(CsvWriter& csv, const Run& run, const Plan& plan, const Measurement& measurement)
{
    constexpr std::array phases{std::pair{Phase::Upload, "upload"}, std::pair{Phase::Compute, "compute"},
        std::pair{Phase::Download, "download"}};
    for (const auto& [phase, name] : phases)
        if (const PhaseSummary s = phaseSummary(plan, measurement, phase); s.spans > 0)
            add(csv, run, plan,
                {.kind = "phase", .phase = name, .bytes = s.bytes, .timeNs = s.timeNs,
                    .gigabytesPerSecond = s.gigabytesPerSecond()});
    add(csv, run, plan, {.kind = "whole", .timeNs = wallStatistics(measurement)});
    const auto median = medianRepetition(measurement);
    if (median && !plan.operations.empty()) {
        const auto parts = breakdown(plan, measurement.repetitions[*median]).parts();
        const auto percent = percentages(parts);
        constexpr std::array names{"upload only", "compute only", "download only", "overlap", "waiting"};
        for (std::size_t i = 0; i < parts.size(); ++i)
            add(csv, run, plan,
                {.kind = "share", .name = names[i], .durationNs = parts[i], .percent = percent[i]});
    }
    if (measurement.check)
        add(csv, run, plan, {.kind = "answer", .name = measurement.check->passed() ? "right" : "wrong"});
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
    return {QStringLiteral("row"), QStringLiteral("run"), QStringLiteral("device"), QStringLiteral("plan"), QStringLiteral("kernel"),
        QStringLiteral("strategy"), QStringLiteral("elements"), QStringLiteral("block"), QStringLiteral("grid"),
        QStringLiteral("repetition"), QStringLiteral("median_repetition"), QStringLiteral("operation"),
        QStringLiteral("name"), QStringLiteral("kind"), QStringLiteral("phase"), QStringLiteral("queue"),
        QStringLiteral("bytes"), QStringLiteral("queued_ns"), QStringLiteral("submitted_ns"),
        QStringLiteral("started_ns"), QStringLiteral("ended_ns"), QStringLiteral("duration_ns"),
        QStringLiteral("call_began_ns"), QStringLiteral("call_ended_ns"), QStringLiteral("count"),
        QStringLiteral("median_ns"), QStringLiteral("lower_quartile_ns"), QStringLiteral("upper_quartile_ns"),
        QStringLiteral("minimum_ns"), QStringLiteral("maximum_ns"), QStringLiteral("gb_per_s"),
        QStringLiteral("percent")};
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
        addSummary(csv, run, run.plans[p], measurement);
    }
    return csv.data();
}

} // namespace roundtrip
