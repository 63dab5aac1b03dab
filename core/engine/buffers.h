// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Where do a plan's arrays live, on the host and on the device, and what guards them?

#include "engine/opencl.h"
#include "model/layout.h"
#include "model/plan.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace roundtrip {

// A whole device buffer and the part of it that a kernel sees; both null where the length is 0.
struct DeviceBuffer {
    cl::Buffer whole, data;
    std::uint64_t totalBytes = 0;
    cl_mem_flags flags = 0;
    BufferLayout layout;
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
    explicit BufferPool(cl::Context context) : m_context(std::move(context)) {}

    // Both throw EngineError.
    DeviceBuffer takeDevice(const Buffer& buffer, cl_mem_flags flags);
    DeviceBuffer makeDevice(const Buffer& buffer, cl_mem_flags flags) const;
    HostArray takeHost(std::uint64_t bytes);
    void give(DeviceBuffer buffer) { m_devices.push_back(std::move(buffer)); }
    void give(HostArray array) { m_hosts.push_back(std::move(array)); }
    void clear();

private:
    cl::Context m_context;
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
    // The plan's own Allocate and Release really ask the driver; what is not released is a leak until the end.
    void allocate(std::uint32_t index);
    void release(std::uint32_t index);

private:
    BufferPool& m_pool;
    const Plan& m_plan;
    std::vector<cl_mem_flags> m_flags;
    std::vector<std::vector<DeviceBuffer>> m_devices;
    std::vector<HostArray> m_hosts;
};

} // namespace roundtrip
