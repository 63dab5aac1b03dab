// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Which runs answer a guess, and which of the choices came out?

#include "lesson/question.h"
#include "lessonstate.h"

namespace roundtrip {

// What was measured as the prediction says, if it is the last of its kind: one run, or the points of a sweep.
std::vector<Run> answersTo(const Prediction& prediction, const Results& results);

// The first choice that reaches as far as the measured value; null where none does.
const Choice* choiceFor(const Prediction& prediction, double value);

} // namespace roundtrip
