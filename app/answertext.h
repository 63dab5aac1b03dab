// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What does the learner read about a run: one sentence or two, made of its own numbers?

#include "lesson/question.h"
#include "model/request.h"

#include <QLocale>
#include <QString>

#include <vector>

namespace roundtrip {

// How long it took, where the time went, and whether the answer is right.
QString resultText(const Run& run, const QLocale& locale);

// What the runs say about the guess; an effect that did not appear is said not to have appeared.
QString answerText(const Prediction& prediction, const std::vector<Run>& runs, const QLocale& locale);

// What the recorded order was, over one run or several.
QString orderText(const std::vector<Run>& orders, const QLocale& locale);

} // namespace roundtrip
