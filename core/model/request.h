// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What is asked of the engine, and what is known while it works and afterwards?

#include "model/report.h"

#include <cstdint>
#include <string>
#include <vector>

namespace roundtrip {

// One ticket: the plans are measured together, one repetition of each in turn, in random order.
struct Request {
    std::string deviceId; // empty: the engine's own choice (the first GPU, else the first device)
    std::vector<Plan> plans;
    std::uint32_t repetitions = 7;
    std::uint32_t timeBudgetMs = 0;      // stop repeating after this long, but not below one repetition; 0: no budget
    std::uint32_t buildDeadlineMs = 20000;
    std::uint32_t runDeadlineMs = 20000; // for one launch to end, not for all repetitions together
    std::uint32_t totalDeadlineMs = 0;   // for everything together; 0: none
    std::uint64_t shuffleSeed = 1;
    bool checkOnly = false; // each plan once, in their order, unmeasured: only the answers count

    bool operator==(const Request&) const = default;
};

struct Progress {
    Stage stage = Stage::None;
    std::uint32_t done = 0, total = 0; // repetitions over all plans; total 0: not known

    bool operator==(const Progress&) const = default;
};

// A finished run, as the app keeps it, saves it and exports it.
struct Run {
    std::uint32_t number = 0; // within this session, from 1
    std::string endedAt;      // ISO 8601 with offset
    std::string appVersion;
    Device device;
    Settings settings;
    std::vector<Plan> plans;
    Report report;

    bool operator==(const Run&) const = default;
};

} // namespace roundtrip
