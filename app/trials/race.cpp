// SPDX-License-Identifier: GPL-3.0-or-later
#include "trials/trial.h"

#include "format.h"
#include "model/statistics.h"

#include <QCoreApplication>

#include <algorithm>

namespace roundtrip {
namespace {

struct RaceWords {
    Q_DECLARE_TR_FUNCTIONS(roundtrip::Race)
};

constexpr double clear = 1.05; // who is ahead by less is not said to be

double wall(const Run& run, std::size_t plan) { return wallStatistics(run.report.measurements[plan]).median; }

BarRow plainRow(const QString& name, double ns, Tone tone, Texture texture, const QLocale& locale)
{
    return {name, {{0, ns, tone, texture}}, format::duration(ns, locale)};
}

QString verdict(double cpu, double whole, const QLocale& locale)
{
    if (whole < cpu / clear)
        return RaceWords::tr("From start to end the device won: the best loop took %1 times as long.").arg(format::number(cpu / whole, locale));
    if (cpu < whole / clear)
        return RaceWords::tr("From start to end the CPU’s own loop won: with its copies the device took %1 times as long.").arg(format::number(whole / cpu, locale));
    return RaceWords::tr("From start to end it was a draw: less than a twentieth lies between them.");
}

} // namespace

Trial trials::race(const Run& run, const QLocale& locale)
{
    Trial trial;
    const auto& all = run.report.measurements;
    if (std::any_of(all.begin(), all.end(), [](const Measurement& m) { return m.failure || m.repetitions.empty(); }))
        return trial;
    const double one = wall(run, 1), every = wall(run, 2), whole = wall(run, 0);
    const double kernel = phaseSummary(run.plans[0], all[0], Phase::Compute).timeNs.median;
    trial.bars.rows = {plainRow(RaceWords::tr("CPU loop, 1 thread"), one, Tone::Host, Texture::Plain, locale),
        plainRow(RaceWords::tr("CPU loop, all threads"), every, Tone::Host, Texture::Plain, locale),
        plainRow(RaceWords::tr("kernel alone"), kernel, Tone::Compute, textureOf(Phase::Compute), locale),
        phaseRow(RaceWords::tr("kernel with its copies"), run.plans[0], all[0], locale)};
    trial.bars.rows.back().value = format::duration(whole, locale);
    trial.bars.keys = phaseKeys();
    trial.lengthNs = trial.bars.most();
    trial.sentence = verdict(std::min(one, every), whole, locale);
    if (kernel < std::min(one, every) / clear && whole > std::min(one, every) / clear)
        trial.sentence += QLatin1Char(' ') + RaceWords::tr("The kernel alone would have won.");
    if (all[0].check && !all[0].check->passed())
        trial.sentence = RaceWords::tr("The device’s answer is wrong, so nobody has won.");
    return trial;
}

} // namespace roundtrip
