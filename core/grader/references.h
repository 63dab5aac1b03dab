// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What should have come out? One function for each kind of reference; the names stand in grader.h.

#include "grader/memory.h"

namespace roundtrip::grading {

// Each fills in compared, mismatches, untouched, first and toleranceUlps; false: the plan's check does not fit the
// reference. The inputs have the output's type.
bool judgeElements(const Memory& memory, InputWatch& inputs, Check& check); // vec_add, scale, saxpy
bool judgeBlocks(const Memory& memory, InputWatch& inputs, Check& check); // reverse, block_sums
bool judgeBins(const Memory& memory, InputWatch& inputs, Check& check);   // histogram
bool judgeMatrices(const Memory& memory, Check& check);
bool judgeOrder(const Memory& memory, Check& check);
bool judgeImage(const Memory& memory, Check& check);

} // namespace roundtrip::grading
