// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What can a learner write, mend or diagnose in a lesson?

#include "lesson/question.h"

namespace roundtrip {

/// Before and After: a lesson's questions about what was learnt before, as pages of their own (pages.h).
enum class Part { Core, Further, Before, After };

/// Which words of a step are shown: where a translation is missing or older than its English, English ones.
struct Wording {
    QString language;
    bool outdated = false; // there is a translation, but of other English words
    bool operator==(const Wording&) const = default;
};

struct Exercise : Wording {
    QString id;
    Part part = Part::Core;
    QString title;
    QString body;
    QString kernel; // the name of the kernel function
    QString starter; // source text
    QString solution; // source text
    QString reference; // what the result is compared with
    QString output; // expected output, shown; may be empty
    QString explanation; // of the solution
    QString afterwards; // what to look at in the timeline
    std::vector<Assignments> cases;
    bool anyGrid = false; // also one with fewer threads than elements
    std::vector<Choice> hints; // from question to near-answer
    bool operator==(const Exercise&) const = default;
};

/// A kernel with one mistake in it, to be diagnosed: an exercise without a solution, whose body says what is seen, not
/// why, and whose only case is a launch in which the mistake can show.
struct Buggy : Exercise {
    QString tool; // what shows it, a name from vocabulary.h
    std::vector<Choice> choices;
    QString answer; // id of the choice that says what is wrong
    bool operator==(const Buggy&) const = default;
};

} // namespace roundtrip
