// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes/memorystate.h"

#include <algorithm>
#include <set>

namespace roundtrip {
namespace {

// A kernel writes what is read back, what is checked, and what nobody uploads.
std::vector<bool> outputsOf(const Plan& plan)
{
    std::vector<bool> output(plan.buffers.size(), true);
    for (const Operation& operation : plan.operations)
        if (phaseOf(operation) == Phase::Upload && operation.kind != OperationKind::Unmap && operation.buffer < output.size())
            output[operation.buffer] = false;
    for (const Operation& operation : plan.operations)
        if (phaseOf(operation) == Phase::Download && operation.buffer < output.size())
            output[operation.buffer] = true;
    if (plan.check && plan.check->output < output.size())
        output[plan.check->output] = true;
    return output;
}

// The share of its output that a launch writes: launches in pieces follow one that begins at 0.
std::vector<double> launchShares(const Plan& plan)
{
    std::vector<double> shares(plan.operations.size(), 0);
    std::vector<std::size_t> group;
    const auto close = [&] {
        double sum = 0;
        for (const std::size_t i : group)
            sum += static_cast<double>(plan.operations[i].grid);
        for (const std::size_t i : group)
            shares[i] = sum > 0 ? static_cast<double>(plan.operations[i].grid) / sum : 1;
        group.clear();
    };
    for (std::size_t i = 0; i < plan.operations.size(); ++i) {
        if (plan.operations[i].kind != OperationKind::Launch)
            continue;
        if (plan.operations[i].offset == 0)
            close();
        group.push_back(i);
    }
    close();
    return shares;
}

double progress(const Span& span, std::int64_t now)
{
    if (now >= span.ended)
        return 1;
    return static_cast<double>(now - span.started) / static_cast<double>(span.ended - span.started);
}

struct Job {
    const Plan& plan;
    const std::vector<bool> outputs;
    const std::vector<double> shares;
    MemoryState state;

    std::uint64_t bytesOf(const Operation& operation) const
    {
        return operation.buffer < plan.buffers.size() ? operation.count * sizeBytes(plan.buffers[operation.buffer].type) : 0;
    }

    double shareOf(const Operation& operation) const
    {
        const std::uint64_t length = plan.buffers[operation.buffer].length;
        return length > 0 ? static_cast<double>(operation.count) / static_cast<double>(length) : 0;
    }

    // A copy that begins at the first element begins anew.
    static void add(double& level, bool anew, double share) { level = std::min(1.0, (anew ? 0 : level) + share); }

    void begin()
    {
        state.arrays.resize(plan.buffers.size());
        for (std::size_t i = 0; i < plan.buffers.size(); ++i)
            state.arrays[i].host = plan.buffers[i].fill.kind == Fill::Kind::Untouched ? 0 : 1;
        std::set<std::uint32_t> allocates;
        for (const Operation& operation : plan.operations) {
            const auto phase = phaseOf(operation);
            if (operation.kind == OperationKind::Allocate)
                allocates.insert(operation.buffer);
            if (phase == Phase::Compute)
                ++state.computes;
            else if (phase && operation.kind != OperationKind::Unmap)
                (phase == Phase::Upload ? state.uploads : state.downloads) += bytesOf(operation);
        }
        for (std::uint32_t i = 0; i < plan.buffers.size(); ++i)
            state.arrays[i].allocated = !plan.buffers[i].hostOnly && !allocates.contains(i);
    }

    void copy(const Operation& operation, Phase phase, double done)
    {
        if (operation.buffer >= state.arrays.size() || operation.kind == OperationKind::Unmap)
            return;
        const double share = shareOf(operation) * done;
        const auto bytes = static_cast<std::uint64_t>(static_cast<double>(bytesOf(operation)) * done);
        if (phase == Phase::Upload) {
            ArrayState& array = state.arrays[operation.buffer];
            add(array.device, operation.first == 0, share);
            array.computed = false;
            state.uploaded += bytes;
        } else {
            const bool elsewhere = operation.kind == OperationKind::Read && operation.host < state.arrays.size();
            ArrayState& array = state.arrays[elsewhere ? operation.host : operation.buffer];
            add(array.host, operation.first == 0, share);
            array.fromDevice = true;
            state.downloaded += bytes;
        }
    }

    void compute(const Operation& operation, std::uint32_t index, double done)
    {
        state.computed += done >= 1 ? 1 : 0;
        for (const Argument& argument : operation.arguments) {
            const auto* buffer = std::get_if<BufferArgument>(&argument);
            if (!buffer || buffer->buffer >= state.arrays.size() || !outputs[buffer->buffer])
                continue;
            ArrayState& array = state.arrays[buffer->buffer];
            if (operation.kind == OperationKind::HostLoop) {
                add(array.host, true, done);
            } else {
                add(array.device, operation.offset == 0, shares[index] * done);
                array.computed = true;
            }
        }
    }

    void span(const Span& span, std::size_t place, std::int64_t now)
    {
        const Operation& operation = plan.operations[span.operation];
        const auto phase = phaseOf(operation);
        if (!phase) {
            const std::int64_t at = span.callEnded != notGiven ? span.callEnded : span.callBegan;
            if (at != notGiven && at <= now && operation.buffer < state.arrays.size() && operation.kind != OperationKind::Finish) {
                state.arrays[operation.buffer].allocated = operation.kind == OperationKind::Allocate;
                state.arrays[operation.buffer].device = 0;
            }
            return;
        }
        if (!hasTime(span) || span.started > now)
            return;
        const double done = progress(span, now);
        if (phase == Phase::Compute)
            compute(operation, span.operation, done);
        else
            copy(operation, *phase, done);
        if (done < 1)
            state.motions.push_back({*phase, place, span.operation, operation.buffer, done,
                                     operation.kind == OperationKind::Map || operation.kind == OperationKind::Unmap});
    }
};

} // namespace

MemoryState memoryAt(const Plan& plan, const Repetition& repetition, std::int64_t playhead)
{
    Job job{plan, outputsOf(plan), launchShares(plan), {}};
    job.begin();
    const bool over = playhead >= repetition.wallNs();
    const std::int64_t now = repetition.began + playhead;
    for (std::size_t i = 0; i < repetition.spans.size(); ++i) {
        Span span = repetition.spans[i];
        if (span.operation >= plan.operations.size())
            continue;
        // What has no time counts as done once the run is over, so that the end is right.
        if (over && !hasTime(span))
            span.started = span.ended = repetition.ended;
        job.span(span, i, over ? std::max(now, repetition.ended) : now);
    }
    for (std::size_t i = 0; i < plan.buffers.size(); ++i)
        if (job.state.arrays[i].allocated)
            job.state.deviceBytes += plan.buffers[i].length * sizeBytes(plan.buffers[i].type);
    return job.state;
}

} // namespace roundtrip
