// SPDX-License-Identifier: GPL-3.0-or-later
// How far can the times of a run be trusted?
#include "coach/advice.h"

#include <algorithm>

namespace roundtrip {
namespace {

using Judged = std::optional<Advice>;

constexpr std::uint32_t enough = 7, many = 21; // repetitions
constexpr double wide = 0.25;                  // interquartile range over median, from which on we say so

Suggestion repeated(const Facts& facts, std::uint32_t repetitions)
{
    return suggest(facts, [=](Settings& s) { s.repetitions = std::max(s.repetitions, repetitions); });
}

Judged tooFewRepetitions(const Facts& facts)
{
    const RunFacts* run = facts.timed();
    if (!run || facts.settings.repetitions >= 5 || run->repetitions >= 5)
        return {};
    return Advice{Remark::TooFewRepetitions, {static_cast<double>(run->repetitions)}, repeated(facts, enough)};
}

Judged spreadTooLarge(const Facts& facts)
{
    const RunFacts* run = facts.timed();
    if (!run || run->repetitions < 5 || run->spread <= wide)
        return {};
    return Advice{Remark::SpreadTooLarge, {run->lowerWall, run->upperWall}, repeated(facts, many)};
}

Judged firstRunSlower(const Facts& facts)
{
    constexpr std::int64_t noticed = 5'000'000; // ns
    const RunFacts* run = facts.timed();
    if (!run || run->firstRun < 3 * run->wall || run->firstRun - run->wall < noticed)
        return {};
    return Advice{Remark::FirstRunSlower, {number(run->firstRun), number(run->wall)}, again(facts)};
}

constexpr RuleEntry timeEntries[] = {{tooFewRepetitions}, {spreadTooLarge}, {firstRunSlower, Speaks::Once}};

} // namespace

std::span<const RuleEntry> timeRules() { return timeEntries; }

} // namespace roundtrip
