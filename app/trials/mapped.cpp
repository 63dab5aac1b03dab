// SPDX-License-Identifier: GPL-3.0-or-later
#include "trials/trial.h"

#include "format.h"
#include "model/statistics.h"

#include <QCoreApplication>

namespace roundtrip {
namespace {

struct MappedWords {
    Q_DECLARE_TR_FUNCTIONS(roundtrip::Mapped)
};

QString copied(const PhaseSummary& summary, const QLocale& locale)
{
    return MappedWords::tr("%1 in %2: %3").arg(format::bytes(summary.bytes, locale), format::duration(summary.timeNs.median, locale),
        format::rate(summary.gigabytesPerSecond(), locale));
}

// Where nothing moved there is no GB/s, however short the time.
QString mappedText(const PhaseSummary& summary, bool shared, const QLocale& locale)
{
    const QString time = format::duration(summary.timeNs.median, locale);
    return shared ? MappedWords::tr("nothing moved, %1").arg(time) : MappedWords::tr("moved out of sight, %1").arg(time);
}

} // namespace

Trial trials::mapped(const Run& run, const QLocale& locale)
{
    const Measurement &copies = run.report.measurements[0], &maps = run.report.measurements[1];
    Trial trial;
    if (copies.failure || maps.failure || copies.repetitions.empty() || maps.repetitions.empty())
        return trial;
    const bool shared = run.device.sharesHostMemory;
    const auto of = [&](std::size_t plan, Phase phase) { return phaseSummary(run.plans[plan], run.report.measurements[plan], phase); };
    const PhaseSummary up = of(0, Phase::Upload), down = of(0, Phase::Download);
    const double mapping = of(1, Phase::Upload).timeNs.median + of(1, Phase::Download).timeNs.median;
    trial.sentence = shared
        ? MappedWords::tr("Mapped, nothing moved: host and device share this memory. The copies carried %1; mapping took %2 in all.")
              .arg(format::bytes(up.bytes + down.bytes, locale), format::duration(mapping, locale))
        : MappedWords::tr("This device has memory of its own, so mapping moves the data too, out of sight: it took %1 in all.")
              .arg(format::duration(mapping, locale));
    trial.bars.rows = {phaseRow(MappedWords::tr("with copies"), run.plans[0], copies, locale),
        phaseRow(MappedWords::tr("mapped"), run.plans[1], maps, locale)};
    trial.bars.keys = phaseKeys();
    trial.table = {{QString(), MappedWords::tr("with copies"), MappedWords::tr("mapped")},
        {MappedWords::tr("to the device"), copied(up, locale), mappedText(of(1, Phase::Upload), shared, locale)},
        {MappedWords::tr("kernel"), format::duration(of(0, Phase::Compute).timeNs.median, locale),
            format::duration(of(1, Phase::Compute).timeNs.median, locale)},
        {MappedWords::tr("to the host"), copied(down, locale), mappedText(of(1, Phase::Download), shared, locale)}};
    return trial;
}

} // namespace roundtrip
