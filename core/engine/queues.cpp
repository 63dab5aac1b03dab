// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/execution.h"

#include "engine/errors.h"

// The part of Execution that opens, holds and empties its queues.

namespace roundtrip {
namespace {

cl::CommandQueue openQueue(const cl::Context& context, const cl::Device& device, cl_command_queue_properties properties, cl_int& status)
{
    // The call of OpenCL 1.x, which every driver has.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
    return cl::CommandQueue(clCreateCommandQueue(context(), device(), properties, &status));
#pragma GCC diagnostic pop
}

} // namespace

void Execution::openQueues()
{
    cl_command_queue_properties properties = CL_QUEUE_PROFILING_ENABLE;
    if (m_plan.outOfOrder && m_session.facts.outOfOrder)
        properties |= CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE;
    cl_int status = CL_SUCCESS;
    cl::CommandQueue first = openQueue(m_session.context, m_session.device, properties, status);
    if (status == CL_INVALID_VALUE
        || status == CL_INVALID_QUEUE_PROPERTIES) { // profiling refused: the host's clock must do
        properties &= ~cl_command_queue_properties{CL_QUEUE_PROFILING_ENABLE};
        m_hostTimes = true;
        first = openQueue(m_session.context, m_session.device, properties, status);
    }
    check(status, Stage::Allocating, m_session.facts.name);
    m_queues.push_back(std::move(first));
    while (m_queues.size() < m_plan.queues) {
        m_queues.push_back(openQueue(m_session.context, m_session.device, properties, status));
        check(status, Stage::Allocating, m_session.facts.name);
    }
}

const cl::CommandQueue& Execution::queueFor(std::uint32_t buffer)
{
    if (!m_plan.buffers[buffer].elsewhere)
        return m_queues.front();
    cl_int status = CL_SUCCESS;
    if (!m_elsewhere())
        m_elsewhere = openQueue(m_session.buffers.elsewhere(), m_session.device, 0, status);
    check(status, Stage::Allocating, m_session.facts.name);
    return m_elsewhere;
}

void Execution::hold()
{
    m_hold = cl::UserEvent(m_session.context);
}

void Execution::letGo()
{
    if (!m_hold())
        return;
    clSetUserEventStatus(m_hold(), CL_COMPLETE); // must not throw: failures pass here too
    m_hold = {};
}

void Execution::finishAll()
{
    for (const cl::CommandQueue& queue : m_queues)
        queue.flush();
    for (const cl::CommandQueue& queue : m_queues)
        queue.finish();
}

} // namespace roundtrip
