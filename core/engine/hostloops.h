// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What does the CPU do when it races the kernel? Plain loops, compiled for the best instructions of this machine.

#include "model/plan.h"

#include <atomic>
#include <cstddef>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <thread>
#include <vector>

namespace roundtrip {

// Threads that exist before anything is measured. run() splits 0 … parts − 1 over them and this one.
class HostThreads {
public:
    HostThreads() = default;
    ~HostThreads();
    HostThreads(const HostThreads&) = delete;
    HostThreads& operator=(const HostThreads&) = delete;

    void prepare(std::uint32_t threads); // this one included
    void run(std::uint32_t parts, const std::function<void(std::uint32_t part)>& work); // returns when all is done

private:
    void serve(std::uint32_t index);

    std::vector<std::jthread> m_threads;
    const std::function<void(std::uint32_t)>* m_work = nullptr;
    std::uint32_t m_parts = 0;
    std::atomic<std::uint32_t> m_round{0}, m_running{0};
    std::atomic<bool> m_ending{false};
};

// A HostLoop's arguments are buffers, the output last: vec_add a, b, out · scale a, out ·
// copy a, out · saxpy x, y, out · matmul a, b, out (the largest square that out holds). They work on the whole of out, which may be an input too.
// Nothing where the work is unknown or does not fit its arguments; then it cannot be run.
using HostLoop = std::function<void(HostThreads& threads, std::uint32_t threadCount)>;
HostLoop hostLoop(const Operation& operation, const Plan& plan,
                  const std::function<void*(std::uint32_t buffer)>& memory);

// For people who ask what the CPU had: "-O3, AVX-512".
std::string hostFlags();

} // namespace roundtrip
