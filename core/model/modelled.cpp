// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/modelled.h"

#include "model/statistics.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace roundtrip {
namespace {

bool isTold(const Plan& plan)
{
    const bool doubles = std::any_of(plan.buffers.begin(), plan.buffers.end(),
        [](const Buffer& buffer) { return buffer.type == ElementType::Double; });
    const bool other = std::any_of(plan.operations.begin(), plan.operations.end(), [](const Operation& operation) {
        switch (operation.kind) {
        case OperationKind::HostLoop:
        case OperationKind::Hold:
        case OperationKind::LetGo:
        case OperationKind::Allocate:
        case OperationKind::Release: return true;
        default: return false;
        }
    });
    return !plan.operations.empty() && !doubles && !other;
}

// Bytes between the map of a buffer and its unmap move with the map for reading, with the unmap for writing.
double mappedBytes(const Plan& plan, std::size_t at)
{
    const Operation& operation = plan.operations[at];
    const double bytes = static_cast<double>(plan.buffers[operation.buffer].length * sizeBytes(plan.buffers[operation.buffer].type));
    if (operation.kind == OperationKind::Map)
        return operation.forWriting ? 0 : bytes;
    for (std::size_t i = at; i-- > 0;)
        if (plan.operations[i].kind == OperationKind::Map && plan.operations[i].buffer == operation.buffer)
            return plan.operations[i].forWriting ? bytes : 0;
    return 0;
}

double timeOf(const ModelledDevice& device, const Plan& plan, std::size_t at)
{
    const Operation& operation = plan.operations[at];
    switch (operation.kind) {
    case OperationKind::Launch:
        return modelledKernelNs(device, static_cast<double>(operation.bytes), static_cast<double>(operation.flops));
    case OperationKind::Write:
    case OperationKind::Read: return modelledCopyNs(device, static_cast<double>(operationBytes(plan, operation)));
    case OperationKind::Map:
    case OperationKind::Unmap: {
        const double bytes = device.sharesHostMemory() ? 0 : mappedBytes(plan, at);
        return bytes > 0 ? modelledCopyNs(device, bytes) : 0;
    }
    default: return 0;
    }
}

} // namespace

double modelledCopyNs(const ModelledDevice& device, double bytes)
{
    const double rate = device.sharesHostMemory() ? device.memoryGBs / 2 : modelled::linkReached * device.linkGBs;
    return modelled::copyFixedNs + bytes / rate; // GB/s are bytes per ns
}

double modelledKernelNs(const ModelledDevice& device, double bytes, double flops)
{
    return modelled::launchNs
        + std::max(bytes / (modelled::memoryReached * device.memoryGBs), flops / (modelled::peakReached * 1000 * device.peakTflops));
}

std::optional<Repetition> modelledRun(const ModelledDevice& device, const Plan& plan)
{
    if (!isTold(plan))
        return {};
    std::array<double, 3> engines{};
    std::vector<double> queues(std::max<std::uint32_t>(plan.queues, 1)), ends;
    double host = 0, last = 0;
    Repetition result;
    for (std::size_t i = 0; i < plan.operations.size(); ++i) {
        const Operation& operation = plan.operations[i];
        const auto phase = phaseOf(operation);
        double start = host;
        if (!plan.outOfOrder && operation.queue < queues.size())
            start = std::max(start, queues[operation.queue]);
        for (const std::uint32_t wait : operation.waits)
            if (wait < ends.size())
                start = std::max(start, ends[wait]);
        if (operation.kind == OperationKind::Finish)
            start = std::max(start, last);
        double* engine = phase ? &engines[static_cast<std::size_t>(*phase)] : nullptr;
        if (engine)
            start = std::max(start, *engine);
        const double end = start + timeOf(device, plan, i);
        if (engine)
            *engine = end;
        if (operation.queue < queues.size())
            queues[operation.queue] = end;
        if (operation.blocking || operation.kind == OperationKind::Finish)
            host = end;
        last = std::max(last, end);
        ends.push_back(end);
        if (phase) {
            Span span;
            span.operation = static_cast<std::uint32_t>(i);
            span.started = std::llround(start);
            span.ended = std::llround(end);
            result.spans.push_back(span);
        }
    }
    result.ended = std::llround(last);
    return result;
}

} // namespace roundtrip
