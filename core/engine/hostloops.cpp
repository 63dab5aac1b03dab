// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hostloops.h"

#include "model/data.h"

#include <algorithm>
#include <cmath>

#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && !defined(__SANITIZE_ADDRESS__)
// The loader picks the clone that fits the machine.
#define BEST_INSTRUCTIONS __attribute__((target_clones("arch=skylake-avx512", "arch=haswell", "default")))
#define HAS_CLONES 1
#else
#define BEST_INSTRUCTIONS
#define HAS_CLONES 0
#endif

namespace roundtrip {
namespace {

using Size = std::size_t;

constexpr int scaleFactor = 3; // kernels/scale.cl

// Written out for each type, because a template cannot have clones. ivdep, not restrict: a chain works in place.
#define LOOPS_FOR(T)                                                                                    \
    BEST_INSTRUCTIONS void vecAdd(const T* a, const T* b, T* out, Size count)                           \
    {                                                                                                   \
        _Pragma("GCC ivdep") for (Size i = 0; i < count; ++i) out[i] = a[i] + b[i];                     \
    }                                                                                                   \
    BEST_INSTRUCTIONS void scale(const T* a, T* out, Size count)                                        \
    {                                                                                                   \
        _Pragma("GCC ivdep") for (Size i = 0; i < count; ++i) out[i] = scaleFactor * a[i];              \
    }                                                                                                   \
    BEST_INSTRUCTIONS void saxpy(T factor, const T* x, const T* y, T* out, Size count)                  \
    {                                                                                                   \
        _Pragma("GCC ivdep") for (Size i = 0; i < count; ++i) out[i] = factor * x[i] + y[i];            \
    }                                                                                                   \
    BEST_INSTRUCTIONS void matmul(const T* a, const T* b, T* out, Size side, Size first, Size last)     \
    {                                                                                                   \
        for (Size row = first; row < last; ++row) {                                                     \
            T* line = out + row * side;                                                                 \
            for (Size column = 0; column < side; ++column)                                              \
                line[column] = 0;                                                                       \
            for (Size k = 0; k < side; ++k) {                                                           \
                const T left = a[row * side + k];                                                       \
                const T* right = b + k * side;                                                          \
                _Pragma("GCC ivdep") for (Size column = 0; column < side; ++column)                     \
                    line[column] += left * right[column];                                               \
            }                                                                                           \
        }                                                                                               \
    }

LOOPS_FOR(float)
LOOPS_FOR(double)
LOOPS_FOR(std::int32_t)
LOOPS_FOR(std::uint32_t)
#undef LOOPS_FOR

std::vector<std::uint32_t> buffersOf(const Operation& operation)
{
    std::vector<std::uint32_t> buffers;
    for (const Argument& argument : operation.arguments)
        if (const auto* buffer = std::get_if<BufferArgument>(&argument))
            buffers.push_back(buffer->buffer);
    return buffers;
}

// Cuts [0, count) so that no two threads share a cache line.
void inParts(HostThreads& threads, std::uint32_t parts, Size count, Size grain,
             const std::function<void(Size, Size)>& work)
{
    if (parts <= 1) {
        work(0, count);
        return;
    }
    const Size step = (count / parts + grain) / grain * grain;
    threads.run(parts, [&](std::uint32_t part) {
        const Size first = std::min(count, part * step);
        const Size last = part + 1 == parts ? count : std::min(count, first + step);
        if (first < last)
            work(first, last);
    });
}

template <class T> HostLoop typedLoop(const std::string& work, const std::vector<T*>& at, ElementType type, Size count)
{
    constexpr Size line = 64 / sizeof(T);
    if (work == "vec_add" && at.size() == 3)
        return [=](HostThreads& threads, std::uint32_t parts) {
            inParts(threads, parts, count, line,
                    [&](Size i, Size end) { vecAdd(at[0] + i, at[1] + i, at[2] + i, end - i); });
        };
    if (work == "copy" && at.size() == 2)
        return [=](HostThreads& threads, std::uint32_t parts) {
            inParts(threads, parts, count, line, [&](Size i, Size end) { std::copy(at[0] + i, at[0] + end, at[1] + i); });
        };
    if (work == "scale" && at.size() == 2)
        return [=](HostThreads& threads, std::uint32_t parts) {
            inParts(threads, parts, count, line, [&](Size i, Size end) { scale(at[0] + i, at[1] + i, end - i); });
        };
    if (work == "saxpy" && at.size() == 3)
        return [=, factor = static_cast<T>(saxpyFactor(type))](HostThreads& threads, std::uint32_t parts) {
            inParts(threads, parts, count, line,
                    [&](Size i, Size end) { saxpy(factor, at[0] + i, at[1] + i, at[2] + i, end - i); });
        };
    Size side = static_cast<Size>(std::sqrt(static_cast<double>(count)));
    side -= side * side > count;
    if (work == "matmul" && at.size() == 3 && at[2] != at[0] && at[2] != at[1])
        return [=](HostThreads& threads, std::uint32_t parts) {
            inParts(threads, parts, side, 1, [&](Size row, Size end) { matmul(at[0], at[1], at[2], side, row, end); });
        };
    return {};
}

template <class T>
HostLoop loopOver(const Operation& operation, const Plan& plan, const std::vector<std::uint32_t>& buffers,
                  const std::function<void*(std::uint32_t)>& memory)
{
    std::vector<T*> at;
    for (const std::uint32_t buffer : buffers)
        at.push_back(static_cast<T*>(memory(buffer)));
    return typedLoop<T>(operation.work, at, plan.buffers[buffers.back()].type, plan.buffers[buffers.back()].length);
}

} // namespace

HostThreads::~HostThreads()
{
    m_ending = true;
    ++m_round;
    m_round.notify_all();
}

void HostThreads::prepare(std::uint32_t threads)
{
    while (m_threads.size() + 1 < threads)
        m_threads.emplace_back(
            [this, index = static_cast<std::uint32_t>(m_threads.size() + 1), round = m_round.load()]() mutable {
                while (true) {
                    m_round.wait(round);
                    round = m_round.load();
                    if (m_ending)
                        return;
                    serve(index);
                }
            });
}

void HostThreads::serve(std::uint32_t index)
{
    for (std::uint32_t part = index; part < m_parts; part += static_cast<std::uint32_t>(m_threads.size() + 1))
        (*m_work)(part);
    if (--m_running == 0)
        m_running.notify_one();
}

void HostThreads::run(std::uint32_t parts, const std::function<void(std::uint32_t)>& work)
{
    m_work = &work;
    m_parts = parts;
    m_running = static_cast<std::uint32_t>(m_threads.size());
    ++m_round;
    m_round.notify_all();
    for (std::uint32_t part = 0; part < parts; part += static_cast<std::uint32_t>(m_threads.size() + 1))
        work(part);
    for (std::uint32_t running = m_running; running != 0; running = m_running)
        m_running.wait(running);
}

HostLoop hostLoop(const Operation& operation, const Plan& plan, const std::function<void*(std::uint32_t)>& memory)
{
    const std::vector<std::uint32_t> buffers = buffersOf(operation);
    if (buffers.empty())
        return {};
    const Buffer& out = plan.buffers[buffers.back()];
    for (const std::uint32_t buffer : buffers)
        if (plan.buffers[buffer].type != out.type || plan.buffers[buffer].length < out.length)
            return {};
    switch (out.type) {
    case ElementType::Float: return loopOver<float>(operation, plan, buffers, memory);
    case ElementType::Double: return loopOver<double>(operation, plan, buffers, memory);
    case ElementType::Int: return loopOver<std::int32_t>(operation, plan, buffers, memory);
    case ElementType::UInt: return loopOver<std::uint32_t>(operation, plan, buffers, memory);
    }
    return {};
}

std::string hostFlags()
{
#if HAS_CLONES
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw"))
        return "-O3, AVX-512";
    if (__builtin_cpu_supports("avx2"))
        return "-O3, AVX2";
    return "-O3, SSE2";
#else
    return "-O3";
#endif
}

} // namespace roundtrip
