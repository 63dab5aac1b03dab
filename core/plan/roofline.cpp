// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/roofline.h"

#include "model/saturating.h"
#include "plan/catalogue.h"
#include "plan/experiments.h"

#include <algorithm>

namespace roundtrip {
namespace {

constexpr std::uint64_t copied = 1u << 24, threads = 1u << 18, productElements = 1u << 16;
constexpr std::uint32_t manyRounds = 64, chainRounds = 256;
constexpr std::uint64_t manyFlops = 256, chainFlops = 2; // of one thread in one round, as the kernels' comments count

Plan limitPlan(const char* name, const std::string& source, std::uint64_t length, std::uint64_t block)
{
    Plan plan;
    plan.name = name;
    plan.buffers.push_back({"out", ElementType::Float, length, {}, false, 0, 0});
    plan.programs.push_back({std::string(name) + ".cl", source, name, {}});
    Operation launch;
    launch.kind = OperationKind::Launch;
    launch.label = name;
    launch.block = block;
    launch.grid = saturating::ceilDivide(length, block);
    plan.operations.push_back(std::move(launch));
    return plan;
}

Plan copyPlanOf(const std::string& source, std::uint64_t length, std::uint64_t block)
{
    Plan plan = limitPlan("copy_array", source, length, block);
    plan.buffers.insert(plan.buffers.begin(), {"a", ElementType::Float, length, {Fill::Kind::Zero, 0}, false, 0, 0});
    Operation& launch = plan.operations.front();
    launch.arguments = {BufferArgument{0}, BufferArgument{1}, static_cast<std::uint32_t>(length)};
    launch.bytes = 2 * length * sizeBytes(ElementType::Float);
    return plan;
}

Plan chainPlan(const char* name, const std::string& source, std::uint32_t rounds, std::uint64_t flops, std::uint64_t block)
{
    Plan plan = limitPlan(name, source, threads / block * block, block);
    const std::uint64_t length = plan.buffers.front().length;
    Operation& launch = plan.operations.front();
    launch.arguments = {BufferArgument{0}, rounds};
    launch.bytes = length * sizeBytes(ElementType::Float);
    launch.flops = length * rounds * flops;
    return plan;
}

std::string sourceOf(const std::map<std::string, std::string>& sources, const std::string& name)
{
    const auto found = sources.find(name);
    return found == sources.end() ? std::string() : found->second;
}

} // namespace

std::vector<Plan> rooflinePlans(const Settings& settings, const std::map<std::string, std::string>& sources, std::uint64_t mostElements)
{
    const std::uint64_t block = std::clamp<std::uint64_t>(settings.block, 1, threads);
    const std::uint64_t length = std::max<std::uint64_t>(std::min(copied, mostElements), 1);
    std::vector<Plan> plans{copyPlanOf(sourceOf(sources, "copy_array"), length, block),
        chainPlan("multiply_add", sourceOf(sources, "multiply_add"), manyRounds, manyFlops, block),
        chainPlan("multiply_add_chain", sourceOf(sources, "multiply_add_chain"), chainRounds, chainFlops, block)};
    Settings own = settings;
    own.strategy = Strategy::KeepOnDevice;
    own.chain = 1;
    own.grid = 0;
    for (const std::string& kernel : {settings.kernel, std::string("saxpy"), std::string("matmul")}) {
        own.kernel = kernel;
        own.elements = kernel == "matmul" ? std::min(productElements, length) : length;
        const bool isThere = std::any_of(plans.begin() + FirstKernel, plans.end(), [&](const Plan& plan) { return plan.programs.front().function == kernel; });
        const KernelInfo* info = findKernel(kernel);
        if (!isThere && info && info->signature != Signature::Tickets)
            plans.push_back(planFor(own, sourceOf(sources, kernel)));
    }
    return plans;
}

double ofLaunches(const Plan& plan, std::uint64_t Operation::*what)
{
    double sum = 0;
    for (const Operation& operation : plan.operations)
        if (operation.kind == OperationKind::Launch)
            sum += static_cast<double>(operation.*what);
    return sum;
}

double intensityOf(const Plan& plan)
{
    const double bytes = ofLaunches(plan, &Operation::bytes);
    return bytes > 0 ? ofLaunches(plan, &Operation::flops) / bytes : 0;
}

} // namespace roundtrip
