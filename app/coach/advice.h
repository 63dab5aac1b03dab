// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What does the coach say? A rule by name, its numbers, and one suggestion. The words are in sentences.h.

#include "coach/facts.h"
#include "coach/remark.h"

#include <concepts>
#include <optional>
#include <span>
#include <vector>

namespace roundtrip {

// One thing to try.
struct Suggestion {
    Settings settings;
    Experiment experiment = Experiment::None; // that the button starts
    std::optional<Settings> against;          // measured in turn with it

    bool operator==(const Suggestion&) const = default;
};

struct Advice {
    Remark remark = Remark::GridTooSmall;
    std::vector<double> numbers;
    Suggestion suggestion;

    bool operator==(const Advice&) const = default;
};

// Whether a rule speaks again when its numbers have changed, or has said all with the first time.
enum class Speaks { Again, Once };
struct RuleEntry {
    std::optional<Advice> (*judge)(const Facts& facts);
    Speaks speaks = Speaks::Again;
};

inline double number(std::integral auto value) { return static_cast<double>(value); }

std::span<const RuleEntry> answerRules();
std::span<const RuleEntry> timeRules();
std::span<const RuleEntry> transferRules();
std::span<const RuleEntry> gridRules();
std::span<const RuleEntry> sweepRules();
std::span<const RuleEntry> guessRules();

// The learner's settings with one change, to be started as what has just ended.
template <class Change> Suggestion suggest(const Facts& facts, Change change)
{
    Suggestion suggestion{facts.settings, facts.did, {}};
    change(suggestion.settings);
    return suggestion;
}
inline Suggestion again(const Facts& facts)
{
    return suggest(facts, [](Settings&) {});
}

} // namespace roundtrip
