// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What did a run really do, and what went wrong?

#include "model/device.h"
#include "model/plan.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace roundtrip {

// A time that the driver did not deliver, or that cannot be true. Never drawn, never counted as 0.
inline constexpr std::int64_t notGiven = std::numeric_limits<std::int64_t>::min();

// One operation in one repetition. Nanoseconds on the device clock, 0 at the repetition's beginning.
struct Span {
    std::uint32_t operation = 0; // index in the plan
    std::int64_t queued = notGiven, submitted = notGiven, started = notGiven, ended = notGiven;
    std::int64_t callBegan = notGiven, callEnded = notGiven; // the host's call, brought onto the same axis

    bool operator==(const Span&) const = default;
};

struct Repetition {
    std::int64_t began = 0;  // the host's first call, ns on the axis of the spans
    std::int64_t ended = 0;  // the host knew that everything was done
    std::vector<Span> spans; // in the order of the plan's operations

    bool operator==(const Repetition&) const = default;
    std::int64_t wallNs() const { return ended - began; }
};

enum class Severity { Error, Warning, Note };

struct Diagnostic {
    Severity severity = Severity::Error;
    std::uint32_t line = 0, column = 0; // from 1; 0: not given
    std::string message;

    bool operator==(const Diagnostic&) const = default;
};

// Two NaN are the same fact, though not the same number.
constexpr bool isSameValue(double a, double b) { return a == b || (a != a && b != b); }

struct Mismatch {
    std::uint64_t index = 0;
    double got = 0, expected = 0;

    bool operator==(const Mismatch& other) const
    {
        return index == other.index && isSameValue(got, other.got) && isSameValue(expected, other.expected);
    }
};

enum class Access { Write, Read };

// Something wrote or read outside a buffer; index is relative to the buffer's first element.
struct GuardHit {
    std::string buffer;
    std::int64_t firstIndex = 0, lastIndex = 0;
    std::uint64_t elements = 0; // damaged
    std::uint64_t length = 0;   // valid are 0 … length − 1
    Access access = Access::Write;

    bool operator==(const GuardHit&) const = default;
};

// What a wrong answer looks like as a whole.
enum class Likeness {
    None,
    Constant,  // one value everywhere
    Copy,      // of one input
    OldContent // what it should be, plus what lay in the output before
};

struct Check {
    std::string reference;
    std::uint64_t compared = 0, mismatches = 0, untouched = 0; // untouched elements are mismatches too
    std::uint32_t toleranceUlps = 0;
    std::vector<Mismatch> first;   // at most 16
    std::vector<GuardHit> outside; // writes and reads past either end
    std::vector<std::string> changedInputs;
    Likeness likeness = Likeness::None;
    std::string copied = {}; // Copy: the input

    bool operator==(const Check&) const = default;
    bool passed() const { return mismatches == 0 && outside.empty() && changedInputs.empty(); }
};

struct Capture {
    std::string buffer;
    std::vector<double> values;
    bool operator==(const Capture&) const = default;
};

enum class FailureCode {
    BadSource, BadLaunch, OutOfMemory, DeviceLost, Crashed, TimedOut, Stopped, Superseded, EngineMissing, Protocol, NoDevice
};
enum class Stage { None, Starting, Listing, Building, Allocating, WarmingUp, Running, Checking };

struct Failure {
    FailureCode code = FailureCode::Protocol;
    Stage stage = Stage::None;
    std::string detail; // technical: "CL_INVALID_WORK_GROUP_SIZE", "SIGSEGV", …
    std::int64_t status = 0; // the OpenCL error, signal or exit status behind it
    std::string subject; // the kernel, buffer, device or program concerned
    std::uint64_t value = 0, limit = 0; // asked for, allowed; 0: does not apply
    std::vector<Diagnostic> diagnostics;
    std::string printed;
    std::uint32_t plan = 0;             // of the ticket, that ran when its worker was lost
    std::vector<GuardHit> outside = {}; // what that plan's kernel had done by then

    bool operator==(const Failure&) const = default;
};

// One plan of a ticket, measured.
struct Measurement {
    std::optional<Failure> failure; // of this plan alone; the others of the ticket still count
    std::vector<Repetition> repetitions;
    std::optional<Repetition> firstRun; // the warm-up, kept apart
    std::int64_t buildNs = notGiven;
    std::int64_t clockErrorNs = notGiven; // how far host and device axis may be apart
    bool hostTimes = false; // the device gives no times: spans are the host's
    std::uint64_t allocatedBytes = 0;
    std::vector<Diagnostic> diagnostics; // warnings of a build that worked
    std::optional<Check> check;
    std::vector<Capture> captures;
    std::string printed; // what kernels printed, capped
    std::uint64_t printedBytes = 0; // before the cap
    bool guardPages = false; // its buffers lay between pages, as it asked
    std::string hostFlags; // of the CPU loop: compiler flags and instruction set

    bool operator==(const Measurement&) const = default;
};

struct Report {
    std::string deviceId;
    std::vector<Measurement> measurements; // one for each plan of the ticket, in its order

    bool operator==(const Report&) const = default;
};

using Outcome = std::variant<Report, Failure>;

} // namespace roundtrip
