// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Which bars lie in which lane, in order of time, so that a picture of a million costs one search a pixel?
// Built once for a repetition. Times are ns after the repetition's beginning.

#include "model/plan.h"
#include "model/report.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace roundtrip {

enum class LaneKind { Host, Copy, Compute };
enum class BarKind : std::uint8_t { Call, Wait, Upload, Compute, Download };

// Bars of one line: sorted, none over another.
struct TimelineRow {
    std::vector<std::int64_t> starts, ends;
    std::vector<std::int64_t> busy;   // sum of all lengths before each bar; one longer than starts
    std::vector<std::uint32_t> spans; // index in Repetition::spans
    std::vector<BarKind> kinds;

    std::size_t size() const { return starts.size(); }
    std::size_t firstEndingAfter(std::int64_t time) const; // a bar without length at `time` counts
    std::size_t firstStartingAt(std::int64_t time, std::size_t from = 0) const; // or after; quick when near `from`
};

struct TimelineIndex {
    struct Lane {
        LaneKind kind = LaneKind::Host;
        std::vector<TimelineRow> rows; // more than one where bars of the lane overlap
    };
    std::array<Lane, 3> lanes{Lane{LaneKind::Host, {}}, Lane{LaneKind::Copy, {}}, Lane{LaneKind::Compute, {}}};
    std::vector<std::uint32_t> unknown; // spans whose times were not given or cannot be true: never drawn
    std::int64_t origin = 0;            // Repetition::began
    std::int64_t first = 0, last = 0;   // everything lies between
    std::int64_t wall = 0;

    std::size_t bars() const;
    // The nearest edge before or after `time`, over the lanes of the device.
    std::optional<std::int64_t> edgeAfter(std::int64_t time) const;
    std::optional<std::int64_t> edgeBefore(std::int64_t time) const;
};

// At most this many lines a lane; where more bars overlap, the last ones are cut where the next begins.
inline constexpr std::size_t mostRows = 8;

TimelineIndex indexTimeline(const Plan& plan, const Repetition& repetition);

} // namespace roundtrip
