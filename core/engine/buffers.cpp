// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/buffers.h"

#include "engine/errors.h"
#include "model/data.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <new>

namespace roundtrip {
namespace {

constexpr std::uint64_t pageBytes = 4096;

bool isMapped(const Plan& plan, std::uint32_t buffer)
{
    return std::any_of(plan.operations.begin(), plan.operations.end(), [&](const Operation& operation) {
        return operation.kind == OperationKind::Map && operation.buffer == buffer;
    });
}

bool hasAllocation(const Plan& plan, std::uint32_t buffer)
{
    return std::any_of(plan.operations.begin(), plan.operations.end(), [&](const Operation& operation) {
        return operation.kind == OperationKind::Allocate && operation.buffer == buffer;
    });
}

Failure outOfMemory(const std::string& subject, std::uint64_t bytes)
{
    Failure failure = failureOf(CL_OUT_OF_HOST_MEMORY, Stage::Allocating, subject);
    failure.value = bytes;
    return failure;
}

} // namespace

void HostArray::Release::operator()(std::byte* memory) const { std::free(memory); }

HostArray::HostArray(std::uint64_t bytes) : m_bytes(bytes)
{
    if (bytes == 0)
        return;
    m_memory.reset(
        static_cast<std::byte*>(std::aligned_alloc(pageBytes, (bytes + pageBytes - 1) / pageBytes * pageBytes)));
    if (!m_memory)
        throw std::bad_alloc();
    std::memset(m_memory.get(), untouchedByte, bytes);
}

DeviceBuffer BufferPool::takeDevice(const Buffer& buffer, cl_mem_flags flags)
{
    const auto found = std::find_if(m_devices.begin(), m_devices.end(), [&](const DeviceBuffer& kept) {
        return kept.layout == layoutOf(buffer) && kept.flags == flags && kept.elsewhere == buffer.elsewhere;
    });
    if (found != m_devices.end()) {
        DeviceBuffer kept = std::move(*found);
        m_devices.erase(found);
        return kept;
    }
    m_devices.clear(); // shapes have changed: old and new memory together would break the budget
    return makeDevice(buffer, flags);
}

DeviceBuffer BufferPool::makeDevice(const Buffer& buffer, cl_mem_flags flags)
{
    const BufferLayout layout = layoutOf(buffer);
    DeviceBuffer made{{}, {}, layout.totalBytes(), flags, layout, buffer.elsewhere};
    cl_int status = CL_SUCCESS;
    const cl::Context& context = buffer.elsewhere ? elsewhere() : m_context;
    made.whole = cl::Buffer(clCreateBuffer(context(), flags, made.totalBytes, nullptr, &status));
    if (status != CL_SUCCESS) {
        Failure failure = failureOf(status, Stage::Allocating, buffer.name);
        failure.value = made.totalBytes;
        throw EngineError{std::move(failure)};
    }
    const cl_buffer_region region{layout.frontBytes, layout.dataBytes};
    made.data = cl::Buffer(clCreateSubBuffer(made.whole(), 0, CL_BUFFER_CREATE_TYPE_REGION, &region, &status));
    check(status, Stage::Allocating, buffer.name);
    return made;
}

std::unique_ptr<GuardedMemory> BufferPool::guard(const Plan& plan) const
{
    return plan.guard != Guard::Zones && m_inHostMemory ? GuardedMemory::lay(plan) : nullptr;
}

DeviceBuffer BufferPool::wrap(const Buffer& buffer, const GuardedMemory::Place& place) const
{
    DeviceBuffer made{{}, {}, 0, CL_MEM_READ_WRITE | CL_MEM_USE_HOST_PTR, layoutOf(buffer)};
    const std::uint64_t bytes = std::max<std::uint64_t>(place.bytes, 1); // OpenCL has no buffer of 0 bytes
    cl_int status = CL_SUCCESS;
    made.data = cl::Buffer(clCreateBuffer(m_context(), made.flags, bytes, place.data, &status));
    check(status, Stage::Allocating, buffer.name);
    return made;
}

const cl::Context& BufferPool::elsewhere()
{
    if (!m_elsewhere())
        m_elsewhere = cl::Context(m_device);
    return m_elsewhere;
}

HostArray BufferPool::takeHost(std::uint64_t bytes)
{
    const auto found
        = std::find_if(m_hosts.begin(), m_hosts.end(), [&](const HostArray& kept) { return kept.bytes() == bytes; });
    if (found == m_hosts.end()) {
        m_hosts.clear();
        return HostArray(bytes);
    }
    HostArray kept = std::move(*found);
    m_hosts.erase(found);
    return kept;
}

void BufferPool::clear()
{
    m_devices.clear();
    m_hosts.clear();
}

PlanBuffers::PlanBuffers(BufferPool& pool, const Plan& plan)
    : m_pool(pool), m_plan(plan), m_guarded(pool.guard(plan)), m_devices(plan.buffers.size())
{
    for (std::uint32_t i = 0; i < plan.buffers.size(); ++i) {
        const Buffer& buffer = plan.buffers[i];
        m_flags.push_back(isMapped(plan, i) ? CL_MEM_READ_WRITE | CL_MEM_ALLOC_HOST_PTR : CL_MEM_READ_WRITE);
        const std::uint64_t bytes = buffer.length * sizeBytes(buffer.type);
        try {
            m_hosts.push_back(pool.takeHost(bytes));
        } catch (const std::bad_alloc&) {
            throw EngineError{outOfMemory(buffer.name, bytes)};
        }
        m_ownAllocations.push_back(hasAllocation(plan, i));
        if (m_guarded)
            m_devices[i].push_back(pool.wrap(buffer, m_guarded->place(i)));
        else if (!buffer.hostOnly && buffer.length > 0 && !m_ownAllocations[i])
            m_devices[i].push_back(pool.takeDevice(buffer, m_flags[i]));
    }
}

PlanBuffers::~PlanBuffers()
{
    releaseLeaks();
    for (auto& stack : m_devices)
        for (DeviceBuffer& buffer : stack)
            if (!m_guarded)
                m_pool.give(std::move(buffer));
    for (HostArray& array : m_hosts)
        m_pool.give(std::move(array));
}

const DeviceBuffer* PlanBuffers::device(std::uint32_t index) const
{
    return m_devices[index].empty() ? nullptr : &m_devices[index].back();
}

void PlanBuffers::allocate(std::uint32_t index)
{
    m_devices[index].push_back(m_pool.makeDevice(m_plan.buffers[index], m_flags[index]));
}

void PlanBuffers::release(std::uint32_t index)
{
    if (!m_devices[index].empty())
        m_devices[index].pop_back();
}

void PlanBuffers::releaseLeaks()
{
    for (std::size_t i = 0; i < m_devices.size(); ++i)
        if (m_ownAllocations[i])
            m_devices[i].clear();
}

} // namespace roundtrip
