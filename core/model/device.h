// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What can this machine compute on, and how much of it may be used?

#include <cstdint>
#include <string>
#include <vector>

namespace roundtrip {

enum class DeviceKind { Cpu, Gpu, Accelerator, Other };

struct Device {
    std::string id;       // stable between starts: made of platform, device and driver names, never of indices
    std::string name;     // as the driver says, without surrounding blanks
    std::string vendor;
    std::string platform; // for example "Portable Computing Language"
    std::string driver;   // driver version
    std::string version;  // for example "OpenCL 3.0"
    DeviceKind kind = DeviceKind::Other;
    std::uint32_t computeUnits = 0;  // as the driver says
    std::uint32_t usableUnits = 0;   // after CPU affinity and quota; equals computeUnits on a GPU
    std::uint32_t clockMHz = 0;      // 0: not given
    std::uint64_t memoryBytes = 0;
    std::uint64_t maxAllocationBytes = 0; // largest single buffer
    std::uint64_t budgetBytes = 0;        // what all buffers of one plan may take together
    std::uint64_t localMemoryBytes = 0;
    std::uint64_t maxBlock = 1;           // threads in one block
    std::uint64_t preferredMultiple = 1;  // of the block size
    std::uint32_t baseAlignBytes = 128;   // where a part of a buffer may begin
    bool sharesHostMemory = false;
    bool profiling = false;
    bool outOfOrder = false;
    bool doubles = false;
    std::vector<std::string> alsoThrough; // other platforms that offer the same hardware

    bool operator==(const Device&) const = default;
};

// What one kernel allows on one device; found by building it.
struct KernelLimits {
    std::uint64_t maxBlock = 0;
    std::uint64_t preferredMultiple = 0;
    std::uint64_t requiredBlock = 0; // 0: none; else reqd_work_group_size
    std::uint64_t localBytes = 0;
    std::uint64_t privateBytes = 0;

    bool operator==(const KernelLimits&) const = default;
};

// A driver or a folder that could not be used while devices were listed.
struct DriverTrouble {
    enum class Kind { NoPlatform, NoDevice, Hung, Crashed, CacheUnusable, Killed };
    Kind kind = Kind::NoPlatform;
    std::string subject; // the file or folder concerned

    bool operator==(const DriverTrouble&) const = default;
};

struct DeviceList {
    std::vector<Device> devices;
    std::vector<DriverTrouble> troubles;
    std::string searched;                 // where the loader looked for drivers
    std::vector<std::string> driverFiles; // the .icd files found there
    std::vector<std::string> environment; // NAME=value passed on to the drivers
    std::string sandbox;                  // codes of what holds the worker: "landlock,seccomp", "none", …

    bool operator==(const DeviceList&) const = default;
};

} // namespace roundtrip
