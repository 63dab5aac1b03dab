// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What does a step ask the learner to do, and which settings does its button set?

#include <QString>

#include <variant>
#include <vector>

namespace roundtrip {

struct Assignment {
    QString setting; // a name from vocabulary.h
    std::variant<qint64, QString> value;
    bool operator==(const Assignment &) const = default;
};
using Assignments = std::vector<Assignment>;

enum class Run { None, Run, SweepElements, SweepBlock, BlockOrder, Check };

struct Action {
    QString text; // "Your turn": empty when the step has nothing to do
    QString doneText; // said when the goal is reached; may be empty
    Assignments set;
    Assignments goal; // reached when every one of these holds
    Run run = Run::None;
    QString exercise; // the exercise that the editor opens; may be empty
    bool operator==(const Action &) const = default;
};

} // namespace roundtrip
