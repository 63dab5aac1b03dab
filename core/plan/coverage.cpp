// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/coverage.h"

#include "plan/catalogue.h"
#include "model/saturating.h"

#include <algorithm>
#include <cmath>

namespace roundtrip {
namespace {

using namespace saturating;

struct Share { std::uint64_t used = 0, covered = 0; };

Share shareOf(const KernelInfo& kernel, const Coverage& all, std::uint64_t block)
{
    const std::uint64_t n = all.elements, threads = all.threads;
    const std::uint64_t one = std::min(threads, n);
    switch (kernel.indexing) {
    case Indexing::One:
    case Indexing::Block:
        return {one, one};
    case Indexing::Neighbours:
        return {std::min(threads, ceilDivide(n, kernel.elementsPerThread)), std::min(times(threads, kernel.elementsPerThread), n)};
    case Indexing::Stride:
        return {one, threads == 0 ? 0 : n};
    case Indexing::Slice:
        return {ceilDivide(n, ceilDivide(n, threads)), threads == 0 ? 0 : n};
    case Indexing::FloorBlocks: {
        const std::uint64_t whole = block == 0 ? 0 : std::min(all.grid, n / block) * block;
        return {whole, whole};
    }
    case Indexing::Local: {
        const std::uint64_t first = std::min(block, n);
        return {times(all.grid, first), all.grid == 0 ? 0 : first};
    }
    }
    return {};
}

std::uint64_t elementsOf(const Settings& settings, const KernelInfo& kernel)
{
    if (kernel.signature != Signature::Matrices)
        return settings.elements;
    const std::uint64_t side = squareSide(settings.elements);
    return side * side;
}

Coverage coverageOf(const Settings& settings, const KernelInfo& kernel)
{
    Coverage result;
    result.elements = elementsOf(settings, kernel);
    if (result.elements == 0)
        return result;
    const std::uint64_t threads = ceilDivide(result.elements, kernel.elementsPerThread);
    result.autoGrid = ceilDivide(threads, settings.block);
    result.grid = settings.grid != 0 ? settings.grid : result.autoGrid;
    result.threads = times(result.grid, settings.block);
    const Share share = shareOf(kernel, result, settings.block);
    result.used = share.used;
    result.spare = minus(result.threads, share.used);
    result.uncovered = minus(result.elements, share.covered);
    return result;
}

} // namespace

Coverage coverage(const Settings& settings)
{
    const KernelInfo* kernel = findKernel(settings.kernel);
    return coverageOf(settings, kernel ? *kernel : catalogue().front());
}

std::uint64_t squareSide(std::uint64_t elements)
{
    constexpr std::uint64_t largest = 0xFFFFFFFF; // its square is the last below 2^64
    auto side = std::min(static_cast<std::uint64_t>(std::sqrt(static_cast<double>(elements))), largest);
    while (side * side > elements) // the root of a rounded number may be one off
        --side;
    while (side < largest && (side + 1) * (side + 1) <= elements)
        ++side;
    return side;
}

std::uint64_t spareLength(const Settings& settings, const KernelInfo& kernel)
{
    const Coverage all = coverageOf(settings, kernel);
    if (kernel.indexing == Indexing::Block)
        return 0;
    const std::uint64_t reach = times(all.threads, kernel.indexing == Indexing::Neighbours ? kernel.elementsPerThread : 1);
    return std::min(minus(reach, all.elements), std::max(all.elements, std::uint64_t{1} << 22));
}

} // namespace roundtrip
