// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes/timelineindex.h"

#include "model/statistics.h"

#include <algorithm>

namespace roundtrip {
namespace {

struct Bar {
    std::int64_t start, end;
    std::uint32_t span;
    BarKind kind;
};

bool ordered(std::int64_t from, std::int64_t to) { return from != notGiven && to != notGiven && from <= to; }

// What lies more than a whole run away from the run did not happen in it, whatever the driver says.
bool plausible(const Bar& bar, std::int64_t wall)
{
    const std::int64_t slack = std::min<std::int64_t>(wall, 1ll << 61) + 1'000'000;
    return bar.start >= -slack && bar.end - slack <= wall;
}

// A call may return milliseconds after it queued its command, because its thread lost the core to the device's: its
// bar ends where the command was queued. Only a call that really waits has a second bar, from there to its end.
void addHostBars(std::vector<Bar>& bars, const Operation& operation, const Span& span, std::uint32_t index)
{
    const bool called = ordered(span.callBegan, span.callEnded);
    if (operation.kind == OperationKind::Finish) {
        if (called)
            bars.push_back({span.callBegan, span.callEnded, index, BarKind::Wait});
    } else if (!called) {
        if (span.queued != notGiven)
            bars.push_back({span.queued, span.queued, index, BarKind::Call});
    } else if (span.queued == notGiven) {
        bars.push_back({span.callBegan, span.callEnded, index, BarKind::Call});
    } else {
        const std::int64_t queued = std::clamp(span.queued, span.callBegan, span.callEnded);
        bars.push_back({span.callBegan, queued, index, BarKind::Call});
        if (operation.blocking)
            bars.push_back({queued, span.callEnded, index, BarKind::Wait});
    }
}

void place(std::vector<TimelineRow>& rows, const Bar& bar)
{
    auto row = std::find_if(rows.begin(), rows.end(), [&](const TimelineRow& r) { return r.ends.back() <= bar.start; });
    if (row == rows.end() && rows.size() < mostRows)
        row = rows.insert(rows.end(), TimelineRow{});
    if (row == rows.end()) {
        row = std::min_element(rows.begin(), rows.end(), [](const auto& a, const auto& b) { return a.ends.back() < b.ends.back(); });
        row->ends.back() = bar.start;
    }
    row->starts.push_back(bar.start);
    row->ends.push_back(bar.end);
    row->spans.push_back(bar.span);
    row->kinds.push_back(bar.kind);
}

std::vector<TimelineRow> rowsOf(std::vector<Bar> bars)
{
    const auto earlier = [](const Bar& a, const Bar& b) { return a.start != b.start ? a.start < b.start : a.end < b.end; };
    if (!std::is_sorted(bars.begin(), bars.end(), earlier))
        std::stable_sort(bars.begin(), bars.end(), earlier);
    std::vector<TimelineRow> rows;
    for (const Bar& bar : bars)
        place(rows, bar);
    for (TimelineRow& row : rows) {
        row.busy.reserve(row.size() + 1);
        row.busy.push_back(0);
        for (std::size_t i = 0; i < row.size(); ++i)
            row.busy.push_back(row.busy.back() + row.ends[i] - row.starts[i]);
    }
    return rows;
}

LaneKind laneOf(const Operation& operation)
{
    if (operation.kind == OperationKind::HostLoop)
        return LaneKind::Host;
    return phaseOf(operation) == Phase::Compute ? LaneKind::Compute : LaneKind::Copy;
}

BarKind barOf(Phase phase)
{
    return phase == Phase::Upload ? BarKind::Upload : phase == Phase::Compute ? BarKind::Compute : BarKind::Download;
}

void shift(Span& span, std::int64_t origin)
{
    for (std::int64_t* time : {&span.queued, &span.submitted, &span.started, &span.ended, &span.callBegan, &span.callEnded})
        if (*time != notGiven && __builtin_sub_overflow(*time, origin, time))
            *time = notGiven;
}

// Calls take with the starts and with the ends of every row of the device's lanes, both sorted.
void forEachDeviceEdges(const TimelineIndex& index, auto&& take)
{
    for (const TimelineIndex::Lane& lane : index.lanes) {
        if (lane.kind == LaneKind::Host)
            continue;
        for (const TimelineRow& row : lane.rows) {
            take(row.starts);
            take(row.ends);
        }
    }
}

} // namespace

std::size_t TimelineRow::firstEndingAfter(std::int64_t time) const
{
    const auto ending = static_cast<std::size_t>(std::upper_bound(ends.begin(), ends.end(), time) - ends.begin());
    return std::min(ending, firstStartingAt(time));
}

// In growing steps from where the search begins: the next pixel's bar is near, a search of all leaves the cache.
std::size_t TimelineRow::firstStartingAt(std::int64_t time, std::size_t from) const
{
    std::size_t step = 1, end = from;
    while (end < size() && starts[end] < time) {
        from = end;
        end = std::min(end + step, size());
        step *= 2;
    }
    const auto begin = starts.begin();
    return static_cast<std::size_t>(std::lower_bound(begin + static_cast<std::ptrdiff_t>(from), begin + static_cast<std::ptrdiff_t>(end), time) - begin);
}

std::size_t TimelineIndex::bars() const
{
    std::size_t sum = 0;
    for (const Lane& lane : lanes)
        for (const TimelineRow& row : lane.rows)
            sum += row.size();
    return sum;
}

std::optional<std::int64_t> TimelineIndex::edgeAfter(std::int64_t time) const
{
    std::optional<std::int64_t> nearest;
    forEachDeviceEdges(*this, [&](const std::vector<std::int64_t>& edges) {
        const auto at = std::upper_bound(edges.begin(), edges.end(), time);
        if (at != edges.end() && (!nearest || *at < *nearest))
            nearest = *at;
    });
    return nearest;
}

std::optional<std::int64_t> TimelineIndex::edgeBefore(std::int64_t time) const
{
    std::optional<std::int64_t> nearest;
    forEachDeviceEdges(*this, [&](const std::vector<std::int64_t>& edges) {
        const auto at = std::lower_bound(edges.begin(), edges.end(), time);
        if (at != edges.begin() && (!nearest || *(at - 1) > *nearest))
            nearest = *(at - 1);
    });
    return nearest;
}

TimelineIndex indexTimeline(const Plan& plan, const Repetition& repetition)
{
    TimelineIndex index;
    index.origin = repetition.began;
    if (__builtin_sub_overflow(repetition.ended, repetition.began, &index.wall) || index.wall < 0)
        index.wall = 0;
    index.last = index.wall;

    std::array<std::vector<Bar>, 3> bars;
    for (std::uint32_t i = 0; i < repetition.spans.size(); ++i) {
        Span span = repetition.spans[i];
        if (span.operation >= plan.operations.size())
            continue;
        const Operation& operation = plan.operations[span.operation];
        const auto phase = phaseOf(operation);
        shift(span, index.origin);
        if (phase) {
            const Bar bar{span.started, span.ended, i, barOf(*phase)};
            if (hasTime(span) && plausible(bar, index.wall))
                bars[static_cast<std::size_t>(laneOf(operation))].push_back(bar);
            else
                index.unknown.push_back(i);
        }
        if (operation.kind != OperationKind::HostLoop)
            addHostBars(bars[static_cast<std::size_t>(LaneKind::Host)], operation, span, i);
    }
    std::erase_if(bars[static_cast<std::size_t>(LaneKind::Host)], [&](const Bar& bar) { return !plausible(bar, index.wall); });
    for (std::size_t lane = 0; lane < bars.size(); ++lane) {
        for (const Bar& bar : bars[lane]) {
            index.first = std::min(index.first, bar.start);
            index.last = std::max(index.last, bar.end);
        }
        index.lanes[lane].rows = rowsOf(std::move(bars[lane]));
    }
    return index;
}

} // namespace roundtrip
