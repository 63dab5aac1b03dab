// SPDX-License-Identifier: GPL-3.0-or-later
// What does a vector addition take in a plain OpenCL program, without anything of Roundtrip?
//
//     bareopencl N BLOCK REPETITIONS vec_add.cl
//
// One in-order queue, three plain buffers, one launch of n threads on the first device. Prints the medians of upload
// (both arrays), kernel and download in ns, by the device's own event times.
#define CL_TARGET_OPENCL_VERSION 120
#include <CL/cl.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

namespace {

constexpr int uncounted = 3; // as in the engine: they touch all memory and fill the caches

void must(cl_int status, const char* call)
{
    if (status != CL_SUCCESS) {
        std::fprintf(stderr, "bare program: %s gave %d\n", call, status);
        std::exit(1);
    }
}

struct Free {
    void operator()(float* memory) const { std::free(memory); }
};
using HostArray = std::unique_ptr<float, Free>;

// On a page: an array that begins 16 bytes behind one, as malloc gives it, is copied up to 7 % slower.
HostArray hostArray(std::size_t bytes, float value)
{
    constexpr std::size_t page = 4096;
    HostArray array(static_cast<float*>(std::aligned_alloc(page, (bytes + page - 1) / page * page)));
    std::fill_n(array.get(), bytes / sizeof(float), value);
    return array;
}

double durationNs(cl_event event)
{
    cl_ulong start = 0, end = 0;
    must(clGetEventProfilingInfo(event, CL_PROFILING_COMMAND_START, sizeof start, &start, nullptr), "profiling");
    must(clGetEventProfilingInfo(event, CL_PROFILING_COMMAND_END, sizeof end, &end, nullptr), "profiling");
    clReleaseEvent(event);
    return static_cast<double>(end - start);
}

class VecAdd {
public:
    using Times = std::array<double, 3>; // upload, kernel, download in ns

    VecAdd(std::size_t n, std::size_t block, const std::string& source)
        : m_bytes(n * sizeof(float)), m_block(block), m_global((n + block - 1) / block * block),
          m_hostA(hostArray(m_bytes, 1.25f)), m_hostB(hostArray(m_bytes, 0.5f)), m_hostOut(hostArray(m_bytes, 0))
    {
        cl_platform_id platform = nullptr;
        cl_device_id device = nullptr;
        cl_int status = 0;
        must(clGetPlatformIDs(1, &platform, nullptr), "clGetPlatformIDs");
        must(clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, 1, &device, nullptr), "clGetDeviceIDs");
        const cl_context context = clCreateContext(nullptr, 1, &device, nullptr, nullptr, &status);
        must(status, "clCreateContext");
        m_queue = clCreateCommandQueue(context, device, CL_QUEUE_PROFILING_ENABLE, &status);
        must(status, "clCreateCommandQueue");
        const char* text = source.c_str();
        const cl_program program = clCreateProgramWithSource(context, 1, &text, nullptr, &status);
        must(status, "clCreateProgramWithSource");
        must(clBuildProgram(program, 1, &device, "", nullptr, nullptr), "clBuildProgram");
        m_kernel = clCreateKernel(program, "vec_add", &status);
        must(status, "clCreateKernel");
        cl_uint index = 0;
        for (cl_mem* buffer : {&m_a, &m_b, &m_out}) {
            *buffer = clCreateBuffer(context, CL_MEM_READ_WRITE, m_bytes, nullptr, &status);
            must(status, "clCreateBuffer");
            must(clSetKernelArg(m_kernel, index++, sizeof(cl_mem), buffer), "clSetKernelArg");
        }
        const cl_uint count = static_cast<cl_uint>(n);
        must(clSetKernelArg(m_kernel, index, sizeof count, &count), "clSetKernelArg");
    }

    Times run() const
    {
        cl_event up[2], launch, down;
        must(clEnqueueWriteBuffer(m_queue, m_a, CL_FALSE, 0, m_bytes, m_hostA.get(), 0, nullptr, &up[0]), "write a");
        must(clEnqueueWriteBuffer(m_queue, m_b, CL_FALSE, 0, m_bytes, m_hostB.get(), 0, nullptr, &up[1]), "write b");
        must(clEnqueueNDRangeKernel(m_queue, m_kernel, 1, nullptr, &m_global, &m_block, 0, nullptr, &launch), "launch");
        must(clEnqueueReadBuffer(m_queue, m_out, CL_TRUE, 0, m_bytes, m_hostOut.get(), 0, nullptr, &down), "read out");
        return {durationNs(up[0]) + durationNs(up[1]), durationNs(launch), durationNs(down)};
    }

private:
    std::size_t m_bytes, m_block, m_global;
    HostArray m_hostA, m_hostB, m_hostOut;
    cl_command_queue m_queue = nullptr;
    cl_kernel m_kernel = nullptr;
    cl_mem m_a = nullptr, m_b = nullptr, m_out = nullptr;
};

} // namespace

int main(int argc, char** argv)
{
    if (argc != 5)
        return 2;
    std::ifstream file(argv[4]);
    const std::string source(std::istreambuf_iterator<char>(file), {});
    const VecAdd bare(std::stoul(argv[1]), std::stoul(argv[2]), source);
    const int repetitions = std::stoi(argv[3]);
    std::array<std::vector<double>, 3> times;
    for (int i = -uncounted; i < repetitions; ++i) {
        const VecAdd::Times run = bare.run();
        for (std::size_t phase = 0; phase < times.size() && i >= 0; ++phase)
            times[phase].push_back(run[phase]);
    }
    for (std::vector<double>& phase : times) {
        std::nth_element(phase.begin(), phase.begin() + repetitions / 2, phase.end());
        std::printf("%.0f ", phase[static_cast<std::size_t>(repetitions / 2)]);
    }
}
