// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Do two ways that were measured in turn differ, and by how much?

#include "model/statistics.h"

#include <optional>

namespace roundtrip {

// The first plan of a report against the second, round by round: what slows one round down slows both.
struct Contrast {
    double one = 0, other = 0;  // medians, ns
    double ratio = 1;           // median of the rounds' own ratios
    double least = 1, most = 1; // where the median's true place is, by ranks, with 95 % confidence
    std::size_t rounds = 0;

    bool operator==(const Contrast&) const = default;
    // An effect below 5 %, or one that may as well be none, is not shown.
    // Below fewestRounds even the extremes span the median with less than 90 % confidence.
    bool isShown() const
    {
        return rounds >= fewestRounds && (least > 1 || most < 1) && (ratio >= 1.05 || ratio <= 1 / 1.05);
    }
    static constexpr std::size_t fewestRounds = 5;
};

// Times of two things, taken in turn; a round in which one of them has none, or none above 0, is left out. Nothing
// where no round is left.
std::optional<Contrast> contrastOf(const std::vector<double>& ones, const std::vector<double>& others);

enum class Contrasted { Wall, Kernels };
std::optional<Contrast> contrast(const std::vector<Plan>& plans, const Report& report, Contrasted what);

// How many of n sorted values to leave out at either end, so that the rest spans the median with 95 % confidence
// (binomial, p = 1/2); 0 where even all of them hardly do. 21 values: 5, which keeps ranks 6 to 16.
std::size_t ranksLeftOut(std::size_t n);

} // namespace roundtrip
