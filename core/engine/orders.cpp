// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/execution.h"

#include "engine/errors.h"

#include <algorithm>

// The part of Execution that passes on a plan's own orders: launches and allocations.

namespace roundtrip {

void Execution::setArguments(const Operation& operation)
{
    const cl_kernel kernel = m_kernels[operation.program]->kernel();
    for (cl_uint i = 0; i < operation.arguments.size(); ++i) {
        const cl_int status = std::visit([&]<class T>(const T& value) {
            if constexpr (std::is_same_v<T, BufferArgument>) {
                const DeviceBuffer* buffer = m_buffers.device(value.buffer);
                const cl_mem memory = buffer ? buffer->data() : nullptr;
                return clSetKernelArg(kernel, i, sizeof memory, &memory);
            } else if constexpr (std::is_same_v<T, LocalArgument>) {
                return clSetKernelArg(kernel, i, value.bytes, nullptr);
            } else {
                return clSetKernelArg(kernel, i, sizeof value, &value);
            }
        }, operation.arguments[i]);
        if (status != CL_SUCCESS) {
            Failure failure = failureOf(status, Stage::Running, operation.label);
            failure.value = i + 1;
            throw EngineError{std::move(failure)};
        }
    }
}

void Execution::launch(const Operation& operation, const Waits* waits, cl::Event* event)
{
    const cl::NDRange offset = operation.offset ? cl::NDRange(operation.offset) : cl::NullRange;
    const std::uint64_t across = operation.grid * operation.block, down = operation.gridRows * operation.blockRows;
    const bool isFlat = down == 1;
    m_queues[operation.queue].enqueueNDRangeKernel(m_kernels[operation.program]->kernel, offset,
        isFlat ? cl::NDRange(across) : cl::NDRange(across, down),
        isFlat ? cl::NDRange(operation.block) : cl::NDRange(operation.block, operation.blockRows), waits, event);
}

std::uint64_t Execution::budget() const
{
    const std::uint64_t device = m_session.facts.budgetBytes;
    return m_plan.budgetBytes == 0 ? device : std::min(device, m_plan.budgetBytes);
}

// Refused before the driver is asked: PoCL hands out more than there is, and touching that ends the process.
void Execution::allocate(const Operation& operation)
{
    const std::uint64_t needed = layoutOf(m_plan.buffers[operation.buffer]).totalBytes();
    if (needed > m_leftBytes) {
        Failure failure = failureOf(CL_MEM_OBJECT_ALLOCATION_FAILURE, Stage::Running, operation.label);
        failure.detail = "BUDGET_EXCEEDED";
        failure.value = needed;
        failure.limit = m_leftBytes;
        throw EngineError{std::move(failure)};
    }
    m_buffers.allocate(operation.buffer);
    m_leftBytes -= needed;
}

} // namespace roundtrip
