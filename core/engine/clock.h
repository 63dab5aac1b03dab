// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What is a device time on the host's clock?

#include "engine/opencl.h"

#include <cstdint>

namespace roundtrip {

// CLOCK_MONOTONIC_RAW, because that is what PoCL stamps its events with.
std::int64_t nowNs();

// The four times of an event in device nanoseconds; valid only where the driver gave all and in order.
struct EventTimes {
    std::int64_t queued = 0, submitted = 0, started = 0, ended = 0;
    bool valid = false;
};

EventTimes timesOf(const cl::Event& event);

// All offsets (host − device) that what was seen allows. Each command narrows it: it was queued while the
// host's call ran, and it was over before the host knew.
class ClockOffset {
public:
    void narrow(const EventTimes& times, std::int64_t callBegan, std::int64_t callEnded, std::int64_t knownDone);
    void narrow(const ClockOffset& other); // ignored where the two exclude each other: the clocks drift

    bool isKnown() const { return m_least <= m_most && m_least != unknownLeast; }
    // 0 if that is possible: then both are the same clock.
    std::int64_t offsetNs() const;
    std::int64_t errorNs() const { return (m_most - m_least + 1) / 2; }

private:
    static constexpr std::int64_t unknownLeast = INT64_MIN / 4, unknownMost = INT64_MAX / 4;
    void tighten(std::int64_t least, std::int64_t most);

    std::int64_t m_least = unknownLeast, m_most = unknownMost;
};

// Measures with a few tiny writes. Unknown where the queue gives no times.
ClockOffset alignClocks(const cl::Context& context, const cl::CommandQueue& queue);

} // namespace roundtrip
