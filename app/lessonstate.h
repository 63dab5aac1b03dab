// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What has the learner done in one lesson, and what came out?

#include "lesson/action.h"
#include "model/request.h"

#include <QString>

#include <map>
#include <optional>
#include <set>
#include <vector>

namespace roundtrip {

// What is kept between starts.
struct Kept {
    Settings settings;
    QString step;                       // id; empty: the first
    std::set<QString> seen;             // ids of steps
    QString exercise;                   // id of the open one
    std::map<QString, QString> sources; // exercise → text as typed
    std::map<QString, QString> guesses; // prediction → choice

    bool operator==(const Kept&) const = default;
};

// One case of an exercise: what was run, and its outcome once there is one.
struct CaseResult {
    Settings settings;
    std::optional<Outcome> outcome;

    bool operator==(const CaseResult&) const = default;
};

struct Results {
    std::optional<Run> run;         // the last good one
    QString askedAt;                // the step at which the learner started it; empty: it followed a control
    std::optional<Failure> failure; // of a try after it
    std::vector<Run> elementSweep;  // measurements: the device, the host's loop on 1 thread, on all threads
    std::vector<Run> blockSweep;
    std::vector<Run> orders;        // of the blocks, oldest first
    std::vector<CaseResult> cases;  // of the exercise
    std::optional<Run> compared;    // measurements: as guessed about, and the other way
    std::map<Experiment, std::vector<Run>> trials; // of every other experiment, what its last try has brought so far

    bool operator==(const Results&) const = default;
};

struct LessonState {
    Kept kept;
    Results results;

    bool operator==(const LessonState&) const = default;
};

} // namespace roundtrip
