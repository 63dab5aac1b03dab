// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "model/data.h"
#include "plan/benchmark.h"
#include "plan/check.h"
#include "plan/experiments.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace roundtrip {
namespace {

struct BenchWords {
    Q_DECLARE_TR_FUNCTIONS(roundtrip::Bench)
};

constexpr std::uint64_t bandwidthElements = 1u << 25, tunedElements = 1u << 24, pipelineElements = 1u << 24, equalElements = 1u << 20, chainElements = 1u << 22;
constexpr std::uint32_t rounds = 21, pipelineChunks = 16, chainLength = 16;
constexpr std::uint32_t budgetMs = 20'000; // of one step; 21 rounds take less on any machine that is of use

std::uint64_t fitting(Settings settings, const Device& device)
{
    const std::uint64_t most = largestElements(settings, device);
    while (settings.elements > 1 && settings.elements > most)
        settings.elements /= 2;
    return settings.elements;
}

Settings settingsFor(const char* kernel, std::uint64_t elements, const Device& device, ElementType type = ElementType::Float)
{
    Settings settings;
    settings.kernel = kernel;
    settings.type = type;
    settings.block = std::min<std::uint64_t>(256, device.maxBlock);
    settings.strategy = Strategy::KeepOnDevice;
    settings.elements = elements;
    settings.repetitions = rounds;
    settings.elements = fitting(settings, device);
    return settings;
}

Ticket ticketOf(const Settings& settings, const Device& device, std::vector<Plan> plans)
{
    Ticket ticket{settings, device, {}, {}};
    ticket.request.deviceId = device.id;
    ticket.request.plans = std::move(plans);
    ticket.request.repetitions = rounds;
    ticket.request.timeBudgetMs = budgetMs;
    return ticket;
}

QString power(std::uint64_t elements) { return powerOfTwo(std::log2(static_cast<double>(elements))); }

BenchStep bandwidth(const char* id, const Device& device, const Course& course, ElementType type)
{
    const Settings s = settingsFor("vec_add", bandwidthElements, device, type);
    return {QLatin1String(id), BenchWords::tr("vec_add, %1, n = %2").arg(QLatin1String(typeName(type)), power(s.elements)), {BenchFigure::KernelRate},
        ticketOf(s, device, {planFor(s, course.kernel("vec_add"))})};
}

void addCopies(std::vector<BenchStep>& steps, const Device& device)
{
    for (const std::uint64_t mebibytes : {64u, 256u}) {
        const std::uint64_t bytes = mebibytes << 20;
        if (bytes <= device.maxAllocationBytes && bytes <= device.budgetBytes)
            steps.push_back({QStringLiteral("copy-%1").arg(mebibytes), BenchWords::tr("%1 MiB").arg(mebibytes),
                {BenchFigure::UploadRate, BenchFigure::DownloadRate}, ticketOf(Settings{}, device, {copyPlan(bytes)})});
    }
}

void addLatencies(std::vector<BenchStep>& steps, const Device& device, const Course& course)
{
    const std::string& source = course.kernel("vec_add");
    Settings one = settingsFor("vec_add", 1, device);
    one.block = 1;
    Settings trip = one;
    trip.strategy = Strategy::RoundTrip;
    steps.push_back({QStringLiteral("launch"), BenchWords::tr("launch of one thread"), {BenchFigure::StartDelay, BenchFigure::WholeTime},
        ticketOf(one, device, {launchPlan(one, source)})});
    steps.push_back({QStringLiteral("round-trip"), BenchWords::tr("round trip of one element"), {BenchFigure::WholeTime},
        ticketOf(trip, device, {planFor(trip, source)})});
}

void addContrasts(std::vector<BenchStep>& steps, const Device& device, const Course& course, std::uint64_t tunedBlock)
{
    const std::string& source = course.kernel("vec_add");
    Settings equal = settingsFor("vec_add", equalElements, device);
    equal.strategy = Strategy::RoundTrip;
    steps.push_back({QStringLiteral("equal"), BenchWords::tr("a round trip against the same again, n = %1").arg(power(equal.elements)), {BenchFigure::WholeRatio},
        ticketOf(equal, device, {planFor(equal, source), planFor(equal, source)})}); // how far equal things differ here

    const Settings plain = settingsFor("vec_add", tunedElements, device);
    Settings tuned = plain;
    tuned.kernel = "vec_add_tuned";
    tuned.block = tunedBlock;
    steps.push_back({QStringLiteral("tuned"), BenchWords::tr("tuned vec_add (block %1) against plain, kernels alone, n = %2").arg(tunedBlock).arg(power(plain.elements)),
        {BenchFigure::KernelRatio}, ticketOf(tuned, device, {planFor(tuned, course.kernel("vec_add_tuned")), planFor(plain, source)})});

    Settings serial = settingsFor("vec_add", pipelineElements, device);
    serial.strategy = Strategy::RoundTrip;
    Settings pieces = serial;
    pieces.strategy = Strategy::Pipelined;
    pieces.chunks = pipelineChunks;
    steps.push_back({QStringLiteral("pipelined"), BenchWords::tr("%1 chunks, pipelined, against one round trip, n = %2").arg(pipelineChunks).arg(power(serial.elements)),
        {BenchFigure::WholeRatio}, ticketOf(pieces, device, {planFor(pieces, source), planFor(serial, source)})});

    Settings kept = settingsFor("vec_add", chainElements, device);
    kept.chain = chainLength;
    Settings trips = kept;
    trips.strategy = Strategy::RoundTrip;
    steps.push_back({QStringLiteral("chain"), BenchWords::tr("%1 kernels that stay on the device against as many round trips, n = %2").arg(chainLength).arg(power(kept.elements)),
        {BenchFigure::WholeRatio}, ticketOf(kept, device, {planFor(kept, source), planFor(trips, source)})});
}

// From the host's order until the kernel started.
Statistics startDelays(const Measurement& measurement)
{
    std::vector<double> delays;
    for (const Repetition& repetition : measurement.repetitions)
        for (const Span& span : repetition.spans)
            if (span.queued != notGiven && hasTime(span) && span.started >= span.queued)
                delays.push_back(static_cast<double>(span.started - span.queued));
    return statistics(std::move(delays));
}

BenchRow rowOf(const BenchStep& step, BenchFigure figure, const Report& report)
{
    const std::vector<Plan>& plans = step.ticket.request.plans;
    const Measurement& first = report.measurements.front();
    BenchRow row{step.id, step.title, figure, 0, wallStatistics(first), {}, answerIsRight(report)};
    const auto phase = [&](Phase which) {
        const PhaseSummary summary = phaseSummary(plans.front(), first, which);
        row.bytes = summary.bytes;
        row.ns = summary.timeNs;
    };
    switch (figure) {
    case BenchFigure::KernelRate: phase(Phase::Compute); break;
    case BenchFigure::UploadRate: phase(Phase::Upload); break;
    case BenchFigure::DownloadRate: phase(Phase::Download); break;
    case BenchFigure::StartDelay: row.ns = startDelays(first); break;
    case BenchFigure::WholeTime: break;
    case BenchFigure::KernelRatio:
        phase(Phase::Compute);
        row.contrast = contrast(plans, report, Contrasted::Kernels);
        break;
    case BenchFigure::WholeRatio: row.contrast = contrast(plans, report, Contrasted::Wall); break;
    }
    return row;
}

} // namespace

Ticket tunedSweep(const Device& device, const Course& course)
{
    Settings settings = settingsFor("vec_add_tuned", tunedElements, device);
    std::vector<Plan> plans;
    for (settings.block = 16; settings.block <= std::min<std::uint64_t>(device.maxBlock, 4096); settings.block *= 4)
        plans.push_back(planFor(settings, course.kernel("vec_add_tuned")));
    return ticketOf(settings, device, std::move(plans));
}

std::uint64_t bestBlock(const Ticket& sweep, const Report& report)
{
    std::uint64_t best = 1;
    double least = 0;
    for (std::size_t p = 0; p < std::min(sweep.request.plans.size(), report.measurements.size()); ++p) {
        const Plan& plan = sweep.request.plans[p];
        const double ns = phaseSummary(plan, report.measurements[p], Phase::Compute).timeNs.median;
        for (const Operation& operation : plan.operations)
            if (operation.kind == OperationKind::Launch && ns > 0 && (least == 0 || ns < least)) {
                least = ns;
                best = operation.block;
            }
    }
    return best;
}

std::vector<BenchStep> benchSteps(const Device& device, const Course& course, std::uint64_t tunedBlock)
{
    std::vector<BenchStep> steps{bandwidth("float", device, course, ElementType::Float)};
    if (device.doubles)
        steps.push_back(bandwidth("double", device, course, ElementType::Double));
    addCopies(steps, device);
    addLatencies(steps, device, course);
    addContrasts(steps, device, course, tunedBlock);
    return steps;
}

std::vector<BenchRow> benchRows(const BenchStep& step, const Report& report)
{
    std::vector<BenchRow> rows;
    for (const BenchFigure figure : step.figures)
        rows.push_back(rowOf(step, figure, report));
    return rows;
}

} // namespace roundtrip
