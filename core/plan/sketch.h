// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How does a plan get its buffers and its operations? Inside core/plan only.

#include "model/plan.h"
#include "plan/catalogue.h"
#include "plan/coverage.h"

#include <cstdint>
#include <string>
#include <vector>

namespace roundtrip {

// A plan under work: buffers, program and check stand; operations are appended. A reference to an operation holds
// until the next one is appended.
class Sketch {
public:
    // A piece of a pipelined run.
    struct Range {
        std::uint64_t first = 0, count = 0;      // elements to move
        std::uint64_t firstBlock = 0, blocks = 0; // to launch
    };

    Sketch(const Settings& settings, const KernelInfo& kernel, const std::string& source);

    Plan& plan() { return m_plan; }
    const KernelInfo& kernel() const { return m_kernel; }
    std::uint64_t elements() const { return m_coverage.elements; }
    std::uint32_t chain() const { return m_chain; }
    std::uint32_t chunks() const;
    const std::vector<std::uint32_t>& inputs() const { return m_inputs; }
    std::uint32_t output() const { return m_output; }
    std::uint32_t source(std::uint32_t step) const; // first input of the step-th kernel
    std::uint32_t target(std::uint32_t step) const;
    const std::string& name(std::uint32_t buffer) const { return m_plan.buffers[buffer].name; }
    std::uint32_t last() const { return static_cast<std::uint32_t>(m_plan.operations.size() - 1); }
    // " 3" for the third of several, nothing for the only one.
    static std::string numbered(std::uint32_t index, std::uint32_t of);

    Operation& write(std::uint32_t buffer, std::string label);
    Operation& read(std::uint32_t buffer, std::string label);
    Operation& map(std::uint32_t buffer, bool forWriting, std::string label);
    Operation& unmap(std::uint32_t buffer, std::string label);
    Operation& launch(std::uint32_t step, std::string label);
    Operation& hostLoop(std::uint32_t step, std::uint32_t threads, std::string label);

    Range range(std::uint32_t chunk, std::uint32_t chunks) const;
    void narrow(Operation& launch, const Range& range) const; // to the piece's blocks

private:
    ElementType type() const;
    std::uint32_t addBuffer(const char* name, const Fill& fill, std::uint64_t length);
    std::uint32_t addOutput();
    Operation& append(OperationKind kind, std::string label);
    Operation& whole(OperationKind kind, std::uint32_t buffer, std::string label);
    void countWork(Operation& operation, std::uint64_t elements) const;

    const Settings& m_settings;
    const KernelInfo& m_kernel;
    Coverage m_coverage;
    std::uint32_t m_chain = 1;
    std::vector<std::uint32_t> m_inputs;
    std::uint32_t m_output = 0;
    std::uint32_t m_between = 0; // m_output where the chain works in place
    Plan m_plan;
};

} // namespace roundtrip
