// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/caption.h"

#include "format.h"
#include "model/statistics.h"
#include "plan/catalogue.h"
#include "plan/coverage.h"
#include "text.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <algorithm>

namespace roundtrip {
namespace {

struct CaptionWords {
    Q_DECLARE_TR_FUNCTIONS(roundtrip::Caption)
};

QString plain(std::uint64_t value) { return QString::number(value); }

// To the minute, in digits 0–9; as it is where it is no date.
QString dateOf(const Run& run)
{
    const QDateTime date = QDateTime::fromString(text(run.endedAt), Qt::ISODate);
    return date.isValid() ? date.toString(QStringLiteral("yyyy-MM-dd HH:mm")) : text(run.endedAt);
}

QString gridText(const Run& run)
{
    return run.settings.grid == 0 ? CaptionWords::tr("grid %1 (automatic)").arg(plain(coverage(run.settings).grid))
                                  : CaptionWords::tr("grid %1").arg(plain(run.settings.grid));
}

bool launches(const Run& run)
{
    return run.plans.empty() || std::any_of(run.plans.front().operations.begin(), run.plans.front().operations.end(), [](const Operation& operation) {
        return operation.kind == OperationKind::Launch;
    }) || run.settings.elements == 0;
}

QString whatRan(const Run& run, CaptionFor what)
{
    const Settings& s = run.settings;
    if (!launches(run)) // copies alone: nothing of kernel and grid took part
        return QStringList{text(run.plans.front().name), CaptionWords::tr("n = %1").arg(plain(s.elements))}.join(QStringLiteral(" · "));
    QStringList parts{kernelName(run), strategyName(s.strategy)};
    if (what != CaptionFor::Sweep)
        parts += CaptionWords::tr("n = %1").arg(plain(s.elements));
    if (what != CaptionFor::BlockSweep)
        parts += CaptionWords::tr("block %1").arg(plain(s.block));
    parts += what == CaptionFor::Run ? gridText(run) : CaptionWords::tr("grid automatic");
    if (s.chain > 1)
        parts += CaptionWords::tr("chain of %1").arg(plain(s.chain));
    if (s.strategy == Strategy::Pipelined && what != CaptionFor::ChunkSweep)
        parts += CaptionWords::tr("pieces: %1").arg(plain(s.chunks));
    return parts.join(QStringLiteral(" · "));
}

QString howItCameOut(const Run& run)
{
    QStringList parts;
    for (const Measurement& measurement : run.report.measurements) {
        const Statistics s = wallStatistics(measurement);
        if (s.count == 0)
            continue;
        parts += CaptionWords::tr("median %1, quartiles %2 … %3, repetitions: %4")
                     .arg(format::duration(s.median, QLocale::c()), format::duration(s.lowerQuartile, QLocale::c()),
                         format::duration(s.upperQuartile, QLocale::c()), plain(s.count));
        if (run.settings.elements == 0)
            parts += CaptionWords::tr("nothing to do");
        else if (measurement.check)
            parts += measurement.check->passed() ? CaptionWords::tr("answer right") : CaptionWords::tr("answer wrong");
        if (measurement.hostTimes)
            parts += CaptionWords::tr("times of the host's clock");
        break;
    }
    return parts.join(QStringLiteral(" · "));
}

} // namespace

QString kernelName(const Run& run)
{
    const KernelInfo* info = findKernel(run.settings.kernel);
    for (const Plan& plan : run.plans)
        for (const Program& program : plan.programs)
            if (info && !program.file.empty() && program.file != info->file)
                return text(program.file);
    return text(run.settings.kernel);
}

QString strategyName(Strategy strategy)
{
    switch (strategy) {
    case Strategy::RoundTrip: return CaptionWords::tr("round trip");
    case Strategy::KeepOnDevice: return CaptionWords::tr("kept on the device");
    case Strategy::Pipelined: return CaptionWords::tr("pipelined pieces");
    case Strategy::Mapped: return CaptionWords::tr("mapped");
    }
    return {};
}

QString deviceName(const Device& device)
{
    const QString kind = device.kind == DeviceKind::Cpu ? CaptionWords::tr("CPU")
        : device.kind == DeviceKind::Gpu                ? CaptionWords::tr("GPU")
        : device.kind == DeviceKind::Accelerator        ? CaptionWords::tr("accelerator")
                                                        : CaptionWords::tr("other kind");
    return CaptionWords::tr("%1 (%2 through %3)").arg(text(device.name), kind, text(device.platform));
}

QStringList captionOf(const Run& run, CaptionFor what)
{
    QStringList lines{whatRan(run, what)};
    if (what == CaptionFor::Run)
        lines += howItCameOut(run);
    QStringList where{deviceName(run.device)};
    if (!run.endedAt.empty())
        where += dateOf(run);
    where += CaptionWords::tr("Roundtrip %1").arg(text(run.appVersion));
    lines += where.join(QStringLiteral(" · "));
    lines.removeAll(QString());
    return lines;
}

QString titleOf(const Run& run)
{
    const Settings& s = run.settings;
    return QStringLiteral("roundtrip %1 %2 n%3 b%4")
        .arg(kernelName(run), strategyName(s.strategy), plain(s.elements), plain(s.block));
}

} // namespace roundtrip
