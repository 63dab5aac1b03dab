// SPDX-License-Identifier: GPL-3.0-or-later
// What do a comparison, a sweep, a race and a recorded order show, and what is only this device's way?
#include "coach/advice.h"

#include <algorithm>
#include <bit>

namespace roundtrip {
namespace {

using Judged = std::optional<Advice>;

Judged notDifferent(const Facts& facts)
{
    if (!facts.contrast || facts.contrast->isShown())
        return {};
    return Advice{Remark::NotDifferent, {facts.contrast->ratio, facts.contrast->least, facts.contrast->most},
        suggest(facts, [](Settings& s) { s.repetitions = std::max(s.repetitions, 21u); })};
}

Judged neverBreaksEven(const Facts& facts)
{
    if (facts.did != Experiment::SweepElements || !facts.wholeTrip || facts.wholeTrip->kind != BreakEven::Kind::Never)
        return {};
    Suggestion product = suggest(facts, [](Settings& s) {
        s.kernel = "matmul";
        s.elements = 1 << 16; // 256 × 256: the course's products end at 512 × 512
    });
    if (facts.settings.kernel == "matmul")
        product = again(facts);
    return Advice{facts.onCpu() ? Remark::NeverBreaksEvenOnCpu : Remark::NeverBreaksEven, {facts.wholeTrip->to}, product};
}

Judged belowBreakEven(const Facts& facts)
{
    const RunFacts* run = facts.timed();
    if (!run || !facts.wholeTrip || facts.wholeTrip->kind != BreakEven::Kind::At)
        return {};
    const auto above = std::bit_ceil(static_cast<std::uint64_t>(facts.wholeTrip->x) + 1);
    if (number(run->settings.elements) >= facts.wholeTrip->x || above > facts.mostElements)
        return {};
    return Advice{Remark::BelowBreakEven, {number(run->settings.elements), facts.wholeTrip->x},
        suggest(facts, [=](Settings& s) { s.elements = above; })};
}

// The loop on all threads and the kernel, about even: no wonder, both are the same cores.
Judged sameCores(const Facts& facts)
{
    const RunFacts* run = facts.timed();
    if (!run || !facts.onCpu() || !facts.host || facts.canSet("chain") || run->kernel <= 0 || run->settings.elements < (1 << 18))
        return {};
    const double ratio = static_cast<double>(run->kernel) / facts.host->all;
    if (ratio < 0.75 || ratio > 1 / 0.75)
        return {};
    Suggestion sweep = again(facts);
    sweep.experiment = Experiment::SweepElements;
    return Advice{Remark::SameCores, {static_cast<double>(run->kernel), facts.host->all}, sweep};
}

Suggestion runWithBlock(const Facts& facts, std::uint64_t block)
{
    Suggestion suggestion = suggest(facts, [=](Settings& s) {
        s.block = block;
        s.grid = 0;
    });
    suggestion.experiment = Experiment::Run;
    return suggestion;
}

const BlockTime* bestBlock(const Facts& facts)
{
    if (facts.did != Experiment::SweepBlock || facts.blocks.size() < 3)
        return nullptr;
    return &*std::min_element(facts.blocks.begin(), facts.blocks.end(),
        [](const BlockTime& a, const BlockTime& b) { return a.kernel < b.kernel; });
}

// Everything from a far smaller block on is as good as the best.
const BlockTime* level(const Facts& facts, const BlockTime& best)
{
    const auto first = std::find_if(facts.blocks.begin(), facts.blocks.end(),
        [&best](const BlockTime& block) { return block.kernel <= best.kernel * 1.05; });
    return first != facts.blocks.end() && first->block * 4 <= facts.blocks.back().block ? &*first : nullptr;
}

Judged blocksLevelOff(const Facts& facts)
{
    const BlockTime* best = bestBlock(facts);
    const BlockTime* first = best ? level(facts, *best) : nullptr;
    if (!first || std::any_of(first, &facts.blocks.back() + 1, [best](const BlockTime& b) { return b.kernel > best->kernel * 1.25; }))
        return {};
    return Advice{Remark::BlocksLevelOff, {number(first->block), number(best->block)}, runWithBlock(facts, first->block)};
}

Judged largestBlockOnCpu(const Facts& facts)
{
    const BlockTime* best = bestBlock(facts);
    if (!best || !facts.onCpu() || level(facts, *best) || best->block * 4 < facts.blocks.back().block)
        return {};
    return Advice{Remark::LargestBlockOnCpu, {number(best->block)}, runWithBlock(facts, best->block)};
}

Judged inOrderThisTime(const Facts& facts)
{
    if (facts.did != Experiment::BlockOrder || facts.orders.empty() || facts.orders.back() < 1 || facts.orderedBlocks < 2)
        return {};
    constexpr std::uint64_t plenty = 4096;
    const std::uint64_t elements = plenty * facts.settings.block;
    const bool more = facts.orderedBlocks < plenty && elements <= facts.mostElements && facts.canSet("elements");
    return Advice{Remark::InOrderThisTime, {number(facts.orderedBlocks)}, suggest(facts, [=](Settings& s) {
        if (more) {
            s.elements = elements;
            s.grid = 0;
        }
    })};
}

Judged orderDiffers(const Facts& facts)
{
    if (facts.did != Experiment::BlockOrder || facts.orders.size() < 2 || facts.orders.back() == facts.orders[facts.orders.size() - 2])
        return {};
    return Advice{
        Remark::OrderDiffers, {100 * facts.orders[facts.orders.size() - 2], 100 * facts.orders.back()}, again(facts)};
}

constexpr RuleEntry sweepEntries[] = {{notDifferent}, {neverBreaksEven}, {belowBreakEven}, {sameCores, Speaks::Once}, {blocksLevelOff},
    {largestBlockOnCpu, Speaks::Once}, {inOrderThisTime}, {orderDiffers, Speaks::Once}};

} // namespace

std::span<const RuleEntry> sweepRules() { return sweepEntries; }

} // namespace roundtrip
