// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What does a learner, or a teacher with a hundred files, read about a graded kernel?

#include "failuretext.h"
#include "model/verdict.h"

namespace roundtrip {

Explanation explain(const Verdict& verdict, const QLocale& locale = QLocale());

// "Right", "Wrong", "Dangerous" …: one word or two, for a column of a table.
QString title(VerdictKind kind);

// "n = 1009, block 64, grid 16".
QString describe(const GradedCase& graded, const QLocale& locale = QLocale());

} // namespace roundtrip
