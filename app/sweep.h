// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What is measured when one setting changes from run to run, and which chart comes out? Pure.

#include "lesson/action.h"
#include "model/request.h"
#include "widgets/chart.h"

#include <QLocale>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace roundtrip {

// The setting that changes: n against the CPU's own loop, the block size, the pieces of one upload with no launch, or
// the chunks of a pipelined round trip. The last two stand in Settings::chunks.
// Intensity: operations a byte, that is kernels one beside the other under the roofline; one run holds all of them.
enum class SweepOver { Elements, Block, Pieces, Chunks, Intensity };

// Which experiment of a lesson measures it, and the other way round; nothing for one that is no sweep.
Experiment experimentOf(SweepOver over);
std::optional<SweepOver> sweptBy(Experiment kind);

inline constexpr std::size_t mostSweepPoints = 200;

// From `from` to `to`, evenly spaced on a log scale, each once; both ends are in. Powers of two where 0 points are
// asked for.
std::vector<std::uint64_t> sweepValues(std::uint64_t from, std::uint64_t to, std::size_t points);

// The settings of one point, and the plans to be measured together in one ticket: the round trip, and over n also
// the CPU's loop with one thread and with all.
Settings sweepSettings(Settings settings, SweepOver over, std::uint64_t x);
std::vector<Plan> sweepPlans(const Settings& settings, SweepOver over, const std::string& source);

// Whether everything that was checked came out as it should. Without that, a chart names no winner.
bool answerIsRight(const Report& report);

// Where one line gets below another one and stays there, within a twentieth, to the end of what was measured.
struct BreakEven {
    enum class Kind { NotMeasured, Never, Always, At };
    Kind kind = Kind::NotMeasured;
    double x = 0, y = 0;     // of At: interpolated, straight in log–log; of Always: the first point
    double from = 0, to = 0; // what was measured of both

    bool operator==(const BreakEven&) const = default;
};
BreakEven breakEven(const std::vector<ChartPoint>& challenger, const std::vector<ChartPoint>& incumbent);

// Time against n, log–log: CPU with one thread, CPU with all, device kernel, device with transfers. Each run holds the
// round trip and the two loops of one n.
enum class Marks { Letters, None }; // letters point from a sentence to its place in the picture; a text has none
Chart sweepChart(const std::vector<Run>& runs, const QLocale& locale = QLocale(), Marks marks = Marks::Letters);
// Kernel time by block size, the best one marked. Each run has its own block.
Chart blockChart(const std::vector<Run>& runs, const QLocale& locale = QLocale());

// T = bytes + fixed × pieces, fitted to the medians by the slopes' median (Theil 1950, Sen 1968), which one odd point
// does not move. ns; nothing below three points, or where more pieces took no more time.
struct PiecesFit {
    double bytesNs = 0, fixedNs = 0;
    bool operator==(const PiecesFit&) const = default;
};
std::optional<PiecesFit> piecesFit(const std::vector<ChartPoint>& points);
// Time of one upload by its number of pieces, log–log, with that fit.
Chart piecesChart(const std::vector<Run>& runs, const QLocale& locale = QLocale());
// Whole time by the number of chunks, the best one marked.
Chart chunksChart(const std::vector<Run>& runs, const QLocale& locale = QLocale());

// The two limits that plan/roofline.h measures, and the kernels below them; empty where a limit is missing.
Chart rooflineChart(const std::vector<Run>& runs, const QLocale& locale = QLocale());

Chart chartOf(
    SweepOver over, const std::vector<Run>& runs, const QLocale& locale = QLocale(), Marks marks = Marks::Letters);

} // namespace roundtrip
