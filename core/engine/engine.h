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
    // Memory for the results of one plan, as long as resultLayout(plan).totalBytes; null: there is none, and the plan
    // has failed. An empty function: no results are wanted.
    using ResultMemory = std::function<void*(std::size_t plan, std::uint64_t bytes)>;

    Engine();
    ~Engine();
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;

    DeviceList list();
    std::variant<KernelLimits, Failure> describe(const std::string& deviceId, const Program& program);
    // Never throws. Judges nothing: Measurement::check stays empty. box: what outlives this process, if anything does.
    Outcome run(const Request& request, const ResultMemory& results,
                const std::function<void(const Progress&)>& progress, BlackBox* box = nullptr);

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace roundtrip
