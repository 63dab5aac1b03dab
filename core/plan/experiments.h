// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Which plan measures what the learner asked for?

#include "model/plan.h"

#include <cstdint>
#include <string>

namespace roundtrip {

// What problemsWith (plan/check.h) accepts at most.
inline constexpr std::uint32_t mostChain = 64;
inline constexpr std::uint32_t mostChunks = 1024;
inline constexpr std::uint32_t mostRepetitions = 1000;
inline constexpr std::uint64_t mostRecordedBlocks = 1u << 16; // of block_order

// The experiment of these settings with that kernel source (a file of kernels/, or a learner's text of the same
// signature). Any settings give a plan of bounded length: chain and chunks beyond their limits count as the nearest
// legal number, an unknown kernel gives a plan without operations. 0 elements: buffers, but no operation.
//
// RoundTrip: each kernel of the chain has its uploads before it and a blocking download behind it.
// KeepOnDevice: uploads once, the kernels one after the other, one download.
// Pipelined: pieces of whole blocks; uploads, kernels and downloads have a queue each, and events between them.
// Mapped: no copies. Between a map and its unmap the host works in the buffer's own memory: a map for writing puts the
// host array there, a map for reading shows the result as the host array.
//
// A chain's rule: kernel k + 1 gets the output of kernel k as its first input; the other inputs stay. It works in
// place, except for kernels that read what others write (matmul), which alternate with a buffer "between" and end in
// "out".
Plan planFor(const Settings& settings, const std::string& source);

// The same work as a loop on the host; 0 threads: as many as usable. Buffers have no device side.
Plan hostLoopPlan(const Settings& settings, unsigned threads);

// In which order do the blocks run? Buffer "order" comes back whole: at each block's index its ticket, from 0.
// source: kernels/block_order.cl. Of more than mostRecordedBlocks blocks only so many run.
Plan blockOrderPlan(const Settings& settings, const std::string& source);

} // namespace roundtrip
