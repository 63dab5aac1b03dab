// SPDX-License-Identifier: GPL-3.0-or-later
#include "tickets.h"

#include "plan/check.h"
#include "plan/coverage.h"
#include "plan/experiments.h"
#include "plan/roofline.h"
#include "plan/trials.h"

#include <QDateTime>

#include <algorithm>

namespace roundtrip {
namespace {

constexpr std::uint64_t cheapElements = 1u << 18;
constexpr std::uint64_t leastSwept = 1u << 10, mostSwept = 1u << 26;
constexpr std::uint32_t liveRepetitions = 3, raceRepetitions = 11;
// A point of a sweep has time for three rounds of 200 ms.
constexpr std::uint32_t liveBudgetMs = 30, sweepBudgetMs = 600, raceBudgetMs = 3000;

Ticket ticket(const Settings& settings, const Device& device, std::vector<Plan> plans)
{
    Ticket result{settings, device, {}, {}};
    result.request.deviceId = device.id;
    result.request.plans = std::move(plans);
    result.request.repetitions = settings.repetitions;
    return result;
}

QString timeNow()
{
    const QDateTime now = QDateTime::currentDateTime();
    return now.toOffsetFromUtc(now.offsetFromUtc()).toString(Qt::ISODate);
}

Settings ofExercise(const Exercise* exercise, Settings settings)
{
    if (exercise)
        settings.kernel = exercise->kernel.toStdString();
    return settings;
}

// Where the sweeps go: n from 2^10 to 2^26 or what the device can hold, blocks from 1 to the largest.
std::vector<std::uint64_t> elementSteps(std::uint64_t most)
{
    return sweepValues(std::min(leastSwept, most), std::min(mostSwept, most), 0);
}

// Plans that are looked at, not timed: once each.
Ticket onceTicket(const Settings& settings, const Device& device, std::vector<Plan> plans)
{
    Settings once = settings;
    once.repetitions = 1;
    return ticket(once, device, std::move(plans));
}

// Plans of one ticket that are timed against each other.
Ticket againstTicket(const Settings& settings, const Device& device, std::vector<Plan> plans)
{
    Ticket result = ticket(settings, device, std::move(plans));
    result.request.repetitions = std::max(settings.repetitions, raceRepetitions);
    result.request.timeBudgetMs = raceBudgetMs;
    return result;
}

// Where the sweeps over pieces and chunks go: by powers of two, as far as there are blocks to share out.
std::vector<std::uint64_t> chunkSteps(const Settings& settings)
{
    const std::uint64_t most = std::max<std::uint64_t>(coverage(sweepSettings(settings, SweepOver::Chunks, 1)).autoGrid, 1);
    return sweepValues(1, std::min<std::uint64_t>(most, mostPieces), 0);
}

Ticket trialTicket(Experiment kind, const Occasion& at)
{
    switch (kind) {
    case Experiment::ReadEarly: return onceTicket(at.settings, at.device, readEarlyPlans(at.settings, at.source));
    case Experiment::Memory: return onceTicket(at.settings, at.device, memoryPlans(at.settings));
    case Experiment::OtherContext: return onceTicket(at.settings, at.device, contextPlans(at.settings, at.source));
    case Experiment::Roofline: return againstTicket(at.settings, at.device, rooflinePlans(at.settings, at.kernels, largestElements(at.settings, at.device)));
    case Experiment::Image: return onceTicket(at.settings, at.device, imagePlans(at.settings, at.imageSource));
    case Experiment::Map: return againstTicket(at.settings, at.device, mapPlans(at.settings, at.source));
    case Experiment::Calls: return againstTicket(at.settings, at.device, callPlans(at.settings, at.source));
    default: break;
    }
    Settings once = at.settings; // the race: the kernel, its copies and the CPU's own loops, all of them once through
    once.chain = 1;
    once.strategy = Strategy::RoundTrip;
    return againstTicket(once, at.device, raced(runTicket(once, at.device, at.source)).request.plans);
}

} // namespace

Ticket runTicket(const Settings& settings, const Device& device, const std::string& source)
{
    return ticket(settings, device, {planFor(settings, source)});
}

Ticket sweepTicket(
    const Settings& settings, SweepOver over, std::uint64_t x, const Device& device, const std::string& source)
{
    const Settings step = sweepSettings(settings, over, x);
    std::vector<Plan> plans = sweepPlans(step, over, source);
    for (std::size_t loop = 1; loop < plans.size(); ++loop)
        plans[loop].check.reset(); // the host's own; the device's answer is checked at every point
    Ticket result = ticket(step, device, std::move(plans));
    result.request.timeBudgetMs = sweepBudgetMs;
    return result;
}

std::vector<Ticket> ticketsFor(Experiment kind, const Occasion& at)
{
    std::vector<Ticket> tickets;
    switch (kind) {
    case Experiment::None: break;
    case Experiment::Run:
        tickets.push_back(runTicket(ofExercise(at.exercise, at.settings), at.device, at.source));
        break;
    case Experiment::SweepElements:
        for (const std::uint64_t n : elementSteps(largestElements(at.settings, at.device)))
            tickets.push_back(sweepTicket(at.settings, SweepOver::Elements, n, at.device, at.source));
        break;
    case Experiment::SweepBlock:
        for (const std::uint64_t block : sweepValues(1, largestBlock(at.device, at.limits), 0))
            tickets.push_back(sweepTicket(at.settings, SweepOver::Block, block, at.device, at.source));
        break;
    case Experiment::BlockOrder:
        for (std::size_t run = 0; run < keptOrders; ++run) // a ticket each: runs of their own
            tickets.push_back(onceTicket(at.settings, at.device, {blockOrderPlan(at.settings, at.orderSource)}));
        break;
    case Experiment::Check:
        if (!at.exercise)
            break;
        tickets.push_back(gradeTicket(gradeTask(*at.exercise, at.settings, at.device, at.source, at.seed), at.device));
        tickets.push_back(runTicket(ofExercise(at.exercise, at.settings), at.device, at.source));
        break;
    case Experiment::SweepPieces:
    case Experiment::SweepChunks:
        for (const std::uint64_t count : chunkSteps(at.settings))
            tickets.push_back(sweepTicket(at.settings,
                kind == Experiment::SweepPieces ? SweepOver::Pieces : SweepOver::Chunks, count, at.device, at.source));
        break;
    case Experiment::ReadEarly:
    case Experiment::Map:
    case Experiment::Memory:
    case Experiment::OtherContext:
    case Experiment::Calls:
    case Experiment::Race:
    case Experiment::Roofline:
    case Experiment::Image: tickets.push_back(trialTicket(kind, at)); break;
    }
    return tickets;
}

GradeTask gradeTask(const Exercise& exercise, const std::optional<Settings>& own, const Device& device, std::string source,
    std::uint64_t seed)
{
    GradeTask task;
    task.kernel = exercise.kernel.toStdString();
    task.source = std::move(source);
    task.anyGrid = exercise.anyGrid;
    task.guardPages = device.kind == DeviceKind::Cpu && device.sharesHostMemory;
    task.mostBlock = device.maxBlock;
    task.seed = seed;
    if (own)
        task.cases.push_back(*own);
    for (const Assignments& assignments : exercise.cases)
        task.cases.push_back(applied(assignments, Settings{}));
    return task;
}

Ticket gradeTicket(const GradeTask& task, const Device& device)
{
    return {task.cases.empty() ? Settings{} : task.cases.front(), device, requestFor(gradingOf(task), device.id), task};
}

Ticket liveTicket(const Settings& settings, const Device& device, const std::string& source)
{
    Settings few = settings;
    few.repetitions = std::min(settings.repetitions, liveRepetitions);
    Ticket result = runTicket(few, device, source);
    result.request.timeBudgetMs = liveBudgetMs;
    return result;
}

bool isCheap(const Settings& settings)
{
    const Coverage covered = coverage(settings);
    const std::uint64_t chain = std::max<std::uint64_t>(settings.chain, 1);
    return settings.elements <= cheapElements / chain && covered.threads <= 4 * cheapElements
        && settings.kernel != "matmul";
}

Ticket raced(Ticket ticket)
{
    ticket.request.plans.push_back(hostLoopPlan(ticket.settings, 1));
    ticket.request.plans.push_back(hostLoopPlan(ticket.settings, 0));
    return ticket;
}

void addPoint(std::vector<Run>& points, const Run& run)
{
    std::erase_if(points, [&run](const Run& point) {
        return point.settings.elements == run.settings.elements || point.settings.kernel != run.settings.kernel
            || point.settings.type != run.settings.type || point.device.id != run.device.id;
    });
    const auto place = std::upper_bound(points.begin(), points.end(), run,
        [](const Run& a, const Run& b) { return a.settings.elements < b.settings.elements; });
    if (run.settings.elements > 0) // a log axis has no place for 0
        points.insert(place, run);
}

Ticket comparisonTicket(const Settings& settings, const Settings& other, const Device& device,
    const std::string& source, const std::string& otherSource)
{
    return againstTicket(settings, device, {planFor(settings, source), planFor(other, otherSource)});
}

const Failure* failureOf(const Outcome& outcome)
{
    if (const auto* failure = std::get_if<Failure>(&outcome))
        return failure;
    const Report& report = std::get<Report>(outcome);
    static const Failure empty{FailureCode::Protocol, Stage::None, "no measurement", 0, {}, 0, 0, {}, {}};
    if (report.measurements.empty())
        return &empty;
    const auto& failure = report.measurements.front().failure;
    return failure ? &*failure : nullptr;
}

Run finishedRun(const Ticket& ticket, const Report& report, std::uint32_t number)
{
    return {number, timeNow().toStdString(), ROUNDTRIP_VERSION, ticket.device, ticket.settings, ticket.request.plans,
        report};
}

} // namespace roundtrip
