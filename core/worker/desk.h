// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What is the answer to a question?

#include "engine/engine.h"
#include "worker/channel.h"

#include <chrono>
#include <string>
#include <vector>

namespace roundtrip {

// What was known before the drivers were loaded, and belongs into the list of devices.
struct Surroundings {
    std::string searched;
    std::vector<std::string> driverFiles, environment;
    std::string sandbox;
    std::vector<DriverTrouble> troubles;
};

class Desk {
public:
    Desk(Channel& channel, int resultsDescriptor, Surroundings surroundings)
        : m_channel(channel), m_results(resultsDescriptor), m_surroundings(std::move(surroundings)) {}

    bool answer(const Question& question); // false when nobody listens any more

private:
    bool answer(const ListRequest& request);
    bool answer(const DescribeRequest& request);
    bool answer(const RunRequest& request);
    bool answer(const HelloRequest& request);
    bool answer(const StopRequest& request);
    void note(std::uint64_t ticket, const Progress& progress);

    Channel& m_channel;
    int m_results;
    Surroundings m_surroundings;
    Engine m_engine;
    std::chrono::steady_clock::time_point m_lastNote;
    Stage m_lastStage = Stage::None;
};

} // namespace roundtrip
