// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/check.h"

#include "plan/catalogue.h"
#include "plan/experiments.h"
#include "model/saturating.h"

#include <algorithm>

namespace roundtrip {
namespace {

using namespace saturating;

constexpr std::uint64_t mostThreads = 0xFFFFFFFF; // as in model/validate.cpp: kernels count with 32 bits

using Problems = std::vector<Problem>;

std::uint64_t number(Strategy strategy) { return static_cast<std::uint64_t>(strategy); }
std::uint64_t number(ElementType type) { return static_cast<std::uint64_t>(type); }

void checkBlock(const Settings& settings, const Device& device, const std::optional<KernelLimits>& limits, Problems& problems)
{
    const std::uint64_t most = largestBlock(device, limits);
    const std::uint64_t block = settings.block;
    if (limits && limits->requiredBlock && block != limits->requiredBlock) {
        problems.push_back({ProblemCode::BlockNotRequired, settings.kernel, block, limits->requiredBlock, {limits->requiredBlock}});
    } else if (block == 0) {
        std::vector<std::uint64_t> nearby{1};
        const std::uint64_t multiple = limits && limits->preferredMultiple ? limits->preferredMultiple : device.preferredMultiple;
        for (const std::uint64_t choice : {multiple, std::uint64_t{256}})
            if (choice > nearby.back() && choice <= most)
                nearby.push_back(choice);
        problems.push_back({ProblemCode::BlockZero, settings.kernel, 0, 1, nearby});
    } else if (block > most) {
        const ProblemCode code = block > device.maxBlock ? ProblemCode::BlockAboveDevice : ProblemCode::BlockAboveKernel;
        std::vector<std::uint64_t> nearby{most};
        if (most > 256)
            nearby.push_back(256);
        problems.push_back({code, settings.kernel, block, most, nearby});
    }
}

// What the kernel takes, and what an automatic grid of threads that can be counted reaches.
std::uint64_t mostElements(const Settings& settings, const KernelInfo& kernel)
{
    if (settings.grid != 0 || settings.block == 0 || settings.block > mostThreads)
        return kernel.mostElements;
    return std::min(kernel.mostElements, times(mostThreads / settings.block * settings.block, kernel.elementsPerThread));
}

void checkGrid(const Settings& settings, const Device& device, Problems& problems)
{
    if (settings.grid == 0 || settings.block == 0 || settings.elements == 0)
        return;
    const std::uint64_t most = mostThreads / settings.block;
    if (settings.grid <= most)
        return;
    std::vector<std::uint64_t> nearby{0};
    Settings mended = settings;
    mended.grid = most;
    if (most > 0 && largestElements(mended, device) >= settings.elements)
        nearby.push_back(most);
    problems.push_back({ProblemCode::GlobalTooLarge, settings.kernel, settings.grid, most, nearby});
}

void checkCounts(const Settings& settings, const KernelInfo& kernel, Problems& problems)
{
    const auto check = [&](std::uint64_t value, std::uint64_t limit, ProblemCode zero, ProblemCode many) {
        if (value == 0)
            problems.push_back({zero, settings.kernel, 0, 1, {1}});
        else if (value > limit)
            problems.push_back({many, settings.kernel, value, limit, {limit}});
    };
    if (settings.chain > 1 && !kernel.chainable)
        problems.push_back({ProblemCode::KernelNotChainable, settings.kernel, settings.chain, 1, {1}});
    else
        check(settings.chain, mostChain, ProblemCode::ChainZero, ProblemCode::ChainTooLong);
    check(settings.repetitions, mostRepetitions, ProblemCode::RepetitionsZero, ProblemCode::RepetitionsTooMany);
    if (settings.strategy != Strategy::Pipelined)
        return;
    if (!kernel.pipelines()) {
        problems.push_back({ProblemCode::StrategyNotOffered, settings.kernel, number(settings.strategy), 0,
                            {number(Strategy::RoundTrip), number(Strategy::KeepOnDevice), number(Strategy::Mapped)}});
        return;
    }
    const std::uint64_t blocks = coverage(settings).autoGrid; // a piece has at least one; none: nothing to divide
    check(settings.chunks, blocks == 0 ? mostChunks : std::min<std::uint64_t>(blocks, mostChunks), ProblemCode::ChunksZero,
          ProblemCode::ChunksTooMany);
}

Plan memoryOf(Settings settings)
{
    settings.strategy = Strategy::KeepOnDevice; // the buffers are those of every strategy, and of any chain above 1
    settings.chain = std::min(settings.chain, std::uint32_t{2});
    Plan plan = planFor(settings, {});
    plan.operations.clear();
    return plan;
}

bool fits(const Settings& settings, const Device& device)
{
    const Problems problems = validate(memoryOf(settings), device);
    return std::all_of(problems.begin(), problems.end(), [](const Problem& p) { return p.code == ProblemCode::NoDoubles; });
}

void checkElements(const Settings& settings, const Device& device, const KernelInfo& kernel, Problems& problems)
{
    Problems found = validate(memoryOf(settings), device);
    const auto isType = [](const Problem& p) { return p.code == ProblemCode::NoDoubles; };
    const std::uint64_t most = mostElements(settings, kernel);
    if (settings.elements > most && std::all_of(found.begin(), found.end(), isType))
        found.push_back({ProblemCode::ElementsTooMany, settings.kernel, settings.elements, most, {}});
    for (Problem& problem : found) {
        if (isType(problem))
            problem.suggestions = {number(ElementType::Float)};
        else if (const std::uint64_t largest = largestElements(settings, device); largest > 0)
            problem.suggestions = {largest};
        problems.push_back(std::move(problem));
    }
}

} // namespace

std::vector<Problem> problemsWith(const Settings& settings, const Device& device, const std::optional<KernelLimits>& limits)
{
    const KernelInfo* kernel = findKernel(settings.kernel);
    if (!kernel)
        return {Problem{ProblemCode::UnknownKernel, settings.kernel, 0, 0, {}}};
    Problems problems;
    checkBlock(settings, device, limits, problems);
    checkGrid(settings, device, problems);
    checkCounts(settings, *kernel, problems);
    checkElements(settings, device, *kernel, problems);
    return problems;
}

std::uint64_t largestElements(const Settings& settings, const Device& device)
{
    const KernelInfo* kernel = findKernel(settings.kernel);
    if (!kernel)
        return 0;
    Settings tried = settings;
    std::uint64_t legal = 0;
    std::uint64_t tooMany = mostElements(settings, *kernel) + 1;
    while (tooMany - legal > 1) { // memory grows with the elements, so halving finds the border
        tried.elements = legal + (tooMany - legal) / 2;
        (fits(tried, device) ? legal : tooMany) = tried.elements;
    }
    return legal;
}

std::uint64_t largestBlock(const Device& device, const std::optional<KernelLimits>& limits)
{
    if (limits && limits->requiredBlock)
        return limits->requiredBlock;
    return limits && limits->maxBlock ? std::min(device.maxBlock, limits->maxBlock) : device.maxBlock;
}

} // namespace roundtrip
