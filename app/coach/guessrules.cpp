// SPDX-License-Identifier: GPL-3.0-or-later
// Do a learner's guesses miss in the same way again and again?
#include "coach/advice.h"

#include <algorithm>

namespace roundtrip {
namespace {

constexpr std::ptrdiff_t often = 2; // from which on it is no accident

enum class Missed { Below, Above };

template <Remark remark, Missed way> std::optional<Advice> missed(const Facts& facts, std::initializer_list<const char*> measures)
{
    if (facts.did == Experiment::None)
        return {};
    const auto misses = std::count_if(facts.guesses.begin(), facts.guesses.end(), [&](const GuessFact& guess) {
        const bool isAbout = std::any_of(measures.begin(), measures.end(),
            [&guess](const char* measure) { return guess.measure == QLatin1String(measure); });
        return isAbout && (way == Missed::Below ? guess.guessed < guess.actual : guess.guessed > guess.actual);
    });
    if (misses < often)
        return {};
    return Advice{remark, {static_cast<double>(misses)}, again(facts)};
}

constexpr RuleEntry guessEntries[] = {
    {[](const Facts& f) { return missed<Remark::CopiesCostMore, Missed::Below>(f, {"transfer-share"}); }, Speaks::Once},
    {[](const Facts& f) { return missed<Remark::CopiesCostLess, Missed::Above>(f, {"transfer-share"}); }, Speaks::Once},
    {[](const Facts& f) { return missed<Remark::MoreGoesWrong, Missed::Below>(f, {"wrong-elements"}); }, Speaks::Once},
    {[](const Facts& f) { return missed<Remark::LessGoesWrong, Missed::Above>(f, {"wrong-elements"}); }, Speaks::Once},
    {[](const Facts& f) { return missed<Remark::EffectLarger, Missed::Below>(f, {"kernel-ratio", "total-ratio"}); }, Speaks::Once},
    {[](const Facts& f) { return missed<Remark::EffectSmaller, Missed::Above>(f, {"kernel-ratio", "total-ratio"}); }, Speaks::Once},
    {[](const Facts& f) { return missed<Remark::OrderDisappoints, Missed::Above>(f, {"ordered-share"}); }, Speaks::Once}};

} // namespace

std::span<const RuleEntry> guessRules() { return guessEntries; }

} // namespace roundtrip
