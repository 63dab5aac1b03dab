// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Which devices do the drivers offer, and which of them are the same hardware?

#include "engine/opencl.h"
#include "model/device.h"

#include <string>
#include <vector>

namespace roundtrip {

struct FoundDevice {
    Device facts;
    cl::Device handle;
};

struct FoundDevices {
    std::vector<FoundDevice> devices;
    std::vector<DriverTrouble> troubles;
};

FoundDevices findDevices();

// What all buffers of one plan may take together, asked anew because free memory changes.
std::uint64_t budgetBytes(std::uint64_t memoryBytes);

} // namespace roundtrip
