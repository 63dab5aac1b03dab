// SPDX-License-Identifier: GPL-3.0-or-later
#include "grader/likeness.h"
#include "grader/references.h"

#include "model/data.h"

#include <algorithm>

namespace roundtrip::grading {
namespace {

enum class Work { Add, Scale, Saxpy };

// One link of the chain, in place. Integers come as std::uint32_t: they wrap like the device's.
template <class T> void apply(Work work, T* out, const T* second, std::uint64_t count, T factor)
{
    switch (work) {
    case Work::Add:
        for (std::uint64_t i = 0; i < count; ++i)
            out[i] = out[i] + second[i];
        break;
    case Work::Scale:
        for (std::uint64_t i = 0; i < count; ++i)
            out[i] = 3 * out[i];
        break;
    case Work::Saxpy:
        for (std::uint64_t i = 0; i < count; ++i)
            out[i] = factor * out[i] + second[i];
        break;
    }
}

std::vector<std::string> namesOf(const Plan& plan)
{
    std::vector<std::string> names;
    for (const std::uint32_t input : plan.check->inputs)
        names.push_back(plan.buffers[input].name);
    return names;
}

template <class T> void judgeTyped(Work work, const Memory& memory, InputWatch& watch, Check& check)
{
    const Plan& plan = memory.plan();
    const CheckSpec& spec = *plan.check;
    const ElementType type = plan.buffers[spec.output].type;
    const T factor = static_cast<T>(saxpyFactor(type));
    std::vector<T> first(pieceElements), second(pieceElements), got(pieceElements), before(pieceElements), input(pieceElements);
    LikenessWatch likeness(namesOf(plan));
    for (std::uint64_t at = 0; at < spec.count; at += pieceElements) {
        const std::uint64_t count = std::min(pieceElements, spec.count - at);
        T* const filled[] = {first.data(), second.data()};
        for (std::size_t i = 0; i < spec.inputs.size(); ++i) {
            fillArray(filled[i], plan.buffers[spec.inputs[i]].fill, type, at, count);
            watch.compare(i, at, count, filled[i]);
        }
        std::copy_n(first.begin(), count, input.begin());
        for (std::uint32_t link = 0; link < spec.chain; ++link)
            apply(work, first.data(), second.data(), count, factor);
        memory.output(at, count, got.data());
        memory.outputBefore(at, count, before.data());
        const Piece piece{type, at, count, got.data(), first.data(), before.data()};
        addComparison(check, piece);
        likeness.add(check, piece, {input.data(), spec.inputs.size() > 1 ? second.data() : nullptr});
    }
    likeness.tell(check);
    watch.compareAllFrom(spec.count);
}

} // namespace

bool judgeElements(const Memory& memory, InputWatch& watch, Check& check)
{
    const CheckSpec& spec = *memory.plan().check;
    const Work work = spec.reference == "scale" ? Work::Scale : spec.reference == "saxpy" ? Work::Saxpy : Work::Add;
    if (spec.inputs.size() != (work == Work::Scale ? 1 : 2))
        return false;
    const ElementType type = memory.plan().buffers[spec.output].type;
    switch (type) {
    case ElementType::Float:
    case ElementType::Double:
        check.toleranceUlps = work == Work::Saxpy ? 2 * spec.chain : 0;
        type == ElementType::Float ? judgeTyped<float>(work, memory, watch, check) : judgeTyped<double>(work, memory, watch, check);
        break;
    case ElementType::Int:
    case ElementType::UInt:
        judgeTyped<std::uint32_t>(work, memory, watch, check);
        break;
    }
    return true;
}

} // namespace roundtrip::grading
