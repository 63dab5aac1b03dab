// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/contrast.h"
#include "model/data.h"
#include "model/layout.h"
#include "model/modelled.h"
#include "model/statistics.h"
#include "model/validate.h"

#include <QFile>
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

// Two equal round trips in turn, 21 rounds in each of about 100 engines (tests/bench/noise_bench.cpp), on a machine that
// compiled on both of its cores meanwhile: {the one, the other}.
using Tries = std::vector<std::pair<std::vector<double>, std::vector<double>>>;
Tries recordedNoise(const QString& name)
{
    Tries tries;
    QFile file(QStringLiteral(ROUNDTRIP_SOURCE_DIR "/tests/noise/") + name);
    if (!file.open(QFile::ReadOnly))
        return tries;
    for (const QByteArray& line : file.readAll().trimmed().split('\n')) {
        std::vector<double> all;
        for (const QByteArray& number : line.split(','))
            all.push_back(number.toDouble());
        const auto middle = all.begin() + static_cast<std::ptrdiff_t>(all.size() / 2);
        tries.push_back({{all.begin(), middle}, {middle, all.end()}});
    }
    return tries;
}

ModelledDevice t4() { return {"t4", "NVIDIA T4 16 GB", 320, 8.1, 15.75, "PCIe 3 ×16", "product brief", "2026-12-01"}; }

// a and b up, vec_add, out down: one queue, in order.
Plan vecAdd(std::uint64_t n)
{
    Plan plan;
    for (const char* name : {"a", "b", "out"})
        plan.buffers.push_back({name, ElementType::Float, n, {}, false, 0, 0});
    Operation up = op(OperationKind::Write), launch = op(OperationKind::Launch), down = op(OperationKind::Read);
    up.count = down.count = n;
    launch.bytes = 12 * n;
    launch.flops = n;
    down.buffer = 2;
    plan.operations = {up, up, launch, down};
    plan.operations[1].buffer = 1;
    return plan;
}

double wallMs(const ModelledDevice& device, const Plan& plan)
{
    const auto run = modelledRun(device, plan);
    return run ? static_cast<double>(run->wallNs()) * 1e-6 : -1;
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

    void aWideSpreadIsSeen()
    {
        QVERIFY(statistics({10, 10, 14, 14, 20, 20}).isWide());
        QVERIFY(!statistics({10, 10, 10, 10.5, 11, 50}).isWide()); // one outlier is no spread
        QVERIFY(!statistics({1, 100}).isWide());                   // too few to say
    }

    void tooFewRoundsShowNothing()
    {
        QVERIFY(!contrastOf({2, 2, 2, 2}, {1, 1, 1, 1})->isShown());
        QVERIFY(contrastOf({2, 2, 2, 2, 2}, {1, 1, 1, 1, 1})->isShown());
        QVERIFY(!contrastOf({}, {}));
        QVERIFY(!contrastOf({0, NAN}, {1, 1}));
        QCOMPARE(contrastOf({0, 4, 4}, {1, 2, 2})->rounds, std::size_t{2});
    }

    // On a busy machine, whose intervals are up to 1.7 wide, little can be told, and nothing wrong may be said. On a quiet
    // one the 95 % interval of 21 rounds is ±4 % (measured at n ≥ 2^18): the same noise, calmed to that.
    void equalRunsAreCalledEqualAndATenthIsFound_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<double>("calm"); // what the deviations in log time are multiplied by
        for (const char* file : {"busy-2-20.csv", "busy-2-22.csv"}) {
            QTest::addRow("busy %s", file) << QString::fromLatin1(file) << 1.0;
            QTest::addRow("quiet %s", file) << QString::fromLatin1(file) << 0.15;
        }
    }

    void equalRunsAreCalledEqualAndATenthIsFound()
    {
        QFETCH(QString, file);
        QFETCH(double, calm);
        const Tries tries = recordedNoise(file);
        QVERIFY(tries.size() >= 90);
        int different = 0, slowerFound = 0, fasterFound = 0, wrongWay = 0;
        for (auto [one, other] : tries) {
            QCOMPARE(one.size(), std::size_t{21});
            const double centre = statistics(one).median;
            const auto scaled = [&](std::vector<double> times, double by) {
                for (double& ns : times)
                    ns = by * centre * std::pow(ns / centre, calm);
                return times;
            };
            other = scaled(other, 1);
            different += contrastOf(scaled(one, 1), other)->isShown() ? 1 : 0;
            const auto up = contrastOf(scaled(one, 1.1), other), down = contrastOf(scaled(one, 1 / 1.1), other);
            slowerFound += up->isShown() && up->ratio > 1 ? 1 : 0;
            fasterFound += down->isShown() && down->ratio < 1 ? 1 : 0;
            wrongWay += (up->isShown() && up->ratio < 1) || (down->isShown() && down->ratio > 1) ? 1 : 0;
        }
        const auto percent = [&](int count) { return 100.0 * count / static_cast<double>(tries.size()); };
        QVERIFY2(percent(different) <= 5, qPrintable(QString::number(percent(different))));
        QVERIFY2(percent(wrongWay) <= 5, qPrintable(QString::number(percent(wrongWay))));
        if (calm < 1) {
            QVERIFY2(percent(slowerFound) >= 90, qPrintable(QString::number(percent(slowerFound))));
            QVERIFY2(percent(fasterFound) >= 90, qPrintable(QString::number(percent(fasterFound))));
        }
    }

    void modelledDevicesFollowTheFormula()
    {
        const Plan plan = vecAdd(1u << 24);
        ModelledDevice device = t4();
        const auto tenths = [](double ms) { return std::round(ms * 10) / 10; };
        QCOMPARE(tenths(wallMs(device, plan)), 16.4);
        device.memoryGBs = 1008, device.peakTflops = 82.6, device.linkGBs = 31.5; // RTX 4090
        QCOMPARE(tenths(wallMs(device, plan)), 8.1);
        device.memoryGBs = 2039, device.peakTflops = 19.5; // A100
        QCOMPARE(tenths(wallMs(device, plan)), 8.0);
        device.memoryGBs = 3350, device.peakTflops = 66.9, device.linkGBs = 63; // H100
        QCOMPARE(tenths(wallMs(device, plan)), 4.0);
        const auto parts = breakdown(plan, *modelledRun(device, plan));
        QVERIFY(static_cast<double>(parts.computeOnly) / static_cast<double>(modelledRun(device, plan)->wallNs()) < 0.05);
        QCOMPARE(modelledKernelNs(t4(), 0, 8.1e12 * 0.7), modelled::launchNs + 1e9); // bound by the arithmetic
    }

    void sharedMemoryMovesNothingWhenItIsMapped()
    {
        ModelledDevice shared{"m1-pro", "Apple M1 Pro", 200, 5.2, 0, "shared memory", "", ""};
        QCOMPARE(modelledCopyNs(shared, 1e9), modelled::copyFixedNs + 1e7); // read once, written once
        Plan plan = vecAdd(1000);
        plan.operations[0].kind = plan.operations[1].kind = OperationKind::Map;
        plan.operations[0].forWriting = plan.operations[1].forWriting = true;
        QCOMPARE(modelledRun(shared, plan)->spans[0].ended, std::int64_t{0});
        QCOMPARE(modelledRun(t4(), plan)->spans[0].ended, std::int64_t{0}); // what the host writes moves with the unmap
        plan.operations[1].kind = OperationKind::Unmap;
        plan.operations[1].buffer = 0;
        QVERIFY(modelledRun(t4(), plan)->spans[1].ended > 10'000);
    }

    void modelledPiecesOverlap()
    {
        Plan whole = vecAdd(1u << 24), pieces = whole;
        pieces.operations.clear();
        pieces.queues = 3;
        constexpr std::uint32_t count = 8;
        for (std::uint32_t piece = 0; piece < count; ++piece)
            for (std::uint32_t i = 0; i < 4; ++i) {
                Operation operation = whole.operations[i];
                operation.queue = i < 2 ? 0 : i - 1;
                operation.count /= count;
                operation.bytes /= count;
                if (i >= 2)
                    operation.waits = {static_cast<std::uint32_t>(pieces.operations.size() - 1)};
                pieces.operations.push_back(operation);
            }
        QVERIFY(wallMs(t4(), pieces) < 0.8 * wallMs(t4(), whole));
        QVERIFY(breakdown(pieces, *modelledRun(t4(), pieces)).overlap > 0);
    }

    void whatTheFiguresDoNotTellIsNotModelled()
    {
        QVERIFY(!modelledRun(t4(), Plan{}));
        Plan plan = vecAdd(1000);
        plan.buffers[0].type = ElementType::Double;
        QVERIFY(!modelledRun(t4(), plan));
        for (const OperationKind kind : {OperationKind::HostLoop, OperationKind::Hold, OperationKind::Allocate}) {
            plan = vecAdd(1000);
            plan.operations.push_back(op(kind));
            QVERIFY(!modelledRun(t4(), plan));
        }
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
