// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Which plans let a learner see what can go wrong with data on its way, and what its way costs?

#include "model/plan.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace roundtrip {

inline constexpr std::uint32_t mostPieces = 256;
inline constexpr std::uint32_t memoryPasses = 16;

// The host looks at its array "out", and its look is kept in "seen": {before the queue has run, after it is done}. The
// queue is held meanwhile, so that the first look finds the old values whatever the driver does. A chain counts as 1.
std::vector<Plan> readEarlyPlans(const Settings& settings, const std::string& source);

// One array goes up in so many pieces, and nothing else happens. At least one element a piece.
Plan piecesPlan(const Settings& settings, std::uint32_t pieces);

// The same round trip twice: {with copies, mapped}.
std::vector<Plan> mapPlans(const Settings& settings, const std::string& source);

// A loop that allocates and uploads a batch of n elements in each of memoryPasses passes: {it releases the batch at
// the end of the pass, it forgets to}. Both may take settings.budgetMiB together, or what the device has if that is
// less.
std::vector<Plan> memoryPlans(const Settings& settings);

// What is alive after each operation of a plan that allocates for itself, until one is refused; bytes with guards.
struct LiveMemory {
    std::vector<std::uint64_t> bytes;         // after each operation
    std::vector<std::uint32_t> owned;         // operations whose Allocate is still alive at the end
    std::optional<std::uint32_t> refused;     // the Allocate that goes over the budget
    std::uint64_t neededBytes = 0, leftBytes = 0; // of it, at that moment

    bool operator==(const LiveMemory&) const = default;
};
LiveMemory liveMemory(const Plan& plan, std::uint64_t budgetBytes);

// The same round trip twice: {all buffers in one context, the output's in another}.
std::vector<Plan> contextPlans(const Settings& settings, const std::string& source);

// The same round trip twice: {every call waits until it is done, none does but the last}.
std::vector<Plan> callPlans(const Settings& settings, const std::string& source);

// An image is coloured by a grid in two dimensions: {guarded in both directions, only at the end, not at all}. Rows
// have imageColumns (model/data.h) pixels and blocks are squares of at most settings.block threads; buffer "image"
// comes back whole. source: kernels/color_image.cl.
inline constexpr std::uint64_t mostImageRows = 1024;
std::vector<Plan> imagePlans(const Settings& settings, const std::string& source);
struct ImageShape {
    std::uint64_t rows = 0, side = 0; // of a block
    std::uint64_t across = 0, down = 0; // blocks
};
ImageShape imageShape(const Settings& settings);

} // namespace roundtrip
