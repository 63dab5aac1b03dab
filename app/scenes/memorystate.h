// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Where is which data at one moment of a run, and what moves?

#include "model/plan.h"
#include "model/report.h"
#include "model/statistics.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace roundtrip {

// One array: how much of it the host and the device hold. Shares are 0 … 1.
struct ArrayState {
    double host = 0, device = 0;
    bool fromDevice = false; // what the host holds came by a download
    bool computed = false;   // what the device holds was written by a kernel
    bool allocated = true;   // it has memory on the device now

    bool operator==(const ArrayState&) const = default;
};

// What runs at that moment.
struct Motion {
    Phase phase = Phase::Upload;
    std::size_t span = 0;
    std::uint32_t operation = 0, buffer = 0;
    double done = 0; // 0 … 1
    bool mapped = false; // nothing moves: the same memory

    bool operator==(const Motion&) const = default;
};

struct MemoryState {
    std::vector<ArrayState> arrays; // one for each buffer of the plan
    std::vector<Motion> motions;
    std::uint64_t uploaded = 0, uploads = 0, downloaded = 0, downloads = 0; // bytes by now, and in all
    std::uint64_t computed = 0, computes = 0;                               // kernels that ended, and all
    std::uint64_t deviceBytes = 0; // allocated now

    bool operator==(const MemoryState&) const = default;
};

// playhead: ns after the repetition's beginning.
MemoryState memoryAt(const Plan& plan, const Repetition& repetition, std::int64_t playhead);

} // namespace roundtrip
