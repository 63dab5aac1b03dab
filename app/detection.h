// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What did a simulator see of a kernel that was graded, and how is it said?

#include "model/report.h"
#include "model/verdict.h"
#include "plan/simulation.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace roundtrip {

struct Detection {
    enum class State {
        NotRun,   // the text reads other files, or nothing of it can be launched
        Absent,   // there is no Oclgrind here
        Looking,  // it has not come to its end yet
        GaveUp,   // it came to no end
        NoneSeen, // which is not: there is none
        Seen
    };
    State state = State::NotRun;
    std::uint64_t elements = 0;
    std::vector<Finding> findings;

    bool operator==(const Detection&) const = default;
};

QString nameOf(Detection::State state);     // for JSON: "none-seen"
QStringList sentences(const Detection& detection); // one for each finding, or why there is none
std::vector<Diagnostic> diagnosticsOf(const Detection& detection); // the findings, at their lines

// Right without optimizations, and the simulator sees no race either: the learner's text is as good as right.
bool isDriversFault(const Verdict& verdict, const Detection& detection);

// What stands instead of the verdict where the simulator knows better: a kernel that was right in every case, though
// it saw a mistake, or one in doubt without any. Else empty.
QString caveat(const Verdict& verdict, const Detection& detection);

} // namespace roundtrip
