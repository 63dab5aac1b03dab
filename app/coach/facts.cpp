// SPDX-License-Identifier: GPL-3.0-or-later
#include "coach/facts.h"

#include "guesses.h"
#include "measures.h"
#include "plan/catalogue.h"
#include "plan/check.h"

#include <algorithm>

namespace roundtrip {
namespace {

RunFacts runFacts(const Run& run)
{
    RunFacts facts;
    facts.settings = run.settings;
    facts.cover = coverage(run.settings);
    if (run.plans.empty() || run.report.measurements.empty())
        return facts;
    const Plan& plan = run.plans.front();
    const Measurement& measurement = run.report.measurements.front();
    facts.check = measurement.check;
    const auto median = medianRepetition(measurement);
    if (!median)
        return facts;
    const Repetition& repetition = measurement.repetitions[*median];
    facts.parts = breakdown(plan, repetition);
    facts.wall = repetition.wallNs();
    facts.firstRun = measurement.firstRun ? measurement.firstRun->wallNs() : 0;
    facts.kernel = static_cast<std::int64_t>(phaseSummary(plan, measurement, Phase::Compute).timeNs.median);
    for (const Operation& operation : plan.operations)
        if (operation.kind == OperationKind::Write || operation.kind == OperationKind::Read) {
            facts.copiedBytes += operationBytes(plan, operation);
            ++facts.copyCalls;
        }
    const Statistics walls = wallStatistics(measurement);
    facts.spread = walls.spread();
    facts.lowerWall = walls.lowerQuartile;
    facts.upperWall = walls.upperQuartile;
    facts.repetitions = walls.count;
    return facts;
}

// What the checks of an exercise say: every case that was tried, and the facts of the one that decided.
void addVerdict(Facts& facts, const Verdict& verdict)
{
    for (const GradedCase& graded : verdict.cases)
        if (graded.state != GradedCase::State::NotReached)
            facts.cases.push_back({graded.elements, graded.block, graded.state == GradedCase::State::Passed});
    if (verdict.at >= verdict.cases.size() || !(verdict.passed() || verdict.check || verdict.outside))
        return;
    const GradedCase& decided = verdict.cases[verdict.at];
    facts.run = RunFacts{};
    facts.run->settings = facts.settings;
    facts.run->settings.elements = decided.elements;
    facts.run->settings.block = decided.block;
    facts.run->settings.grid = decided.grid;
    facts.run->cover = coverage(facts.run->settings);
    facts.run->check = verdict.check.value_or(Check{});
    if (verdict.outside && facts.run->check->outside.empty()) // it crashed before anything could be compared
        facts.run->check->outside.push_back(*verdict.outside);
}

double wallOf(const Run& run, std::size_t plan)
{
    return plan < run.report.measurements.size() ? wallStatistics(run.report.measurements[plan]).median : 0;
}

// A race has the loops beside the device; else a point of a sweep of the same work knows them.
std::optional<HostFacts> hostFacts(const Run& run, const std::vector<Run>& sweep)
{
    const auto isRace = [](const Run& point) {
        return point.plans.size() == 3 && point.report.measurements.size() == 3;
    };
    for (const Run* point : {&run})
        if (isRace(*point))
            return HostFacts{wallOf(*point, 1), wallOf(*point, 2)};
    for (const Run& point : sweep)
        if (isRace(point) && point.settings.elements == run.settings.elements && point.settings.kernel == run.settings.kernel
            && point.settings.type == run.settings.type && point.device.id == run.device.id)
            return HostFacts{wallOf(point, 1), wallOf(point, 2)};
    return {};
}

std::vector<BlockTime> blockTimes(const std::vector<Run>& runs)
{
    std::vector<BlockTime> times;
    for (const Run& run : runs)
        if (!run.plans.empty() && !run.report.measurements.empty())
            if (const double ns = phaseSummary(run.plans.front(), run.report.measurements.front(), Phase::Compute).timeNs.median; ns > 0)
                times.push_back({run.settings.block, ns});
    std::sort(times.begin(), times.end(), [](const BlockTime& a, const BlockTime& b) { return a.block < b.block; });
    return times;
}

void addResults(Facts& facts, const Occurrence& at)
{
    const Results& results = at.state->results;
    if (at.did == Experiment::Run && results.run) {
        facts.run = runFacts(*results.run);
        facts.host = hostFacts(*results.run, at.elementSweep);
        if (at.comparison)
            facts.contrast = contrast(results.run->plans, results.run->report, Contrasted::Wall);
    }
    if (at.did == Experiment::Check && results.verdict)
        addVerdict(facts, *results.verdict);
    if (at.did == Experiment::ReadEarly && results.run && !results.run->report.measurements.empty())
        if (const auto& check = results.run->report.measurements.front().check)
            facts.early = EarlyRead{check->mismatches, check->compared};
    if (at.elementSweep.size() >= 3)
        facts.wholeTrip = wholeTripBreakEven(at.elementSweep);
    facts.blocks = blockTimes(results.blockSweep);
    for (const Run& order : results.orders)
        if (coverage(order.settings).grid == coverage(results.orders.back().settings).grid)
            facts.orders.push_back(orderedShare(order).value_or(0));
    if (!results.orders.empty())
        facts.orderedBlocks = coverage(results.orders.back().settings).grid;
}

} // namespace

Facts gather(const Occurrence& at)
{
    Facts facts;
    facts.did = at.did;
    if (at.lesson)
        facts.controls = at.lesson->controls;
    if (at.state) {
        facts.settings = at.state->kept.settings;
        addResults(facts, at);
    }
    if (at.device) {
        facts.device = *at.device;
        facts.mostElements = largestElements(facts.settings, *at.device);
        facts.mostBlock = largestBlock(*at.device, at.limits);
    }
    const KernelInfo* kernel = findKernel(facts.run ? facts.run->settings.kernel : facts.settings.kernel);
    if (!at.source.isEmpty())
        facts.source = readSource(at.source);
    else if (kernel)
        facts.source = sourceFacts(*kernel);
    return facts;
}

std::vector<GuessFact> guessFacts(const Lesson& lesson, const LessonState& state)
{
    std::vector<GuessFact> found;
    for (const Step& step : lesson.steps)
        for (const Prediction& prediction : step.predictions) {
            const auto guess = state.kept.guesses.find(prediction.id);
            const auto runs = state.results.answers.find(prediction.id);
            const bool isAnswered = guess != state.kept.guesses.end() && runs != state.results.answers.end();
            const auto value = isAnswered ? measured(prediction.measure, runs->second) : std::nullopt;
            const Choice* actual = value ? choiceFor(prediction, *value) : nullptr;
            const auto guessed = actual ? std::find_if(prediction.choices.begin(), prediction.choices.end(),
                                     [&](const Choice& choice) { return choice.id == guess->second; })
                                        : prediction.choices.end();
            if (guessed != prediction.choices.end())
                found.push_back({prediction.id, prediction.measure, static_cast<std::size_t>(guessed - prediction.choices.begin()),
                    static_cast<std::size_t>(actual - prediction.choices.data())});
        }
    return found;
}

} // namespace roundtrip
