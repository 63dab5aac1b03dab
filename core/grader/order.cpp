// SPDX-License-Identifier: GPL-3.0-or-later
#include "grader/compare.h"
#include "grader/references.h"

#include "model/data.h"

#include <algorithm>

namespace roundtrip::grading {
namespace {

constexpr ElementType ticketType = ElementType::UInt;
constexpr std::uint32_t untouchedNumber = untouchedByte * 0x01010101u;

// Calls visit(index, number) for every element.
template <class Visit> void forEachNumber(const Memory& memory, Visit visit)
{
    const std::uint64_t count = memory.plan().check->count;
    std::vector<std::uint32_t> numbers(pieceElements);
    for (std::uint64_t at = 0; at < count; at += pieceElements) {
        const std::uint64_t here = std::min(pieceElements, count - at);
        memory.output(at, here, numbers.data());
        for (std::uint64_t i = 0; i < here; ++i)
            visit(at + i, numbers[i]);
    }
}

} // namespace

// The first block that shows a ticket keeps it; later ones with the same, and numbers out of range, are wrong.
bool judgeOrder(const Memory& memory, Check& check)
{
    const CheckSpec& spec = *memory.plan().check;
    if (memory.plan().buffers[spec.output].type != ticketType || !spec.inputs.empty())
        return false;
    std::vector<bool> seen(spec.count);
    forEachNumber(memory, [&](std::uint64_t, std::uint32_t ticket) {
        if (ticket < spec.count)
            seen[ticket] = true;
    });
    std::vector<bool> taken(spec.count);
    std::uint64_t missing = 0;
    forEachNumber(memory, [&](std::uint64_t index, std::uint32_t ticket) {
        ++check.compared;
        if (ticket < spec.count && !taken[ticket]) {
            taken[ticket] = true;
            return;
        }
        while (missing < spec.count && seen[missing])
            ++missing;
        addMismatch(check, index, ticket, static_cast<double>(missing), ticket == untouchedNumber);
        ++missing;
    });
    return true;
}

// Each pixel tells its own row and column; any other was written by a thread of another pixel.
bool judgeImage(const Memory& memory, Check& check)
{
    const CheckSpec& spec = *memory.plan().check;
    if (memory.plan().buffers[spec.output].type != ElementType::UInt || !spec.inputs.empty())
        return false;
    forEachNumber(memory, [&](std::uint64_t index, std::uint32_t pixel) {
        ++check.compared;
        const std::uint32_t expected = pixelAt(static_cast<std::uint32_t>(index / imageColumns), static_cast<std::uint32_t>(index % imageColumns));
        if (pixel != expected)
            addMismatch(check, index, pixel, expected, pixel == untouchedNumber);
    });
    return true;
}

} // namespace roundtrip::grading
