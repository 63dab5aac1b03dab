// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Which plans give the figures that other benchmarks give, so that they can be laid beside each other?

#include "model/plan.h"

#include <cstdint>
#include <string>

namespace roundtrip {

// One array up, and back into another one of the host.
Plan copyPlan(std::uint64_t bytes);

// The kernel of these settings alone, of one block and one element, on arrays that are there already: what an order
// costs that has next to nothing to do. Not checked, since nothing is brought back.
Plan launchPlan(const Settings& settings, const std::string& source);

} // namespace roundtrip
