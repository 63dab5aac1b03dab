// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What have many learners done, side by side, and what did they guess?

#include "course.h"
#include "learners/record.h"

#include <map>

namespace roundtrip {

struct LearnerTotals {
    QString name; // where it is empty: the file's
    int steps = 0, guesses = 0;
    int answered = 0, right = 0;   // questions
    int exercises = 0, passed = 0; // that were begun, that passed once

    bool operator==(const LearnerTotals&) const = default;
};

struct ClassSummary {
    std::vector<LearnerTotals> learners; // by name
    std::map<QString, std::map<QString, int>> guesses; // "lesson/prediction" → choice → how many

    bool operator==(const ClassSummary&) const = default;
};

struct NamedRecord {
    QString file; // without its folder
    LearnerRecord record;
};

// Of two files of one learner the one that was exported later counts.
ClassSummary summaryOf(std::vector<NamedRecord> records);

QString summaryText(const ClassSummary& summary, const Course& course); // the course's words beside the ids
QByteArray summaryToJson(const ClassSummary& summary);

} // namespace roundtrip
