// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What is in a lesson once its folder has been read in one language?

#include "lesson/exercise.h"

namespace roundtrip {

enum class StageKind { Sweep, Grid, Editor, Memory };

/// A workload to judge: would a GPU pay? The learner's own starts from the first.
struct Workload {
    QString id;
    QString text;
    QString note; // what decides
    qint64 elements = 0;
    qint64 bytesUp = 0; // of each element, whenever the data moves
    qint64 bytesDown = 0;
    qint64 bytesTouched = 0; // of each element, read and written by one run of the kernel
    qint64 operations = 0; // for each element, in one run of the kernel
    qint64 runs = 1; // of the kernel
    qint64 moves = 1; // of the data: there and back counts once
    bool operator==(const Workload&) const = default;
};

struct Step : Wording {
    QString id;
    Part part = Part::Core;
    QString title;
    QString body; // Markdown
    std::map<QString, QString> code; // dialect -> the step's code block; often empty
    std::vector<Prediction> predictions;
    Action action;
    std::vector<Question> questions;
    std::vector<Asked> asked;
    std::vector<Workload> workloads;
    QStringList gallery; // ids of buggy kernels that it shows
    bool operator==(const Step&) const = default;
};

/// Questions about what was learnt before: at the start of a lesson, or a day after it.
struct Retrieval : Wording {
    enum class When { Start, NextDay };
    QString id;
    When when = When::Start;
    QString title;
    QString body;
    std::vector<Question> questions;
    bool operator==(const Retrieval&) const = default;
};

struct Lesson : Wording {
    QString id; // the folder's name
    QString folder; // where it lies, with its pictures
    QString title;
    QString summary;
    QStringList languages; // that the folder has, "en" first
    StageKind stage = StageKind::Sweep;
    QStringList controls; // settings that the page shows, in order
    Assignments defaults;
    std::map<QString, QString> versions; // dialect -> version that its code was written for
    std::vector<Retrieval> retrievals;
    std::vector<Step> steps;
    std::vector<Exercise> exercises;
    std::vector<Buggy> gallery;
    bool operator==(const Lesson&) const = default;
};

} // namespace roundtrip
