// SPDX-License-Identifier: GPL-3.0-or-later
#define CL_TARGET_OPENCL_VERSION 120
#include "bareopencl.h"

#include <CL/cl.h>

#include <cstdio>
#include <cstdlib>
#include <vector>

namespace {

void must(cl_int status, const char* call)
{
    if (status != CL_SUCCESS) {
        std::fprintf(stderr, "bare program: %s gave %d\n", call, status);
        std::exit(1);
    }
}

double durationNs(cl_event event)
{
    cl_ulong start = 0, end = 0;
    must(clGetEventProfilingInfo(event, CL_PROFILING_COMMAND_START, sizeof start, &start, nullptr), "profiling");
    must(clGetEventProfilingInfo(event, CL_PROFILING_COMMAND_END, sizeof end, &end, nullptr), "profiling");
    clReleaseEvent(event);
    return static_cast<double>(end - start);
}

} // namespace

struct BareVecAdd::Private {
    cl_context context = nullptr;
    cl_command_queue queue = nullptr;
    cl_program program = nullptr;
    cl_kernel kernel = nullptr;
    cl_mem a = nullptr, b = nullptr, out = nullptr;
    std::vector<float> hostA, hostB, hostOut;
    std::size_t global = 0, block = 0;
};

BareVecAdd::BareVecAdd(std::size_t n, std::size_t block, const std::string& source) : d(new Private)
{
    cl_platform_id platform = nullptr;
    cl_device_id device = nullptr;
    cl_int status = 0;
    must(clGetPlatformIDs(1, &platform, nullptr), "clGetPlatformIDs");
    must(clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, 1, &device, nullptr), "clGetDeviceIDs");
    d->context = clCreateContext(nullptr, 1, &device, nullptr, nullptr, &status);
    must(status, "clCreateContext");
    d->queue = clCreateCommandQueue(d->context, device, CL_QUEUE_PROFILING_ENABLE, &status);
    must(status, "clCreateCommandQueue");
    const char* text = source.c_str();
    d->program = clCreateProgramWithSource(d->context, 1, &text, nullptr, &status);
    must(clBuildProgram(d->program, 1, &device, "", nullptr, nullptr), "clBuildProgram");
    d->kernel = clCreateKernel(d->program, "vec_add", &status);
    must(status, "clCreateKernel");
    const std::size_t bytes = n * sizeof(float);
    for (cl_mem* buffer : {&d->a, &d->b, &d->out}) {
        *buffer = clCreateBuffer(d->context, CL_MEM_READ_WRITE, bytes, nullptr, &status);
        must(status, "clCreateBuffer");
    }
    d->hostA.assign(n, 1.25f);
    d->hostB.assign(n, 0.5f);
    d->hostOut.assign(n, 0);
    d->block = block;
    d->global = (n + block - 1) / block * block;
    const cl_uint count = static_cast<cl_uint>(n);
    must(clSetKernelArg(d->kernel, 0, sizeof(cl_mem), &d->a), "clSetKernelArg");
    must(clSetKernelArg(d->kernel, 1, sizeof(cl_mem), &d->b), "clSetKernelArg");
    must(clSetKernelArg(d->kernel, 2, sizeof(cl_mem), &d->out), "clSetKernelArg");
    must(clSetKernelArg(d->kernel, 3, sizeof count, &count), "clSetKernelArg");
}

BareVecAdd::~BareVecAdd()
{
    for (cl_mem buffer : {d->a, d->b, d->out})
        clReleaseMemObject(buffer);
    clReleaseKernel(d->kernel);
    clReleaseProgram(d->program);
    clReleaseCommandQueue(d->queue);
    clReleaseContext(d->context);
    delete d;
}

BareVecAdd::Times BareVecAdd::run()
{
    cl_event up[2], launch, down;
    const std::size_t bytes = d->hostA.size() * sizeof(float);
    must(clEnqueueWriteBuffer(d->queue, d->a, CL_FALSE, 0, bytes, d->hostA.data(), 0, nullptr, &up[0]), "write a");
    must(clEnqueueWriteBuffer(d->queue, d->b, CL_FALSE, 0, bytes, d->hostB.data(), 0, nullptr, &up[1]), "write b");
    must(clEnqueueNDRangeKernel(d->queue, d->kernel, 1, nullptr, &d->global, &d->block, 0, nullptr, &launch), "launch");
    must(clEnqueueReadBuffer(d->queue, d->out, CL_FALSE, 0, bytes, d->hostOut.data(), 0, nullptr, &down), "read out");
    must(clFinish(d->queue), "clFinish");
    Times times;
    times.uploadNs = durationNs(up[0]) + durationNs(up[1]);
    times.kernelNs = durationNs(launch);
    times.downloadNs = durationNs(down);
    return times;
}
