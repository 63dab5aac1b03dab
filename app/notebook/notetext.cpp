// SPDX-License-Identifier: GPL-3.0-or-later
#include "notebook/notetext.h"

#include "export/caption.h"
#include "format.h"
#include "model/statistics.h"
#include "trials/trial.h"

#include <QCoreApplication>
#include <QDateTime>

#include <algorithm>

namespace roundtrip {
namespace {

struct NotetextWords {
    Q_DECLARE_TR_FUNCTIONS(roundtrip::Notebook)
};

constexpr double leastEffect = 1.05;

QString whenOf(const Note& note, const QLocale& locale)
{
    const QDateTime at = QDateTime::fromString(QString::fromStdString(note.run.endedAt), Qt::ISODate);
    return locale.toString(at.toLocalTime(), QLocale::ShortFormat);
}

Statistics wallOf(const Run& run) { return run.report.measurements.empty() ? Statistics{} : wallStatistics(run.report.measurements.front()); }

QString nameOf(const Note& note)
{
    const Settings& s = note.run.settings;
    return note.name.isEmpty() ? NotetextWords::tr("%1, n = %2").arg(kernelName(note.run)).arg(s.elements) : note.name;
}

} // namespace

QString noteTitle(const Note& note, const QLocale& locale)
{
    const QString title = NotetextWords::tr("%1 · %2 · %3").arg(nameOf(note), format::duration(wallOf(note.run).median, locale), whenOf(note, locale));
    return note.pinned ? QStringLiteral("★ ") + title : title;
}

QString noteDetails(const Note& note, const QLocale&) { return captionOf(note.run).join(QLatin1Char('\n')); }

BarRow noteRow(const Note& note, const QLocale& locale)
{
    BarRow row = trials::phaseRow(nameOf(note), note.run.plans.front(), note.run.report.measurements.front(), locale);
    row.value = format::duration(wallOf(note.run).median, locale);
    return row;
}

QString againstText(const Run& now, const Note& earlier, const QLocale& locale)
{
    const Statistics a = wallOf(now), b = wallOf(earlier.run);
    if (a.count == 0 || b.count == 0 || a.median <= 0 || b.median <= 0)
        return {};
    const double ratio = a.median / b.median;
    const bool overlaps = a.lowerQuartile <= b.upperQuartile && b.lowerQuartile <= a.upperQuartile;
    QString verdict;
    if (overlaps || (ratio < leastEffect && ratio > 1 / leastEffect))
        verdict = NotetextWords::tr("Against the earlier run no difference is shown.");
    else
        verdict = (ratio < 1 ? NotetextWords::tr("This run was %1 × faster, by medians.") : NotetextWords::tr("This run was %1 × slower, by medians."))
                      .arg(format::number(ratio < 1 ? 1 / ratio : ratio, locale));
    if (now.device.id != earlier.run.device.id)
        verdict += QLatin1Char(' ') + NotetextWords::tr("The other one ran on another device.");
    return verdict + QLatin1Char(' ') + NotetextWords::tr("The two were not measured in turn, so small differences mean nothing.");
}

} // namespace roundtrip
