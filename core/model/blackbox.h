// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What was a worker at when it died? It notes it here, in memory that outlives it, behind the results. A kernel can
// reach this memory: a note counts only where it fits the plans, and it can only ever make a verdict worse.

#include "model/report.h"

#include <cstdint>
#include <vector>

namespace roundtrip {

struct BlackBox {
    static constexpr std::uint64_t bytes = 4096; // that it takes in the results
    static constexpr std::uint32_t mostNotes = 64;

    struct Note { // memory outside a buffer was touched
        std::uint32_t plan = 0, buffer = 0;
        std::int64_t index = 0;
        std::uint64_t isRead = 0;
    };

    std::uint32_t plan = 0; // that runs, or ran last
    std::uint32_t count = 0; // of notes, also of those for which there is no room
    Note notes[mostNotes];
};
static_assert(sizeof(BlackBox) <= BlackBox::bytes);

// What it says about one plan of the ticket: each buffer, side and access once, the index that is nearest to the buffer.
std::vector<GuardHit> hitsIn(const BlackBox& box, const std::vector<Plan>& plans, std::uint32_t plan);

} // namespace roundtrip
