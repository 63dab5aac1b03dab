// SPDX-License-Identifier: GPL-3.0-or-later
// A layer between the loader and the real driver. ROUNDTRIP_FAKE_DRIVER lists what it plays, separated by commas:
//   no-profiling      queues with profiling are refused (-35)
//   reversed-times    every event ends before it started
//   zero-times, untouched-times   success, and nothing of use written
//   late-submit       submitted after started
//   equal-times       every event was queued, submitted, started and ended at the same moment
//   no-end            nobody knows when an event ended (-7)
//   other-clock       device times are 1000 s ahead of the host's clock
//   gpu               the device says it is a GPU
//   no-argument-info  kernels tell nothing about their arguments (-19)
//   empty-log         builds that fail say nothing
//   lost-at-read      reading a buffer gives -5, as a launch out of bounds does on a GPU
//   no-memory         buffers above 1 MiB cannot be allocated (-4)

#define CL_TARGET_OPENCL_VERSION 300
#include <CL/cl_layer.h>

#include <cstdlib>
#include <cstring>

namespace {

const cl_icd_dispatch* driver = nullptr;
cl_icd_dispatch layer{};

bool plays(const char* part)
{
    const char* parts = std::getenv("ROUNDTRIP_FAKE_DRIVER");
    const std::size_t length = std::strlen(part);
    for (const char* at = parts ? std::strstr(parts, part) : nullptr; at; at = std::strstr(at + 1, part))
        if ((at == parts || at[-1] == ',') && (at[length] == ',' || at[length] == 0))
            return true;
    return false;
}

cl_command_queue CL_API_CALL createQueue(cl_context context, cl_device_id device,
                                         cl_command_queue_properties properties, cl_int* status)
{
    if (plays("no-profiling") && (properties & CL_QUEUE_PROFILING_ENABLE)) {
        if (status)
            *status = CL_INVALID_QUEUE_PROPERTIES;
        return nullptr;
    }
    return driver->clCreateCommandQueue(context, device, properties, status);
}

cl_int CL_API_CALL profilingInfo(cl_event event, cl_profiling_info what, std::size_t size, void* value,
                                 std::size_t* sizeBack)
{
    if (plays("untouched-times"))
        return CL_SUCCESS;
    if (plays("no-end") && what == CL_PROFILING_COMMAND_END)
        return CL_PROFILING_INFO_NOT_AVAILABLE;
    if (plays("equal-times"))
        what = CL_PROFILING_COMMAND_START;
    const cl_int status = driver->clGetEventProfilingInfo(event, what, size, value, sizeBack);
    if (status != CL_SUCCESS || size < sizeof(cl_ulong))
        return status;
    cl_ulong& time = *static_cast<cl_ulong*>(value);
    if (plays("zero-times"))
        time = 0;
    if (plays("other-clock"))
        time += 1000ull * 1000 * 1000 * 1000;
    if ((plays("reversed-times") && what == CL_PROFILING_COMMAND_END)
        || (plays("late-submit") && what == CL_PROFILING_COMMAND_START))
        time -= 5ull * 1000 * 1000 * 1000;
    return status;
}

cl_int CL_API_CALL deviceInfo(cl_device_id device, cl_device_info what, std::size_t size, void* value,
                              std::size_t* sizeBack)
{
    const cl_int status = driver->clGetDeviceInfo(device, what, size, value, sizeBack);
    if (status == CL_SUCCESS && value && what == CL_DEVICE_TYPE && plays("gpu"))
        *static_cast<cl_device_type*>(value) = CL_DEVICE_TYPE_GPU;
    return status;
}

cl_int CL_API_CALL argumentInfo(cl_kernel kernel, cl_uint index, cl_kernel_arg_info what, std::size_t size, void* value,
                                std::size_t* sizeBack)
{
    return plays("no-argument-info") ? CL_KERNEL_ARG_INFO_NOT_AVAILABLE
                                     : driver->clGetKernelArgInfo(kernel, index, what, size, value, sizeBack);
}

cl_int CL_API_CALL buildInfo(cl_program program, cl_device_id device, cl_program_build_info what, std::size_t size,
                             void* value, std::size_t* sizeBack)
{
    if (!plays("empty-log") || what != CL_PROGRAM_BUILD_LOG)
        return driver->clGetProgramBuildInfo(program, device, what, size, value, sizeBack);
    if (sizeBack)
        *sizeBack = 1;
    if (value && size > 0)
        *static_cast<char*>(value) = 0;
    return CL_SUCCESS;
}

cl_int CL_API_CALL readBuffer(cl_command_queue queue, cl_mem buffer, cl_bool blocking, std::size_t offset,
                              std::size_t size, void* memory, cl_uint count, const cl_event* waits, cl_event* event)
{
    return plays("lost-at-read")
        ? CL_OUT_OF_RESOURCES
        : driver->clEnqueueReadBuffer(queue, buffer, blocking, offset, size, memory, count, waits, event);
}

cl_mem CL_API_CALL createBuffer(cl_context context, cl_mem_flags flags, std::size_t size, void* memory, cl_int* status)
{
    if (plays("no-memory") && size > (1u << 20)) {
        if (status)
            *status = CL_MEM_OBJECT_ALLOCATION_FAILURE;
        return nullptr;
    }
    return driver->clCreateBuffer(context, flags, size, memory, status);
}

} // namespace

extern "C" CL_API_ENTRY cl_int CL_API_CALL clGetLayerInfo(cl_layer_info what, std::size_t size, void* value,
                                                          std::size_t* sizeBack)
{
    constexpr cl_layer_api_version version = CL_LAYER_API_VERSION_100;
    constexpr char name[] = "Roundtrip's fake driver";
    const void* answer = what == CL_LAYER_API_VERSION ? static_cast<const void*>(&version) : name;
    const std::size_t length = what == CL_LAYER_API_VERSION ? sizeof version : sizeof name;
    if (value && size < length)
        return CL_INVALID_VALUE;
    if (value)
        std::memcpy(value, answer, length);
    if (sizeBack)
        *sizeBack = length;
    return CL_SUCCESS;
}

extern "C" CL_API_ENTRY cl_int CL_API_CALL clInitLayer(cl_uint count, const cl_icd_dispatch* target, cl_uint* countBack,
                                                       const cl_icd_dispatch** back)
{
    if (!target || !countBack || !back || count < sizeof layer / sizeof(void*))
        return CL_INVALID_VALUE;
    driver = target;
    layer.clCreateCommandQueue = createQueue;
    layer.clGetEventProfilingInfo = profilingInfo;
    layer.clGetDeviceInfo = deviceInfo;
    layer.clGetKernelArgInfo = argumentInfo;
    layer.clGetProgramBuildInfo = buildInfo;
    layer.clEnqueueReadBuffer = readBuffer;
    layer.clCreateBuffer = createBuffer;
    *back = &layer;
    *countBack = sizeof layer / sizeof(void*);
    return CL_SUCCESS;
}
