// SPDX-License-Identifier: GPL-3.0-or-later
// What do copies, chunks and chains cost, and what would cost less?
#include "coach/advice.h"

#include "plan/experiments.h"

#include <algorithm>
#include <cmath>

namespace roundtrip {
namespace {

using Judged = std::optional<Advice>;

constexpr std::uint64_t smallChunk = 128 << 10, goodChunk = 1 << 20; // bytes
constexpr double fewShare = 0.02, muchShare = 0.6, mostShare = 0.5;                 // shares

const RunFacts* timedAs(const Facts& facts, Strategy strategy)
{
    const RunFacts* run = facts.timed();
    return run && run->settings.strategy == strategy ? run : nullptr;
}

double share(std::int64_t part, std::int64_t whole) { return whole > 0 ? number(part) / number(whole) : 0; }

Suggestion againstRoundTrip(const Facts& facts)
{
    Suggestion suggestion = again(facts);
    suggestion.against = facts.settings;
    suggestion.against->strategy = Strategy::RoundTrip;
    return suggestion;
}

Suggestion chained(const Facts& facts, std::uint32_t kernels)
{
    return suggest(facts, [=](Settings& s) {
        s.strategy = Strategy::KeepOnDevice;
        s.chain = kernels;
    });
}

// One kernel of the chain, and the copies of one trip.
double oneKernel(const RunFacts& run) { return number(run.kernel) / std::max(1u, run.settings.chain); }

double oneTrip(const RunFacts& run)
{
    const bool each = run.settings.strategy == Strategy::RoundTrip;
    return number(run.copies()) / (each ? std::max(1u, run.settings.chain) : 1);
}

Judged oneChunk(const Facts& facts)
{
    const RunFacts* run = timedAs(facts, Strategy::Pipelined);
    if (!run || run->settings.chunks != 1)
        return {};
    return Advice{Remark::OneChunk, {}, suggest(facts, [](Settings& s) { s.chunks = 4; })};
}

Judged tooManyChunks(const Facts& facts)
{
    const RunFacts* run = timedAs(facts, Strategy::Pipelined);
    if (!run || run->settings.chunks < 8)
        return {};
    const std::uint64_t bytes = run->settings.elements * sizeBytes(run->settings.type);
    if (bytes / run->settings.chunks >= smallChunk)
        return {};
    const auto better = static_cast<std::uint32_t>(std::clamp<std::uint64_t>(bytes / goodChunk, 2, 16));
    return Advice{Remark::TooManyChunks,
        {static_cast<double>(run->settings.chunks), static_cast<double>(bytes / run->settings.chunks)},
        suggest(facts, [=](Settings& s) { s.chunks = better; })};
}

Judged noOverlap(const Facts& facts)
{
    const RunFacts* run = timedAs(facts, Strategy::Pipelined);
    if (!run || run->settings.chunks < 2 || share(run->parts.overlap, run->wall) >= fewShare)
        return {};
    return Advice{facts.onCpu() ? Remark::NoOverlapOnCpu : Remark::NoOverlap, {static_cast<double>(run->settings.chunks)},
        againstRoundTrip(facts)};
}

Judged waitingDominates(const Facts& facts)
{
    const RunFacts* run = facts.timed();
    const std::uint64_t more = std::min(facts.settings.elements * 16, facts.mostElements);
    if (!run || !facts.canSet("elements") || share(run->parts.waiting, run->wall) <= mostShare || more <= facts.settings.elements
        || run->settings.strategy == Strategy::Pipelined)
        return {};
    return Advice{Remark::WaitingDominates, {number(run->parts.waiting), number(run->wall)},
        suggest(facts, [=](Settings& s) { s.elements = more; })};
}

Judged keepOnDevice(const Facts& facts)
{
    const RunFacts* run = timedAs(facts, Strategy::RoundTrip);
    if (!run || run->settings.chain < 2 || !facts.canSet("strategy") || share(run->copies(), run->busy()) < 0.3)
        return {};
    const double saved = number(run->copies()) - oneTrip(*run);
    return Advice{Remark::KeepOnDevice, {static_cast<double>(run->settings.chain), number(run->copies()), saved},
        suggest(facts, [](Settings& s) { s.strategy = Strategy::KeepOnDevice; })};
}

Judged keepWithoutChain(const Facts& facts)
{
    const RunFacts* run = timedAs(facts, Strategy::KeepOnDevice);
    if (!run || run->settings.chain != 1)
        return {};
    return Advice{Remark::KeepWithoutChain, {}, chained(facts, 4)};
}

// K* = T_transfer ÷ (t_host − t_device), rounded up.
Judged chainWouldPay(const Facts& facts)
{
    const RunFacts* run = facts.timed();
    const bool moves = run && (run->settings.strategy == Strategy::RoundTrip || run->settings.strategy == Strategy::KeepOnDevice);
    if (!moves || !facts.host || !facts.canSet("chain") || run->copies() <= 0)
        return {};
    const double gain = facts.host->all - oneKernel(*run), trip = oneTrip(*run);
    const double kernels = gain > 0 ? std::ceil(trip / gain) : 0;
    if (kernels < 2 || kernels > mostChain || run->settings.chain >= kernels)
        return {};
    return Advice{Remark::ChainWouldPay, {kernels, trip, gain}, chained(facts, static_cast<std::uint32_t>(kernels))};
}

Judged noChainPays(const Facts& facts)
{
    const RunFacts* run = facts.timed();
    if (!run || !facts.host || !facts.canSet("chain") || run->kernel <= 0 || facts.host->all > oneKernel(*run))
        return {};
    return Advice{Remark::NoChainPays, {facts.host->all, oneKernel(*run)},
        suggest(facts, [&](Settings& s) { s.elements = std::min(s.elements * 4, std::max(facts.mostElements, s.elements)); })};
}

Judged mappedMovesNothing(const Facts& facts)
{
    const RunFacts* run = timedAs(facts, Strategy::Mapped);
    if (!run || !(facts.onCpu() || facts.device->sharesHostMemory))
        return {};
    return Advice{Remark::MappedMovesNothing, {number(run->copies())}, againstRoundTrip(facts)};
}

Judged halfTheBytes(const Facts& facts)
{
    const RunFacts* run = facts.timed();
    if (!run || run->settings.type != ElementType::Double || !run->isRight() || run->copiedBytes == 0)
        return {};
    return Advice{Remark::HalfTheBytes, {static_cast<double>(run->copiedBytes), static_cast<double>(run->copiedBytes / 2)},
        suggest(facts, [](Settings& s) { s.type = ElementType::Float; })};
}

Judged transfersDominate(const Facts& facts)
{
    const RunFacts* run = timedAs(facts, Strategy::RoundTrip);
    if (!run || run->settings.chain != 1 || share(run->copies(), run->busy()) <= muchShare || run->settings.kernel == "matmul")
        return {};
    Suggestion more = chained(facts, 4);
    if (!facts.canSet("chain") && facts.canSet("kernel"))
        more = suggest(facts, [](Settings& s) {
            s.kernel = "matmul"; // 256 × 256: some operations for every byte
            s.elements = 1 << 16;
        });
    else if (!facts.canSet("chain"))
        return {};
    return Advice{Remark::TransfersDominate,
        {100 * share(run->copies(), run->busy()), number(run->copies()), number(run->kernel)}, more};
}

Judged copiesInOneMemory(const Facts& facts)
{
    const RunFacts* run = facts.timed();
    if (!run || !facts.onCpu() || !facts.canSet("strategy") || run->copiedBytes < (1 << 20) || run->copies() <= 0
        || run->settings.strategy == Strategy::Pipelined)
        return {};
    return Advice{Remark::CopiesInOneMemory, {static_cast<double>(run->copiedBytes), number(run->copies())},
        suggest(facts, [](Settings& s) {
            s.strategy = Strategy::Mapped;
            s.chain = 1;
        })};
}

constexpr RuleEntry transferEntries[] = {{oneChunk}, {tooManyChunks}, {noOverlap}, {waitingDominates}, {keepOnDevice},
    {keepWithoutChain}, {chainWouldPay}, {noChainPays}, {mappedMovesNothing, Speaks::Once}, {halfTheBytes},
    {transfersDominate}, {copiesInOneMemory, Speaks::Once}};

} // namespace

std::span<const RuleEntry> transferRules() { return transferEntries; }

} // namespace roundtrip
