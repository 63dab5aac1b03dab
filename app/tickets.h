// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Which requests measure what the learner asked for?

#include "lesson/exercise.h"
#include "model/request.h"
#include "plan/grading.h"
#include "sweep.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace roundtrip {

struct Ticket {
    Settings settings;
    Device device;
    Request request;
    std::optional<GradeTask> task = {}; // of a check; its plans are those of gradingOf

    bool operator==(const Ticket&) const = default;
};

Ticket runTicket(const Settings& settings, const Device& device, const std::string& source);
// One point of a sweep, for sweep.h's charts.
Ticket sweepTicket(
    const Settings& settings, SweepOver over, std::uint64_t x, const Device& device, const std::string& source);

// What an experiment starts from.
struct Occasion {
    Settings settings;
    Device device;
    std::optional<KernelLimits> limits;
    std::string source;                 // of the kernel, or as the learner wrote it
    std::string orderSource;            // kernels/block_order.cl
    std::string imageSource;            // kernels/color_image.cl
    const Exercise* exercise = nullptr; // the open one
    std::uint64_t seed = 1;             // of a check's inputs
    std::map<std::string, std::string> kernels = {}; // all of the course, by name
};

inline constexpr std::size_t keptOrders = 3; // so many runs tell whether an order comes back

// Everything that the experiment measures, one after the other: a sweep has a ticket for each point; a check has one
// that grades, and one with the learner's own settings for the timeline.
std::vector<Ticket> ticketsFor(Experiment kind, const Occasion& occasion);

// The kernel is tried with these settings first, then with the exercise's cases, then as core/plan/grading.h says.
GradeTask gradeTask(const Exercise& exercise, const std::optional<Settings>& own, const Device& device, std::string source,
    std::uint64_t seed);
Ticket gradeTicket(const GradeTask& task, const Device& device);

// Few repetitions, so that a picture can follow a slider; and whether the run is small enough for that.
Ticket liveTicket(const Settings& settings, const Device& device, const std::string& source);
bool isCheap(const Settings& settings);

// The same, with the host's own loop on one thread and on all beside it.
Ticket raced(Ticket ticket);

// Two settings against each other, interleaved.
Ticket comparisonTicket(const Settings& settings, const Settings& other, const Device& device,
    const std::string& source, const std::string& otherSource);

// The failure of the plan that was asked for, which is the first; null where it was measured.
const Failure* failureOf(const Outcome& outcome);

// A chart's points: sorted by n, one for each, all of the same kernel and device; those of another go.
void addPoint(std::vector<Run>& points, const Run& run);

Run finishedRun(const Ticket& ticket, const Report& report, std::uint32_t number); // now

} // namespace roundtrip
