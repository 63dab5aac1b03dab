// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/execution.h"

#include "engine/errors.h"
#include "model/data.h"
#include "model/layout.h"

#include <algorithm>
#include <array>
#include <cstring>

// The part of Execution that is not measured: first states before a run, results after it.

namespace roundtrip {
namespace {

bool any(const Plan& plan, auto&& matches)
{
    return std::any_of(plan.operations.begin(), plan.operations.end(), matches);
}

bool isMapped(const Plan& plan, std::uint32_t device, bool forWriting)
{
    return any(plan, [&](const Operation& operation) {
        return operation.kind == OperationKind::Map && operation.forWriting == forWriting && operation.buffer == device;
    });
}

bool isSource(const Plan& plan, std::uint32_t host)
{
    return any(plan, [&](const Operation& operation) {
        return operation.kind == OperationKind::Write && operation.host == host;
    });
}

bool isTarget(const Plan& plan, std::uint32_t host)
{
    return any(plan, [&](const Operation& operation) {
        if (operation.kind != OperationKind::HostLoop)
            return operation.kind == OperationKind::Read && operation.host == host;
        const BufferArgument* last = nullptr; // where a host loop writes
        for (const Argument& argument : operation.arguments)
            if (const auto* buffer = std::get_if<BufferArgument>(&argument))
                last = buffer;
        return last && last->buffer == host;
    });
}

constexpr std::uint64_t pieceBytes = 1u << 20; // of results; stays in a core's own cache

// In wide steps where the length allows: PoCL takes twice as long byte by byte.
void fill(const cl::CommandQueue& queue, const cl::Buffer& buffer, std::uint64_t bytes, unsigned char value)
{
    std::array<unsigned char, 16> wide{};
    wide.fill(value);
    if (bytes % wide.size() == 0)
        queue.enqueueFillBuffer(buffer, wide, 0, bytes);
    else
        queue.enqueueFillBuffer(buffer, value, 0, bytes);
}

template <class T> void append(std::vector<double>& values, const std::byte* memory, std::uint64_t count)
{
    for (std::uint64_t i = 0; i < count; ++i) {
        T value;
        std::memcpy(&value, memory + i * sizeof value, sizeof value);
        values.push_back(static_cast<double>(value));
    }
}

std::vector<double> asDoubles(const std::byte* memory, ElementType type, std::uint64_t count)
{
    std::vector<double> values;
    values.reserve(count);
    switch (type) {
    case ElementType::Float: append<float>(values, memory, count); break;
    case ElementType::Double: append<double>(values, memory, count); break;
    case ElementType::Int: append<std::int32_t>(values, memory, count); break;
    case ElementType::UInt: append<std::uint32_t>(values, memory, count); break;
    }
    return values;
}

} // namespace

void Execution::reset(Reset what)
{
    try {
        for (std::uint32_t i = 0; i < m_plan.buffers.size(); ++i) {
            resetDevice(i, what);
            resetHost(i, what);
        }
        m_queues.front().finish();
        if (m_elsewhere())
            m_elsewhere.finish();
    } catch (const cl::Error& error) {
        throw EngineError{failureOf(error.err(), Stage::Allocating, m_plan.name)};
    }
}

void Execution::resetDevice(std::uint32_t index, Reset what)
{
    const DeviceBuffer* device = m_buffers.device(index);
    if (!device || (what != Reset::Everything && isMapped(m_plan, index, true)))
        return; // what the host wrote in place, once, stays
    const bool isZero = m_plan.buffers[index].fill.kind == Fill::Kind::Zero;
    const bool isDue = what != Reset::BeforeEach || isZero;
    if (what == Reset::Everything && !m_buffers.guarded())
        fill(queueFor(index), device->whole, device->totalBytes, untouchedByte);
    if (isDue && (isZero || what != Reset::Everything) && device->layout.dataBytes > 0)
        fill(queueFor(index), device->data, device->layout.dataBytes, isZero ? 0 : untouchedByte);
}

void Execution::resetHost(std::uint32_t index, Reset what)
{
    const Buffer& buffer = m_plan.buffers[index];
    const bool addsUp = isTarget(m_plan, index) && isSource(m_plan, index);
    if (what == Reset::Everything || addsUp || (what == Reset::BeforeLast && isTarget(m_plan, index)))
        fillArray(m_buffers.host(index), buffer.fill, buffer.type, 0, buffer.length);
}

// What the host reads through a mapping has never been copied into its array.
void Execution::fetchMapped(std::uint32_t index)
{
    const DeviceBuffer* device = m_buffers.device(index);
    if (device && isMapped(m_plan, index, false) && !isTarget(m_plan, index))
        queueFor(index).enqueueReadBuffer(device->data, CL_TRUE, 0, device->layout.dataBytes, m_buffers.host(index));
}

// As if guard zones lay around it: what the pages saw is in the black box.
bool Execution::handOverGuarded(std::uint32_t index, const ResultLayout::Part& part, const Keep& keep) const
{
    const GuardedMemory::Place& place = m_buffers.guarded()->place(index);
    const BufferLayout layout = layoutOf(m_plan.buffers[index]);
    std::vector<std::byte> whole(part.bytes, std::byte{untouchedByte});
    std::memcpy(whole.data() + layout.frontBytes, place.data, layout.dataBytes + std::min(place.behind, layout.backBytes));
    return keep(part.offset, whole.data(), part.bytes);
}

void Execution::handOver(const Keep& keep)
{
    const ResultLayout layout = resultLayout(m_plan);
    bool isKept = true;
    try {
        for (std::uint32_t i = 0; i < m_plan.buffers.size() && isKept; ++i) {
            fetchMapped(i);
            isKept = m_buffers.guarded() ? handOverGuarded(i, layout.devices[i], keep) : handOverDevice(i, layout.devices[i], keep);
        }
    } catch (const cl::Error& error) {
        throw EngineError{failureOf(error.err(), Stage::Checking, m_plan.name)};
    }
    if (isKept && layout.output.bytes)
        isKept = keep(layout.output.offset, m_buffers.host(m_plan.check->output), layout.output.bytes);
    check(isKept ? CL_SUCCESS : CL_OUT_OF_HOST_MEMORY, Stage::Checking, m_plan.name);
}

bool Execution::handOverDevice(std::uint32_t index, const ResultLayout::Part& part, const Keep& keep)
{
    const DeviceBuffer* device = m_buffers.device(index);
    if (part.bytes == 0)
        return true;
    // Else allocated by the plan, which fills no guards, or of length 0.
    const bool isThere = device && !m_buffers.isAllocatedByPlan(index) && device->totalBytes == part.bytes;
    std::vector<std::byte>& piece = m_session.piece;
    piece.resize(pieceBytes);
    if (!isThere)
        std::fill(piece.begin(), piece.end(), std::byte{untouchedByte});
    for (std::uint64_t at = 0; at < part.bytes; at += pieceBytes) {
        const std::uint64_t bytes = std::min(pieceBytes, part.bytes - at);
        if (isThere)
            queueFor(index).enqueueReadBuffer(device->whole, CL_TRUE, at, bytes, piece.data());
        if (!keep(part.offset + at, piece.data(), bytes))
            return false;
    }
    return true;
}

std::vector<Capture> Execution::captures()
{
    std::vector<Capture> result;
    for (std::uint32_t i = 0; i < m_plan.buffers.size(); ++i) {
        const Buffer& buffer = m_plan.buffers[i];
        if (buffer.captured == 0)
            continue;
        const std::uint64_t count = std::min(buffer.captured, buffer.length);
        std::vector<std::byte> copy(count * sizeBytes(buffer.type));
        const DeviceBuffer* device = m_buffers.device(i);
        if (device && count && !isTarget(m_plan, i))
            queueFor(i).enqueueReadBuffer(device->data, CL_TRUE, 0, copy.size(), copy.data());
        else if (count)
            std::memcpy(copy.data(), m_buffers.host(i), copy.size());
        result.push_back({buffer.name, asDoubles(copy.data(), buffer.type, count)});
    }
    return result;
}

void Execution::describe(Measurement& measurement) const
{
    for (const auto& kernel : m_kernels) {
        measurement.buildNs = std::max<std::int64_t>(measurement.buildNs, 0) + kernel->buildNs;
        measurement.diagnostics.insert(measurement.diagnostics.end(), kernel->diagnostics.begin(),
                                       kernel->diagnostics.end());
    }
    measurement.guardPages = m_buffers.guarded() != nullptr;
    measurement.hostTimes = m_hostTimes;
    measurement.clockErrorNs = m_clockErrorNs;
    measurement.allocatedBytes = deviceBytes(m_plan);
    if (std::any_of(m_loops.begin(), m_loops.end(), [](const HostLoop& loop) { return static_cast<bool>(loop); }))
        measurement.hostFlags = hostFlags();
}

} // namespace roundtrip
