// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What are the coach's words?

#include "coach/advice.h"

#include <QLocale>
#include <QString>

namespace roundtrip {

// Two or three sentences: what is seen in the run's own numbers, and why. `code` stands in backticks.
QString sentence(const Advice& advice, const QLocale& locale);

// What the button does, seen from the settings as they are: "Use blocks of 256".
QString suggestionLabel(const Suggestion& suggestion, const Settings& now, const QLocale& locale);

} // namespace roundtrip
