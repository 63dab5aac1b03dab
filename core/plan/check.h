// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// May these settings run on this device, and if not, which values nearby may?

#include "model/device.h"
#include "model/settings.h"
#include "model/validate.h"
#include "plan/coverage.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace roundtrip {

// Everything that is illegal, before anything is built or allocated; empty: planFor's plan may run. A problem's value
// and limit belong to the setting at fault, its suggestions are legal values of that setting, best first:
//   BlockZero, BlockAboveDevice, BlockAboveKernel, BlockNotRequired: block
//   GlobalTooLarge: grid (0 means automatic)
//   ElementsTooMany, BufferTooLarge, MemoryTooLarge: elements (value and limit of the last two are bytes)
//   Chain…, KernelNotChainable: chain;  Chunks…: chunks;  Repetitions…: repetitions
//   StrategyNotOffered: Strategy as a number;  NoDoubles: ElementType as a number
//   UnknownKernel: none
// Limits of the kernel count where they are known. A strategy's settings count only where it is chosen.
std::vector<Problem> problemsWith(const Settings& settings, const Device& device,
                                  const std::optional<KernelLimits>& limits = {});

// The largest number of elements that the device takes with everything else as it is; 0 where none fits.
std::uint64_t largestElements(const Settings& settings, const Device& device);

// The largest block that device and kernel take.
std::uint64_t largestBlock(const Device& device, const std::optional<KernelLimits>& limits = {});

} // namespace roundtrip
