// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/clock.h"

#include <algorithm>
#include <ctime>

namespace roundtrip {
namespace {

// Drivers return success and write nothing, or write 0: start from a value that no clock shows.
constexpr cl_ulong nothing = ~cl_ulong{0};

cl_ulong timeOf(const cl::Event& event, cl_profiling_info what)
{
    cl_ulong value = nothing;
    if (clGetEventProfilingInfo(event(), what, sizeof value, &value, nullptr) != CL_SUCCESS)
        return nothing;
    return value == 0 ? nothing : value;
}

} // namespace

std::int64_t nowNs()
{
    timespec now{};
    clock_gettime(CLOCK_MONOTONIC_RAW, &now);
    return static_cast<std::int64_t>(now.tv_sec) * 1'000'000'000 + now.tv_nsec;
}

EventTimes timesOf(const cl::Event& event)
{
    const cl_ulong queued = timeOf(event, CL_PROFILING_COMMAND_QUEUED),
                   submitted = timeOf(event, CL_PROFILING_COMMAND_SUBMIT);
    const cl_ulong started = timeOf(event, CL_PROFILING_COMMAND_START), ended = timeOf(event, CL_PROFILING_COMMAND_END);
    EventTimes times;
    times.valid = queued <= submitted && submitted <= started && started <= ended && ended < cl_ulong{INT64_MAX};
    if (times.valid) {
        times.queued = static_cast<std::int64_t>(queued);
        times.submitted = static_cast<std::int64_t>(submitted);
        times.started = static_cast<std::int64_t>(started);
        times.ended = static_cast<std::int64_t>(ended);
    }
    return times;
}

void ClockOffset::tighten(std::int64_t least, std::int64_t most)
{
    least = std::max(least, m_least);
    most = std::min(most, m_most);
    if (least <= most) {
        m_least = least;
        m_most = most;
    }
}

void ClockOffset::narrow(const EventTimes& times, std::int64_t callBegan, std::int64_t callEnded,
                         std::int64_t knownDone)
{
    if (!times.valid)
        return;
    tighten(callBegan - times.started, knownDone - times.ended);
    tighten(callBegan - times.queued, callEnded - times.queued);
}

void ClockOffset::narrow(const ClockOffset& other)
{
    if (!isKnown())
        *this = other;
    else if (other.isKnown())
        tighten(other.m_least, other.m_most);
}

std::int64_t ClockOffset::offsetNs() const
{
    if (m_least <= 0 && m_most >= 0)
        return 0;
    return m_least + (m_most - m_least) / 2;
}

ClockOffset alignClocks(const cl::Context& context, const cl::CommandQueue& queue)
{
    ClockOffset offset;
    const cl::Buffer target(context, CL_MEM_READ_WRITE, sizeof(cl_uint4));
    const cl_uint4 value{};
    for (int i = 0; i < 3; ++i) {
        cl::Event event;
        const std::int64_t began = nowNs();
        queue.enqueueWriteBuffer(target, CL_FALSE, 0, sizeof value, &value, nullptr, &event);
        const std::int64_t returned = nowNs();
        queue.finish();
        offset.narrow(timesOf(event), began, returned, nowNs());
    }
    return offset;
}

} // namespace roundtrip
