// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/execution.h"

#include "engine/checks.h"
#include "engine/errors.h"
#include "engine/machine.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace roundtrip {
namespace {

// Times of an event may lie outside its repetition by the clocks' error and this; more is not possible.
constexpr std::int64_t toleranceNs = 1'000'000;

std::vector<std::shared_ptr<const BuiltKernel>> buildAll(DeviceSession& session, const Plan& plan)
{
    std::vector<std::shared_ptr<const BuiltKernel>> kernels;
    for (const Program& program : plan.programs)
        kernels.push_back(session.programs.built(program));
    if (auto failure = refusal(plan, session.facts, kernels))
        throw EngineError{std::move(*failure)};
    return kernels;
}

std::uint32_t threadsOf(const Operation& hostLoop) { return hostLoop.threads == 0 ? usableCpus() : hostLoop.threads; }

} // namespace

DeviceSession::DeviceSession(Device deviceFacts, const cl::Device& handle)
    : facts(std::move(deviceFacts)), device(handle), context(handle), programs(context, handle),
      buffers(context, handle, facts.kind == DeviceKind::Cpu && facts.sharesHostMemory)
{
}

Execution::Execution(DeviceSession& session, HostThreads& threads, const Plan& plan)
    : m_session(session), m_threads(threads), m_plan(plan), m_kernels(buildAll(session, plan)),
      m_buffers(session.buffers, plan), m_loops(plan.operations.size()), m_events(plan.operations.size()),
      m_waits(plan.operations.size()), m_mapped(plan.buffers.size())
{
    openQueues();
    for (std::size_t i = 0; i < plan.operations.size(); ++i) {
        const Operation& operation = plan.operations[i];
        if (operation.kind != OperationKind::HostLoop)
            continue;
        m_loops[i] = hostLoop(operation, plan, [this](std::uint32_t buffer) { return m_buffers.host(buffer); });
        if (!m_loops[i]) {
            Failure failure = failureOf(CL_INVALID_OPERATION, Stage::Building, operation.work);
            failure.detail = "UNKNOWN_HOST_LOOP";
            throw EngineError{std::move(failure)};
        }
        threads.prepare(threadsOf(operation));
    }
}

ClockOffset Execution::align() const
{
    try {
        return m_hostTimes ? ClockOffset() : alignClocks(m_session.context, m_queues.front());
    } catch (const cl::Error& error) {
        throw EngineError{failureOf(error.err(), Stage::WarmingUp, m_session.facts.name)};
    }
}

Repetition Execution::once(const ClockOffset& clock)
{
    Repetition repetition;
    repetition.spans.resize(m_plan.operations.size());
    m_events.assign(m_events.size(), {});
    m_buffers.releaseLeaks();
    m_leftBytes = budget();
    std::uint32_t index = 0;
    struct Release {
        Execution& execution;
        ~Release() { execution.letGo(); }
    } release{*this}; // or a failure between the two would wait for ever
    const std::int64_t began = nowNs();
    std::int64_t ended = began;
    try {
        for (; index < m_plan.operations.size(); ++index) {
            repetition.spans[index].operation = index;
            perform(index, repetition.spans[index]);
        }
        letGo();
        finishAll();
        ended = nowNs();
        collectTimes(repetition, began, ended, clock);
    } catch (const cl::Error& error) {
        letGo();
        for (const cl::CommandQueue& queue : m_queues)
            clFinish(queue()); // nothing may still run when the buffers go
        const std::string subject = index < m_plan.operations.size() ? m_plan.operations[index].label : m_plan.name;
        throw EngineError{failureOf(error.err(), Stage::Running, subject)};
    }
    repetition.ended = ended - began;
    m_isFirst = false;
    return repetition;
}

void Execution::perform(std::uint32_t index, Span& span)
{
    const Operation& operation = m_plan.operations[index];
    if (operation.kind == OperationKind::Launch)
        setArguments(operation);
    collectWaits(index);
    const Waits* waits = m_waits[index].empty() ? nullptr : &m_waits[index];
    if (operation.kind == OperationKind::HostLoop && waits)
        cl::WaitForEvents(*waits);
    cl::Event& event = m_events[index];
    span.callBegan = nowNs();
    if (operation.kind == OperationKind::HostLoop)
        m_loops[index](m_threads, threadsOf(operation));
    else
        enqueue(operation, waits, &event);
    span.callEnded = nowNs();
    const bool timed = m_hostTimes && event() && !m_hold(); // what is held cannot be waited for
    if (timed)
        event.wait();
    if (operation.kind == OperationKind::HostLoop || timed) {
        span.started = span.callBegan;
        span.ended = operation.kind == OperationKind::HostLoop ? span.callEnded : nowNs();
    }
    if (m_queues.size() > 1 && event())
        m_queues[operation.queue].flush(); // or a queue that waits for this one may wait for ever
    if (operation.kind == OperationKind::Map && operation.forWriting && m_isFirst && m_mapped[operation.buffer]) {
        event.wait(); // the host writes in place, once: the content stays
        const std::uint64_t element = sizeBytes(m_plan.buffers[operation.buffer].type);
        std::memcpy(m_mapped[operation.buffer], m_buffers.host(operation.buffer) + operation.first * element,
                    operation.count * element);
    }
}

void Execution::enqueue(const Operation& operation, const Waits* waits, cl::Event* event)
{
    const cl::CommandQueue& queue = m_queues[operation.queue];
    const std::uint64_t element
        = operation.buffer < m_plan.buffers.size() ? sizeBytes(m_plan.buffers[operation.buffer].type) : 0;
    const std::uint64_t first = operation.first * element, bytes = operation.count * element;
    const DeviceBuffer* device
        = operation.buffer < m_plan.buffers.size() ? m_buffers.device(operation.buffer) : nullptr;
    const cl_bool blocking = operation.blocking ? CL_TRUE : CL_FALSE;
    switch (operation.kind) {
    case OperationKind::Write:
        if (device && bytes)
            queue.enqueueWriteBuffer(device->data, blocking, first, bytes, m_buffers.host(operation.host) + first,
                                     waits, event);
        break;
    case OperationKind::Read:
        if (device && bytes)
            queue.enqueueReadBuffer(device->data, blocking, first, bytes, m_buffers.host(operation.host) + first, waits,
                                    event);
        break;
    case OperationKind::Launch:
        launch(operation, waits, event);
        break;
    case OperationKind::Map:
        if (device && bytes)
            m_mapped[operation.buffer] = queue.enqueueMapBuffer(
                device->data, blocking, operation.forWriting ? CL_MAP_WRITE : CL_MAP_READ, first, bytes, waits, event);
        break;
    case OperationKind::Unmap:
        if (void* mapped = std::exchange(m_mapped[operation.buffer], nullptr); device && mapped)
            queue.enqueueUnmapMemObject(device->data, mapped, waits, event);
        break;
    case OperationKind::Allocate:
        allocate(operation);
        break;
    case OperationKind::Release:
        if (device) {
            m_leftBytes += device->totalBytes;
            m_buffers.release(operation.buffer);
        }
        break;
    case OperationKind::Finish:
        queue.finish();
        break;
    case OperationKind::Hold:
        hold();
        break;
    case OperationKind::LetGo:
        letGo();
        break;
    case OperationKind::HostLoop:
        break;
    }
}

// In-order queues keep their own order; saying it again costs time.
void Execution::collectWaits(std::uint32_t index)
{
    const Operation& operation = m_plan.operations[index];
    Waits& waits = m_waits[index];
    waits.clear();
    for (const std::uint32_t wait : operation.waits) {
        const bool isImplied = !m_plan.outOfOrder && m_plan.operations[wait].queue == operation.queue
            && operation.kind != OperationKind::HostLoop;
        if (!isImplied && m_events[wait]())
            waits.push_back(m_events[wait]);
    }
    if (m_hold() && operation.kind != OperationKind::HostLoop)
        waits.push_back(m_hold);
}

void Execution::collectTimes(Repetition& repetition, std::int64_t began, std::int64_t ended, const ClockOffset& clock)
{
    std::vector<EventTimes> times(m_events.size());
    ClockOffset own;
    for (std::size_t i = 0; i < m_events.size(); ++i) {
        if (!m_events[i]())
            continue;
        const cl_int status = m_events[i].getInfo<CL_EVENT_COMMAND_EXECUTION_STATUS>();
        if (status < 0)
            throw cl::Error(status);
        if (m_hostTimes)
            continue;
        times[i] = timesOf(m_events[i]);
        own.narrow(times[i], repetition.spans[i].callBegan, repetition.spans[i].callEnded, ended);
    }
    own.narrow(clock);
    if (own.isKnown())
        m_clockErrorNs = std::max(m_clockErrorNs, own.errorNs());
    for (std::size_t i = 0; i < m_events.size(); ++i) {
        Span& span = repetition.spans[i];
        const std::int64_t shift = own.offsetNs() - began;
        const std::int64_t tolerance = toleranceNs + own.errorNs();
        if (times[i].valid && times[i].queued + shift >= -tolerance
            && times[i].ended + shift <= ended - began + tolerance) {
            span.queued = times[i].queued + shift;
            span.submitted = times[i].submitted + shift;
            span.started = times[i].started + shift;
            span.ended = times[i].ended + shift;
        } else if (span.started != notGiven) {
            span.started -= began;
            span.ended -= began;
        }
        span.callBegan -= began;
        span.callEnded -= began;
    }
}

} // namespace roundtrip
