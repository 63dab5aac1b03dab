// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Which kernels come with the course, and what must a plan know about each?

#include <cstdint>
#include <span>
#include <string_view>

namespace roundtrip {

// Which elements does a thread take?
enum class Indexing {
    One,         // thread i takes element i
    Neighbours,  // thread i takes elementsPerThread elements, from i · elementsPerThread on
    Stride,      // i, i + threads, i + 2 threads, …: any grid covers everything
    Slice,       // a contiguous slice of ceil(n / threads) elements: any grid covers everything
    FloorBlocks, // element i, but only in the first floor(n / block) blocks
    Local,       // element (i mod block): every block repeats the first one's work
    Block        // one value a block, nothing a thread
};

// The arguments in order. Inputs and output are buffers, n and side are uint.
enum class Signature {
    TwoInputs,   // a, b, out, n
    OneInput,    // a, out, n
    Factor,      // factor, x, y, out, n
    Matrices,    // a, b, out, side; n = side²
    LocalTile,   // a, out, tile, n; tile: local memory, one element a thread of the block
    BlockSums,   // a, sums, tile, n; one sum a block
    Bins,        // a, bins, n; whole numbers, and binCount bins that start at 0
    Tickets      // order, counter
};

inline constexpr std::uint64_t binCount = 16;

struct KernelInfo {
    std::string_view id;
    std::string_view file;      // in kernels/
    std::string_view function;
    std::string_view reference; // in core/grader
    Signature signature = Signature::TwoInputs;
    Indexing indexing = Indexing::One;
    std::uint32_t elementsPerThread = 1; // that the automatic grid counts on
    std::uint32_t movedPerElement = 3;   // elements read and written once, at best
    std::uint32_t flopsPerElement = 1;   // Matrices: times 2 · side
    std::uint64_t mostElements = 0xFFFFFFFF; // n is 32 bits; less where time is the limit
    bool guarded = true;        // spare threads stay inside the buffers
    bool chainable = true;      // its output may be its first input
    bool inPlace = true;        // and even in the same buffer
    bool wrongOnPurpose = false;
    bool halves = false;        // its block must be a power of two

    // Runs in pieces by the global offset alone.
    bool pipelines() const { return chainable && inPlace && (indexing == Indexing::One || indexing == Indexing::Neighbours); }
    // Threads of a block, or all of them, work on one result: exercises, no experiments to choose.
    bool isJoint() const { return signature == Signature::LocalTile || signature == Signature::BlockSums || signature == Signature::Bins; }
    bool operator==(const KernelInfo&) const = default;
};

// In the order in which a learner meets them.
std::span<const KernelInfo> catalogue();

const KernelInfo* findKernel(std::string_view id);

} // namespace roundtrip
