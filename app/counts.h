// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How does a learner write a whole number, and at which numbers does a slider stop?

#include <QString>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace roundtrip {

// "1048576", "1 048 576", "1,048,576", "1e6", "2^20". Nothing for anything else, or beyond 64 bits.
std::optional<std::uint64_t> parseCount(const QString& text);

// From least to most: every number of at most four binary digits (1, 2, … 16, 18, 20, … 96, 104, …), and both ends.
std::vector<std::uint64_t> logSteps(std::uint64_t least, std::uint64_t most);

// Index of the step nearest to value by ratio; steps must not be empty.
std::size_t nearestStep(const std::vector<std::uint64_t>& steps, std::uint64_t value);

} // namespace roundtrip
