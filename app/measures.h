// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What did a run show about the question that was guessed at? Numbers; the sentences are in answertext.h.

#include "model/request.h"
#include "model/statistics.h"
#include "sweep.h"

#include <QLocale>
#include <QString>

#include <optional>
#include <vector>

namespace roundtrip {

// measure: a name of core/lesson/vocabulary.h; runs: one, or the points of a sweep. Nothing where they cannot tell.
std::optional<double> measured(const QString& measure, const std::vector<Run>& runs);

// "58 %", "24 threads", "3.2 times".
QString measureText(const QString& measure, double value, const QLocale& locale);

// Of the repetition whose wall time is the median one.
std::optional<Breakdown> medianBreakdown(const Run& run);

// Share of the blocks that ran right after the block before them; 1: all in order.
std::optional<double> orderedShare(const Run& run);

// Where the device with its copies gets below the better of the host's loops.
BreakEven wholeTripBreakEven(const std::vector<Run>& sweep);

// What is wrong with its answers; null where they are right, or were not compared.
const Check* wrongAnswer(const Run& run);
std::uint64_t damagedElements(const Check& check); // outside the buffers

// "Lost: 40 elements that nobody wrote. …": what the guard zones around the arrays and the comparison found.
QString lossText(const Check& check, const QLocale& locale);

} // namespace roundtrip
