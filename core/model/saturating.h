// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How do sizes grow without wrapping around? What would pass 2^64 − 1 stays there.

#include <cstdint>
#include <limits>

namespace roundtrip::saturating {

inline constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max();

constexpr std::uint64_t times(std::uint64_t a, std::uint64_t b) { return b != 0 && a > most / b ? most : a * b; }
constexpr std::uint64_t plus(std::uint64_t a, std::uint64_t b) { return a > most - b ? most : a + b; }
constexpr std::uint64_t minus(std::uint64_t a, std::uint64_t b) { return a > b ? a - b : 0; }
// 0 where there is nothing to divide by.
constexpr std::uint64_t ceilDivide(std::uint64_t a, std::uint64_t b) { return b == 0 ? 0 : a / b + (a % b != 0); }

} // namespace roundtrip::saturating
