// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/grading.h"

#include "model/data.h"
#include "plan/sketch.h"

#include <algorithm>
#include <bit>

namespace roundtrip {
namespace {

constexpr std::uint32_t buildDeadlineMs = 20000, runDeadlineMs = 10000, totalDeadlineMs = 60000;
constexpr std::uint64_t usualBlock = 64;
constexpr std::uint64_t mostPaged = 4096; // elements between guard pages: more would only be slower
constexpr std::uint64_t largePrime = 262147; // above what 16 bits can count, and where races show

struct Trial {
    std::uint64_t elements = 0, block = usualBlock, grid = 0;
    bool small = true; // between guard pages
    bool unoptimized = false;
    Fill::Kind inputs = Fill::Kind::Random;
};

constexpr const char* withoutOptimizations = "-cl-opt-disable";

std::uint64_t squared(std::uint64_t side) { return side * side; }

// Sizes that a block of B does not divide are multiples of 32 elements here and there: only those end flush at a page
// whatever the type, so that a read of element n is seen.
std::vector<Trial> elementTrials(std::uint64_t block, std::uint64_t other)
{
    std::vector<Trial> trials;
    for (const std::uint64_t n : {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{2}, std::uint64_t{3}, block - 1, block, block + 1,
                                  block + (block + 1) / 2, std::uint64_t{96}, std::uint64_t{257}, std::uint64_t{1009}})
        trials.push_back({n, block});
    for (const std::uint64_t n : {other - 1, other + 1, std::uint64_t{992}, std::uint64_t{1013}})
        trials.push_back({n, other});
    trials.push_back({160, block, 160 / block + 3});
    trials.push_back({224, block, 0, true, true});
    return trials;
}

// Where an element comes from its own place alone, and rounds the same however it is computed: with either sign a sum
// of products would lose all its digits in one style and not in another.
void addSpecial(std::vector<Trial>& trials, Signature signature, std::uint64_t block)
{
    const bool rounds = signature == Signature::Factor;
    if (signature != Signature::TwoInputs && signature != Signature::OneInput && signature != Signature::LocalTile && !rounds)
        return;
    trials.push_back({1021, block, 0, true, false, Fill::Kind::Special});
    if (!rounds)
        trials.push_back({1019, block, 0, true, false, Fill::Kind::Signed});
}

std::vector<Trial> squareTrials(std::uint64_t block, std::uint64_t other)
{
    std::vector<Trial> trials;
    for (const std::uint64_t side : {0, 1, 2, 3, 7, 8, 9, 17, 32, 37})
        trials.push_back({squared(side), block});
    for (const std::uint64_t side : {5, 24, 31})
        trials.push_back({squared(side), other});
    trials.push_back({squared(12), block, squared(12) / block + 3});
    trials.push_back({squared(40), block, squared(40) / block + 2, true, true});
    return trials;
}

std::vector<Trial> trialsFor(const GradeTask& task, const KernelInfo& kernel)
{
    const auto legal = [&](std::uint64_t block) {
        const std::uint64_t most = task.mostBlock ? std::min(block, task.mostBlock) : block;
        return task.onlyBlock ? task.onlyBlock : kernel.halves ? std::bit_floor(most) : most;
    };
    const bool square = kernel.signature == Signature::Matrices;
    const std::uint64_t block = legal(usualBlock), other = legal(kernel.halves ? 128 : 100), wide = legal(256);
    const std::uint64_t large = square ? squared(263) : largePrime;
    std::vector<Trial> trials, largeOnes; // those without guard pages come last: what they end says least
    for (const Settings& given : task.cases)
        (given.elements <= mostPaged ? trials : largeOnes).push_back({given.elements, legal(given.block), given.grid, given.elements <= mostPaged});
    const std::vector<Trial> small = square ? squareTrials(block, other) : elementTrials(block, other);
    trials.insert(trials.end(), small.begin(), small.end());
    addSpecial(trials, kernel.signature, block);
    if (task.anyGrid) {
        trials.push_back({1009, block, 2});
        trials.push_back({992, other, 1});
        largeOnes.push_back({large, wide, 16, false});
    }
    largeOnes.push_back({large, wide, 0, false});
    trials.insert(trials.end(), largeOnes.begin(), largeOnes.end());
    return trials;
}

Settings settingsOf(const Trial& trial, const GradeTask& task)
{
    Settings settings;
    settings.kernel = task.kernel;
    settings.elements = trial.elements;
    settings.block = trial.block;
    settings.grid = trial.grid;
    if (!task.anyGrid && trial.grid != 0 && trial.grid < coverage(settings).autoGrid)
        settings.grid = 0;
    return settings;
}

// One launch between uploads and a download. What lay in the output before is random too: stored values show, and so
// do those that nobody stores.
Plan planOf(const Settings& settings, const GradeTask& task, const KernelInfo& kernel, Guard guard, const Trial& trial)
{
    Sketch sketch(settings, kernel, task.source);
    Plan& plan = sketch.plan();
    plan.name = settings.kernel + " · check";
    plan.guard = guard;
    for (Buffer& buffer : plan.buffers)
        buffer.captured = 0;
    if (!task.file.empty())
        plan.programs.front().file = task.file;
    if (!task.function.empty())
        plan.programs.front().function = task.function;
    Fill& before = plan.buffers[sketch.output()].fill;
    const bool startsAtZero = before.kind == Fill::Kind::Zero;
    if (!startsAtZero)
        before = {Fill::Kind::Random, mix(settings.seed + 7)};
    if (trial.unoptimized || task.doubted)
        plan.programs.front().options = withoutOptimizations;
    if (trial.inputs != Fill::Kind::Random)
        for (const std::uint32_t input : sketch.inputs())
            plan.buffers[input].fill.kind = trial.inputs;
    for (const std::uint32_t input : sketch.inputs())
        sketch.write(input, "upload " + sketch.name(input));
    if (!startsAtZero)
        sketch.write(sketch.output(), "fill " + sketch.name(sketch.output()));
    Operation& launch = sketch.launch(0, plan.programs.front().function);
    launch.grid = std::max<std::uint64_t>(launch.grid, 1); // for 0 elements too: no thread may touch anything
    sketch.read(sketch.output(), "download " + sketch.name(sketch.output())).blocking = true;
    return plan;
}

class Grader {
public:
    explicit Grader(const GradeTask& task) : m_task(task), m_kernel(*findKernel(task.kernel))
    {
        m_grading.kernel = task.function.empty() ? std::string(m_kernel.function) : task.function;
        m_grading.catalogueId = task.kernel;
        m_grading.seed = task.seed;
    }

    void add(const Trial& trial)
    {
        Settings settings = settingsOf(trial, m_task);
        const Coverage covered = coverage(settings);
        const GradedCase next{covered.elements, settings.block, std::max<std::uint64_t>(covered.grid, 1), {}};
        const auto& cases = m_grading.cases;
        const bool isEmpty = covered.elements == 0;
        if (settings.block == 0 || std::find(cases.begin(), cases.end(), next) != cases.end())
            return;
        if (isEmpty && (!m_task.guardPages || m_kernel.signature == Signature::BlockSums))
            return; // OpenCL has no buffer of length 0; between guard pages there is one
        m_grading.cases.push_back(next);
        const bool paged = m_task.guardPages && trial.small;
        for (const Guard guard : {Guard::PagesAfter, Guard::PagesBefore}) { // two runs of different inputs in any case
            settings.seed = mix(m_task.seed * 1000 + m_grading.plans.size());
            m_grading.plans.push_back(planOf(settings, m_task, m_kernel, paged ? guard : Guard::Zones, trial));
            m_grading.caseOf.push_back(static_cast<std::uint32_t>(cases.size() - 1));
        }
    }

    Grading take() { return std::move(m_grading); }

private:
    const GradeTask& m_task;
    const KernelInfo& m_kernel;
    Grading m_grading;
};

} // namespace

Grading gradingOf(const GradeTask& task)
{
    const KernelInfo* kernel = findKernel(task.kernel);
    if (!kernel || kernel->signature == Signature::Tickets)
        return {};
    Grader grader(task);
    for (const Trial& trial : trialsFor(task, *kernel))
        grader.add(trial);
    return grader.take();
}

Request requestFor(const Grading& grading, const std::string& deviceId)
{
    Request request;
    request.deviceId = deviceId;
    request.plans = grading.plans;
    request.repetitions = 1;
    request.checkOnly = true;
    request.buildDeadlineMs = buildDeadlineMs;
    request.runDeadlineMs = runDeadlineMs;
    request.totalDeadlineMs = totalDeadlineMs;
    return request;
}

std::optional<GradeTask> adaptedTo(const Outcome& outcome, const GradeTask& task)
{
    const Failure* failure = std::get_if<Failure>(&outcome);
    if (const auto* report = std::get_if<Report>(&outcome))
        for (const Measurement& measurement : report->measurements)
            if (measurement.failure && !failure)
                failure = &*measurement.failure;
    if (!failure || failure->code != FailureCode::BadLaunch || failure->limit == 0)
        return {};
    GradeTask adapted = task;
    if (failure->detail == "BLOCK_NOT_REQUIRED" && task.onlyBlock == 0)
        adapted.onlyBlock = failure->limit;
    else if (failure->detail.starts_with("BLOCK_ABOVE") && (task.mostBlock == 0 || task.mostBlock > failure->limit))
        adapted.mostBlock = failure->limit;
    else
        return {};
    return adapted;
}

} // namespace roundtrip
