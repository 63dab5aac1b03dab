// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What can a learner be asked, and how is an answer told right from wrong?

#include "lesson/action.h"

#include <QStringList>

#include <limits>
#include <map>

namespace roundtrip {

struct Choice {
    QString id; // answers are kept and judged by id, never by position
    QString text;
    QString match; // the other half, in a question of the kind Match
    QString note; // why this choice is right or wrong
    QStringList accepts; // what may be typed for it, in a question of the kind Fill
    std::map<QString, QString> line; // dialect -> line of code, in a question of the kind Order
    double upTo = std::numeric_limits<double>::infinity(); // largest value, in a prediction
    bool operator==(const Choice&) const = default;
};

struct Question {
    enum class Kind { Choose, Fill, Match, Order };
    QString id;
    Kind kind = Kind::Choose;
    QString text;
    QString body;
    std::map<QString, QString> code; // dialect -> code that it is about; ____ is the gap to fill
    std::vector<Choice> choices; // Order: in the right order
    QString answer; // id of the right choice; empty for Match and Order
    bool operator==(const Question&) const = default;
};

/// The choice of a Fill question that `typed` stands for, spaces and capitals aside; null where none takes it.
const Choice* typedChoice(const Question& question, const QString& typed);

/// How many of an Order question's lines stand where they belong, from the top: all of them is right.
qsizetype rightLines(const Question& question, const QStringList& ids);

/// An answer as it is kept, in no language: Choose the choice's id; Fill what was typed; Order all ids from the top;
/// Match one "left=right" for each line that was joined, both ids.
bool isRight(const Question& question, const QStringList& given);

/// The ids of a Match question whose other half is missing or wrong.
QStringList wrongPairs(const Question& question, const QStringList& given);

/// The choices in another order than the file's, which for Match and Order would be the answer. The same for the same
/// seed on every machine: an order that is seen twice must not change.
QStringList shuffledChoices(const Question& question, const QString& seed);

/// A guess taken before a run. It is never marked as a failure.
struct Prediction {
    QString id;
    QString text;
    QString body;
    std::vector<Choice> choices; // by rising upTo: the first that holds the measured value came out
    QString measure; // what of the run is compared, a name from vocabulary.h
    Assignments set;
    Assignments against; // changes for the second run, when the measure is a ratio of two
    Experiment experiment = Experiment::Run;
    bool operator==(const Prediction&) const = default;
};

/// A question that people ask, with its answer.
struct Asked {
    QString id;
    QString text;
    QString body;
    bool operator==(const Asked&) const = default;
};

} // namespace roundtrip
