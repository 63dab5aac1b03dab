// SPDX-License-Identifier: GPL-3.0-or-later
// What kind of wrong is a wrong answer, and which right ones are so by luck?
#include "coach/advice.h"
#include "measures.h"

#include "plan/catalogue.h"

#include <algorithm>

namespace roundtrip {
namespace {

using Judged = std::optional<Advice>;

const Check* wrong(const Facts& facts)
{
    return facts.run && facts.run->check && !facts.run->check->passed() ? &*facts.run->check : nullptr;
}

// The wrong elements are the last ones, without a gap.
bool isTail(const Check& check)
{
    return check.mismatches > 0 && check.mismatches < check.compared && !check.first.empty()
        && check.first.front().index == check.compared - check.mismatches;
}

// With a kernel of the course the guarded one is a click away; an own text has to be mended by its writer.
Suggestion rightKernel(const Facts& facts)
{
    return facts.source.isOwn ? again(facts) : suggest(facts, [](Settings& s) { s.kernel = "vec_add"; });
}

Judged gridTooSmall(const Facts& facts)
{
    if (!facts.run)
        return {};
    const Coverage& cover = facts.run->cover;
    if (cover.uncovered == 0 || cover.grid >= cover.autoGrid)
        return {};
    return Advice{Remark::GridTooSmall, {number(cover.threads), number(cover.uncovered), number(cover.autoGrid)},
        suggest(facts, [&](Settings& s) { s.grid = cover.autoGrid; })};
}

Judged guardLetsOneIn(const Facts& facts)
{
    const Check* check = wrong(facts);
    const bool oneBehind = check && std::any_of(check->outside.begin(), check->outside.end(), [](const GuardHit& hit) {
        return hit.firstIndex == static_cast<std::int64_t>(hit.length) && hit.elements == 1;
    });
    if (!oneBehind || !facts.source.guardOneTooFar)
        return {};
    return Advice{Remark::GuardLetsOneIn, {number(facts.run->cover.elements)}, again(facts)};
}

Judged noGuard(const Facts& facts)
{
    const Check* check = wrong(facts);
    if (!check || facts.source.guard || check->outside.empty() || facts.run->cover.spare == 0)
        return {};
    return Advice{Remark::NoGuard, {number(facts.run->cover.spare), number(damagedElements(*check))}, rightKernel(facts)};
}

Judged localIndex(const Facts& facts)
{
    const Check* check = wrong(facts);
    if (!check || !facts.source.localIndexOnly || !isTail(*check) || check->first.front().index != facts.run->settings.block)
        return {};
    return Advice{
        Remark::LocalIndex, {number(facts.run->settings.block), number(facts.run->cover.elements)}, rightKernel(facts)};
}

Judged roundedDown(const Facts& facts)
{
    const Check* check = wrong(facts);
    if (!check || !isTail(*check) || check->untouched != check->mismatches || facts.run->settings.block == 0
        || check->mismatches != check->compared % facts.run->settings.block)
        return {};
    return Advice{Remark::RoundedDown,
        {number(check->mismatches), number(check->compared), number(facts.run->settings.block)}, rightKernel(facts)};
}

Judged countsFromOne(const Facts& facts)
{
    const Check* check = wrong(facts);
    if (!check || check->mismatches != 1 || check->first.empty() || check->first.front().index != 0 || check->compared < 2)
        return {};
    return Advice{Remark::CountsFromOne, {number(check->compared)}, again(facts)};
}

Judged wrongAtEnd(const Facts& facts)
{
    const Check* check = wrong(facts);
    if (!check || !isTail(*check) || check->mismatches > std::max<std::uint64_t>(1, facts.run->settings.block))
        return {};
    return Advice{Remark::WrongAtEnd, {number(check->mismatches), number(check->compared)}, again(facts)};
}

Judged nothingWritten(const Facts& facts)
{
    const Check* check = wrong(facts);
    if (!check || check->compared == 0 || check->untouched != check->compared)
        return {};
    return Advice{Remark::NothingWritten, {number(check->compared)}, again(facts)};
}

Judged everyElementWrong(const Facts& facts)
{
    const Check* check = wrong(facts);
    if (!check || check->compared < 2 || check->mismatches != check->compared || check->untouched != 0 || check->first.empty())
        return {};
    return Advice{Remark::EveryElementWrong, {check->first.front().got, check->first.front().expected}, again(facts)};
}

Judged writesOutside(const Facts& facts)
{
    const Check* check = wrong(facts);
    if (!check || check->outside.empty())
        return {};
    return Advice{Remark::WritesOutside,
        {number(damagedElements(*check)), static_cast<double>(check->outside.front().firstIndex)}, rightKernel(facts)};
}

Judged inputChanged(const Facts& facts)
{
    const Check* check = wrong(facts);
    if (!check || check->changedInputs.empty())
        return {};
    return Advice{Remark::InputChanged, {number(check->changedInputs.size())}, again(facts)};
}

Judged someSizesFail(const Facts& facts)
{
    const auto fails = std::find_if(facts.cases.begin(), facts.cases.end(), [](const CaseFacts& c) { return !c.right; });
    const auto passes = std::find_if(facts.cases.begin(), facts.cases.end(), [](const CaseFacts& c) { return c.right; });
    if (fails == facts.cases.end() || passes == facts.cases.end())
        return {};
    return Advice{Remark::SomeSizesFail, {number(fails->elements), number(passes->elements)}, suggest(facts, [&](Settings& s) {
        s.elements = fails->elements;
        s.block = fails->block;
        s.grid = 0;
    })};
}

// A product of matrices does need a loop, over its side.
Judged loopInKernel(const Facts& facts)
{
    if (!facts.run || !facts.source.loopOverAll || facts.run->settings.kernel == "matmul" || facts.run->cover.threads < 2)
        return {};
    return Advice{Remark::LoopInKernel, {number(facts.run->cover.elements)}, again(facts)};
}

Judged guardByLuck(const Facts& facts)
{
    const KernelInfo* kernel = facts.run ? findKernel(facts.run->settings.kernel) : nullptr;
    const bool noneGuards = !facts.source.guard || facts.source.guardOneTooFar;
    if (!kernel || kernel->indexing != Indexing::One || !noneGuards || facts.source.strideLoop || !facts.run->isRight()
        || facts.run->cover.spare != 0 || facts.run->cover.elements < 2)
        return {};
    return Advice{Remark::GuardByLuck, {number(facts.run->cover.elements), number(facts.run->settings.block)},
        suggest(facts, [&](Settings& s) { s.elements = facts.run->cover.elements - 1; })};
}

// The first of the two looks at the host's array: before the queue has run.
Judged readTooEarly(const Facts& facts)
{
    if (!facts.early || facts.early->old == 0)
        return {};
    return Advice{Remark::ReadTooEarly, {number(facts.early->old), number(facts.early->all)}, again(facts)};
}

constexpr RuleEntry answerEntries[] = {{readTooEarly, Speaks::Once}, {gridTooSmall}, {guardLetsOneIn}, {noGuard}, {localIndex}, {roundedDown}, {countsFromOne},
    {nothingWritten}, {everyElementWrong}, {inputChanged}, {writesOutside}, {wrongAtEnd}, {loopInKernel}, {someSizesFail},
    {guardByLuck}};

} // namespace

std::span<const RuleEntry> answerRules() { return answerEntries; }

} // namespace roundtrip
