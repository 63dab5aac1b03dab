// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/layout.h"
#include "plan/catalogue.h"
#include "plan/check.h"
#include "plan/experiments.h"

#include <QtTest>

#include <algorithm>
#include <fstream>
#include <limits>

using namespace roundtrip;

namespace {

constexpr std::uint64_t most64 = std::numeric_limits<std::uint64_t>::max();
constexpr std::uint64_t sizes[] = {1, 2, 3, 255, 256, 257, 1000, 4097, 65537};
// Where sizes of 32 and 64 bits end, and what sliders and fields can hold.
constexpr std::uint64_t hostile[] = {0, 1, 2, 255, 4096, 4097, 16777217, 2147483647, 2147483648, 4294967295, 4294967296,
                                     std::uint64_t{1} << 62, most64 - 1, most64};
constexpr Strategy strategies[] = {Strategy::RoundTrip, Strategy::KeepOnDevice, Strategy::Pipelined, Strategy::Mapped};

Device largeDevice()
{
    Device device;
    device.name = "test device";
    device.maxBlock = 4096;
    device.preferredMultiple = 8;
    device.maxAllocationBytes = std::uint64_t{2} << 30;
    device.budgetBytes = std::uint64_t{4} << 30;
    device.doubles = true;
    return device;
}

Settings with(std::string_view kernel, std::uint64_t elements, std::uint64_t block = 256)
{
    Settings settings;
    settings.kernel = kernel;
    settings.elements = elements;
    settings.block = block;
    return settings;
}

QStringList labels(const Plan& plan)
{
    QStringList list;
    for (const Operation& operation : plan.operations)
        list << QString::fromStdString(operation.label);
    return list;
}

std::vector<const Operation*> all(const Plan& plan, OperationKind kind)
{
    std::vector<const Operation*> found;
    for (const Operation& operation : plan.operations)
        if (operation.kind == kind)
            found.push_back(&operation);
    return found;
}

std::uint32_t bufferOf(const Argument& argument) { return std::get<BufferArgument>(argument).buffer; }

bool has(const std::vector<Problem>& problems, ProblemCode code)
{
    return std::any_of(problems.begin(), problems.end(), [code](const Problem& p) { return p.code == code; });
}

// Puts a suggested value where the header says that it belongs.
Settings mended(Settings settings, const Problem& problem, std::uint64_t value)
{
    switch (problem.code) {
    case ProblemCode::BlockZero: case ProblemCode::BlockAboveDevice: case ProblemCode::BlockAboveKernel:
    case ProblemCode::BlockNotRequired: settings.block = value; break;
    case ProblemCode::GlobalTooLarge: settings.grid = value; break;
    case ProblemCode::ElementsTooMany: case ProblemCode::BufferTooLarge: case ProblemCode::MemoryTooLarge: settings.elements = value; break;
    case ProblemCode::ChainZero: case ProblemCode::ChainTooLong: case ProblemCode::KernelNotChainable:
        settings.chain = static_cast<std::uint32_t>(value); break;
    case ProblemCode::ChunksZero: case ProblemCode::ChunksTooMany: settings.chunks = static_cast<std::uint32_t>(value); break;
    case ProblemCode::RepetitionsZero: case ProblemCode::RepetitionsTooMany: settings.repetitions = static_cast<std::uint32_t>(value); break;
    case ProblemCode::StrategyNotOffered: settings.strategy = static_cast<Strategy>(value); break;
    case ProblemCode::NoDoubles: settings.type = static_cast<ElementType>(value); break;
    default: break;
    }
    return settings;
}

} // namespace

class PlanTest : public QObject {
    Q_OBJECT
private slots:
    void everyKernelStandsAlone()
    {
        QVERIFY(catalogue().size() >= 11);
        for (const KernelInfo& info : catalogue()) {
            QCOMPARE(findKernel(info.id), &info);
            std::ifstream file(std::string(ROUNDTRIP_SOURCE_DIR "/kernels/") + std::string(info.file));
            const std::string text((std::istreambuf_iterator<char>(file)), {});
            QVERIFY2(text.starts_with("// "), info.file.data()); // one line of purpose
            QVERIFY(text.find("__kernel void " + std::string(info.function) + "(") != std::string::npos);
            QCOMPARE(text.find("#include"), std::string::npos);
        }
        QCOMPARE(findKernel("no such kernel"), nullptr);
    }

    void everyPlanIsValid()
    {
        for (const KernelInfo& info : catalogue())
            for (const Strategy strategy : strategies)
                for (const std::uint64_t n : sizes)
                    for (const std::uint32_t chain : {1u, 2u, 3u}) {
                        Settings settings = with(info.id, n);
                        settings.strategy = strategy;
                        settings.chain = chain;
                        const Plan plan = planFor(settings, "source");
                        QVERIFY(validate(plan, largeDevice()).empty());
                        QVERIFY(plan.check);
                        QCOMPARE(plan.check->reference, std::string(info.reference));
                        QCOMPARE(plan.programs.at(0).source, std::string("source"));
                        QVERIFY(!all(plan, OperationKind::Launch).empty());
                    }
    }

    void labelsTellTheStory_data()
    {
        QTest::addColumn<QString>("kernel");
        QTest::addColumn<int>("strategy");
        QTest::addColumn<int>("chain");
        QTest::addColumn<QString>("story");
        QTest::newRow("one") << "vec_add" << 0 << 1 << "upload a, upload b, vec_add, download out";
        QTest::newRow("one input") << "scale" << 0 << 1 << "upload a, scale, download out";
        QTest::newRow("vectors") << "saxpy" << 1 << 1 << "upload x, upload y, saxpy, download out";
        QTest::newRow("two round trips") << "vec_add" << 0 << 2
            << "upload a 1, upload b 1, vec_add 1, download out 1, upload out 2, upload b 2, vec_add 2, download out 2";
        QTest::newRow("kept") << "vec_add" << 1 << 2 << "upload a, upload b, vec_add 1, vec_add 2, download out";
        QTest::newRow("not in place") << "matmul" << 0 << 2
            << "upload a 1, upload b 1, matmul 1, download between 1, upload between 2, upload b 2, matmul 2, download out 2";
        QTest::newRow("pieces") << "vec_add" << 2 << 1
            << "upload a 1, upload b 1, vec_add 1, download out 1, upload a 2, upload b 2, vec_add 2, download out 2";
        QTest::newRow("pieces and chain") << "scale" << 2 << 2
            << "upload a 1, scale 1.1, scale 1.2, download out 1, upload a 2, scale 2.1, scale 2.2, download out 2";
        QTest::newRow("mapped") << "scale" << 3 << 1 << "map a, unmap a, scale, map out, unmap out";
    }
    void labelsTellTheStory()
    {
        QFETCH(QString, kernel);
        QFETCH(int, strategy);
        QFETCH(int, chain);
        QFETCH(QString, story);
        Settings settings = with(kernel.toStdString(), 1000);
        settings.strategy = static_cast<Strategy>(strategy);
        settings.chain = static_cast<std::uint32_t>(chain);
        settings.chunks = 2;
        QCOMPARE(labels(planFor(settings, {})).join(", "), story);
    }

    void argumentsFollowTheSignature()
    {
        Settings settings = with("saxpy", 1000);
        const auto launchOf = [&] { return *all(planFor(settings, {}), OperationKind::Launch).at(0); };
        QCOMPARE(launchOf().arguments, (std::vector<Argument>{2.5f, BufferArgument{0}, BufferArgument{1}, BufferArgument{2}, std::uint32_t{1000}}));
        settings.type = ElementType::Double;
        QVERIFY(launchOf().arguments[0] == Argument{2.5});
        QCOMPARE(planFor(settings, {}).programs[0].options, std::string("-DREAL=double"));
        settings.type = ElementType::Int;
        QVERIFY(launchOf().arguments[0] == Argument{std::int32_t{2}});
        settings = with("matmul", 1000);
        QVERIFY(launchOf().arguments.back() == Argument{std::uint32_t{31}});
        QCOMPARE(planFor(settings, {}).buffers[0].length, std::uint64_t{961});
        QCOMPARE(launchOf().flops, std::uint64_t{2 * 31 * 961});
        settings = with("vec_add", 1000);
        QCOMPARE(launchOf().bytes, std::uint64_t{12000});
        QCOMPARE(launchOf().flops, std::uint64_t{1000});
    }

    void inputsDifferAndFollowTheSeed()
    {
        Settings settings = with("vec_add", 100);
        for (const std::uint64_t seed : {std::uint64_t{0}, std::uint64_t{1}, most64}) {
            settings.seed = seed;
            const Plan plan = planFor(settings, {});
            QVERIFY(!(plan.buffers[0].fill == plan.buffers[1].fill));
            QCOMPARE(plan.buffers[0].fill.seed, seed);
            QVERIFY(plan.buffers[plan.check->output].fill.kind == Fill::Kind::Untouched);
        }
    }

    void aChainFeedsTheFirstInputAndEndsInTheOutput()
    {
        for (const std::string_view kernel : {"vec_add", "saxpy", "scale", "matmul"})
            for (const std::uint32_t chain : {1u, 2u, 3u, 4u, 7u}) {
                Settings settings = with(kernel, 1024);
                settings.strategy = Strategy::KeepOnDevice;
                settings.chain = chain;
                const Plan plan = planFor(settings, {});
                const auto launches = all(plan, OperationKind::Launch);
                QCOMPARE(launches.size(), std::size_t{chain});
                const std::size_t first = kernel == "saxpy" ? 1 : 0;
                for (std::size_t k = 0; k < chain; ++k) {
                    const auto& arguments = launches[k]->arguments;
                    const std::uint32_t source = bufferOf(arguments[first]), target = bufferOf(arguments[arguments.size() - 2]);
                    QCOMPARE(source, k == 0 ? 0 : bufferOf(launches[k - 1]->arguments[arguments.size() - 2]));
                    QVERIFY(kernel != "matmul" || source != target);
                    if (kernel != "scale")
                        QCOMPARE(bufferOf(arguments[first + 1]), 1u);
                    if (k + 1 == chain)
                        QCOMPARE(target, plan.check->output);
                }
                QCOMPARE(plan.check->chain, chain);
            }
    }

    void piecesCoverEverythingOnce()
    {
        for (const KernelInfo& info : catalogue())
            for (const std::uint64_t n : sizes)
                for (const std::uint32_t chunks : {1u, 2u, 3u, 7u, 64u, 1024u})
                    for (const std::uint64_t grid : {0u, 1u, 3u, 1000u}) {
                        if (!info.pipelines())
                            continue;
                        Settings settings = with(info.id, n, 64);
                        settings.strategy = Strategy::Pipelined;
                        settings.chunks = chunks;
                        settings.grid = grid;
                        const Plan plan = planFor(settings, {});
                        QVERIFY(validate(plan, largeDevice()).empty());
                        QCOMPARE(plan.queues, 3u);
                        std::vector<std::uint64_t> up(plan.buffers.size()), down(plan.buffers.size());
                        std::uint64_t threads = 0;
                        for (const Operation& operation : plan.operations) {
                            if (operation.kind == OperationKind::Write) {
                                QCOMPARE(operation.first, up[operation.buffer]);
                                up[operation.buffer] += operation.count;
                            } else if (operation.kind == OperationKind::Read) {
                                QCOMPARE(operation.first, down[operation.buffer]);
                                down[operation.buffer] += operation.count;
                            } else {
                                QCOMPARE(operation.offset, threads);
                                threads += operation.grid * operation.block;
                                // whatever a piece computes has been uploaded by then
                                QVERIFY(std::min(threads * info.elementsPerThread, n) <= up[0] || grid == 1000);
                            }
                        }
                        for (const std::uint32_t input : plan.check->inputs)
                            QCOMPARE(up[input], n);
                        QCOMPARE(down[plan.check->output], n);
                        QCOMPARE(threads, coverage(settings).threads);
                    }
    }

    void piecesWaitForWhatTheyNeed()
    {
        Settings settings = with("vec_add", 100000);
        settings.strategy = Strategy::Pipelined;
        settings.chain = 2;
        const Plan plan = planFor(settings, {});
        for (std::size_t i = 0; i < plan.operations.size(); ++i) {
            const Operation& operation = plan.operations[i];
            if (operation.label.starts_with("vec_add") && operation.label.ends_with(".1"))
                QCOMPARE(operation.waits, (std::vector<std::uint32_t>{static_cast<std::uint32_t>(i - 2), static_cast<std::uint32_t>(i - 1)}));
            else if (operation.kind == OperationKind::Read)
                QCOMPARE(operation.waits, (std::vector<std::uint32_t>{static_cast<std::uint32_t>(i - 1)}));
            else
                QVERIFY(operation.waits.empty());
        }
    }

    void theAutomaticGridRoundsUp_data()
    {
        QTest::addColumn<QString>("kernel");
        QTest::addColumn<quint64>("n");
        QTest::addColumn<quint64>("block");
        QTest::addColumn<quint64>("grid");
        QTest::addColumn<std::vector<quint64>>("numbers"); // threads, used, spare, uncovered
        using V = std::vector<quint64>;
        QTest::newRow("rest") << "vec_add" << quint64{1000} << quint64{64} << quint64{0} << V{1024, 1000, 24, 0};
        QTest::newRow("exact") << "vec_add" << quint64{1024} << quint64{64} << quint64{0} << V{1024, 1024, 0, 0};
        QTest::newRow("one") << "vec_add" << quint64{1} << quint64{4096} << quint64{0} << V{4096, 1, 4095, 0};
        QTest::newRow("none") << "vec_add" << quint64{0} << quint64{64} << quint64{0} << V{0, 0, 0, 0};
        QTest::newRow("none, own grid") << "vec_add" << quint64{0} << quint64{64} << quint64{9} << V{0, 0, 0, 0};
        QTest::newRow("own grid, too small") << "vec_add" << quint64{1000} << quint64{64} << quint64{15} << V{960, 960, 0, 40};
        QTest::newRow("own grid, too large") << "vec_add" << quint64{1000} << quint64{64} << quint64{20} << V{1280, 1000, 280, 0};
        QTest::newRow("four") << "vec_add_float4" << quint64{1001} << quint64{64} << quint64{0} << V{256, 251, 5, 0};
        QTest::newRow("four, too small") << "vec_add_float4" << quint64{1001} << quint64{64} << quint64{3} << V{192, 192, 0, 233};
        QTest::newRow("stride") << "vec_add_grid_stride" << quint64{100000} << quint64{256} << quint64{0} << V{1792, 1792, 0, 0};
        QTest::newRow("slice") << "vec_add_slice" << quint64{1000} << quint64{256} << quint64{1} << V{256, 250, 6, 0};
        QTest::newRow("floor") << "vec_add_floor" << quint64{1000} << quint64{64} << quint64{0} << V{1024, 960, 64, 40};
        QTest::newRow("local") << "vec_add_local_index" << quint64{1000} << quint64{64} << quint64{0} << V{1024, 1024, 0, 936};
        QTest::newRow("square") << "matmul" << quint64{1000} << quint64{64} << quint64{0} << V{1024, 961, 63, 0};
        QTest::newRow("block 0") << "vec_add" << quint64{1000} << quint64{0} << quint64{0} << V{0, 0, 0, 1000};
    }
    void theAutomaticGridRoundsUp()
    {
        QFETCH(QString, kernel);
        QFETCH(quint64, n);
        QFETCH(quint64, block);
        QFETCH(quint64, grid);
        QFETCH(std::vector<quint64>, numbers);
        Settings settings = with(kernel.toStdString(), n, block);
        settings.grid = grid;
        const Coverage c = coverage(settings);
        QCOMPARE((std::vector<quint64>{c.threads, c.used, c.spare, c.uncovered}), numbers);
        QCOMPARE(c.used + c.spare, c.threads);
        for (const Operation& operation : planFor(settings, {}).operations)
            if (operation.kind == OperationKind::Launch)
                QCOMPARE(operation.grid, c.grid);
    }

    void squaresAreExact()
    {
        for (const std::uint64_t side : {std::uint64_t{1}, std::uint64_t{3}, std::uint64_t{1024}, std::uint64_t{94906267}, std::uint64_t{0xFFFFFFFF}}) {
            QCOMPARE(squareSide(side * side), side);
            QCOMPARE(squareSide(side * side - 1), side - 1);
            QCOMPARE(squareSide(side * side + 1), side);
        }
        QCOMPARE(squareSide(0), std::uint64_t{0});
        QCOMPARE(squareSide(most64), std::uint64_t{0xFFFFFFFF});
    }

    void spareThreadsHaveRoom()
    {
        for (const KernelInfo& info : catalogue())
            for (const std::uint64_t n : sizes)
                for (const std::uint64_t grid : {0u, 1u, 100u}) {
                    Settings settings = with(info.id, n, 1024);
                    settings.grid = grid;
                    const Plan plan = planFor(settings, {});
                    const std::uint64_t threads = coverage(settings).threads * (info.indexing == Indexing::Neighbours ? info.elementsPerThread : 1);
                    for (const Buffer& buffer : plan.buffers)
                        QVERIFY(info.indexing == Indexing::Block || buffer.length + buffer.spareLength >= threads);
                }
        Settings settings = with("vec_add_unguarded", 10, 4096);
        settings.grid = 1u << 20; // 2^32 threads: no room for all of them
        QCOMPARE(planFor(settings, {}).buffers[0].spareLength, std::uint64_t{1} << 22);
    }

    void nothingToDoIsLegal()
    {
        for (const KernelInfo& info : catalogue())
            for (const Strategy strategy : strategies) {
                Settings settings = with(info.id, 0);
                settings.strategy = strategy;
                if (strategy == Strategy::Pipelined && !info.pipelines())
                    continue;
                QVERIFY(problemsWith(settings, largeDevice()).empty());
                QVERIFY(planFor(settings, {}).operations.empty());
                QVERIFY(hostLoopPlan(settings, 1).operations.empty());
            }
    }

    void hostLoopsStayOnTheHost()
    {
        Settings settings = with("saxpy", 1000);
        settings.chain = 2;
        const Plan plan = hostLoopPlan(settings, 0);
        QVERIFY(validate(plan, largeDevice()).empty());
        QCOMPARE(labels(plan).join(", "), QString("loop 1, loop 2"));
        QCOMPARE(deviceBytes(plan), std::uint64_t{0});
        QCOMPARE(plan.operations[0].work, std::string("saxpy"));
        QCOMPARE(plan.operations[0].threads, 0u);
        QCOMPARE(plan.operations[1].arguments, (std::vector<Argument>{BufferArgument{2}, BufferArgument{1}, BufferArgument{2}}));
        QVERIFY(hostLoopPlan(with("block_order", 1000), 1).operations.empty());
    }

    void blockOrderCountsBlocks()
    {
        const Plan plan = blockOrderPlan(with("vec_add", 1 << 20, 256), "source");
        QVERIFY(validate(plan, largeDevice()).empty());
        QCOMPARE(labels(plan).join(", "), QString("reset counter, block_order, download order"));
        QCOMPARE(plan.buffers[0].length, std::uint64_t{4096});
        QCOMPARE(plan.buffers[0].captured, std::uint64_t{4096});
        QVERIFY(plan.check->inputs.empty());
        QCOMPARE(plan, planFor(with("block_order", 1 << 20, 256), "source"));
        QCOMPARE(blockOrderPlan(with("vec_add", most64, 1), {}).buffers[0].length, mostRecordedBlocks);
    }

    void anUnknownKernelIsSaid()
    {
        const Settings settings = with("no such kernel", 1000);
        QVERIFY(has(problemsWith(settings, largeDevice()), ProblemCode::UnknownKernel));
        QVERIFY(planFor(settings, {}).operations.empty());
        QCOMPARE(largestElements(settings, largeDevice()), std::uint64_t{0});
    }

    void problemsNameTheSetting_data()
    {
        QTest::addColumn<Settings>("settings");
        QTest::addColumn<int>("code");
        QTest::addColumn<std::vector<quint64>>("suggestions");
        using V = std::vector<quint64>;
        const auto row = [](const char* name, auto change, ProblemCode code, V suggestions) {
            Settings settings = with("vec_add", 100000);
            change(settings);
            QTest::newRow(name) << settings << static_cast<int>(code) << suggestions;
        };
        row("block 0", [](Settings& s) { s.block = 0; }, ProblemCode::BlockZero, V{1, 8, 256});
        row("block", [](Settings& s) { s.block = 8192; }, ProblemCode::BlockAboveDevice, V{4096, 256});
        row("block, nothing to do", [](Settings& s) { s.block = 8192; s.elements = 0; }, ProblemCode::BlockAboveDevice, V{4096, 256});
        row("grid", [](Settings& s) { s.grid = most64; }, ProblemCode::GlobalTooLarge, V{0, 16777215});
        row("chain 0", [](Settings& s) { s.chain = 0; }, ProblemCode::ChainZero, V{1});
        row("chain", [](Settings& s) { s.chain = 1000; }, ProblemCode::ChainTooLong, V{mostChain});
        row("no chain", [](Settings& s) { s.chain = 2; s.kernel = "vec_add_local_index"; }, ProblemCode::KernelNotChainable, V{1});
        row("repetitions 0", [](Settings& s) { s.repetitions = 0; }, ProblemCode::RepetitionsZero, V{1});
        row("repetitions", [](Settings& s) { s.repetitions = 4294967295u; }, ProblemCode::RepetitionsTooMany, V{mostRepetitions});
        row("chunks 0", [](Settings& s) { s.strategy = Strategy::Pipelined; s.chunks = 0; }, ProblemCode::ChunksZero, V{1});
        row("chunks", [](Settings& s) { s.strategy = Strategy::Pipelined; s.chunks = 1000; }, ProblemCode::ChunksTooMany, V{391});
        row("pieces of slices", [](Settings& s) { s.strategy = Strategy::Pipelined; s.kernel = "vec_add_slice"; },
            ProblemCode::StrategyNotOffered, V{0, 1, 3});
        row("product", [](Settings& s) { s.kernel = "matmul"; s.elements = (1 << 18) + 1; }, ProblemCode::ElementsTooMany, V{1 << 18});
        row("one buffer", [](Settings& s) { s.elements = 600000000; }, ProblemCode::BufferTooLarge, V{357911893});
        row("all buffers", [](Settings& s) { s.elements = 400000000; }, ProblemCode::MemoryTooLarge, V{357911893});
    }
    void problemsNameTheSetting()
    {
        QFETCH(Settings, settings);
        QFETCH(int, code);
        QFETCH(std::vector<quint64>, suggestions);
        const std::vector<Problem> problems = problemsWith(settings, largeDevice());
        QCOMPARE(problems.size(), std::size_t{1});
        QCOMPARE(static_cast<int>(problems[0].code), code);
        QCOMPARE((std::vector<quint64>(problems[0].suggestions.begin(), problems[0].suggestions.end())), suggestions);
    }

    void unusedSettingsDoNotMatter()
    {
        Settings settings = with("vec_add", 1000);
        settings.chunks = 0; // not pipelined
        QVERIFY(problemsWith(settings, largeDevice()).empty());
    }

    void theKernelsOwnLimitsCount()
    {
        const Settings settings = with("vec_add", 1000, 1024);
        KernelLimits limits;
        QVERIFY(problemsWith(settings, largeDevice(), limits).empty());
        limits.maxBlock = 512;
        QVERIFY(has(problemsWith(settings, largeDevice(), limits), ProblemCode::BlockAboveKernel));
        QCOMPARE(largestBlock(largeDevice(), limits), std::uint64_t{512});
        limits.requiredBlock = 64;
        const auto problems = problemsWith(settings, largeDevice(), limits);
        QCOMPARE(problems.size(), std::size_t{1});
        QVERIFY(problems[0].code == ProblemCode::BlockNotRequired);
        QCOMPARE(problems[0].suggestions, std::vector<std::uint64_t>{64});
    }

    void doublesAreRefusedWhereThereAreNone()
    {
        Device device = largeDevice();
        device.doubles = false;
        Settings settings = with("vec_add", 1000);
        settings.type = ElementType::Double;
        const auto problems = problemsWith(settings, device);
        QCOMPARE(problems.size(), std::size_t{1});
        QVERIFY(problems[0].code == ProblemCode::NoDoubles);
        QVERIFY(largestElements(settings, device) > 1000); // the type is at fault, not the size
    }

    void theLargestNumberIsTheLargest()
    {
        Device device = largeDevice();
        for (const std::uint64_t budget : {std::uint64_t{0}, std::uint64_t{30000}, std::uint64_t{1} << 20, std::uint64_t{1} << 32, most64}) {
            device.budgetBytes = device.maxAllocationBytes = budget;
            for (const KernelInfo& info : catalogue())
                for (const std::uint64_t grid : {0u, 5u, 1u << 20}) {
                    Settings settings = with(info.id, 1, 128);
                    settings.grid = grid;
                    settings.elements = largestElements(settings, device);
                    if (settings.elements > 0)
                        QVERIFY(problemsWith(settings, device).empty());
                    ++settings.elements;
                    QVERIFY(!problemsWith(settings, device).empty());
                    QVERIFY(info.indexing == Indexing::Block || settings.elements <= (std::uint64_t{1} << 32));
                }
        }
    }

    void hostileSettingsAreSafe()
    {
        for (const std::string_view kernel : {"vec_add_float4", "vec_add_slice", "vec_add_floor", "matmul", "block_order"})
            for (const std::uint64_t n : hostile)
                for (const std::uint64_t block : {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{4097}, std::uint64_t{1} << 32, most64})
                    for (const std::uint64_t grid : {std::uint64_t{0}, std::uint64_t{1}, most64})
                        for (const Strategy strategy : strategies) {
                            Settings settings = with(kernel, n, block);
                            settings.grid = grid;
                            settings.strategy = strategy;
                            const Coverage c = coverage(settings);
                            QVERIFY(c.uncovered <= c.elements && c.used <= c.threads);
                            const auto problems = problemsWith(settings, largeDevice());
                            const Plan plan = planFor(settings, {});
                            if (problems.empty())
                                QVERIFY(validate(plan, largeDevice()).empty());
                            for (const Problem& problem : problems)
                                for (const std::uint64_t value : problem.suggestions)
                                    QVERIFY(!has(problemsWith(mended(settings, problem, value), largeDevice()), problem.code));
                        }
    }

    void longChainsAndManyPiecesStayBounded()
    {
        for (const Strategy strategy : strategies) {
            Settings settings = with("vec_add", 1 << 24);
            settings.strategy = strategy;
            settings.chain = settings.chunks = settings.repetitions = 4294967295u;
            QVERIFY(planFor(settings, {}).operations.size() <= mostChunks * (mostChain + 3));
            QVERIFY(hostLoopPlan(settings, 4294967295u).operations.size() <= mostChain);
        }
    }

    void sliderValuesRunOrAreRefused_data()
    {
        QTest::addColumn<quint64>("n");
        QTest::addColumn<quint64>("block");
        QTest::addColumn<bool>("runs");
        const auto row = [](quint64 n, quint64 block, bool runs) {
            QTest::addRow("%llu, %llu", n, block) << n << block << runs;
        };
        for (const auto& [n, block] : std::initializer_list<std::pair<quint64, quint64>>{{0, 64}, {1, 1}, {1, 4096}, {2, 3}, {63, 64},
                 {64, 64}, {65, 64}, {1000, 64}, {1000, 7}, {4096, 4096}, {4097, 4096}, {1000000, 1}, {16777217, 256}})
            row(n, block, true);
        for (const auto& [n, block] : std::initializer_list<std::pair<quint64, quint64>>{{2147483647, 256}, {2147483648, 256},
                 {4294967295, 256}, {4294967296, 256}, {1000, 0}, {1000, 8192}})
            row(n, block, false);
    }
    void sliderValuesRunOrAreRefused()
    {
        QFETCH(quint64, n);
        QFETCH(quint64, block);
        QFETCH(bool, runs);
        const auto problems = problemsWith(with("vec_add", n, block), largeDevice());
        QCOMPARE(problems.empty(), runs);
        for (const Problem& problem : problems)
            QVERIFY(!problem.suggestions.empty());
    }
};

QTEST_APPLESS_MAIN(PlanTest)
#include "plan_test.moc"
