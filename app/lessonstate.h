// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What has the learner done in one lesson, and what came out?

#include "detection.h"
#include "lesson/action.h"
#include "model/request.h"
#include "model/verdict.h"
#include "plan/spot.h"

#include <QString>
#include <QStringList>

#include <map>
#include <optional>
#include <set>
#include <vector>

namespace roundtrip {

// What stands in a question, judged or not.
struct Answer {
    QStringList given; // in no language, see lesson/question.h
    int tries = 0;     // how often it was checked
    bool checked = false; // as it stands; else it was changed since
    bool right = false;   // when it was checked last

    bool operator==(const Answer&) const = default;
};

// What is kept between starts. Parts of a step are named "step/part".
struct Kept {
    Settings settings;
    QString step;                       // id; empty: the first
    int scroll = 0;                     // how far down it was read, in pixels at scale 1
    std::set<QString> seen;             // ids of steps
    QString exercise;                   // id of the open one
    std::map<QString, QString> sources; // exercise → text as typed
    std::map<QString, int> hints;       // exercise → how many of its hints were shown
    std::map<QString, QString> guesses; // prediction → choice
    std::map<QString, Answer> answers;  // question →
    std::map<QString, QString> verdicts; // workload → "pays" or "does-not-pay"
    std::set<QString> solved;           // questions that were right once
    std::set<QString> passed;           // exercises that were right once

    bool operator==(const Kept&) const = default;
};

struct Results {
    std::optional<Run> run;         // the last good one
    QString askedAt;                // the step at which the learner started it; empty: it followed a control
    std::optional<Failure> failure; // of a try after it
    std::vector<Run> elementSweep;  // measurements: the device, the host's loop on 1 thread, on all threads
    std::vector<Run> blockSweep;
    std::vector<Run> orders;        // of the blocks, oldest first
    std::optional<Verdict> verdict; // about the text of the open exercise, as it was when the checks were run
    QString judged;                 // … which was this
    std::optional<Spot> spot;       // where it was wrong first
    std::optional<Detection> detection; // of the same text; none: there is nothing to look for
    std::map<QString, std::vector<Run>> answers; // prediction → the runs that answered the guess
    std::optional<Run> compared;    // measurements: as guessed about, and the other way
    std::map<Experiment, std::vector<Run>> trials; // of every other experiment, what its last try has brought so far

    bool operator==(const Results&) const = default;
};

void forgetVerdict(Results& results); // and all that is about the same text

// What the last try of an experiment brought: points of a sweep, recorded orders, or the runs of a trial.
const std::vector<Run>& runsOf(const Results& results, Experiment kind);
// Whether the run in the timeline is its last one.
bool isLatest(const Results& results, Experiment kind);

struct LessonState {
    Kept kept;
    Results results;

    bool operator==(const LessonState&) const = default;
};

} // namespace roundtrip
