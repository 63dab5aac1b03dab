// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Which chart comes out when one setting changes from run to run? Pure.

#include "model/request.h"
#include "widgets/chart.h"

#include <QLocale>

#include <cstdint>
#include <vector>

namespace roundtrip {

enum class SweepOver { Elements, Block };

// From `from` to `to`, evenly spaced on a log scale, each once; both ends are in. Powers of two where 0 points are
// asked for.
std::vector<std::uint64_t> sweepValues(std::uint64_t from, std::uint64_t to, std::size_t points);

// Where one line stays below another one from a point on, to the end of what was measured.
struct BreakEven {
    enum class Kind { NotMeasured, Never, Always, At };
    Kind kind = Kind::NotMeasured;
    double x = 0, y = 0;    // of At: interpolated, straight in log–log; of Always: the first point
    double from = 0, to = 0; // what was measured of both

    bool operator==(const BreakEven&) const = default;
};
BreakEven breakEven(const std::vector<ChartPoint>& challenger, const std::vector<ChartPoint>& incumbent);

// Time against n, log–log: CPU with one thread, CPU with all, device kernel, device with transfers. Each run holds the
// round trip and the two loops of one n.
Chart sweepChart(const std::vector<Run>& runs, const QLocale& locale = QLocale());
// Kernel time by block size, the best one marked. Each run has its own block.
Chart blockChart(const std::vector<Run>& runs, const QLocale& locale = QLocale());

} // namespace roundtrip
