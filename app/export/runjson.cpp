// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/runjson.h"

#include "export/caption.h"
#include "model/statistics.h"
#include "protocol/codec.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace roundtrip {
namespace {

QJsonObject objectOf(const Statistics& s)
{
    QJsonObject object{{QStringLiteral("count"), static_cast<qint64>(s.count)}};
    const auto time = [&](const char* name, double ns) {
        object.insert(QLatin1String(name), s.count == 0 ? QJsonValue() : QJsonValue(ns));
    };
    time("medianNs", s.median);
    time("lowerQuartileNs", s.lowerQuartile);
    time("upperQuartileNs", s.upperQuartile);
    time("minimumNs", s.minimum);
    time("maximumNs", s.maximum);
    return object;
}

QJsonValue phaseValue(const Plan& plan, const Measurement& measurement, Phase phase)
{
    const PhaseSummary summary = phaseSummary(plan, measurement, phase);
    if (summary.spans == 0)
        return {};
    QJsonObject object = objectOf(summary.timeNs);
    const auto rate = summary.gigabytesPerSecond();
    object.insert(QStringLiteral("bytes"), static_cast<qint64>(summary.bytes));
    object.insert(QStringLiteral("gigabytesPerSecond"), rate ? QJsonValue(*rate) : QJsonValue());
    return object;
}

QJsonValue breakdownValue(const Plan& plan, const Measurement& measurement)
{
    const auto median = medianRepetition(measurement);
    if (!median || plan.operations.empty())
        return {};
    const auto parts = breakdown(plan, measurement.repetitions[*median]).parts();
    const auto percent = percentages(parts);
    QJsonObject object;
    const char* names[] = {"uploadOnly", "computeOnly", "downloadOnly", "overlap", "waiting"};
    for (std::size_t i = 0; i < parts.size(); ++i)
        object.insert(QLatin1String(names[i]),
            QJsonObject{{QStringLiteral("ns"), static_cast<qint64>(parts[i])}, {QStringLiteral("percent"), percent[i]}});
    return object;
}

QJsonObject summaryOf(const Plan& plan, const Measurement& measurement)
{
    return {{QStringLiteral("wall"), objectOf(wallStatistics(measurement))},
        {QStringLiteral("upload"), phaseValue(plan, measurement, Phase::Upload)},
        {QStringLiteral("compute"), phaseValue(plan, measurement, Phase::Compute)},
        {QStringLiteral("download"), phaseValue(plan, measurement, Phase::Download)},
        {QStringLiteral("breakdown"), breakdownValue(plan, measurement)},
        {QStringLiteral("answerIsRight"), measurement.check ? QJsonValue(measurement.check->passed()) : QJsonValue()}};
}

} // namespace

QByteArray exportedJson(const Run& run, const QJsonValue& modelled)
{
    Run named = run;
    named.settings.kernel = kernelName(run).toStdString();
    QJsonObject object = QJsonDocument::fromJson(toJson(named)).object(); // whole numbers stay exact
    QJsonObject report = object.value(QStringLiteral("report")).toObject();
    QJsonArray measurements = report.value(QStringLiteral("measurements")).toArray();
    const std::size_t plans = std::min(run.plans.size(), run.report.measurements.size());
    for (std::size_t p = 0; p < plans; ++p) {
        QJsonObject measurement = measurements[static_cast<qsizetype>(p)].toObject();
        measurement.insert(QStringLiteral("summary"), summaryOf(run.plans[p], run.report.measurements[p]));
        measurements[static_cast<qsizetype>(p)] = measurement;
    }
    report.insert(QStringLiteral("measurements"), measurements);
    object.insert(QStringLiteral("report"), report);
    if (!modelled.isNull())
        object.insert(QStringLiteral("modelled"), modelled);
    return QJsonDocument(object).toJson();
}

} // namespace roundtrip
