// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What may be said about two things that were timed against each other?

#include "model/contrast.h"

#include <QLocale>
#include <QString>

namespace roundtrip {

// "1.9 × faster (1.8 … 2)": the first than the other; or "no difference shown (0.97 … 1.06)".
QString verdictText(const Contrast& contrast, const QLocale& locale);

// A warning with its likely cause where the repetitions lie far apart; else empty.
QString spreadText(const Statistics& times, const QLocale& locale);

} // namespace roundtrip
