// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// May this plan run at all? What the model's rules forbid becomes a failure before anything is allocated.

#include "engine/program.h"
#include "model/device.h"
#include "model/report.h"

#include <memory>
#include <optional>
#include <vector>

namespace roundtrip {

// detail is the rule: "BLOCK_ABOVE_DEVICE", "MEMORY_TOO_LARGE", …
std::optional<Failure> refusal(const Plan& plan, const Device& device);

// Once its kernels are built (one for each program): their own limits, local memory, arguments.
std::optional<Failure> refusal(const Plan& plan, const Device& device,
                               const std::vector<std::shared_ptr<const BuiltKernel>>& kernels);

} // namespace roundtrip
