// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What does a step ask the learner to do, and which settings does its button set?

#include "model/settings.h"

#include <QString>

#include <variant>
#include <vector>

namespace roundtrip {

struct Assignment {
    QString setting; // a name from vocabulary.h
    std::variant<qint64, QString> value;
    bool operator==(const Assignment&) const = default;
};
using Assignments = std::vector<Assignment>;

/// The settings with every assignment made; what an assignment does not name stays.
Settings applied(const Assignments& assignments, Settings settings);

/// Whether every assignment already holds: a goal is reached.
bool holds(const Assignments& assignments, const Settings& settings);

enum class Experiment {
    None, Run, SweepElements, SweepBlock, BlockOrder, Check,
    ReadEarly, SweepPieces, SweepChunks, Map, Memory, OtherContext, Calls, Race, Image, Roofline
};

struct Action {
    QString text; // "Your turn": empty when the step has nothing to do
    QString doneText; // said when the goal is reached; may be empty
    Assignments set;
    Assignments goal; // reached when every one of these holds
    Experiment experiment = Experiment::None;
    QString exercise; // the exercise that the editor opens; may be empty
    bool operator==(const Action&) const = default;
};

} // namespace roundtrip
