// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/blackbox.h"

#include <algorithm>

namespace roundtrip {
namespace {

bool isOutside(std::int64_t index, std::uint64_t length) { return index < 0 || static_cast<std::uint64_t>(index) >= length; }

bool isSameKind(const GuardHit& one, const GuardHit& other)
{
    return one.buffer == other.buffer && one.access == other.access && (one.firstIndex < 0) == (other.firstIndex < 0);
}

} // namespace

std::vector<GuardHit> hitsIn(const BlackBox& box, const std::vector<Plan>& plans, std::uint32_t plan)
{
    std::vector<GuardHit> hits;
    const std::uint32_t count = std::min(box.count, BlackBox::mostNotes);
    for (std::uint32_t i = 0; i < count; ++i) {
        const BlackBox::Note& note = box.notes[i];
        if (note.plan != plan || plan >= plans.size() || note.buffer >= plans[plan].buffers.size())
            continue;
        const Buffer& buffer = plans[plan].buffers[note.buffer];
        if (!isOutside(note.index, buffer.length))
            continue;
        const GuardHit hit{buffer.name, note.index, note.index, 1, buffer.length, note.isRead ? Access::Read : Access::Write};
        const auto known = std::find_if(hits.begin(), hits.end(), [&](const GuardHit& other) { return isSameKind(hit, other); });
        if (known == hits.end())
            hits.push_back(hit);
        else if (hit.firstIndex < 0 ? hit.firstIndex > known->firstIndex : hit.firstIndex < known->firstIndex)
            *known = hit;
    }
    return hits;
}

} // namespace roundtrip
