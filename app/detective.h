// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Does a simulator see a race, a barrier that not every thread reaches, or a touch outside a buffer? Oclgrind runs the
// kernel thread by thread for a small n, in a process of its own and not for long.

#include "plan/grading.h"
#include "plan/simulation.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace roundtrip {

struct Detection {
    enum class State {
        NotRun,   // the text reads other files, or nothing of it can be launched
        Absent,   // there is no Oclgrind here
        GaveUp,   // it came to no end
        NoneSeen, // which is not: there is none
        Seen
    };
    State state = State::NotRun;
    std::uint64_t elements = 0;
    std::vector<Finding> findings;

    bool operator==(const Detection&) const = default;
};

Detection detect(const Grading& grading);

QString nameOf(Detection::State state);     // for JSON: "none-seen"
QStringList sentences(const Detection& detection); // one for each finding, or why there is none

} // namespace roundtrip
