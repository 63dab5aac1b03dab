// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What becomes of a kernel's source on one device: a program that can be launched, or what the compiler said?

#include "engine/opencl.h"
#include "engine/signature.h"
#include "model/device.h"
#include "model/plan.h"
#include "model/report.h"

#include <deque>
#include <memory>
#include <string>
#include <vector>

namespace roundtrip {

// One built function. Arguments are set anew before each launch, so plans can share it.
struct BuiltKernel {
    cl::Kernel kernel;
    KernelLimits limits;
    std::vector<KernelArgument> arguments;
    std::vector<Diagnostic> diagnostics; // warnings
    std::int64_t buildNs = 0;
};

// Keeps what was built: a slider that moves must never compile.
class ProgramCache {
public:
    ProgramCache(cl::Context context, cl::Device device) : m_context(std::move(context)), m_device(std::move(device)) {}

    // Throws EngineError: BadSource with the compiler's messages.
    std::shared_ptr<const BuiltKernel> built(const Program& program);

private:
    std::shared_ptr<const BuiltKernel> build(const Program& program) const;

    cl::Context m_context;
    cl::Device m_device;
    std::deque<std::pair<Program, std::shared_ptr<const BuiltKernel>>> m_entries; // newest first
};

// Options are made by the product; this is the second lock. A lone -D or -I crashes PoCL's compiler.
bool isAcceptable(const std::string& options);

} // namespace roundtrip
