// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/checks.h"

#include "engine/errors.h"
#include "model/validate.h"

#include <tuple>

namespace roundtrip {
namespace {

struct Rule {
    FailureCode code;
    Stage stage;
    int status; // what the driver would have said
    const char* detail;
};

Rule ruleOf(ProblemCode code)
{
    switch (code) {
    case ProblemCode::BlockZero: return {FailureCode::BadLaunch, Stage::None, -54, "BLOCK_ZERO"};
    case ProblemCode::BlockAboveDevice: return {FailureCode::BadLaunch, Stage::None, -54, "BLOCK_ABOVE_DEVICE"};
    case ProblemCode::BlockAboveKernel: return {FailureCode::BadLaunch, Stage::None, -54, "BLOCK_ABOVE_KERNEL"};
    case ProblemCode::BlockNotRequired: return {FailureCode::BadLaunch, Stage::None, -54, "BLOCK_NOT_REQUIRED"};
    case ProblemCode::GridZero: return {FailureCode::BadLaunch, Stage::None, -63, "GRID_ZERO"};
    case ProblemCode::GlobalTooLarge: return {FailureCode::BadLaunch, Stage::None, -63, "GLOBAL_TOO_LARGE"};
    case ProblemCode::BufferTooLarge: return {FailureCode::OutOfMemory, Stage::Allocating, -61, "BUFFER_TOO_LARGE"};
    case ProblemCode::MemoryTooLarge: return {FailureCode::OutOfMemory, Stage::Allocating, -4, "MEMORY_TOO_LARGE"};
    case ProblemCode::NoDoubles: return {FailureCode::BadLaunch, Stage::None, 0, "NO_DOUBLES"};
    default: return {FailureCode::Protocol, Stage::None, 0, "BROKEN_PLAN"};
    }
}

Failure failureOf(const Problem& problem)
{
    const Rule rule = ruleOf(problem.code);
    Failure failure;
    failure.code = rule.code;
    failure.stage = rule.stage;
    failure.detail = rule.detail;
    failure.status = rule.status;
    failure.subject = problem.subject;
    failure.value = problem.value;
    failure.limit = problem.limit;
    return failure;
}

std::optional<Failure> firstOf(const std::vector<Problem>& problems)
{
    return problems.empty() ? std::nullopt : std::optional(failureOf(problems.front()));
}

// PoCL aborts the process where a block needs more local memory than there is.
std::optional<Failure> localMemoryRefusal(const Operation& launch, const Device& device, const BuiltKernel& kernel,
                                          const std::string& name)
{
    std::uint64_t bytes = kernel.limits.localBytes;
    for (const Argument& argument : launch.arguments)
        if (const auto* local = std::get_if<LocalArgument>(&argument))
            bytes += local->bytes;
    if (bytes <= device.localMemoryBytes)
        return {};
    Failure failure = roundtrip::failureOf(-5, Stage::None, name);
    failure.code = FailureCode::BadLaunch;
    failure.detail = "LOCAL_MEMORY_TOO_LARGE";
    failure.value = bytes;
    failure.limit = device.localMemoryBytes;
    return failure;
}

// The model's rules for one launch of one kernel.
std::optional<Failure> limitRefusal(const Operation& launch, const Device& device, const BuiltKernel& kernel,
                                    const Program& program)
{
    Plan probe;
    probe.programs.push_back(program);
    Operation alone;
    alone.kind = OperationKind::Launch;
    alone.grid = launch.grid;
    alone.block = launch.block;
    alone.gridRows = launch.gridRows;
    alone.blockRows = launch.blockRows;
    probe.operations.push_back(alone);
    return firstOf(validate(probe, device, kernel.limits));
}

} // namespace

std::optional<Failure> refusal(const Plan& plan, const Device& device) { return firstOf(validate(plan, device)); }

std::optional<Failure> refusal(const Plan& plan, const Device& device,
                               const std::vector<std::shared_ptr<const BuiltKernel>>& kernels)
{
    const Operation* last = nullptr; // a chain repeats one launch many times
    for (const Operation& operation : plan.operations) {
        if (operation.kind != OperationKind::Launch)
            continue;
        const auto shape = [](const Operation& launch) {
            return std::tie(launch.program, launch.grid, launch.block, launch.gridRows, launch.blockRows, launch.arguments);
        };
        if (last && shape(*last) == shape(operation))
            continue;
        last = &operation;
        const BuiltKernel& kernel = *kernels[operation.program];
        const Program& program = plan.programs[operation.program];
        if (auto failure = signatureMismatch(kernel.arguments, operation, plan))
            return failure;
        if (auto failure = limitRefusal(operation, device, kernel, program))
            return failure;
        if (auto failure = localMemoryRefusal(operation, device, kernel, program.function))
            return failure;
    }
    return {};
}

} // namespace roundtrip
