// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How many elements differ by more than the tolerance, and which come first? Inside core/grader only.

#include "model/report.h"
#include "model/settings.h"

#include <cstdint>

namespace roundtrip::grading {

// Adds `count` elements to the check; both arrays hold elements of that type, the first with index `first`.
void addComparison(Check& check, ElementType type, std::uint64_t first, std::uint64_t count, const void* got,
                   const void* expected);

// Every byte as nobody left it.
bool isUntouched(const void* element, ElementType type);

double asDouble(const void* element, ElementType type);

// Adds one mismatch; only the first sixteen are listed.
void addMismatch(Check& check, std::uint64_t index, double got, double expected, bool untouched);

} // namespace roundtrip::grading
