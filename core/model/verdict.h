// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What is to be said about a kernel that was graded, and from which facts?

#include "model/report.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace roundtrip {

enum class VerdictKind {
    Right,
    Wrong,        // a value, or one that nobody stored
    Doubtful,     // the same, but right without the compiler's optimizations
    Dangerous,    // touched memory outside its buffers
    ChangesInput,
    DoesNotBuild, // the compiler, or the parameters
    Refused,      // no launch that the device allows
    Crashed,
    TimedOut,
    OutOfMemory,
    Stopped,      // by the learner
    NotGraded     // no device, no engine: nothing is known
};

// What the mistake looks like.
enum class Mistake {
    None,
    NothingStored,
    SomeNotStored,
    Constant,     // one value everywhere
    Copy,         // of an input: check.copied
    OldContent,   // adds to what the output held before
    FixedSize,    // right for n = limit alone
    ShortIndex,   // right as far as an index of limit bits goes
    Unsteady,     // right in one run and wrong in another of the same case
    NoGuard,      // spare threads went on
    OneTooFar     // past the last element by one
};

// One size and shape; it may have been run several times.
struct GradedCase {
    enum class State { NotReached, Passed, Failed };
    std::uint64_t elements = 0, block = 0, grid = 0;
    State state = State::NotReached;

    bool operator==(const GradedCase&) const = default;
};

struct Verdict {
    VerdictKind kind = VerdictKind::NotGraded;
    Mistake mistake = Mistake::None;
    std::string kernel;
    std::uint64_t seed = 0; // of the inputs
    std::vector<GradedCase> cases;
    std::uint64_t at = 0;            // the case that the facts are from
    std::uint64_t run = 0;           // … and which of all runs
    std::optional<Check> check;
    std::optional<GuardHit> outside; // the first
    std::optional<Failure> failure;
    std::uint64_t limit = 0;         // see Mistake
    bool readsWatched = false;       // else only writes outside the buffers would have been seen
    std::vector<Diagnostic> diagnostics; // warnings
    std::string printed;
    std::uint64_t printedBytes = 0;

    bool operator==(const Verdict&) const = default;
    bool passed() const { return kind == VerdictKind::Right; }
};

} // namespace roundtrip
