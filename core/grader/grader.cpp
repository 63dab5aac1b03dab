// SPDX-License-Identifier: GPL-3.0-or-later
#include "grader/grader.h"

#include "grader/memory.h"
#include "grader/references.h"

#include <algorithm>

namespace roundtrip {
namespace {

// Lengths whose layout would wrap around; no worker can have run such a plan.
bool isPossible(const Plan& plan)
{
    constexpr std::uint64_t most = std::uint64_t{1} << 48;
    return std::all_of(plan.buffers.begin(), plan.buffers.end(), [](const Buffer& buffer) {
        return buffer.length < most && buffer.spareLength < most;
    });
}

bool canBeJudged(const Plan& plan)
{
    const CheckSpec& spec = *plan.check;
    if (spec.output >= plan.buffers.size() || spec.count > plan.buffers[spec.output].length)
        return false;
    for (const std::uint32_t input : spec.inputs)
        if (input >= plan.buffers.size() || plan.buffers[input].type != plan.buffers[spec.output].type)
            return false;
    // Each link takes an operation at least; without this a spoilt number would keep us busy for hours.
    return spec.count == 0 || (spec.chain > 0 && spec.chain <= plan.operations.size());
}

bool judgeAnswer(const grading::Memory& memory, Check& check)
{
    if (!canBeJudged(memory.plan()))
        return false;
    const std::string& reference = memory.plan().check->reference;
    if (reference == "block_order")
        return grading::judgeOrder(memory, check);
    if (reference == "color_image")
        return grading::judgeImage(memory, check);
    grading::InputWatch watch(memory);
    bool judged = false;
    if (reference == "vec_add" || reference == "scale" || reference == "saxpy")
        judged = grading::judgeElements(memory, watch, check);
    else if (reference == "reverse" || reference == "block_sums")
        judged = grading::judgeBlocks(memory, watch, check);
    else if (reference == "histogram")
        judged = grading::judgeBins(memory, watch, check);
    else if (reference == "matmul" && (judged = grading::judgeMatrices(memory, check)))
        watch.compareAllFrom(0);
    check.changedInputs = watch.changed();
    return judged;
}

} // namespace

Check judge(const Plan& plan, const ReadResults& read)
{
    Check check;
    if (plan.check)
        check.reference = plan.check->reference;
    const bool possible = isPossible(plan);
    const grading::Memory memory(plan, read);
    if (plan.check && !(possible && judgeAnswer(memory, check)))
        check.mismatches = std::max<std::uint64_t>(plan.check->count, 1);
    if (possible)
        grading::findGuardHits(memory, check);
    return check;
}

} // namespace roundtrip
