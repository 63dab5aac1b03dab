// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Where do a plan's arrays live, on the host and on the device, and what guards them?

#include "engine/guardpages.h"
#include "engine/opencl.h"
#include "model/layout.h"
#include "model/plan.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace roundtrip {

// A whole device buffer and the part of it that a kernel sees; both null where the length is 0. Between guard pages
// there is no whole, and the part is there for a length of 0 too.
struct DeviceBuffer {
    cl::Buffer whole, data;
    std::uint64_t totalBytes = 0;
    cl_mem_flags flags = 0;
    BufferLayout layout;
    bool elsewhere = false; // of another context
};

// Page-aligned memory, touched, released with its owner.
class HostArray {
public:
    HostArray() = default;
    explicit HostArray(std::uint64_t bytes);
    std::byte* data() const { return m_memory.get(); }
    std::uint64_t bytes() const { return m_bytes; }

private:
    struct Release { void operator()(std::byte* memory) const; };
    std::unique_ptr<std::byte, Release> m_memory;
    std::uint64_t m_bytes = 0;
};

// Keeps memory between runs: the first touch of 64 MiB costs 20 ms and more, again and again.
class BufferPool {
public:
    // inHostMemory: the device computes where the host's arrays lie, so guard pages work.
    BufferPool(cl::Context context, cl::Device device, bool inHostMemory)
        : m_context(std::move(context)), m_device(std::move(device)), m_inHostMemory(inHostMemory)
    {
    }

    // Both throw EngineError.
    DeviceBuffer takeDevice(const Buffer& buffer, cl_mem_flags flags);
    DeviceBuffer makeDevice(const Buffer& buffer, cl_mem_flags flags);
    HostArray takeHost(std::uint64_t bytes);
    std::unique_ptr<GuardedMemory> guard(const Plan& plan) const; // null: not asked for, or not possible
    DeviceBuffer wrap(const Buffer& buffer, const GuardedMemory::Place& place) const;
    void give(DeviceBuffer buffer) { m_devices.push_back(std::move(buffer)); }
    void give(HostArray array) { m_hosts.push_back(std::move(array)); }
    void clear();

    const cl::Context& elsewhere(); // a second context on the same device, made when it is first asked for

private:
    cl::Context m_context, m_elsewhere;
    cl::Device m_device;
    bool m_inHostMemory;
    std::vector<DeviceBuffer> m_devices;
    std::vector<HostArray> m_hosts;
};

// All arrays of one plan; goes back to the pool at the end.
class PlanBuffers {
public:
    PlanBuffers(BufferPool& pool, const Plan& plan);
    ~PlanBuffers();
    PlanBuffers(const PlanBuffers&) = delete;
    PlanBuffers& operator=(const PlanBuffers&) = delete;

    std::byte* host(std::uint32_t index) const { return m_hosts[index].data(); }
    const DeviceBuffer* device(std::uint32_t index) const; // null where there is none
    const GuardedMemory* guarded() const { return m_guarded.get(); } // null: guard zones, or nothing
    // The plan's own Allocate and Release really ask the driver. What is not released is a leak until the next
    // repetition, which begins like the first.
    void allocate(std::uint32_t index);
    void release(std::uint32_t index);
    void releaseLeaks();
    bool isAllocatedByPlan(std::uint32_t index) const { return m_ownAllocations[index]; }

private:
    BufferPool& m_pool;
    const Plan& m_plan;
    std::vector<cl_mem_flags> m_flags;
    std::unique_ptr<GuardedMemory> m_guarded; // outlives the buffers in it
    std::vector<bool> m_ownAllocations; // made by the plan
    std::vector<std::vector<DeviceBuffer>> m_devices;
    std::vector<HostArray> m_hosts;
};

} // namespace roundtrip
