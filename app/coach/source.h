// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What does a kernel's text show without being run?

#include <string_view>

#include <QString>

namespace roundtrip {

struct KernelInfo;

struct SourceFacts {
    bool isOwn = false;        // the learner's text, not a kernel of the course
    bool guard = true;         // some comparison with n
    bool guardOneTooFar = false; // … that also lets n itself in
    bool localIndexOnly = false; // the thread's place in its block, but neither block nor global index
    bool countsFromOne = false;
    bool loopOverAll = false;  // from 0 to n, in every thread
    bool strideLoop = false;   // i += all threads
    bool doubles = false;

    bool operator==(const SourceFacts&) const = default;
};

SourceFacts readSource(const QString& text); // comments do not count
SourceFacts sourceFacts(const KernelInfo& kernel);

} // namespace roundtrip
