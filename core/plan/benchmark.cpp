// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/benchmark.h"

#include "plan/experiments.h"

#include <algorithm>

namespace roundtrip {

Plan copyPlan(std::uint64_t bytes)
{
    const std::uint64_t length = bytes / sizeBytes(ElementType::Float);
    Plan plan;
    plan.name = "copies";
    plan.buffers.push_back({"a", ElementType::Float, length, {Fill::Kind::Index, 0}, false, 0, 0});
    plan.buffers.push_back({"back", ElementType::Float, length, {}, true, 0, 0});
    Operation up;
    up.kind = OperationKind::Write;
    up.label = "upload a";
    up.count = length;
    up.blocking = true;
    Operation down = up;
    down.kind = OperationKind::Read;
    down.label = "download a";
    down.host = 1;
    plan.operations = {up, down};
    return plan;
}

Plan launchPlan(const Settings& settings, const std::string& source)
{
    Settings one = settings;
    one.elements = one.block = one.chain = 1;
    one.grid = 0;
    one.strategy = Strategy::KeepOnDevice;
    Plan plan = planFor(one, source);
    plan.name = "launch";
    plan.check.reset();
    std::erase_if(plan.operations, [](const Operation& operation) { return operation.kind != OperationKind::Launch; });
    return plan;
}

} // namespace roundtrip
