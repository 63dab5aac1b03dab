// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How is an earlier run named, and how does it compare with the one of now?

#include "notebook/note.h"
#include "scenes/barscene.h"

#include <QLocale>

namespace roundtrip {

QString noteTitle(const Note& note, const QLocale& locale); // its name, or what ran; then when and how long it took
QString noteDetails(const Note& note, const QLocale& locale); // parameters, result, spread, device

BarRow noteRow(const Note& note, const QLocale& locale);

// "This run: 1.9 × faster, …", or that no difference was shown: where the middle halves of both overlap, or less than
// a twentieth lies between the medians. They were not measured in turn, and it says so.
QString againstText(const Run& now, const Note& earlier, const QLocale& locale);

} // namespace roundtrip
