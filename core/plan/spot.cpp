// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/spot.h"

#include "model/data.h"
#include "plan/catalogue.h"

#include <algorithm>

namespace roundtrip {
namespace {

bool isElementwise(Signature signature)
{
    return signature == Signature::TwoInputs || signature == Signature::OneInput || signature == Signature::Factor;
}

void findThread(Spot& spot, Signature signature)
{
    spot.ownThread = signature != Signature::Bins && spot.of.block > 0;
    if (!spot.ownThread)
        return;
    spot.thread = signature == Signature::BlockSums ? spot.wrong.index * spot.of.block : spot.wrong.index;
    if (spot.thread >= spot.of.grid * spot.of.block) { // a stride, or nobody at all
        spot.ownThread = false;
        return;
    }
    spot.block = spot.thread / spot.of.block;
    spot.inBlock = spot.thread % spot.of.block;
}

} // namespace

std::optional<Spot> spotOf(const Grading& grading, const Verdict& verdict)
{
    const KernelInfo* kernel = findKernel(grading.catalogueId);
    if (!kernel || (verdict.kind != VerdictKind::Wrong && verdict.kind != VerdictKind::Doubtful) || !verdict.check || verdict.check->first.empty() || verdict.run >= grading.plans.size())
        return {};
    Spot spot;
    spot.wrong = verdict.check->first.front();
    spot.of = grading.cases[grading.caseOf[verdict.run]];
    spot.kernel = grading.catalogueId;
    spot.plan = grading.plans[verdict.run];
    findThread(spot, kernel->signature);
    if (isElementwise(kernel->signature) && spot.plan.check)
        for (const std::uint32_t input : spot.plan.check->inputs)
            if (const Buffer& buffer = spot.plan.buffers[input]; spot.wrong.index < buffer.length)
                spot.inputs.push_back({buffer.name, valueAt(buffer.fill, buffer.type, spot.wrong.index)});
    return spot;
}

} // namespace roundtrip
