// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How does one plan run once, and what is left behind when it is over?

#include "engine/buffers.h"
#include "engine/clock.h"
#include "engine/hostloops.h"
#include "engine/program.h"
#include "model/report.h"

#include <functional>
#include <vector>

namespace roundtrip {

// What one device needs, kept between requests.
struct DeviceSession {
    DeviceSession(Device facts, const cl::Device& device);

    Device facts;
    cl::Device device;
    cl::Context context;
    ProgramCache programs;
    BufferPool buffers;
    std::vector<std::byte> piece; // of results on their way to whoever keeps them
};

// One plan, ready to run: kernels built and checked, buffers allocated, queues open.
class Execution {
public:
    Execution(DeviceSession& session, HostThreads& threads, const Plan& plan); // throws EngineError

    // Puts arrays back into their first state. Everything before the first run, which touches all memory too;
    // what would add up from run to run before each; every output before the last, whose results count.
    enum class Reset { Everything, BeforeEach, BeforeLast };
    void reset(Reset what);

    const GuardedMemory* guarded() const { return m_buffers.guarded(); }
    ClockOffset align() const;
    Repetition once(const ClockOffset& clock); // throws EngineError

    // In pieces, each with its place in resultLayout(); throws EngineError where one is not kept.
    using Keep = std::function<bool(std::uint64_t offset, const void* piece, std::uint64_t bytes)>;
    void handOver(const Keep& keep);
    std::vector<Capture> captures();
    void describe(Measurement& measurement) const; // build, flags, memory, clock

private:
    using Waits = std::vector<cl::Event>;

    void openQueues();
    void perform(std::uint32_t index, Span& span);
    void enqueue(const Operation& operation, const Waits* waits, cl::Event* event);
    void launch(const Operation& operation, const Waits* waits, cl::Event* event);
    void setArguments(const Operation& operation);
    void collectWaits(std::uint32_t index);
    void collectTimes(Repetition& repetition, std::int64_t began, std::int64_t ended, const ClockOffset& clock);
    void finishAll();
    void allocate(const Operation& operation);
    void hold(), letGo();
    std::uint64_t budget() const;
    const cl::CommandQueue& queueFor(std::uint32_t buffer); // one that may touch it

    void resetDevice(std::uint32_t index, Reset what), resetHost(std::uint32_t index, Reset what);
    void fetchMapped(std::uint32_t index);
    bool handOverDevice(std::uint32_t index, const ResultLayout::Part& part, const Keep& keep);
    bool handOverGuarded(std::uint32_t index, const ResultLayout::Part& part, const Keep& keep) const;

    DeviceSession& m_session;
    HostThreads& m_threads;
    const Plan& m_plan;
    std::vector<std::shared_ptr<const BuiltKernel>> m_kernels; // one for each program
    PlanBuffers m_buffers;
    std::vector<cl::CommandQueue> m_queues;
    std::vector<HostLoop> m_loops; // one for each operation
    std::vector<cl::Event> m_events;
    std::vector<Waits> m_waits;
    std::vector<void*> m_mapped; // one for each buffer
    std::uint64_t m_leftBytes = 0; // that the plan's own Allocate may still take
    cl::UserEvent m_hold;          // what is queued behind it waits; none: nothing is held
    cl::CommandQueue m_elsewhere;  // of the second context, for its buffers' first and last states
    std::int64_t m_clockErrorNs = notGiven;
    bool m_hostTimes = false;
    bool m_isFirst = true;
};

} // namespace roundtrip
