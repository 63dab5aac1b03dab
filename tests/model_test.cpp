// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/data.h"
#include "model/layout.h"
#include "model/statistics.h"
#include "model/validate.h"

#include <QtTest>

#include <cmath>
#include <set>

using namespace roundtrip;

namespace {

Operation op(OperationKind kind) { Operation o; o.kind = kind; return o; }

// upload a, kernel, download on one buffer of 100 elements
Plan smallPlan()
{
    Plan plan;
    plan.buffers.push_back({"a", ElementType::Float, 100, {Fill::Kind::Random, 7}, false, 0, 28});
    plan.programs.push_back({"k.cl", "", "k", ""});
    Operation write = op(OperationKind::Write), launch = op(OperationKind::Launch), read = op(OperationKind::Read);
    write.count = read.count = 100;
    launch.grid = 2;
    launch.block = 64;
    launch.bytes = 800;
    launch.arguments.push_back(BufferArgument{0});
    plan.operations = {write, launch, read};
    return plan;
}

Device smallDevice()
{
    Device device;
    device.maxBlock = 4096;
    device.maxAllocationBytes = device.budgetBytes = 1 << 30;
    return device;
}

Span span(std::uint32_t operation, std::int64_t start, std::int64_t end)
{
    Span s;
    s.operation = operation;
    s.started = start;
    s.ended = end;
    return s;
}

} // namespace

class ModelTest : public QObject {
    Q_OBJECT
private slots:
    void quantilesOfKnownValues()
    {
        const Statistics s = statistics({4, 1, 3, 2, 100});
        QCOMPARE(s.count, std::size_t{5});
        QCOMPARE(s.median, 3.0);
        QCOMPARE(s.lowerQuartile, 2.0);
        QCOMPARE(s.upperQuartile, 4.0);
        QCOMPARE(s.outliers, std::size_t{1});
        QCOMPARE(statistics({}).count, std::size_t{0});
        QCOMPARE(statistics({NAN, INFINITY, 5}).median, 5.0);
    }

    void breakdownAddsUpToTheWall_data()
    {
        QTest::addColumn<std::vector<qint64>>("times");
        QTest::addColumn<std::vector<qint64>>("parts"); // upload, compute, download, overlap, waiting
        QTest::newRow("serial") << std::vector<qint64>{10, 20, 20, 50, 60, 90} << std::vector<qint64>{10, 30, 30, 0, 30};
        QTest::newRow("overlap") << std::vector<qint64>{0, 50, 40, 80, 80, 100} << std::vector<qint64>{40, 30, 20, 10, 0};
        QTest::newRow("zero length") << std::vector<qint64>{5, 5, 5, 5, 5, 5} << std::vector<qint64>{0, 0, 0, 0, 100};
        QTest::newRow("outside the wall") << std::vector<qint64>{-50, 10, 20, 30, 90, 500} << std::vector<qint64>{10, 10, 10, 0, 70};
        QTest::newRow("reversed") << std::vector<qint64>{90, 10, 20, 30, 40, 50} << std::vector<qint64>{0, 10, 10, 0, 80};
        QTest::newRow("not given") << std::vector<qint64>{notGiven, notGiven, 20, 30, 40, 50} << std::vector<qint64>{0, 10, 10, 0, 80};
    }
    void breakdownAddsUpToTheWall()
    {
        QFETCH(std::vector<qint64>, times);
        QFETCH(std::vector<qint64>, parts);
        const Repetition repetition{0, 100, {span(0, times[0], times[1]), span(1, times[2], times[3]), span(2, times[4], times[5])}};
        const auto got = breakdown(smallPlan(), repetition).parts();
        QCOMPARE(std::vector<qint64>(got.begin(), got.end()), parts);
        QCOMPARE(std::accumulate(got.begin(), got.end(), qint64{0}), repetition.wallNs());
    }

    void percentagesAddUpTo100()
    {
        QCOMPARE(percentages({1, 1, 1, 0, 0}), (std::array{34, 33, 33, 0, 0}));
        QCOMPARE(percentages({0, 0, 0, 0, 0}), (std::array{0, 0, 0, 0, 0}));
        for (std::uint64_t seed = 1; seed < 500; ++seed) {
            std::array<std::int64_t, 5> parts{};
            for (std::size_t i = 0; i < 5; ++i)
                parts[i] = static_cast<std::int64_t>(randomBits(seed, i) >> (24 + seed % 40));
            const auto whole = percentages(parts);
            if (std::accumulate(parts.begin(), parts.end(), std::int64_t{0}) > 0)
                QCOMPARE(std::accumulate(whole.begin(), whole.end(), 0), 100);
        }
    }

    void medianRepetitionIsAMeasuredOne()
    {
        Measurement m;
        QVERIFY(!medianRepetition(m));
        for (const std::int64_t wall : {50, 10, 40, 20})
            m.repetitions.push_back({0, wall, {}});
        QCOMPARE(m.repetitions[*medianRepetition(m)].wallNs(), std::int64_t{20});
    }

    void aPhaseWithoutTimesGivesNoRate()
    {
        Measurement m;
        m.repetitions.push_back({0, 100, {span(0, 0, 0), span(1, 0, 80), span(2, 90, 10)}});
        const Plan plan = smallPlan();
        QVERIFY(!phaseSummary(plan, m, Phase::Upload).gigabytesPerSecond());
        QCOMPARE(*phaseSummary(plan, m, Phase::Compute).gigabytesPerSecond(), 10.0);
        const PhaseSummary download = phaseSummary(plan, m, Phase::Download);
        QCOMPARE(download.withoutTime, std::size_t{1});
        QCOMPARE(download.timeNs.count, std::size_t{0});
    }

    void randomDataAreDistinctAndNeverPeriodic()
    {
        const Fill fill{Fill::Kind::Random, 3};
        std::set<double> seen;
        for (std::uint64_t i = 0; i < 4096; ++i) {
            const double v = valueAt(fill, ElementType::Float, i);
            QVERIFY(v >= 0.5 && v < 2);
            seen.insert(v);
        }
        QVERIFY(seen.size() > 4080); // 23 random bits collide now and then
        for (const std::uint64_t period : {64u, 256u, 1024u})
            for (std::uint64_t i = 0; i < 64; ++i)
                QVERIFY(valueAt(fill, ElementType::Double, i) != valueAt(fill, ElementType::Double, i + period));
        QVERIFY(valueAt(fill, ElementType::Float, 5) != valueAt({Fill::Kind::Random, 4}, ElementType::Float, 5));
    }

    void specialNumbersAreAmongTheOthers()
    {
        const Fill special{Fill::Kind::Special, 3}, either{Fill::Kind::Signed, 3};
        int nan = 0, infinite = 0, zero = 0, negative = 0;
        for (std::uint64_t i = 0; i < 1021; ++i) {
            const double v = valueAt(special, ElementType::Float, i), s = valueAt(either, ElementType::Float, i);
            nan += std::isnan(v);
            infinite += std::isinf(v);
            zero += v == 0;
            negative += s < 0;
            QVERIFY(std::abs(s) >= 0.5 && std::abs(s) < 2);
            QVERIFY(!std::isfinite(v) || v == 0 || (v >= 0.5 && v < 2));
            QCOMPARE(valueAt(special, ElementType::UInt, i), valueAt({Fill::Kind::Random, 3}, ElementType::UInt, i));
        }
        QVERIFY(nan > 20 && infinite > 40 && zero > 40 && negative > 400 && negative < 620);
    }

    void arrayAndElementAgree()
    {
        for (const ElementType type : {ElementType::Float, ElementType::Double, ElementType::Int, ElementType::UInt}) {
            for (const auto kind : {Fill::Kind::Untouched, Fill::Kind::Zero, Fill::Kind::Random, Fill::Kind::Index}) {
                std::vector<double> memory(40);
                const Fill fill{kind, 9};
                fillArray(memory.data(), fill, type, 5, 10);
                double value = 0;
                const char* place = reinterpret_cast<const char*>(memory.data()) + 3 * sizeBytes(type);
                switch (type) {
                case ElementType::Float: { float v; std::memcpy(&v, place, 4); value = static_cast<double>(v); break; }
                case ElementType::Double: std::memcpy(&value, place, 8); break;
                case ElementType::Int: { std::int32_t v; std::memcpy(&v, place, 4); value = v; break; }
                case ElementType::UInt: { std::uint32_t v; std::memcpy(&v, place, 4); value = v; break; }
                }
                QCOMPARE(value, valueAt(fill, type, 8));
            }
        }
    }

    void guardsCoverSpareThreads()
    {
        Buffer buffer{"a", ElementType::Float, 1000, {}, false, 0, 5000};
        QVERIFY(layoutOf(buffer).backBytes >= 5000 * 4);
        QCOMPARE(layoutOf(buffer).frontBytes % 4096, std::uint64_t{0});
        buffer.length = std::numeric_limits<std::uint64_t>::max();
        Plan plan;
        plan.buffers = {buffer, buffer};
        QCOMPARE(deviceBytes(plan), std::numeric_limits<std::uint64_t>::max());
    }

    void validPlanHasNoProblem() { QVERIFY(validate(smallPlan(), smallDevice()).empty()); }

    void illegalLaunchesNameTheRule_data()
    {
        QTest::addColumn<quint64>("grid");
        QTest::addColumn<quint64>("block");
        QTest::addColumn<int>("code");
        QTest::newRow("block 0") << quint64{1} << quint64{0} << int(ProblemCode::BlockZero);
        QTest::newRow("block above the device") << quint64{1} << quint64{8192} << int(ProblemCode::BlockAboveDevice);
        QTest::newRow("block above the kernel") << quint64{1} << quint64{2048} << int(ProblemCode::BlockAboveKernel);
        QTest::newRow("grid 0") << quint64{0} << quint64{64} << int(ProblemCode::GridZero);
        QTest::newRow("2^64 threads") << (quint64{1} << 60) << quint64{64} << int(ProblemCode::GlobalTooLarge);
    }
    void illegalLaunchesNameTheRule()
    {
        QFETCH(quint64, grid);
        QFETCH(quint64, block);
        QFETCH(int, code);
        Plan plan = smallPlan();
        plan.operations[1].grid = grid;
        plan.operations[1].block = block;
        const auto problems = validate(plan, smallDevice(), KernelLimits{1024, 64, 0, 0, 0});
        QCOMPARE(problems.size(), std::size_t{1});
        QCOMPARE(int(problems[0].code), code);
        QVERIFY(!problems[0].suggestions.empty());
    }

    void memoryIsRefusedBeforeItIsAllocated()
    {
        Plan plan = smallPlan();
        Device device = smallDevice();
        device.budgetBytes = 1000;
        QCOMPARE(int(validate(plan, device).at(0).code), int(ProblemCode::MemoryTooLarge));
        device.maxAllocationBytes = 100;
        QCOMPARE(int(validate(plan, device).at(0).code), int(ProblemCode::BufferTooLarge));
    }

    void brokenPlansAreRefused()
    {
        for (int mode = 0; mode < 6; ++mode) {
            Plan plan = smallPlan();
            if (mode == 0) plan.operations[0].buffer = 9;
            if (mode == 1) plan.operations[1].program = 1;
            if (mode == 2) plan.operations[2].count = 101;
            if (mode == 3) plan.operations[2].first = 1;
            if (mode == 4) plan.operations[1].waits = {1};
            if (mode == 5) plan.operations[1].arguments = {BufferArgument{4}};
            QCOMPARE(int(validate(plan, smallDevice()).at(0).code), int(ProblemCode::BrokenPlan));
        }
    }
};

QTEST_GUILESS_MAIN(ModelTest)
#include "model_test.moc"
