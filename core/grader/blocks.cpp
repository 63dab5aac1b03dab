// SPDX-License-Identifier: GPL-3.0-or-later
// References of kernels whose blocks work together, and of those that count.
#include "grader/likeness.h"
#include "grader/references.h"

#include "model/data.h"

#include <algorithm>
#include <numeric>

namespace roundtrip::grading {
namespace {

// Whole blocks, about as many elements as a piece has.
std::uint64_t pieceOf(std::uint64_t block) { return std::max(block, pieceElements / block * block); }

// The sum of a block as exact as the next wider type gives it.
template <class T> struct Wider { using Type = std::uint32_t; };
template <> struct Wider<float> { using Type = double; };
template <> struct Wider<double> { using Type = long double; };

template <class T> void reverseBlocks(const T* in, std::uint64_t count, std::uint64_t block, T* out)
{
    for (std::uint64_t at = 0; at < count; at += block)
        std::reverse_copy(in + at, in + std::min(at + block, count), out + at);
}

template <class T> void sumBlocks(const T* in, std::uint64_t count, std::uint64_t block, T* out)
{
    using Sum = typename Wider<T>::Type;
    for (std::uint64_t at = 0; at < count; at += block)
        *out++ = static_cast<T>(std::accumulate(in + at, in + std::min(at + block, count), Sum{0}));
}

template <class T> void judgeTyped(const Memory& memory, InputWatch& watch, bool sums, Check& check)
{
    const Plan& plan = memory.plan();
    const CheckSpec& spec = *plan.check;
    const ElementType type = plan.buffers[spec.output].type;
    const Buffer& input = plan.buffers[spec.inputs.front()];
    const std::uint64_t piece = pieceOf(spec.block), end = sums ? spec.count * spec.block : spec.count;
    std::vector<T> in(piece), expected(piece), got(piece), before(piece);
    LikenessWatch likeness(sums ? std::vector<std::string>{} : std::vector{input.name});
    for (std::uint64_t at = 0; at < end; at += piece) {
        const std::uint64_t count = std::min(piece, end - at), there = std::min(count, input.length - std::min(at, input.length));
        fillArray(in.data(), input.fill, type, at, there);
        watch.compare(0, at, there, in.data());
        std::fill(in.begin() + static_cast<std::ptrdiff_t>(there), in.end(), T{0}); // blocks without elements have the sum 0
        if (sums)
            sumBlocks(in.data(), count, spec.block, expected.data());
        else
            reverseBlocks(in.data(), count, spec.block, expected.data());
        const std::uint64_t first = sums ? at / spec.block : at, results = sums ? count / spec.block : count;
        memory.output(first, results, got.data());
        memory.outputBefore(first, results, before.data());
        const Piece compared{type, first, results, got.data(), expected.data(), before.data()};
        addComparison(check, compared);
        likeness.add(check, compared, {sums ? nullptr : in.data(), nullptr});
    }
    likeness.tell(check);
    watch.compareAllFrom(std::min(end, input.length));
}

} // namespace

bool judgeBlocks(const Memory& memory, InputWatch& watch, Check& check)
{
    const CheckSpec& spec = *memory.plan().check;
    const bool sums = spec.reference == "block_sums";
    constexpr std::uint64_t mostBlock = 1u << 20;
    if (spec.inputs.size() != 1 || spec.block == 0 || spec.block > mostBlock)
        return false;
    constexpr std::uint64_t mostSums = std::uint64_t{1} << 40;
    if (sums ? spec.count > mostSums / spec.block : spec.count > memory.plan().buffers[spec.inputs.front()].length)
        return false;
    const ElementType type = memory.plan().buffers[spec.output].type;
    if (sums && (type == ElementType::Float || type == ElementType::Double))
        check.toleranceUlps = static_cast<std::uint32_t>(spec.block);
    switch (type) {
    case ElementType::Float: judgeTyped<float>(memory, watch, sums, check); break;
    case ElementType::Double: judgeTyped<double>(memory, watch, sums, check); break;
    case ElementType::Int:
    case ElementType::UInt: judgeTyped<std::uint32_t>(memory, watch, sums, check); break;
    }
    return true;
}

bool judgeBins(const Memory& memory, InputWatch& watch, Check& check)
{
    const Plan& plan = memory.plan();
    const CheckSpec& spec = *plan.check;
    if (spec.inputs.size() != 1 || spec.count == 0 || spec.count > pieceElements || plan.buffers[spec.output].type != ElementType::UInt)
        return false;
    const Buffer& input = plan.buffers[spec.inputs.front()];
    std::vector<std::uint32_t> in(pieceElements), expected(spec.count), got(spec.count), before(spec.count);
    for (std::uint64_t at = 0; at < input.length; at += pieceElements) {
        const std::uint64_t count = std::min(pieceElements, input.length - at);
        fillArray(in.data(), input.fill, input.type, at, count);
        watch.compare(0, at, count, in.data());
        for (std::uint64_t i = 0; i < count; ++i)
            ++expected[in[i] % spec.count];
    }
    memory.output(0, spec.count, got.data());
    memory.outputBefore(0, spec.count, before.data());
    const Piece compared{ElementType::UInt, 0, spec.count, got.data(), expected.data(), before.data()};
    addComparison(check, compared);
    LikenessWatch likeness({});
    likeness.add(check, compared, {});
    likeness.tell(check);
    return true;
}

} // namespace roundtrip::grading
