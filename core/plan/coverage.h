// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Which threads get an element, and which elements get a thread?

#include "model/settings.h"

#include <cstdint>

namespace roundtrip {

struct KernelInfo;

struct Coverage {
    std::uint64_t elements = 0;  // that the kernel works on; matmul leaves out what is beyond the largest square
    std::uint64_t threads = 0;   // grid × block
    std::uint64_t used = 0;      // threads that work on an element
    std::uint64_t spare = 0;     // threads that find nothing to do
    std::uint64_t uncovered = 0; // elements that nobody writes
    std::uint64_t grid = 0;      // blocks; 0 for 0 elements
    std::uint64_t autoGrid = 0;  // the fewest blocks with a thread for everything; 0 where block is 0

    bool operator==(const Coverage&) const = default;
};

// Any settings whatever; an unknown kernel counts as vec_add. Products stay at 2^64 − 1 instead of wrapping.
Coverage coverage(const Settings& settings);

// The side of the largest square matrix with at most that many elements.
std::uint64_t squareSide(std::uint64_t elements);

// How many elements behind the last one the threads would reach without a guard. Buffers are padded by as much,
// but not by more than their own length or 2^22 elements, whichever is larger.
std::uint64_t spareLength(const Settings& settings, const KernelInfo& kernel);

} // namespace roundtrip
