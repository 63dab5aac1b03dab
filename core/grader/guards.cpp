// SPDX-License-Identifier: GPL-3.0-or-later
#include "grader/memory.h"

#include "model/data.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace roundtrip::grading {
namespace {

constexpr std::uint64_t pageBytes = 65536;

struct Zone {
    std::uint64_t first = 0, bytes = 0; // within the buffer's layout
    std::int64_t index = 0;             // of the zone's first element
};

void addDamage(GuardHit& hit, std::int64_t index)
{
    if (hit.elements == 0)
        hit.firstIndex = index;
    hit.lastIndex = index;
    ++hit.elements;
}

// A zone begins and ends with whole elements.
void scan(const Memory& memory, std::uint32_t buffer, const Zone& zone, GuardHit& hit)
{
    static const auto untouched = [] {
        std::array<unsigned char, pageBytes> page{};
        page.fill(untouchedByte);
        return page;
    }();
    const std::uint64_t size = sizeBytes(memory.plan().buffers[buffer].type);
    std::vector<unsigned char> page(std::min(pageBytes, zone.bytes));
    for (std::uint64_t at = 0; at < zone.bytes; at += pageBytes) {
        const std::uint64_t bytes = std::min(pageBytes, zone.bytes - at);
        memory.deviceBytesOf(buffer, zone.first + at, bytes, page.data());
        if (std::memcmp(page.data(), untouched.data(), bytes) == 0)
            continue;
        for (std::uint64_t i = 0; i < bytes; i += size)
            if (std::memcmp(page.data() + i, untouched.data(), size) != 0)
                addDamage(hit, zone.index + static_cast<std::int64_t>((at + i) / size));
    }
}

} // namespace

void findGuardHits(const Memory& memory, Check& check)
{
    const Plan& plan = memory.plan();
    for (std::uint32_t i = 0; i < plan.buffers.size(); ++i) {
        const Buffer& buffer = plan.buffers[i];
        if (buffer.hostOnly)
            continue;
        const BufferLayout layout = layoutOf(buffer);
        const auto before = static_cast<std::int64_t>(layout.frontBytes / sizeBytes(buffer.type));
        const Zone zones[] = {{0, layout.frontBytes, -before},
                              {layout.frontBytes + layout.dataBytes, layout.backBytes, static_cast<std::int64_t>(buffer.length)}};
        for (const Zone& zone : zones) {
            GuardHit hit{buffer.name, 0, 0, 0, buffer.length};
            scan(memory, i, zone, hit);
            if (hit.elements > 0)
                check.outside.push_back(std::move(hit));
        }
    }
}

} // namespace roundtrip::grading
