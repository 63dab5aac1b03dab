// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Which requests measure what the learner asked for?

#include "model/request.h"

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
// The device against the host's loop on one thread and on all, interleaved.
Ticket raceTicket(const Settings& settings, const Device& device, const std::string& source);
// Two settings against each other, interleaved.
Ticket comparisonTicket(const Settings& settings, const Settings& other, const Device& device, const std::string& source,
    const std::string& otherSource);
Ticket blockOrderTicket(const Settings& settings, const Device& device, const std::string& source);

// Small enough to run while a slider is dragged.
bool isCheap(const Settings& settings);

// Powers of two: the sizes of a sweep over n, 2^10 … 2^26 or what the device can hold; and over the block size.
std::vector<Settings> elementSteps(const Settings& settings, std::uint64_t most);
std::vector<Settings> blockSteps(const Settings& settings, std::uint64_t most);

Run finishedRun(const Ticket& ticket, const Report& report, std::uint32_t number, const QString& endedAt);

} // namespace roundtrip
