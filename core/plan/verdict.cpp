// SPDX-License-Identifier: GPL-3.0-or-later
// What do the outcomes of all runs say together?
#include "plan/grading.h"

#include <algorithm>
#include <array>
#include <bit>

namespace roundtrip {
namespace {

constexpr std::uint64_t enoughForARace = 1000; // with fewer, other inputs may well be right by chance

VerdictKind kindOf(const Failure& failure)
{
    if (!failure.outside.empty())
        return VerdictKind::Dangerous;
    switch (failure.code) {
    case FailureCode::BadSource: return VerdictKind::DoesNotBuild;
    case FailureCode::BadLaunch: return VerdictKind::Refused;
    case FailureCode::OutOfMemory: return VerdictKind::OutOfMemory;
    case FailureCode::Crashed:
    case FailureCode::DeviceLost:
    case FailureCode::Protocol: return VerdictKind::Crashed; // a kernel that writes where the worker speaks
    case FailureCode::TimedOut: return VerdictKind::TimedOut;
    case FailureCode::Stopped:
    case FailureCode::Superseded: return VerdictKind::Stopped;
    case FailureCode::EngineMissing:
    case FailureCode::NoDevice: break;
    }
    return VerdictKind::NotGraded;
}

VerdictKind kindOf(const Measurement& measurement)
{
    if (measurement.failure)
        return kindOf(*measurement.failure);
    if (!measurement.check)
        return VerdictKind::NotGraded;
    if (!measurement.check->outside.empty())
        return VerdictKind::Dangerous;
    if (!measurement.check->changedInputs.empty())
        return VerdictKind::ChangesInput;
    return measurement.check->mismatches > 0 ? VerdictKind::Wrong : VerdictKind::Right;
}

// The first mistake to mend, where there are several.
int urgency(VerdictKind kind)
{
    constexpr std::array order{VerdictKind::Right, VerdictKind::NotGraded, VerdictKind::Wrong, VerdictKind::ChangesInput,
                               VerdictKind::OutOfMemory, VerdictKind::Refused, VerdictKind::TimedOut, VerdictKind::Crashed,
                               VerdictKind::Dangerous, VerdictKind::DoesNotBuild, VerdictKind::Stopped};
    return static_cast<int>(std::find(order.begin(), order.end(), kind) - order.begin());
}

bool hasUsualInputs(const Plan& plan)
{
    return plan.check && !plan.check->inputs.empty() && plan.buffers[plan.check->inputs.front()].fill.kind != Fill::Kind::Signed
        && plan.buffers[plan.check->inputs.front()].fill.kind != Fill::Kind::Special;
}

// Among a million elements that nobody stored one or the other is right by chance.
bool isNearlyAll(std::uint64_t some, std::uint64_t all) { return some <= all && all - some <= all / 1000; }

// All runs with something to compare; what a sum with infinities looks like tells nothing.
class Evidence {
public:
    Evidence(const Grading& grading, const Report& report)
    {
        for (std::size_t i = 0; i < report.measurements.size(); ++i)
            if (const auto& check = report.measurements[i].check; check && check->compared > 0 && hasUsualInputs(grading.plans[i]))
                m_runs.push_back({&grading.cases[grading.caseOf[i]], &*check});
    }

    Mistake ofWrites() const
    {
        bool oneTooFar = true, spare = true, any = false;
        for (const Run& run : m_runs)
            for (const GuardHit& hit : run.check->outside) {
                if (hit.access != Access::Write)
                    continue;
                any = true;
                const auto length = static_cast<std::int64_t>(hit.length);
                oneTooFar = oneTooFar && hit.firstIndex == length && hit.lastIndex == length;
                spare = spare && hit.firstIndex >= length
                    && hit.lastIndex < static_cast<std::int64_t>(run.of->grid * run.of->block);
            }
        return !any ? Mistake::None : oneTooFar ? Mistake::OneTooFar : spare ? Mistake::NoGuard : Mistake::None;
    }

    // From which element on nothing is stored, whatever n is; 0: no such border.
    std::uint64_t border() const
    {
        std::uint64_t border = 0, sizes = 0, last = 0;
        for (const Run& run : m_runs) {
            const Check& check = *run.check;
            if (check.mismatches == 0)
                continue;
            const std::uint64_t first = check.first.empty() ? 0 : check.first.front().index;
            if (check.untouched != check.mismatches || first == 0 || !isNearlyAll(check.mismatches, check.compared - first) || (border && border != first))
                return 0;
            border = first;
            sizes += run.of->elements != last;
            last = run.of->elements;
        }
        return sizes > 1 || isPowerOfIndex(border) ? border : 0;
    }

    static bool isPowerOfIndex(std::uint64_t border) { return border == 128 || border == 256 || border == 32768 || border == 65536; }

    bool nothingIsStored() const
    {
        return std::all_of(m_runs.begin(), m_runs.end(), [](const Run& run) { return run.check->untouched == run.check->mismatches && isNearlyAll(run.check->mismatches, run.check->compared); });
    }

    Likeness likeness() const // that all wrong answers share
    {
        std::optional<Likeness> shared;
        for (const Run& run : m_runs)
            if (run.check->mismatches > 0 && run.check->compared >= 16)
                shared = !shared || *shared == run.check->likeness ? run.check->likeness : Likeness::None;
        return shared.value_or(Likeness::None);
    }

    std::string copied() const // the input; a case too small to show it has no name for it
    {
        for (const Run& run : m_runs)
            if (run.check->likeness == Likeness::Copy)
                return run.check->copied;
        return {};
    }

    bool isUnsteady() const
    {
        for (std::size_t i = 1; i < m_runs.size(); ++i)
            if (m_runs[i].of == m_runs[i - 1].of && m_runs[i].of->elements >= enoughForARace && (m_runs[i].check->mismatches == 0) != (m_runs[i - 1].check->mismatches == 0))
                return true;
        return false;
    }

private:
    struct Run {
        const GradedCase* of;
        const Check* check;
    };
    std::vector<Run> m_runs;
};

void nameMistake(Verdict& verdict, const Evidence& evidence)
{
    if (verdict.kind != VerdictKind::Wrong && verdict.kind != VerdictKind::Dangerous)
        return;
    if (const std::uint64_t border = evidence.border()) {
        verdict.mistake = Evidence::isPowerOfIndex(border) ? Mistake::ShortIndex : Mistake::FixedSize;
        verdict.limit = verdict.mistake == Mistake::FixedSize ? border : static_cast<std::uint64_t>(std::countr_zero(border));
        return;
    }
    if (verdict.kind == VerdictKind::Dangerous) {
        verdict.mistake = evidence.ofWrites();
        return;
    }
    const Likeness likeness = evidence.likeness();
    if (evidence.nothingIsStored())
        verdict.mistake = Mistake::NothingStored;
    else if (likeness != Likeness::None)
        verdict.mistake = likeness == Likeness::Constant ? Mistake::Constant : likeness == Likeness::Copy ? Mistake::Copy : Mistake::OldContent;
    else if (evidence.isUnsteady())
        verdict.mistake = Mistake::Unsteady;
    else if (verdict.check && verdict.check->untouched == verdict.check->mismatches)
        verdict.mistake = Mistake::SomeNotStored;
    if (verdict.mistake == Mistake::Copy && verdict.check)
        verdict.check->copied = evidence.copied();
}

void markCases(Verdict& verdict, const Grading& grading, const std::vector<VerdictKind>& kinds)
{
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        GradedCase& graded = verdict.cases[grading.caseOf[i]];
        if (kinds[i] != VerdictKind::Right)
            graded.state = GradedCase::State::Failed;
        else if (graded.state == GradedCase::State::NotReached)
            graded.state = GradedCase::State::Passed;
    }
}

void judgeReport(Verdict& verdict, const Grading& grading, const Report& report)
{
    std::vector<VerdictKind> kinds;
    for (const Measurement& measurement : report.measurements) {
        kinds.push_back(kindOf(measurement));
        verdict.readsWatched = verdict.readsWatched || measurement.guardPages;
    }
    markCases(verdict, grading, kinds);
    const auto worst = std::max_element(kinds.begin(), kinds.end(), [](VerdictKind a, VerdictKind b) { return urgency(a) < urgency(b); });
    const auto index = static_cast<std::size_t>(worst - kinds.begin());
    const Measurement& measurement = report.measurements[index];
    const bool anything = std::any_of(report.measurements.begin(), report.measurements.end(),
                                      [](const Measurement& one) { return one.check && one.check->compared > 0; });
    verdict.kind = *worst == VerdictKind::Right && !anything ? VerdictKind::NotGraded : *worst;
    verdict.at = grading.caseOf[index];
    verdict.run = index;
    verdict.check = measurement.check;
    verdict.failure = measurement.failure;
    if (measurement.check && !measurement.check->outside.empty())
        verdict.outside = measurement.check->outside.front();
    const Measurement& first = report.measurements.front();
    verdict.diagnostics = first.diagnostics;
    verdict.printed = first.printed;
    verdict.printedBytes = first.printedBytes;
    nameMistake(verdict, Evidence(grading, report));
}

bool hasBarrier(const std::string& source) { return source.find("barrier") != std::string::npos; }

// Without a barrier there is nothing that drivers are known to take apart wrongly; what the mistake explains is one.
bool isDoubtful(const Verdict& verdict, const GradeTask& task)
{
    return verdict.kind == VerdictKind::Wrong && (verdict.mistake == Mistake::None || verdict.mistake == Mistake::SomeNotStored)
        && hasBarrier(task.source);
}

} // namespace

Judged judge(const GradeTask& task, const Outcome& outcome)
{
    if (auto adapted = adaptedTo(outcome, task))
        return {std::move(adapted)};
    GradeTask usual = task;
    usual.doubted.reset();
    Judged judged{{}, {}, gradingOf(usual)};
    Verdict verdict = verdictOf(task.doubted ? gradingOf(task) : judged.grading, outcome);
    if (task.doubted) {
        judged.verdict = *task.doubted;
        if (verdict.passed())
            judged.verdict.kind = VerdictKind::Doubtful;
    } else if (isDoubtful(verdict, task)) {
        judged.next = task;
        judged.next->doubted = std::move(verdict);
    } else {
        judged.verdict = std::move(verdict);
    }
    return judged;
}

Verdict verdictOf(const Grading& grading, const Outcome& outcome)
{
    Verdict verdict;
    verdict.kernel = grading.kernel;
    verdict.seed = grading.seed;
    verdict.cases = grading.cases;
    if (const auto* failure = std::get_if<Failure>(&outcome)) {
        verdict.kind = kindOf(*failure);
        verdict.failure = *failure;
        verdict.printed = failure->printed;
        verdict.printedBytes = failure->printed.size();
        const bool reached = failure->plan < grading.caseOf.size() && verdict.kind != VerdictKind::NotGraded && verdict.kind != VerdictKind::Stopped;
        verdict.at = reached ? grading.caseOf[failure->plan] : 0;
        if (reached && verdict.kind != VerdictKind::DoesNotBuild)
            verdict.cases[verdict.at].state = GradedCase::State::Failed;
        if (!failure->outside.empty())
            verdict.outside = failure->outside.front();
    } else if (const Report& report = std::get<Report>(outcome); !report.measurements.empty() && report.measurements.size() == grading.plans.size()) {
        judgeReport(verdict, grading, report);
    }
    return verdict;
}

} // namespace roundtrip
