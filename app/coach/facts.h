// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What does the coach look at? A plain value, made once when something that was asked for has ended.

#include "coach/source.h"
#include "model/contrast.h"
#include "lesson/lesson.h"
#include "lessonstate.h"
#include "plan/coverage.h"
#include "sweep.h"

namespace roundtrip {

// A run, as its median repetition shows it. Times in ns; 0 where there are none.
struct RunFacts {
    Settings settings;
    Coverage cover;
    Breakdown parts;                // of the wall time
    std::int64_t wall = 0, firstRun = 0;
    std::int64_t kernel = 0;        // all launches together
    std::uint64_t copiedBytes = 0, copyCalls = 0;
    double spread = 0, lowerWall = 0, upperWall = 0; // of the wall time: relative, and its quartiles
    std::size_t repetitions = 0;
    std::optional<Check> check;

    bool operator==(const RunFacts&) const = default;
    std::int64_t copies() const { return parts.uploadOnly + parts.downloadOnly; }
    std::int64_t busy() const { return copies() + parts.computeOnly + parts.overlap; }
    bool isRight() const { return check && check->passed(); }
};

// The host's own loop over the same elements, ns.
struct HostFacts {
    double one = 0, all = 0; // threads
    bool operator==(const HostFacts&) const = default;
};

struct BlockTime {
    std::uint64_t block = 0;
    double kernel = 0; // ns
    bool operator==(const BlockTime&) const = default;
};

// What the host saw of its array while the queue was held.
struct EarlyRead {
    std::uint64_t old = 0, all = 0; // elements
    bool operator==(const EarlyRead&) const = default;
};

struct CaseFacts {
    std::uint64_t elements = 0, block = 0;
    bool right = false;
    bool operator==(const CaseFacts&) const = default;
};

// A guess and what came out, as places of the prediction's choices: by rising value.
struct GuessFact {
    QString prediction, measure;
    std::size_t guessed = 0, actual = 0;
    bool operator==(const GuessFact&) const = default;
};

struct Facts {
    Experiment did = Experiment::None; // what has just ended
    QStringList controls;              // what the page lets the learner set
    std::optional<Device> device;
    Settings settings;                 // as they are set
    std::uint64_t mostElements = 0, mostBlock = 0; // that may be suggested
    std::optional<RunFacts> run;       // of the learner's kernel; of a check, the first case that went wrong
    std::optional<Contrast> contrast;  // of the run with another way, where they were measured in turn
    std::optional<HostFacts> host;
    SourceFacts source;
    std::optional<EarlyRead> early;    // where it was read too early on purpose
    std::optional<BreakEven> wholeTrip; // device with its copies against the better loop
    std::vector<BlockTime> blocks;     // by rising block
    std::vector<double> orders;        // share of blocks right after the one before, oldest first
    std::uint64_t orderedBlocks = 0;
    std::vector<CaseFacts> cases;
    std::vector<GuessFact> guesses;

    bool operator==(const Facts&) const = default;
    bool onCpu() const { return device && device->kind == DeviceKind::Cpu; }
    bool canSet(const char* control) const { return controls.contains(QLatin1String(control)); }
    // The ending run itself, timed; null after a sweep, a recorded order or a check.
    const RunFacts* timed() const { return did == Experiment::Run && run && run->wall > 0 ? &*run : nullptr; }
};

// Where facts come from. Pointers may be null.
struct Occurrence {
    Experiment did = Experiment::None;
    bool comparison = false; // the run was one of two ways
    const Lesson* lesson = nullptr;
    const LessonState* state = nullptr;
    const Device* device = nullptr;
    std::optional<KernelLimits> limits;
    QString source;                        // of the open exercise; empty: a kernel of the course
    std::vector<Run> elementSweep;         // of any lesson
};

Facts gather(const Occurrence& occurrence);
// Of the lesson's predictions, those that were guessed at and that a run has answered.
std::vector<GuessFact> guessFacts(const Lesson& lesson, const LessonState& state);

} // namespace roundtrip
