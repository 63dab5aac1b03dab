// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How is a kernel graded: which runs find every mistake, and what do their outcomes say together?

#include "model/request.h"
#include "model/verdict.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace roundtrip {

struct GradeTask {
    std::string kernel;           // id in the catalogue: parameters and reference
    std::string function;         // of the source; empty: as the catalogue says
    std::string file;             // name for messages; empty: as the catalogue says
    std::string source;
    std::vector<Settings> cases;  // tried first: the learner's own, the exercise's; of each elements, block and grid count
    bool anyGrid = false;         // also grids with fewer threads than elements
    bool guardPages = true;       // the device computes in the host's memory
    std::uint64_t mostBlock = 0;  // of device and kernel; 0: not known
    std::uint64_t onlyBlock = 0;  // that the kernel prescribes; 0: none
    std::uint64_t seed = 1;
    std::optional<Verdict> doubted = {}; // of the same with the compiler's optimizations: now it is built without them

    bool operator==(const GradeTask&) const = default;
};

// The runs, and which case each belongs to. Sizes: 0, 1, 2, 3, around a block, some that a block does not divide, a
// prime, a large prime; several blocks; more blocks than needed, and fewer where the task allows it. Small ones lie
// between guard pages, once flush against the end and once against the beginning; one of them is built without
// optimizations, which move a read behind the guard that the text has before it. Where a thread works on one element
// alone, negative numbers, NaN and infinities are among the inputs of one case each. Every run has inputs of its own, and
// an output that holds other random values beforehand: constant, stale or stored answers cannot be right twice.
struct Grading {
    std::string kernel;      // its function
    std::string catalogueId;
    std::uint64_t seed = 0;
    std::vector<GradedCase> cases;
    std::vector<Plan> plans;
    std::vector<std::uint32_t> caseOf; // of each plan

    bool operator==(const Grading&) const = default;
};

Grading gradingOf(const GradeTask& task);

// Each plan once, short deadlines.
Request requestFor(const Grading& grading, const std::string& deviceId);

// A kernel may prescribe its block, which only its build tells: the task to grade instead. None: the outcome stands.
std::optional<GradeTask> adaptedTo(const Outcome& outcome, const GradeTask& task);

Verdict verdictOf(const Grading& grading, const Outcome& outcome);

// What follows from the outcome of a task: another one to grade, or the verdict. A kernel with barriers whose answers
// are wrong is graded again without optimizations: PoCL 3.1 miscompiles some that are right.
struct Judged {
    std::optional<GradeTask> next;
    Verdict verdict = {};
    Grading grading = {}; // that the verdict's facts are from
};
Judged judge(const GradeTask& task, const Outcome& outcome);

} // namespace roundtrip
