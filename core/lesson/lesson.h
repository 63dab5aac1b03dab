// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What is in a lesson once its folder has been read in one language?

#include "lesson/question.h"

#include <map>

namespace roundtrip {

enum class StageKind { Sweep, Grid, Editor, Memory };
enum class Part { Core, Further };

struct Step {
    QString id;
    Part part = Part::Core;
    QString language; // of the words: "en" where the chosen language lacks the step
    QString title;
    QString body; // Markdown
    std::map<QString, QString> code; // dialect -> the step's code block; often empty
    std::vector<Prediction> predictions;
    Action action;
    std::vector<Question> questions;
    std::vector<Asked> asked;
    bool operator==(const Step&) const = default;
};

struct Exercise {
    QString id;
    Part part = Part::Core;
    QString language;
    QString title;
    QString body;
    QString kernel; // the name of the kernel function
    QString starter; // source text
    QString solution; // source text
    QString reference; // what the result is compared with
    QString output; // expected output, shown; may be empty
    std::vector<Assignments> cases;
    std::vector<Choice> hints; // from question to near-answer
    bool operator==(const Exercise&) const = default;
};

struct Lesson {
    QString id; // the folder's name
    QString title;
    QString summary;
    QStringList languages; // that the folder has, "en" first
    StageKind stage = StageKind::Sweep;
    QStringList controls; // settings that the page shows, in order
    Assignments defaults;
    std::map<QString, QString> versions; // dialect -> version that its code was written for
    std::vector<Step> steps;
    std::vector<Exercise> exercises;
    bool operator==(const Lesson&) const = default;
};

} // namespace roundtrip
