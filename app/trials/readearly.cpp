// SPDX-License-Identifier: GPL-3.0-or-later
#include "trials/trial.h"

#include "format.h"

#include <QCoreApplication>

#include <algorithm>

namespace roundtrip {
namespace {

struct ReadearlyWords {
    Q_DECLARE_TR_FUNCTIONS(roundtrip::ReadEarly)
};

constexpr std::size_t shownElements = 4;

// What the host saw at an element, if it came back.
QString seenAt(const Measurement& measurement, std::uint64_t index, const QLocale& locale)
{
    for (const Capture& capture : measurement.captures)
        if (capture.buffer == "seen" && index < capture.values.size())
            return format::number(capture.values[index], locale);
    return QStringLiteral("–");
}

} // namespace

Trial trials::readEarly(const Run& run, const QLocale& locale)
{
    const Measurement &early = run.report.measurements[0], &late = run.report.measurements[1];
    Trial trial;
    if (!early.check || !late.check)
        return trial;
    const std::uint64_t stale = early.check->mismatches, all = early.check->compared;
    const QString count = format::count(all, locale);
    if (stale == 0)
        trial.sentence = ReadearlyWords::tr("The host looked while the queue was held, and still no element was old. This driver does not wait when it is told to.");
    else
        trial.sentence = stale == all
            ? ReadearlyWords::tr("The host looked before the queue had run: all %1 elements were old.").arg(count)
            : ReadearlyWords::tr("The host looked before the queue had run: %1 of %2 elements were old.").arg(format::count(stale, locale), count);
    trial.sentence += QLatin1Char(' ')
        + (late.check->mismatches == 0 ? ReadearlyWords::tr("After finish none was.")
                                       : ReadearlyWords::tr("After finish %1 were still wrong.").arg(format::count(late.check->mismatches, locale)));
    trial.table.push_back({ReadearlyWords::tr("element"), ReadearlyWords::tr("read too early"), ReadearlyWords::tr("read after finish"), ReadearlyWords::tr("should be")});
    for (std::size_t i = 0; i < std::min(shownElements, early.check->first.size()); ++i) {
        const Mismatch& old = early.check->first[i];
        trial.table.push_back({QStringLiteral("out[%1]").arg(old.index), format::number(old.got, locale),
            seenAt(late, old.index, locale), format::number(old.expected, locale)});
    }
    return trial;
}

} // namespace roundtrip
