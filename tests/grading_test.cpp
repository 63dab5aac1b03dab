// SPDX-License-Identifier: GPL-3.0-or-later
// Which runs grade a kernel, and what is said about their outcomes? Pure: nothing here runs.
#include "model/blackbox.h"
#include "model/data.h"
#include "model/validate.h"
#include "plan/catalogue.h"
#include "plan/experiments.h"
#include "plan/grading.h"
#include "plan/simulation.h"

#include <QtTest>

#include <bit>
#include <set>

using namespace roundtrip;

namespace {

GradeTask taskFor(const std::string& kernel)
{
    GradeTask task;
    task.kernel = kernel;
    task.source = "__kernel void k() {}";
    task.mostBlock = 4096;
    task.seed = 3;
    return task;
}

Device largeDevice()
{
    Device device;
    device.maxBlock = 4096;
    device.maxAllocationBytes = device.budgetBytes = std::uint64_t{1} << 32;
    device.doubles = true;
    return device;
}

std::set<std::uint64_t> sizesOf(const Grading& grading)
{
    std::set<std::uint64_t> sizes;
    for (const GradedCase& one : grading.cases)
        sizes.insert(one.elements);
    return sizes;
}

// Every run right.
Report rightReport(const Grading& grading)
{
    Report report;
    for (const Plan& plan : grading.plans) {
        Measurement measurement;
        measurement.check = Check{plan.check->reference, plan.check->count, 0, 0, 0, {}, {}, {}};
        measurement.guardPages = plan.guard != Guard::Zones;
        report.measurements.push_back(measurement);
    }
    return report;
}

Check& checkOf(Report& report, std::size_t run) { return *report.measurements[run].check; }

// The elements from `first` on are as they were before.
void leave(Check& check, std::uint64_t first)
{
    if (check.compared <= first)
        return;
    check.mismatches = check.untouched = check.compared - first;
    check.first = {{first, 0.5, 2}};
}

} // namespace

class GradingTest : public QObject {
    Q_OBJECT
private slots:
    void sizesAreThoseThatFindMistakes()
    {
        const Grading grading = gradingOf(taskFor("vec_add"));
        const std::set<std::uint64_t> sizes = sizesOf(grading);
        for (const std::uint64_t n : {0u, 1u, 2u, 3u, 63u, 64u, 65u, 257u, 1009u, 262147u})
            QVERIFY2(sizes.contains(n), qPrintable(QString::number(n)));
        std::set<std::uint64_t> blocks;
        bool spareBlock = false;
        for (const GradedCase& one : grading.cases) {
            blocks.insert(one.block);
            spareBlock = spareBlock || (one.grid - 1) * one.block > one.elements + one.block;
            QVERIFY(one.grid * one.block >= one.elements);
        }
        QVERIFY(blocks.size() >= 3);
        QVERIFY(spareBlock);
    }

    void everyRunIsLegalAndHasInputsOfItsOwn()
    {
        for (const KernelInfo& info : catalogue()) {
            if (info.signature == Signature::Tickets)
                continue;
            GradeTask task = taskFor(std::string(info.id));
            Settings own;
            own.elements = 500;
            own.block = 100;
            task.cases = {own};
            const Grading grading = gradingOf(task);
            QVERIFY(grading.plans.size() >= 20);
            QCOMPARE(grading.plans.size(), grading.caseOf.size());
            std::set<std::uint64_t> seeds;
            for (const Plan& plan : grading.plans) {
                QVERIFY2(validate(plan, largeDevice()).empty(), info.id.data());
                QVERIFY(seeds.insert(plan.buffers[plan.check->inputs.front()].fill.seed).second);
                const Fill& before = plan.buffers[plan.check->output].fill;
                QVERIFY(before.kind != Fill::Kind::Untouched); // or += would pass
                for (const std::uint32_t input : plan.check->inputs)
                    QVERIFY(plan.buffers[input].fill != before);
            }
            for (const GradedCase& one : grading.cases)
                QVERIFY2(!info.halves || std::has_single_bit(one.block), info.id.data());
        }
    }

    // Only a length that the widest vector type divides ends exactly at a page.
    void someSizesEndAtAPageAndHaveSpareThreads()
    {
        for (const Guard guard : {Guard::PagesAfter, Guard::PagesBefore}) {
            const Grading grading = gradingOf(taskFor("vec_add"));
            bool found = false;
            for (std::size_t i = 0; i < grading.plans.size(); ++i) {
                const GradedCase& one = grading.cases[grading.caseOf[i]];
                found = found || (grading.plans[i].guard == guard && one.elements % 32 == 0 && one.elements % one.block != 0 && one.elements > 0);
            }
            QVERIFY(found);
        }
        GradeTask elsewhere = taskFor("vec_add");
        elsewhere.guardPages = false;
        for (const Plan& plan : gradingOf(elsewhere).plans)
            QVERIFY(plan.guard == Guard::Zones);
        QVERIFY(!sizesOf(gradingOf(elsewhere)).contains(0));
    }

    void smallGridsOnlyWhereTheyAreAllowed()
    {
        GradeTask task = taskFor("saxpy");
        Settings own;
        own.elements = 1000;
        own.block = 64;
        own.grid = 2;
        task.cases = {own};
        QCOMPARE(gradingOf(task).cases.front(), (GradedCase{1000, 64, 16, {}})); // a right kernel must not fail
        task.anyGrid = true;
        QCOMPARE(gradingOf(task).cases.front(), (GradedCase{1000, 64, 2, {}}));
        bool small = false;
        for (const GradedCase& one : gradingOf(task).cases)
            small = small || one.grid * one.block < one.elements;
        QVERIFY(small);
    }

    void aPrescribedBlockIsKept()
    {
        GradeTask task = taskFor("vec_add");
        Failure failure{FailureCode::BadLaunch, Stage::None, "BLOCK_NOT_REQUIRED", -54, "vec_add", 64, 32};
        const auto adapted = adaptedTo(failure, task);
        QVERIFY(adapted);
        for (const GradedCase& one : gradingOf(*adapted).cases)
            QCOMPARE(one.block, std::uint64_t{32});
        QVERIFY(!adaptedTo(failure, *adapted)); // not for ever
        failure.detail = "BLOCK_ABOVE_KERNEL";
        const auto smaller = adaptedTo(failure, task);
        QVERIFY(smaller);
        for (const GradedCase& one : gradingOf(*smaller).cases)
            QVERIFY(one.block <= 32);
        QVERIFY(!adaptedTo(Failure{FailureCode::Crashed}, task));
    }

    // One element in a million is what it should be by chance, and a sum with infinities looks like nothing at all.
    void chanceHidesNoMistake()
    {
        const Grading grading = gradingOf(taskFor("vec_add"));
        Report nothing = rightReport(grading), old = rightReport(grading);
        for (std::size_t i = 0; i < grading.plans.size(); ++i) {
            Check& none = checkOf(nothing, i);
            if (none.compared > 0)
                leave(none, 0);
            if (none.compared > 100000)
                --none.mismatches, --none.untouched;
            const bool isSpecial = grading.plans[i].buffers[grading.plans[i].check->inputs.front()].fill.kind != Fill::Kind::Random;
            Check& added = checkOf(old, i);
            if (added.compared > 0) {
                added.mismatches = added.compared - (isSpecial ? added.compared / 3 : 0);
                added.first = {{0, 3.5, 2}};
                added.likeness = isSpecial ? Likeness::None : Likeness::OldContent;
            }
        }
        QCOMPARE(verdictOf(grading, nothing).mistake, Mistake::NothingStored);
        QCOMPARE(verdictOf(grading, old).mistake, Mistake::OldContent);
    }

    // Where a kernel with a barrier is wrong, the same is built without optimizations before anything is said.
    void driversAreDoubtedFirst()
    {
        GradeTask task = taskFor("block_sums");
        task.source = "__kernel void k() { barrier(CLK_LOCAL_MEM_FENCE); }";
        const Grading grading = gradingOf(task);
        Report wrong = rightReport(grading);
        for (std::size_t i = 0; i < wrong.measurements.size(); ++i)
            if (checkOf(wrong, i).compared > 1) {
                checkOf(wrong, i).mismatches = 1;
                checkOf(wrong, i).first = {{1, 0.25, 2}};
            }
        const Judged first = judge(task, wrong);
        QVERIFY(first.next && first.next->doubted);
        QCOMPARE(first.next->doubted->kind, VerdictKind::Wrong);
        for (const Plan& plan : gradingOf(*first.next).plans)
            QCOMPARE(plan.programs.front().options, std::string("-cl-opt-disable"));
        const Judged right = judge(*first.next, rightReport(gradingOf(*first.next)));
        QVERIFY(!right.next);
        QCOMPARE(right.verdict.kind, VerdictKind::Doubtful);
        QVERIFY(!right.verdict.passed());
        QCOMPARE(right.verdict.check->first.front().index, std::uint64_t{1}); // the facts of the first time
        const Judged again = judge(*first.next, wrong);
        QVERIFY(!again.next);
        QCOMPARE(again.verdict.kind, VerdictKind::Wrong);
        QCOMPARE(judge(*first.next, Failure{FailureCode::Crashed}).verdict.kind, VerdictKind::Wrong);
        task.source = "__kernel void k() {}";
        QVERIFY(!judge(task, wrong).next);
        QCOMPARE(judge(task, wrong).verdict.kind, VerdictKind::Wrong);
        QCOMPARE(judge(task, rightReport(grading)).verdict.kind, VerdictKind::Right);
    }

    void specialInputsWhereTheyAreDefined()
    {
        const auto kinds = [](const char* kernel) {
            std::set<Fill::Kind> all;
            bool unoptimized = false;
            for (const Plan& plan : gradingOf(taskFor(kernel)).plans) {
                all.insert(plan.buffers[plan.check->inputs.front()].fill.kind);
                unoptimized = unoptimized || plan.programs.front().options == "-cl-opt-disable";
            }
            return unoptimized ? all : std::set<Fill::Kind>{};
        };
        using Kind = Fill::Kind;
        QVERIFY(kinds("vec_add") == (std::set{Kind::Random, Kind::Signed, Kind::Special}));
        QVERIFY(kinds("saxpy") == (std::set{Kind::Random, Kind::Special}));
        QVERIFY(kinds("reverse") == (std::set{Kind::Random, Kind::Signed, Kind::Special}));
        for (const char* kernel : {"matmul", "histogram", "block_sums"})
            QVERIFY2(kinds(kernel) == std::set{Kind::Random}, kernel);
    }

    void rightMeansEveryRun()
    {
        const Grading grading = gradingOf(taskFor("vec_add"));
        Report report = rightReport(grading);
        QVERIFY(verdictOf(grading, report).passed());
        for (const GradedCase& one : verdictOf(grading, report).cases)
            QCOMPARE(one.state, GradedCase::State::Passed);
        checkOf(report, report.measurements.size() - 1).mismatches = 1;
        QVERIFY(!verdictOf(grading, report).passed());
        report = rightReport(grading);
        report.measurements[5].check.reset();
        QVERIFY(!verdictOf(grading, report).passed());
        report.measurements.pop_back();
        QCOMPARE(verdictOf(grading, report).kind, VerdictKind::NotGraded);
        QCOMPARE(verdictOf(grading, Report{}).kind, VerdictKind::NotGraded);
    }

    void mistakesAreNamed()
    {
        const Grading grading = gradingOf(taskFor("vec_add"));
        const auto with = [&](const std::function<void(Check&, const Plan&)>& spoil) {
            Report report = rightReport(grading);
            for (std::size_t i = 0; i < grading.plans.size(); ++i)
                if (grading.plans[i].check->count > 0)
                    spoil(checkOf(report, i), grading.plans[i]);
            return verdictOf(grading, report);
        };
        QCOMPARE(with([](Check& c, const Plan&) { leave(c, 0); }).mistake, Mistake::NothingStored);
        const Verdict fixed = with([](Check& c, const Plan&) { leave(c, 1000); });
        QCOMPARE(fixed.mistake, Mistake::FixedSize);
        QCOMPARE(fixed.limit, std::uint64_t{1000});
        const Verdict narrow = with([](Check& c, const Plan&) { leave(c, 65536); });
        QCOMPARE(narrow.mistake, Mistake::ShortIndex);
        QCOMPARE(narrow.limit, std::uint64_t{16});
        QCOMPARE(with([](Check& c, const Plan&) { leave(c, 256); }).limit, std::uint64_t{8});
        QCOMPARE(with([](Check& c, const Plan&) { leave(c, c.compared - 1); }).mistake, Mistake::SomeNotStored);
        const auto like = [&](Likeness likeness) {
            return with([likeness](Check& c, const Plan&) {
                c.mismatches = c.compared;
                c.first = {{0, 1, 2}};
                c.likeness = likeness;
            });
        };
        QCOMPARE(like(Likeness::Constant).mistake, Mistake::Constant);
        QCOMPARE(like(Likeness::Copy).mistake, Mistake::Copy);
        const Verdict copy = with([](Check& c, const Plan&) {
            c.mismatches = c.compared;
            c.likeness = c.compared < 16 ? Likeness::None : Likeness::Copy;
            c.copied = c.compared < 16 ? "" : "b";
        });
        QCOMPARE(copy.cases[copy.at].elements, std::uint64_t{1}); // the first that is wrong is too small to show it
        QCOMPARE(copy.check->copied, std::string("b"));
        QCOMPARE(like(Likeness::OldContent).mistake, Mistake::OldContent);
        QCOMPARE(like(Likeness::None).mistake, Mistake::None);
        const auto touching = [&](std::int64_t last) {
            return with([last](Check& c, const Plan& plan) {
                const auto n = static_cast<std::int64_t>(plan.buffers[plan.check->output].length);
                c.outside = {{"out", n, n + last, static_cast<std::uint64_t>(last) + 1, plan.buffers[plan.check->output].length}};
            });
        };
        QCOMPARE(touching(0).kind, VerdictKind::Dangerous);
        QCOMPARE(touching(0).mistake, Mistake::OneTooFar);
        QCOMPARE(touching(100000000).mistake, Mistake::None);
        QVERIFY(touching(0).outside);
    }

    void whatChangesFromRunToRunIsUnsteady()
    {
        const Grading grading = gradingOf(taskFor("vec_add"));
        Report report = rightReport(grading);
        Check& last = checkOf(report, report.measurements.size() - 1);
        last.mismatches = 5;
        last.first = {{7, 1, 2}};
        const Verdict verdict = verdictOf(grading, report);
        QCOMPARE(verdict.mistake, Mistake::Unsteady);
        QCOMPARE(verdict.at, std::uint64_t{grading.cases.size() - 1});
        QCOMPARE(verdict.cases.back().state, GradedCase::State::Failed);
    }

    void aDeadWorkerLeavesWhatItSaw()
    {
        const Grading grading = gradingOf(taskFor("vec_add"));
        Failure failure{FailureCode::Crashed, Stage::Running, "SIGSEGV", 11, "vec_add"};
        failure.plan = 6;
        Verdict verdict = verdictOf(grading, failure);
        QCOMPARE(verdict.kind, VerdictKind::Crashed);
        QCOMPARE(verdict.at, std::uint64_t{grading.caseOf[6]});
        failure.outside = {{"a", 1000, 1000, 1, 1000, Access::Read}};
        verdict = verdictOf(grading, failure);
        QCOMPARE(verdict.kind, VerdictKind::Dangerous);
        QCOMPARE(verdict.outside->firstIndex, std::int64_t{1000});
        failure.plan = 1000000; // a kernel may have written it
        QCOMPARE(verdictOf(grading, failure).kind, VerdictKind::Dangerous);
        QCOMPARE(verdictOf(grading, Failure{FailureCode::NoDevice}).kind, VerdictKind::NotGraded);
        QCOMPARE(verdictOf(grading, Failure{FailureCode::Stopped}).kind, VerdictKind::Stopped);
    }

    void aSimulationHasEveryArgument()
    {
        Settings settings;
        settings.elements = 3;
        settings.block = 2;
        settings.kernel = "saxpy";
        const Plan plan = planFor(settings, "source");
        const QByteArrayList lines = QByteArray::fromStdString(simulationOf(plan, "k.cl")).split('\n');
        QCOMPARE(lines.mid(0, 7), (QByteArrayList{"k.cl", "saxpy", "4 1 1", "2 1 1", "", "<size=4 float>", "2.5"}));
        QCOMPARE(lines[7], QByteArray("<size=12 float>"));
        QCOMPARE(lines[8].toFloat(), static_cast<float>(valueAt(plan.buffers[0].fill, ElementType::Float, 0)));
        QCOMPARE(lines.mid(lines.size() - 3), (QByteArrayList{"<size=4 uint>", "3", ""}));
        settings.kernel = "reverse";
        QVERIFY(simulationOf(planFor(settings, "source"), "k.cl").find("<size=8>\n") != std::string::npos);
        QVERIFY(simulationOf(Plan{}, "k.cl").empty());
    }

    void findingsAreReadFromTheLog()
    {
        const std::string race = "\nRead-write data race at global memory address 0x30\n\tKernel: k\n\t\n\tFirst entity:  Global(50,0,0) Local(50,0,0) Group(0,0,0)\n"
                                 "\t  store float %1\n\tAt line 6 (column 16) of input.cl:\n\t  out[i] = a[i];\n\t\n\tSecond entity: Global(1,0,0) Local(1,0,0) Group(0,0,0)\n"
                                 "\tAt line 7 (column 20) of input.cl:\n";
        const std::string barrier = "\nWork-group divergence detected (barrier)\n\tKernel:     k\n\tWork-group: (1,0,0)\n\tOnly 36 out of 64 work-items executed barrier\n"
                                    "\tAt line 8 (column 9) of input.cl:\n\t  barrier(CLK_LOCAL_MEM_FENCE);\n";
        const std::string outside = "\nInvalid write of size 4 at global memory address 0x3\n\tKernel: k\n\tEntity: Global(100,0,0) Local(36,0,0) Group(1,0,0)\n\tAt line 4 (column 14) of input.cl:\n";
        const std::vector<Finding> found = findingsIn(race + barrier + race + outside);
        QCOMPARE(found.size(), std::size_t{3});
        QVERIFY((found[0] == Finding{Finding::Kind::Race, 6, 7, 50, 1, true}) || (found[0] == Finding{Finding::Kind::Race, 6, 7, 50, 1, false}));
        QVERIFY((found[1] == Finding{Finding::Kind::Barrier, 8, 0, 1, 36, false}));
        QVERIFY((found[2] == Finding{Finding::Kind::Outside, 4, 0, 100, 0, true}));
        QVERIFY(findingsIn("").empty());
        QVERIFY(findingsIn("root:x:0:0\nAt line 99999999999999999999 of\nOnly ").empty());
    }

    void notesOfAKernelAreNotBelieved()
    {
        const Grading grading = gradingOf(taskFor("vec_add"));
        BlackBox box;
        box.count = 0xFFFFFFFF;
        for (auto& note : box.notes)
            note = {0xFFFFFFFF, 0xFFFFFFFF, -5, 7};
        QVERIFY(hitsIn(box, grading.plans, 4).empty());
        const std::uint64_t n = grading.plans[4].buffers[0].length;
        box.notes[0] = {4, 0, 0, 0}; // inside
        box.notes[1] = {4, 0, static_cast<std::int64_t>(n) + 3, 1};
        box.notes[2] = {4, 0, static_cast<std::int64_t>(n), 1};
        box.notes[3] = {4, 0, -2, 0};
        const std::vector<GuardHit> hits = hitsIn(box, grading.plans, 4);
        QCOMPARE(hits.size(), std::size_t{2});
        QCOMPARE(hits[0].firstIndex, static_cast<std::int64_t>(n));
        QCOMPARE(hits[0].access, Access::Read);
        QCOMPARE(hits[1].firstIndex, std::int64_t{-2});
        QVERIFY(hitsIn(box, grading.plans, 1000000).empty());
    }
};

QTEST_GUILESS_MAIN(GradingTest)
#include "grading_test.moc"
