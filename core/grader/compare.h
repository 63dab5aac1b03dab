// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How many elements differ by more than the tolerance, and which come first? Inside core/grader only.

#include "model/report.h"
#include "model/settings.h"

#include <cstdint>

namespace roundtrip::grading {

// Elements of one type, the first with index `first`. before: what lay there before the kernel ran.
struct Piece {
    ElementType type = ElementType::Float;
    std::uint64_t first = 0, count = 0;
    const void *got = nullptr, *expected = nullptr, *before = nullptr;
};

// Adds these elements to the check. An element that is wrong and as it was before counts as untouched.
void addComparison(Check& check, const Piece& piece);

double asDouble(const void* element, ElementType type);

// Adds one mismatch; only the first sixteen are listed.
void addMismatch(Check& check, std::uint64_t index, double got, double expected, bool untouched);

} // namespace roundtrip::grading
