// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/layout.h"

#include "model/saturating.h"

#include <algorithm>

namespace roundtrip {
namespace {

using namespace saturating;

constexpr std::uint64_t pageBytes = 4096;

std::uint64_t roundUp(std::uint64_t bytes)
{
    return bytes > most - pageBytes ? most : (bytes + pageBytes - 1) / pageBytes * pageBytes;
}

} // namespace

std::uint64_t BufferLayout::totalBytes() const { return plus(plus(frontBytes, dataBytes), backBytes); }

BufferLayout layoutOf(const Buffer& buffer)
{
    const std::uint64_t element = sizeBytes(buffer.type);
    BufferLayout layout;
    layout.dataBytes = times(buffer.length, element);
    layout.frontBytes = pageBytes;
    layout.backBytes = std::max(pageBytes, roundUp(times(buffer.spareLength, element)));
    return layout;
}

ResultLayout resultLayout(const Plan& plan)
{
    ResultLayout result;
    std::uint64_t offset = 0;
    for (const Buffer& buffer : plan.buffers) {
        const std::uint64_t bytes = buffer.hostOnly ? 0 : layoutOf(buffer).totalBytes();
        result.devices.push_back({offset, bytes});
        offset = plus(offset, roundUp(bytes));
    }
    if (plan.check && plan.check->output < plan.buffers.size()) {
        const Buffer& buffer = plan.buffers[plan.check->output];
        result.output = {offset, times(buffer.length, sizeBytes(buffer.type))};
        offset = plus(offset, roundUp(result.output.bytes));
    }
    result.totalBytes = offset;
    return result;
}

std::uint64_t deviceBytes(const Plan& plan)
{
    std::uint64_t sum = 0;
    for (const Buffer& buffer : plan.buffers) {
        if (buffer.hostOnly)
            continue;
        sum = plus(sum, layoutOf(buffer).totalBytes());
    }
    return sum;
}

std::uint64_t hostBytes(const Plan& plan)
{
    std::uint64_t sum = 0;
    for (const Buffer& buffer : plan.buffers)
        sum = plus(sum, times(buffer.length, sizeBytes(buffer.type)));
    return sum;
}

} // namespace roundtrip
