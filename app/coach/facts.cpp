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

const Check* checkOf(const CaseResult& result)
{
    const Report* report = result.outcome ? std::get_if<Report>(&*result.outcome) : nullptr;
    if (!report || report->measurements.empty() || !report->measurements.front().check)
        return nullptr;
    return &*report->measurements.front().check;
}

// What a check of an exercise says: every case, and the first one that went wrong, else the last.
void addCases(Facts& facts, const std::vector<CaseResult>& cases)
{
    for (const CaseResult& result : cases)
        if (const Check* check = checkOf(result)) {
            facts.cases.push_back({result.settings.elements, result.settings.block, check->passed()});
            if (facts.run && !facts.run->isRight())
                continue;
            facts.run = RunFacts{};
            facts.run->settings = result.settings;
            facts.run->cover = coverage(result.settings);
            facts.run->check = *check;
        }
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
    if (at.did == Experiment::Check)
        addCases(facts, results.cases);
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
