// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What can be computed here, and what happens when it is? The only room that knows OpenCL; no type of it leaves.

#include "model/blackbox.h"
#include "model/device.h"
#include "model/request.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <variant>

namespace roundtrip {

class Engine {
public:
    // Keeps a piece of one plan's results, which lies at that offset of resultLayout(plan); false: there is no room for
    // it, and the plan has failed. An empty function: no results are wanted.
    using KeepResults
        = std::function<bool(std::size_t plan, std::uint64_t offset, const void* piece, std::uint64_t bytes)>;

    Engine();
    ~Engine();
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;

    DeviceList list();
    std::variant<KernelLimits, Failure> describe(const std::string& deviceId, const Program& program);
    // Never throws. Judges nothing: Measurement::check stays empty. box: what outlives this process, if anything does.
    Outcome run(const Request& request, const KeepResults& results,
                const std::function<void(const Progress&)>& progress, BlackBox* box = nullptr);

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace roundtrip
