// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/trials.h"

#include "model/layout.h"
#include "plan/experiments.h"
#include "plan/sketch.h"

#include <algorithm>

namespace roundtrip {
namespace {

constexpr std::uint64_t shown = 16; // values of what the host saw

const KernelInfo& kernelOf(const Settings& settings)
{
    const KernelInfo* kernel = findKernel(settings.kernel);
    return kernel && kernel->signature != Signature::Tickets ? *kernel : catalogue().front();
}

Settings onceThrough(Settings settings)
{
    settings.chain = 1;
    settings.strategy = Strategy::RoundTrip;
    return settings;
}

Operation simple(OperationKind kind, std::string label)
{
    Operation operation;
    operation.kind = kind;
    operation.label = std::move(label);
    return operation;
}

Plan lookPlan(const Settings& settings, const std::string& source, bool early)
{
    Sketch sketch(settings, kernelOf(settings), source);
    Plan& plan = sketch.plan();
    plan.name = early ? "read too early" : "read after finish";
    Buffer& out = plan.buffers[sketch.output()];
    out.fill.kind = Fill::Kind::Zero; // the old values
    Buffer seen{"seen", out.type, out.length, {}, true, std::min(shown, out.length), 0};
    plan.buffers.push_back(seen);
    plan.check->output = static_cast<std::uint32_t>(plan.buffers.size() - 1);
    if (sketch.elements() == 0)
        return plan;
    for (const std::uint32_t input : sketch.inputs())
        sketch.write(input, "upload " + sketch.name(input));
    plan.operations.push_back(simple(OperationKind::Hold, "hold the queue"));
    sketch.launch(0, std::string(sketch.kernel().id));
    sketch.read(sketch.output(), "download " + sketch.name(sketch.output()));
    Operation look = simple(OperationKind::HostLoop, "host reads out");
    look.work = "copy";
    look.arguments = {BufferArgument{sketch.output()}, BufferArgument{plan.check->output}};
    const Operation letGo = simple(OperationKind::LetGo, "let the queue go");
    if (early)
        plan.operations.insert(plan.operations.end(), {look, letGo});
    else
        plan.operations.insert(plan.operations.end(), {letGo, simple(OperationKind::Finish, "finish"), look});
    return plan;
}

Plan loopPlan(const Settings& settings, bool releases)
{
    Plan plan;
    plan.name = releases ? "released in each pass" : "never released";
    plan.budgetBytes = std::uint64_t{settings.budgetMiB} << 20;
    plan.buffers.push_back({"batch", settings.type, settings.elements, {Fill::Kind::Random, settings.seed}, false, 0, 0});
    for (std::uint32_t pass = 0; pass < memoryPasses && settings.elements != 0; ++pass) {
        const std::string batch = "batch" + Sketch::numbered(pass, memoryPasses);
        plan.operations.push_back(simple(OperationKind::Allocate, "allocate " + batch));
        Operation write = simple(OperationKind::Write, "upload " + batch);
        write.count = settings.elements;
        write.blocking = true;
        plan.operations.push_back(write);
        if (releases)
            plan.operations.push_back(simple(OperationKind::Release, "release " + batch));
    }
    return plan;
}

} // namespace

std::vector<Plan> readEarlyPlans(const Settings& settings, const std::string& source)
{
    const Settings once = onceThrough(settings);
    return {lookPlan(once, source, true), lookPlan(once, source, false)};
}

Plan piecesPlan(const Settings& settings, std::uint32_t pieces)
{
    Plan plan;
    plan.name = "pieces";
    plan.buffers.push_back({"a", settings.type, settings.elements, {Fill::Kind::Random, settings.seed}, false, 0, 0});
    const std::uint64_t n = settings.elements, most = std::clamp<std::uint64_t>(pieces, 1, mostPieces);
    const std::uint64_t parts = std::min(n, most);
    for (std::uint64_t part = 0; part < parts; ++part) {
        Operation write = simple(OperationKind::Write, "upload a" + Sketch::numbered(static_cast<std::uint32_t>(part), static_cast<std::uint32_t>(parts)));
        write.first = n / parts * part + std::min(part, n % parts);
        write.count = n / parts + (part < n % parts ? 1 : 0);
        plan.operations.push_back(write);
    }
    return plan;
}

std::vector<Plan> mapPlans(const Settings& settings, const std::string& source)
{
    Settings copied = onceThrough(settings), mapped = copied;
    mapped.strategy = Strategy::Mapped;
    return {planFor(copied, source), planFor(mapped, source)};
}

std::vector<Plan> memoryPlans(const Settings& settings) { return {loopPlan(settings, true), loopPlan(settings, false)}; }

LiveMemory liveMemory(const Plan& plan, std::uint64_t budgetBytes)
{
    const std::uint64_t budget = plan.budgetBytes == 0 ? budgetBytes : std::min(budgetBytes, plan.budgetBytes);
    LiveMemory live;
    std::uint64_t bytes = 0;
    for (std::uint32_t i = 0; i < plan.operations.size(); ++i) {
        const Operation& operation = plan.operations[i];
        const bool isOwn = operation.kind == OperationKind::Allocate || operation.kind == OperationKind::Release;
        const std::uint64_t needed = isOwn ? layoutOf(plan.buffers[operation.buffer]).totalBytes() : 0;
        if (operation.kind == OperationKind::Allocate && needed > budget - bytes) {
            live.refused = i;
            live.neededBytes = needed;
            live.leftBytes = budget - bytes;
            return live;
        }
        if (operation.kind == OperationKind::Allocate) {
            bytes += needed;
            live.owned.push_back(i);
        } else if (operation.kind == OperationKind::Release) { // the newest of that buffer, as the engine does
            const auto newest = std::find_if(live.owned.rbegin(), live.owned.rend(), [&](std::uint32_t owner) {
                return plan.operations[owner].buffer == operation.buffer;
            });
            if (newest != live.owned.rend()) {
                live.owned.erase(std::next(newest).base());
                bytes -= needed;
            }
        }
        live.bytes.push_back(bytes);
    }
    return live;
}

std::vector<Plan> contextPlans(const Settings& settings, const std::string& source)
{
    const Settings once = onceThrough(settings);
    std::vector<Plan> plans{planFor(once, source), planFor(once, source)};
    plans[0].name = "one context";
    plans[1].name = "two contexts";
    if (plans[1].check)
        plans[1].buffers[plans[1].check->output].elsewhere = true;
    return plans;
}

std::vector<Plan> callPlans(const Settings& settings, const std::string& source)
{
    const Plan trip = planFor(onceThrough(settings), source);
    std::vector<Plan> plans(2, trip);
    for (std::size_t p = 0; p < plans.size(); ++p) {
        const bool waits = p == 0;
        plans[p].name = waits ? "blocking calls" : "calls that return at once";
        plans[p].operations.clear();
        for (Operation operation : trip.operations) {
            operation.blocking = waits && operation.kind != OperationKind::Launch;
            plans[p].operations.push_back(operation);
            if (waits && operation.kind == OperationKind::Launch) // which has no blocking form
                plans[p].operations.push_back(simple(OperationKind::Finish, "finish"));
        }
        if (!waits && !trip.operations.empty())
            plans[p].operations.push_back(simple(OperationKind::Finish, "finish"));
    }
    return plans;
}

} // namespace roundtrip
