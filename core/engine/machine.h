// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How much of this machine may this process really use?

#include <cstdint>
#include <optional>
#include <string>

namespace roundtrip {

// CPUs after affinity mask and cgroup quota, at least 1.
std::uint32_t usableCpus();

// What a cgroup's cpu.max says: "50000 100000" is half a CPU. Nothing without a limit, or for what is no such line.
std::optional<double> cpusOfQuota(const std::string& line);

// True where the affinity mask holds every CPU from 0 to count - 1.
bool mayUseFirstCpus(std::uint32_t count);

// Memory that can still be had without swapping: what the system says, what the cgroup and the address space leave.
std::uint64_t freeMemoryBytes();

} // namespace roundtrip
