// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What did a run show about the question that was guessed at?

#include "model/request.h"

#include <QLocale>
#include <QString>

#include <optional>

namespace roundtrip {

// measure: a name of core/lesson/vocabulary.h. Nothing where the run cannot tell.
std::optional<double> measured(const QString& measure, const Run& run);

// "58 %", "24 threads", "3.2 times".
QString measureText(const QString& measure, double value, const QLocale& locale);

// Share of the blocks that ran right after the block before them; 1: all in order.
std::optional<double> orderedShare(const Run& run);

// What is wrong with its answers; null where they are right, or were not compared.
const Check* wrongAnswer(const Run& run);

// "Lost: 40 elements that nobody wrote. …": what the guard zones around the arrays and the comparison found.
QString lossText(const Check& check, const QLocale& locale);

// What a run was like, in a sentence or two made of its own numbers.
QString resultText(const Run& run, const QLocale& locale);
// What the recorded order was, over one run or several.
QString orderText(const std::vector<Run>& orders, const QLocale& locale);

} // namespace roundtrip
