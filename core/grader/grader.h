// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Is the answer right, and did the kernel keep to its buffers?

#include "model/plan.h"
#include "model/report.h"

#include <cstdint>
#include <functional>

namespace roundtrip {

// Copies up to `bytes` of the results (model/layout.h, resultLayout) from `offset` into `into`; says how many. The
// memory was written by the worker, so nothing about it is believed: what it does not deliver counts as untouched.
using ReadResults = std::function<std::uint64_t(std::uint64_t offset, void* into, std::uint64_t bytes)>;

// Compares the host array of plan.check's output with a reference, counts what nobody wrote, looks for writes around
// all device buffers and for inputs whose device copy changed (of those that the plan uploads from the array of the
// same index, as far as it does so without a gap). Without plan.check only the surroundings are looked at.
//
// The reference is computed here, from the fills of check.inputs, in the element type, rounding after each operation.
// It follows the chain: link k + 1 gets the result of link k in place of the first input.
//   vec_add      in0 + in1                                     0 ULP: one addition has one right result
//   scale        3 · in0                                       0 ULP
//   saxpy        factor · in0 + in1 (saxpyFactor of data.h)    2 ULP a link: a fused multiply-add rounds once, not twice
//   matmul       in0 · in1, square, in row order               8 · √side ULP a link: each of the side additions rounds by
//                up to half a unit, and such errors add up like a random walk; one term left out shows far above this
//   reverse      in0, turned round within each part of check.block elements; the last part may be shorter
//   block_sums   for each such part the sum of in0         block ULP: every order of block additions stays within that
//   histogram    how often in0 % count is 0 … count − 1, whole numbers
//   block_order  a permutation of 0 … count − 1; the j-th wrong element is told the j-th missing number
// Integers wrap and are compared exactly. NaN matches NaN alone; an infinity neighbours the largest number. Of a large
// product (above about 200 × 200) a sample of rows is compared: the first, the last, some between that no kernel can
// know, and, for floating-point types, the first one with an untouched element; `compared` says how many elements.
// A check that cannot be judged (unknown name, wrong inputs) has compared = 0 and all its elements as mismatches.
Check judge(const Plan& plan, const ReadResults& read);

} // namespace roundtrip
