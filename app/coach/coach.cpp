// SPDX-License-Identifier: GPL-3.0-or-later
#include "coach/coach.h"

#include <algorithm>
#include <cmath>

namespace roundtrip {
namespace {

// Another story, not the same one with noise in it: some number is now less than half or more than twice of it.
bool hasChanged(const std::vector<double>& before, const std::vector<double>& now)
{
    return !std::equal(before.begin(), before.end(), now.begin(), now.end(), [](double a, double b) {
        return a == b || (a * b > 0 && std::abs(a) <= 2 * std::abs(b) && std::abs(b) <= 2 * std::abs(a));
    });
}

bool isNew(const RuleEntry& entry, const Advice& advice, const Said& said)
{
    const auto before = said.find(advice.remark);
    return before == said.end() || (entry.speaks == Speaks::Again && hasChanged(before->second, advice.numbers));
}

} // namespace

std::optional<Advice> advise(const Facts& facts, const Said& said)
{
    // Right before fast, fast before exact: how times scatter matters to whoever compares them.
    for (const auto rules : {answerRules(), guessRules(), sweepRules(), gridRules(), transferRules(), timeRules()})
        for (const RuleEntry& entry : rules)
            if (auto advice = entry.judge(facts); advice && isNew(entry, *advice, said))
                return advice;
    return {};
}

std::optional<Advice> Coach::hear(Facts facts)
{
    for (const GuessFact& guess : facts.guesses) {
        std::erase_if(m_guesses, [&guess](const GuessFact& known) { return known.prediction == guess.prediction; });
        m_guesses.push_back(guess);
    }
    if (!m_on)
        return {};
    facts.guesses = m_guesses;
    const auto advice = advise(facts, m_said);
    if (advice)
        m_said[advice->remark] = advice->numbers;
    return advice;
}

} // namespace roundtrip
