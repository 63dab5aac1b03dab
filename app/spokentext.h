// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What came of an experiment, as one sentence for those who hear it?

#include "lessonstate.h"

#include <QLocale>
#include <QString>

namespace roundtrip {

// "upload 5.2 ms, compute 0.2 ms, download 2.6 ms: 97 % of the time moved data". Overlapping copies and kernels are
// a part of their own; waiting is left out, so that the parts are those of the busy time.
QString spokenRun(const Run& run, const QLocale& locale);

// Of the last try, which was of that kind: its failure, its verdict, its own sentence, or the run's times. Empty where
// it brought nothing.
QString spokenResult(const Results& results, Experiment kind, const QLocale& locale);

} // namespace roundtrip
