// SPDX-License-Identifier: GPL-3.0-or-later
#include "modelledtext.h"

#include "format.h"
#include "model/statistics.h"
#include "plan/roofline.h"
#include "text.h"
#include "trials/trial.h"

#include <QCoreApplication>
#include <QJsonObject>

#include <algorithm>

namespace roundtrip {
namespace {

struct ModelledtextWords {
    Q_DECLARE_TR_FUNCTIONS(roundtrip::Modelled)
};

Measurement measured(const Repetition& run)
{
    Measurement one;
    one.repetitions = {run};
    return one;
}

QString copyFormula(const ModelledDevice& device, const QLocale& locale)
{
    const QString fixed = format::duration(modelled::copyFixedNs, locale);
    return device.sharesHostMemory()
        ? ModelledtextWords::tr("Each copy: %1 + 2 × bytes ÷ %2; it reads and writes the same memory. Mapping moves nothing.").arg(fixed, format::rate(device.memoryGBs, locale))
        : ModelledtextWords::tr("Each copy: %1 + bytes ÷ (%2 × %3).").arg(fixed, format::number(modelled::linkReached, locale), format::rate(device.linkGBs, locale));
}

} // namespace

QString modelledName(const ModelledDevice& device) { return ModelledtextWords::tr("modelled: %1").arg(text(device.name)); }

BarRow modelledRow(const ModelledDevice& device, const Plan& plan, const QLocale& locale)
{
    const auto run = modelledRun(device, plan);
    if (!run)
        return {modelledName(device), {}, ModelledtextWords::tr("cannot be modelled")};
    BarRow row = trials::phaseRow(modelledName(device), plan, measured(*run), locale);
    for (BarPart& part : row.parts)
        part.texture = Texture::Hatch;
    return row;
}

void addModelled(Chart& chart, const std::vector<Run>& runs, const ModelledDevice& device, const QLocale& locale)
{
    ChartSeries series{text(device.name), Tone::Ink, true, true, {}};
    for (const Run& run : runs) {
        const auto there = run.plans.empty() ? std::nullopt : modelledRun(device, run.plans.front());
        if (!there)
            continue;
        const double ns = static_cast<double>(there->wallNs());
        series.points.push_back({static_cast<double>(run.settings.elements), ns, ns, ns});
    }
    std::sort(series.points.begin(), series.points.end(), [](const ChartPoint& a, const ChartPoint& b) { return a.x < b.x; });
    if (series.points.empty()) {
        chart.notes += ModelledtextWords::tr("%1: this cannot be modelled from its published figures.").arg(text(device.name));
        return;
    }
    chart.series.push_back(std::move(series));
    for (const QString& line : {copyFormula(device, locale), ModelledtextWords::tr("Source: %1, looked up %2.").arg(text(device.source), text(device.date))})
        chart.caption += ModelledtextWords::tr("modelled: %1. %2").arg(text(device.name), line);
}

QStringList modelledBasis(const ModelledDevice& device, const Plan& plan, const QLocale& locale)
{
    QStringList lines;
    const auto run = modelledRun(device, plan);
    if (run) {
        const Measurement one = measured(*run);
        const auto ms = [&](Phase phase) { return format::duration(phaseSummary(plan, one, phase).timeNs.median, locale); };
        lines += ModelledtextWords::tr("modelled, not measured: %1 in all: %2 up, %3 computing, %4 down.")
                     .arg(format::duration(run->wallNs(), locale), ms(Phase::Upload), ms(Phase::Compute), ms(Phase::Download));
        const auto size = [&](Phase phase) { return format::bytes(phaseSummary(plan, one, phase).bytes, locale); };
        lines += ModelledtextWords::tr("This plan moves %1 up and %2 down; its kernels must read and write %3 and do %4 operations.")
                     .arg(size(Phase::Upload), size(Phase::Download), size(Phase::Compute), format::count(static_cast<std::uint64_t>(ofLaunches(plan, &Operation::flops)), locale));
    } else {
        lines += ModelledtextWords::tr("This plan cannot be modelled: the published figures say nothing about double precision, loops on the host, or a queue that is held.");
    }
    lines += copyFormula(device, locale);
    lines += ModelledtextWords::tr("Each kernel: %1 + the larger of bytes ÷ (%2 × %3) and operations ÷ (%4 × %5 TFLOP/s).")
                 .arg(format::duration(modelled::launchNs, locale), format::number(modelled::memoryReached, locale), format::rate(device.memoryGBs, locale),
                     format::number(modelled::peakReached, locale), format::number(device.peakTflops, locale));
    lines += device.sharesHostMemory() ? ModelledtextWords::tr("It computes in the host’s own memory.") : ModelledtextWords::tr("Link: %1, %2 in one direction.").arg(text(device.link), format::rate(device.linkGBs, locale));
    lines += ModelledtextWords::tr("Source: %1, looked up %2.").arg(text(device.source), text(device.date));
    lines += ModelledtextWords::tr("The shares are what well-tuned programs reach; a simple matrix product reaches far less. Copies count as coming from pinned memory; from ordinary memory they take about twice as long.");
    return lines;
}

QJsonValue modelledJson(const ModelledDevice& device, const Plan& plan)
{
    const auto run = modelledRun(device, plan);
    if (!run)
        return {};
    const Measurement one = measured(*run);
    const auto ns = [&](Phase phase) { return phaseSummary(plan, one, phase).timeNs.median; };
    return QJsonObject{{QStringLiteral("modelled"), true}, {QStringLiteral("id"), text(device.id)}, {QStringLiteral("name"), text(device.name)},
        {QStringLiteral("wallNs"), static_cast<qint64>(run->wallNs())}, {QStringLiteral("uploadNs"), ns(Phase::Upload)},
        {QStringLiteral("computeNs"), ns(Phase::Compute)}, {QStringLiteral("downloadNs"), ns(Phase::Download)},
        {QStringLiteral("memoryGBs"), device.memoryGBs}, {QStringLiteral("peakTflops"), device.peakTflops},
        {QStringLiteral("linkGBs"), device.linkGBs}, {QStringLiteral("source"), text(device.source)}, {QStringLiteral("date"), text(device.date)}};
}

} // namespace roundtrip
