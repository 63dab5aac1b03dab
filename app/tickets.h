// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Which requests measure what the learner asked for?

#include "model/request.h"
#include "sweep.h"

#include <QString>

#include <cstdint>
#include <string>
#include <vector>

namespace roundtrip {

struct Ticket {
    Settings settings;
    Device device;
    Request request;

    bool operator==(const Ticket&) const = default;
};

Ticket runTicket(const Settings& settings, const Device& device, const std::string& source);
// Few repetitions, so that a picture can follow a slider.
Ticket liveTicket(const Settings& settings, const Device& device, const std::string& source);
// One point of a sweep, for sweep.h's charts.
Ticket sweepTicket(const Settings& settings, SweepOver over, std::uint64_t x, const Device& device, const std::string& source);
// Two settings against each other, interleaved.
Ticket comparisonTicket(const Settings& settings, const Settings& other, const Device& device, const std::string& source,
    const std::string& otherSource);
Ticket blockOrderTicket(const Settings& settings, const Device& device, const std::string& source);

// Small enough to run while a slider is dragged.
bool isCheap(const Settings& settings);

// Where the sweeps of a lesson go: n from 2^10 to 2^26 or what the device can hold, blocks from 1 to the largest.
std::vector<std::uint64_t> elementSteps(std::uint64_t most);
std::vector<std::uint64_t> blockSteps(std::uint64_t most);

Run finishedRun(const Ticket& ticket, const Report& report, std::uint32_t number, const QString& endedAt);

} // namespace roundtrip
