// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Can this device run this plan, and if not, which rule forbids it and what would be allowed?

#include "model/device.h"
#include "model/plan.h"

#include <optional>
#include <vector>

namespace roundtrip {

enum class ProblemCode {
    BlockZero,          // a block needs at least one thread
    BlockAboveDevice,   // larger than the device's largest block
    BlockAboveKernel,   // larger than this kernel's largest block
    BlockNotRequired,   // the kernel prescribes its block (reqd_work_group_size)
    GridZero,           // a grid of 0 blocks for more than 0 elements
    GlobalTooLarge,     // grid × block does not fit the device's size_t, or a kernel's 32-bit index
    BufferTooLarge,     // one buffer above the device's largest allocation
    MemoryTooLarge,     // all buffers together above the budget
    NoDoubles,          // the device has no double precision
    ElementsTooMany,    // more than this kernel can count, or finish within a lesson's patience
    ChainZero, ChunksZero, RepetitionsZero,
    ChainTooLong, ChunksTooMany, RepetitionsTooMany,
    UnknownKernel, KernelNotChainable, StrategyNotOffered,
    BrokenPlan          // an index points nowhere; never the learner's fault
};

struct Problem {
    ProblemCode code = ProblemCode::BrokenPlan;
    std::string subject;                    // kernel or buffer concerned
    std::uint64_t value = 0, limit = 0;     // asked for, allowed
    std::vector<std::uint64_t> suggestions; // nearest legal values of the setting at fault, best first

    bool operator==(const Problem&) const = default;
};

// The operations that use a buffer of another context than their queue's. OpenCL forbids it, and not every driver says
// so at once: plans that ask for it (Buffer::elsewhere) are run all the same, to hear the driver's answer.
std::vector<std::uint32_t> usesElsewhere(const Plan& plan);

// Everything that the device would refuse or that would hurt, before anything is allocated.
std::vector<Problem> validate(const Plan& plan, const Device& device, const std::optional<KernelLimits>& limits = {});

} // namespace roundtrip
