// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How long did it typically take, and how far apart were the repetitions?

#include "model/report.h"

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace roundtrip {

struct Statistics {
    std::size_t count = 0;
    double minimum = 0, lowerQuartile = 0, median = 0, upperQuartile = 0, maximum = 0;
    std::size_t outliers = 0; // beyond 1.5 interquartile ranges (Tukey); counted, never dropped

    bool operator==(const Statistics&) const = default;
    // Interquartile range over median; 0 where the median is 0.
    double spread() const { return median != 0 ? (upperQuartile - lowerQuartile) / median : 0; }
    // Too wide to say more than "about": something else used the machine, or a run had more than one speed.
    bool isWide() const { return count >= 5 && spread() > 0.25; }
};

// Quantiles by linear interpolation (Hyndman and Fan 1996, type 7). Values that are not finite are left out.
Statistics statistics(std::vector<double> values);

enum class Phase { Upload, Compute, Download };

// Which phase an operation belongs to; nothing for Finish, Allocate, Release. A map for reading counts as a
// download, a map for writing and an unmap as an upload.
std::optional<Phase> phaseOf(const Operation& operation);

// Bytes that a copy moves, or that a kernel or loop must read and write once.
std::uint64_t operationBytes(const Plan& plan, const Operation& operation);

// A span counts if started and ended are given and in order.
bool hasTime(const Span& span);

// How one repetition's wall time divides. The five add up to Repetition::wallNs().
struct Breakdown {
    std::int64_t uploadOnly = 0, computeOnly = 0, downloadOnly = 0, overlap = 0, waiting = 0; // ns

    bool operator==(const Breakdown&) const = default;
    std::array<std::int64_t, 5> parts() const { return {uploadOnly, computeOnly, downloadOnly, overlap, waiting}; }
};

Breakdown breakdown(const Plan& plan, const Repetition& repetition);

// Whole percentages that add up to 100 (largest remainder); all 0 when the parts sum to 0.
std::array<int, 5> percentages(const std::array<std::int64_t, 5>& parts);

// The repetition whose wall time is the (lower) median one; nothing when there are none.
std::optional<std::size_t> medianRepetition(const Measurement& measurement);

// Per phase over all repetitions: bytes of one repetition, and device time summed over its spans.
struct PhaseSummary {
    std::uint64_t bytes = 0;
    std::size_t spans = 0;      // in one repetition
    std::size_t withoutTime = 0; // spans left out because their times were not given or not possible
    Statistics timeNs;
    // Decimal GB/s at the median; nothing where no time passed or nothing moved.
    std::optional<double> gigabytesPerSecond() const;

    bool operator==(const PhaseSummary&) const = default;
};

PhaseSummary phaseSummary(const Plan& plan, const Measurement& measurement, Phase phase);
Statistics wallStatistics(const Measurement& measurement); // ns

} // namespace roundtrip
