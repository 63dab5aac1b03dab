// SPDX-License-Identifier: GPL-3.0-or-later
#include "sweep.h"

#include "plan/experiments.h"
#include "plan/trials.h"

// What a sweep measures at each of its points.

namespace roundtrip {

Experiment experimentOf(SweepOver over)
{
    switch (over) {
    case SweepOver::Elements: return Experiment::SweepElements;
    case SweepOver::Block: return Experiment::SweepBlock;
    case SweepOver::Pieces: return Experiment::SweepPieces;
    case SweepOver::Intensity: return Experiment::Roofline;
    case SweepOver::Chunks: break;
    }
    return Experiment::SweepChunks;
}

std::optional<SweepOver> sweptBy(Experiment kind)
{
    for (const SweepOver over : {SweepOver::Elements, SweepOver::Block, SweepOver::Pieces, SweepOver::Chunks, SweepOver::Intensity})
        if (experimentOf(over) == kind)
            return over;
    return {};
}

Settings sweepSettings(Settings settings, SweepOver over, std::uint64_t x)
{
    settings.grid = 0;
    settings.chain = 1;
    settings.strategy = over == SweepOver::Chunks ? Strategy::Pipelined : Strategy::RoundTrip;
    switch (over) {
    case SweepOver::Elements: settings.elements = x; break;
    case SweepOver::Block: settings.block = x; break;
    case SweepOver::Intensity: break;
    case SweepOver::Pieces:
    case SweepOver::Chunks: settings.chunks = static_cast<std::uint32_t>(x); break;
    }
    return settings;
}

std::vector<Plan> sweepPlans(const Settings& settings, SweepOver over, const std::string& source)
{
    switch (over) {
    case SweepOver::Elements: return {planFor(settings, source), hostLoopPlan(settings, 1), hostLoopPlan(settings, 0)};
    case SweepOver::Pieces: return {piecesPlan(settings, settings.chunks)};
    case SweepOver::Block:
    case SweepOver::Intensity:
    case SweepOver::Chunks: break;
    }
    return {planFor(settings, source)};
}

Chart chartOf(SweepOver over, const std::vector<Run>& runs, const QLocale& locale, Marks marks)
{
    switch (over) {
    case SweepOver::Block: return blockChart(runs, locale);
    case SweepOver::Pieces: return piecesChart(runs, locale);
    case SweepOver::Chunks: return chunksChart(runs, locale);
    case SweepOver::Intensity: return rooflineChart(runs, locale);
    case SweepOver::Elements: break;
    }
    return sweepChart(runs, locale, marks);
}

} // namespace roundtrip
