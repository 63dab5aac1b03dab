// SPDX-License-Identifier: GPL-3.0-or-later
// Do the threads fit the device and the data?
#include "coach/advice.h"

#include "plan/catalogue.h"

#include <algorithm>
#include <bit>

namespace roundtrip {
namespace {

using Judged = std::optional<Advice>;

bool strides(const Facts& facts)
{
    const KernelInfo* kernel = findKernel(facts.run->settings.kernel);
    return facts.source.strideLoop || (kernel && (kernel->indexing == Indexing::Stride || kernel->indexing == Indexing::Slice));
}

Judged blocksOfOne(const Facts& facts)
{
    const RunFacts* run = facts.timed();
    if (!run || run->settings.block != 1 || run->cover.grid < 1000 || facts.mostBlock < 2 || !facts.canSet("block"))
        return {};
    return Advice{Remark::BlocksOfOne, {number(run->cover.grid)},
        suggest(facts, [&](Settings& s) {
            s.block = std::min<std::uint64_t>(256, facts.mostBlock);
            s.grid = 0;
        })};
}

// A block runs on one unit. Small data do not keep more of them busy anyway.
Judged idleUnits(const Facts& facts)
{
    const RunFacts* run = facts.timed();
    if (!run || !facts.device || !facts.canSet("block") || run->cover.elements < 1024 || run->cover.uncovered > 0
        || run->cover.grid == 0 || run->cover.grid >= facts.device->usableUnits)
        return {};
    const std::uint64_t each = std::max<std::uint64_t>(1, run->cover.elements / (4 * facts.device->usableUnits));
    const std::uint64_t block = std::bit_floor(std::min(each, facts.mostBlock));
    return Advice{Remark::IdleUnits, {number(run->cover.grid), number(facts.device->usableUnits)},
        suggest(facts, [=](Settings& s) {
            s.block = std::max<std::uint64_t>(block, 1);
            s.grid = 0;
        })};
}

Judged spareThreads(const Facts& facts)
{
    const RunFacts* run = facts.timed();
    if (!run || !facts.canSet("block") || strides(facts) || run->cover.elements == 0
        || run->cover.spare < std::max<std::uint64_t>(2, run->cover.threads / 4))
        return {};
    const bool tooManyBlocks = run->cover.grid > run->cover.autoGrid;
    return Advice{Remark::SpareThreads, {number(run->cover.spare), number(run->cover.threads)},
        suggest(facts, [&](Settings& s) {
            s.grid = 0;
            if (!tooManyBlocks)
                s.block = std::min(s.block, std::bit_floor(run->cover.elements));
        })};
}

Judged offTheMultiple(const Facts& facts)
{
    const RunFacts* run = facts.timed();
    const std::uint64_t multiple = facts.device ? facts.device->preferredMultiple : 1;
    if (!run || !facts.canSet("block") || multiple < 2 || run->settings.block < 2 || run->settings.block % multiple == 0)
        return {};
    const std::uint64_t above = (run->settings.block / multiple + 1) * multiple;
    const std::uint64_t next = above <= facts.mostBlock ? above : above - multiple;
    if (next == 0)
        return {};
    return Advice{Remark::OffTheMultiple, {number(run->settings.block), number(multiple)}, suggest(facts, [=](Settings& s) {
        s.block = next;
        s.grid = 0;
    })};
}

Judged strideOnCpu(const Facts& facts)
{
    if (!facts.run || !facts.onCpu() || !facts.source.strideLoop || !facts.run->isRight() || facts.run->cover.elements < (1 << 16))
        return {};
    Suggestion other = again(facts);
    if (!facts.source.isOwn)
        other = suggest(facts, [](Settings& s) { s.kernel = "vec_add_slice"; });
    return Advice{Remark::StrideOnCpu, {static_cast<double>(facts.run->kernel)}, other};
}

constexpr RuleEntry gridEntries[] = {{blocksOfOne}, {strideOnCpu, Speaks::Once}, {idleUnits}, {spareThreads}, {offTheMultiple}};

} // namespace

std::span<const RuleEntry> gridRules() { return gridEntries; }

} // namespace roundtrip
