// SPDX-License-Identifier: GPL-3.0-or-later
#include "contrasttext.h"

#include "format.h"

#include <QCoreApplication>

#include <cmath>

namespace roundtrip {
namespace {

struct ContrasttextWords {
    Q_DECLARE_TR_FUNCTIONS(roundtrip::Contrast)
};

} // namespace

QString verdictText(const Contrast& contrast, const QLocale& locale)
{
    const bool faster = contrast.ratio < 1; // ratio: its time over the other's
    const auto times = [&](double ratio) { return format::number(faster ? 1 / ratio : ratio, locale); };
    const QString low = faster ? times(contrast.most) : times(contrast.least), high = faster ? times(contrast.least) : times(contrast.most);
    if (contrast.rounds < Contrast::fewestRounds)
        return ContrasttextWords::tr("no difference shown: too few rounds to tell");
    if (!contrast.isShown())
        return ContrasttextWords::tr("no difference shown (ratio %1 … %2)").arg(format::number(contrast.least, locale), format::number(contrast.most, locale));
    return (faster ? ContrasttextWords::tr("%1 × faster (%2 … %3)") : ContrasttextWords::tr("%1 × slower (%2 … %3)")).arg(times(contrast.ratio), low, high);
}

QString spreadText(const Statistics& times, const QLocale& locale)
{
    if (!times.isWide())
        return {};
    return ContrasttextWords::tr("The repetitions lie far apart: the middle half spans %1 of the median. Most likely something else used the "
                     "machine, or its clock changed. Close other programs and measure again before you conclude anything.")
        .arg(format::percent(static_cast<int>(std::lround(100 * times.spread())), locale));
}

} // namespace roundtrip
