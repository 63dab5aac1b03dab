// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Where does a buffer lie between its guard zones, and how much memory does a plan take?

#include "model/plan.h"

#include <cstdint>

namespace roundtrip {

// A device buffer as allocated: front guard, data, back guard, all filled with untouchedByte at first.
struct BufferLayout {
    std::uint64_t frontBytes = 0; // a multiple of 4096, so that data begin on a page
    std::uint64_t dataBytes = 0;
    std::uint64_t backBytes = 0;  // at least 4096 and at least the buffer's spareLength
    std::uint64_t totalBytes() const; // saturates at 2^64 − 1

    bool operator==(const BufferLayout&) const = default;
};

BufferLayout layoutOf(const Buffer& buffer);

// The results that the worker hands to the supervisor: for each buffer with a device side, in order, its whole
// layout; then, for the buffer of plan.check, its host array. Offsets are multiples of 4096.
struct ResultLayout {
    struct Part { std::uint64_t offset = 0, bytes = 0; };
    std::vector<Part> devices; // one for each buffer; bytes 0 where hostOnly
    Part output;               // host array of check->output; bytes 0 without a check
    std::uint64_t totalBytes = 0;
};

ResultLayout resultLayout(const Plan& plan);

// Device memory of all buffers together, guards included; saturates at 2^64 − 1.
std::uint64_t deviceBytes(const Plan& plan);
// Host arrays together.
std::uint64_t hostBytes(const Plan& plan);

} // namespace roundtrip
