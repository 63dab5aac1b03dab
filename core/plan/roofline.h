// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Where are this device's two limits, and how near to them do kernels come?

#include "model/plan.h"

#include <map>
#include <string>
#include <vector>

namespace roundtrip {

// Williams, Waterman, Patterson: "Roofline" (2009). Plans to be timed in turn, each of one kernel alone, in this order:
// a copy, whose bytes a second are the limit of the memory; eight independent multiply-add chains a thread, whose
// operations a second are the limit of the arithmetic; one chain, which falls below it because each step waits for the
// one before; then the kernel of the settings, and saxpy and the matrix product where they are another. Nothing is
// uploaded within a plan but what its check needs; the limits' own kernels are not checked.
// sources: text of kernels/NAME.cl by NAME.
enum RooflinePlan : std::size_t { MemoryLimit, ArithmeticLimit, OneChain, FirstKernel };
std::vector<Plan> rooflinePlans(const Settings& settings, const std::map<std::string, std::string>& sources, std::uint64_t mostElements);

// Sum over the plan's launches: of their bytes, or of their operations.
double ofLaunches(const Plan& plan, std::uint64_t Operation::*what);

// Operations for each byte that must be read or written, of the plan's launches; 0 where none is told.
double intensityOf(const Plan& plan);

} // namespace roundtrip
