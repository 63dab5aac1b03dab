// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/validate.h"

#include "model/layout.h"
#include "model/saturating.h"

#include <algorithm>
#include <limits>

namespace roundtrip {
namespace {

// get_global_id is size_t, but kernels of this course index with 32 bits: 4 · 10^9 threads are no lesson.
constexpr std::uint64_t mostThreads = std::numeric_limits<std::uint32_t>::max();

using saturating::times;

bool isBroken(const Plan& plan)
{
    const std::size_t buffers = plan.buffers.size();
    bool held = false; // whoever waits for a held queue waits for ever
    for (std::size_t i = 0; i < plan.operations.size(); ++i) {
        const Operation& operation = plan.operations[i];
        if (operation.queue >= plan.queues)
            return true;
        if (held && (operation.blocking || operation.kind == OperationKind::Finish || operation.kind == OperationKind::Hold))
            return true;
        for (const std::uint32_t wait : operation.waits)
            if (wait >= i)
                return true;
        for (const Argument& argument : operation.arguments)
            if (const auto* buffer = std::get_if<BufferArgument>(&argument); buffer && buffer->buffer >= buffers)
                return true;
        switch (operation.kind) {
        case OperationKind::Launch:
            if (operation.program >= plan.programs.size())
                return true;
            break;
        case OperationKind::Write:
        case OperationKind::Read:
            if (operation.host >= buffers || operation.buffer >= buffers || operation.count > plan.buffers[operation.host].length
                || operation.first > plan.buffers[operation.host].length - operation.count
                || plan.buffers[operation.host].type != plan.buffers[operation.buffer].type)
                return true;
            [[fallthrough]];
        case OperationKind::Map:
            if (operation.buffer >= buffers || operation.count > plan.buffers[operation.buffer].length
                || operation.first > plan.buffers[operation.buffer].length - operation.count)
                return true;
            [[fallthrough]];
        case OperationKind::Unmap:
        case OperationKind::Allocate:
        case OperationKind::Release:
            if (operation.buffer >= buffers || plan.buffers[operation.buffer].hostOnly)
                return true;
            break;
        case OperationKind::Hold:
        case OperationKind::LetGo:
            held = operation.kind == OperationKind::Hold;
            break;
        case OperationKind::HostLoop:
        case OperationKind::Finish:
            break;
        }
    }
    if (plan.check) {
        if (plan.check->output >= buffers || plan.check->count > plan.buffers[plan.check->output].length)
            return true;
        for (const std::uint32_t input : plan.check->inputs)
            if (input >= buffers)
                return true;
    }
    return plan.queues == 0 || plan.queues > 16;
}

void checkLaunch(const Plan& plan, const Operation& operation, const Device& device,
                 const std::optional<KernelLimits>& limits, std::vector<Problem>& problems)
{
    const std::string& kernel = plan.programs[operation.program].function;
    const std::uint64_t block = times(operation.block, operation.blockRows), grid = times(operation.grid, operation.gridRows);
    if (block == 0)
        problems.push_back({ProblemCode::BlockZero, kernel, 0, 1, {1}});
    else if (block > device.maxBlock)
        problems.push_back({ProblemCode::BlockAboveDevice, kernel, block, device.maxBlock, {device.maxBlock}});
    else if (limits && limits->requiredBlock && block != limits->requiredBlock)
        problems.push_back({ProblemCode::BlockNotRequired, kernel, block, limits->requiredBlock, {limits->requiredBlock}});
    else if (limits && limits->maxBlock && block > limits->maxBlock)
        problems.push_back({ProblemCode::BlockAboveKernel, kernel, block, limits->maxBlock, {limits->maxBlock}});
    if (grid == 0)
        problems.push_back({ProblemCode::GridZero, kernel, 0, 1, {1}});
    else if (block != 0 && grid > mostThreads / block)
        problems.push_back({ProblemCode::GlobalTooLarge, kernel, grid, mostThreads / block, {mostThreads / block}});
}

} // namespace

std::vector<std::uint32_t> usesElsewhere(const Plan& plan)
{
    const auto isElsewhere = [&](std::uint32_t buffer) { return buffer < plan.buffers.size() && plan.buffers[buffer].elsewhere; };
    std::vector<std::uint32_t> found;
    for (std::uint32_t i = 0; i < plan.operations.size(); ++i) {
        const Operation& operation = plan.operations[i];
        bool uses = false;
        switch (operation.kind) {
        case OperationKind::Launch:
            uses = std::any_of(operation.arguments.begin(), operation.arguments.end(), [&](const Argument& argument) {
                const auto* buffer = std::get_if<BufferArgument>(&argument);
                return buffer && isElsewhere(buffer->buffer);
            });
            break;
        case OperationKind::Write:
        case OperationKind::Read:
        case OperationKind::Map:
        case OperationKind::Unmap: uses = isElsewhere(operation.buffer); break;
        default: break; // allocating needs no queue
        }
        if (uses)
            found.push_back(i);
    }
    return found;
}

std::vector<Problem> validate(const Plan& plan, const Device& device, const std::optional<KernelLimits>& limits)
{
    if (isBroken(plan))
        return {Problem{ProblemCode::BrokenPlan, plan.name, 0, 0, {}}};
    std::vector<Problem> problems;
    for (const Operation& operation : plan.operations) {
        if (operation.kind == OperationKind::Launch && problems.empty())
            checkLaunch(plan, operation, device, limits, problems);
    }
    for (const Buffer& buffer : plan.buffers) {
        if (buffer.type == ElementType::Double && !device.doubles && !buffer.hostOnly) {
            problems.push_back({ProblemCode::NoDoubles, device.name, 0, 0, {}});
            break;
        }
    }
    for (const Buffer& buffer : plan.buffers) {
        const BufferLayout layout = layoutOf(buffer);
        if (!buffer.hostOnly && layout.dataBytes > device.maxAllocationBytes - std::min(device.maxAllocationBytes, layout.frontBytes + layout.backBytes)) {
            problems.push_back({ProblemCode::BufferTooLarge, buffer.name, layout.dataBytes, device.maxAllocationBytes, {}});
            return problems;
        }
    }
    if (const std::uint64_t bytes = deviceBytes(plan); bytes > device.budgetBytes)
        problems.push_back({ProblemCode::MemoryTooLarge, plan.name, bytes, device.budgetBytes, {}});
    return problems;
}

} // namespace roundtrip
