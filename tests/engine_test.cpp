// SPDX-License-Identifier: GPL-3.0-or-later
// Does the engine do what plans say, on every device present, and tell what really happened?

#include "engine/checks.h"
#include "engine/diagnostics.h"
#include "engine/engine.h"
#include "engine/errors.h"
#include "engine/hostloops.h"
#include "engine/machine.h"
#include "engine/program.h"
#include "model/data.h"
#include "model/layout.h"
#include "model/statistics.h"
#include "plan/catalogue.h"
#include "plan/experiments.h"

#include <QDir>
#include <QFile>
#include <QtTest>

#include <cstring>

using namespace roundtrip;

namespace {

std::string kernelSource(std::string_view file)
{
    QFile source(QStringLiteral(ROUNDTRIP_SOURCE_DIR "/kernels/")
                 + QString::fromUtf8(file.data(), static_cast<qsizetype>(file.size())));
    return source.open(QIODevice::ReadOnly) ? source.readAll().toStdString() : std::string();
}

Settings settingsFor(std::uint64_t elements, std::string kernel = "vec_add")
{
    Settings settings;
    settings.elements = elements;
    settings.kernel = std::move(kernel);
    settings.block = 64;
    settings.repetitions = 3;
    return settings;
}

Plan planOf(const Settings& settings) { return planFor(settings, kernelSource(findKernel(settings.kernel)->file)); }

// One plan, run, with what it left in its buffers.
struct Ran {
    Outcome outcome;
    std::vector<std::vector<std::byte>> results;

    const Report* report() const { return std::get_if<Report>(&outcome); }
    const Failure& failure() const { return std::get<Failure>(outcome); }
    const Measurement& first() const { return report()->measurements.front(); }

    float outputAt(const Plan& plan, std::uint64_t index) const
    {
        float value = 0;
        std::memcpy(&value, results.front().data() + resultLayout(plan).output.offset + index * sizeof value,
                    sizeof value);
        return value;
    }
};

Ran run(Engine& engine, const std::string& deviceId, std::vector<Plan> plans, std::uint32_t repetitions = 3)
{
    Ran ran;
    Request request;
    request.deviceId = deviceId;
    request.plans = std::move(plans);
    request.repetitions = repetitions;
    ran.results.resize(request.plans.size());
    ran.outcome = engine.run(request, [&](std::size_t plan, std::uint64_t offset, const void* piece, std::uint64_t bytes) {
        ran.results[plan].resize(resultLayout(request.plans[plan]).totalBytes);
        if (offset > ran.results[plan].size() || bytes > ran.results[plan].size() - offset)
            return false;
        std::memcpy(ran.results[plan].data() + offset, piece, bytes);
        return true;
    }, {});
    return ran;
}

Plan withSource(std::string source, std::string function = "vec_add")
{
    Plan plan = planOf(settingsFor(1000));
    plan.programs.front().source = std::move(source);
    plan.programs.front().function = std::move(function);
    plan.programs.front().file = "mine.cl";
    return plan;
}

} // namespace

class EngineTest : public QObject {
    Q_OBJECT

    Engine m_engine;
    std::vector<Device> m_devices;

    const std::string& device() const { return m_devices.front().id; }

private slots:
    void initTestCase()
    {
        const DeviceList list = m_engine.list();
        m_devices = list.devices;
        QVERIFY2(!m_devices.empty(), "these tests need an OpenCL device: pocl-opencl-icd");
    }

    void devicesTellTheirLimits()
    {
        for (const Device& device : m_devices) {
            QVERIFY(!device.id.empty() && !device.name.empty() && !device.platform.empty() && !device.driver.empty());
            QVERIFY(device.id.find(' ') == std::string::npos);
            QVERIFY(device.version.starts_with("OpenCL "));
            QVERIFY(device.computeUnits > 0 && device.usableUnits > 0 && device.usableUnits <= device.computeUnits);
            QVERIFY(device.maxBlock > 0 && device.preferredMultiple > 0 && device.maxAllocationBytes > 0);
            QVERIFY(device.budgetBytes > 0 && device.budgetBytes <= device.memoryBytes);
        }
        Engine second;
        QCOMPARE(second.list().devices.front().id, device());
    }

    void everyKernelRunsOnEveryDevice()
    {
        for (const Device& device : m_devices) {
            for (const KernelInfo& kernel : catalogue()) {
                const Ran ran = run(m_engine, device.id, {planOf(settingsFor(4096, std::string(kernel.id)))});
                QVERIFY2(ran.report(), std::string(kernel.id).c_str());
                QVERIFY2(!ran.first().failure, std::string(kernel.id).c_str());
                QCOMPARE(ran.first().repetitions.size(), std::size_t{3});
            }
        }
    }

    void everyStrategyGivesTheRightAnswer()
    {
        for (const Strategy strategy :
             {Strategy::RoundTrip, Strategy::KeepOnDevice, Strategy::Pipelined, Strategy::Mapped}) {
            for (const std::uint64_t elements : {1ull, 1009ull, 65537ull}) {
                Settings settings = settingsFor(elements);
                settings.strategy = strategy;
                const Plan plan = planOf(settings);
                const Ran ran = run(m_engine, device(), {plan});
                QVERIFY(ran.report());
                for (const std::uint64_t i : {std::uint64_t{0}, elements / 2, elements - 1}) {
                    const float a = static_cast<float>(valueAt(plan.buffers[0].fill, ElementType::Float, i));
                    const float b = static_cast<float>(valueAt(plan.buffers[1].fill, ElementType::Float, i));
                    QCOMPARE(ran.outputAt(plan, i), a + b);
                }
            }
        }
    }

    void spansAreOrderedAndInsideTheirRepetition()
    {
        for (const Strategy strategy : {Strategy::RoundTrip, Strategy::Pipelined}) {
            Settings settings = settingsFor(100000);
            settings.strategy = strategy;
            const Plan plan = planOf(settings);
            const Ran ran = run(m_engine, device(), {plan});
            QVERIFY(ran.report());
            const Measurement& measurement = ran.first();
            QVERIFY(measurement.firstRun && !measurement.hostTimes && measurement.buildNs > 0);
            QVERIFY(measurement.clockErrorNs != notGiven && measurement.clockErrorNs >= 0);
            for (const Repetition& repetition : measurement.repetitions) {
                QCOMPARE(repetition.spans.size(), plan.operations.size());
                QVERIFY(repetition.wallNs() > 0);
                for (const Span& span : repetition.spans) {
                    QVERIFY(span.callBegan >= 0 && span.callBegan <= span.callEnded
                            && span.callEnded <= repetition.ended);
                    QVERIFY(hasTime(span));
                    QVERIFY(span.queued <= span.submitted && span.submitted <= span.started
                            && span.started <= span.ended);
                    QVERIFY(span.ended <= repetition.ended + 2 * measurement.clockErrorNs + 1000000);
                    for (const std::uint32_t wait : plan.operations[span.operation].waits)
                        QVERIFY(repetition.spans[wait].ended <= span.started);
                }
            }
        }
    }

    void nothingToDoIsNoFailure()
    {
        const Plan plan = planOf(settingsFor(0));
        const Ran ran = run(m_engine, device(), {plan, hostLoopPlan(settingsFor(0), 1)});
        QVERIFY(ran.report());
        for (const Measurement& measurement : ran.report()->measurements) {
            QVERIFY(!measurement.failure);
            QCOMPARE(measurement.repetitions.size(), std::size_t{3});
        }
    }

    void writesBeyondABufferAreLeftToBeSeen()
    {
        Settings settings = settingsFor(1000, "vec_add_unguarded");
        const Plan plan = planOf(settings);
        const Ran ran = run(m_engine, device(), {plan});
        QVERIFY(ran.report());
        const ResultLayout layout = resultLayout(plan);
        const BufferLayout out = layoutOf(plan.buffers[2]);
        const std::byte* memory = ran.results.front().data() + layout.devices[2].offset;
        const std::byte untouched{untouchedByte};
        for (std::uint64_t i = 0; i < out.frontBytes; ++i)
            QCOMPARE(memory[i], untouched);
        const std::byte* behind = memory + out.frontBytes + out.dataBytes;
        QVERIFY(std::memcmp(behind, std::vector(24 * sizeof(float), untouched).data(), 24 * sizeof(float))
                != 0); // 1024 threads, 1000 elements
        for (std::uint64_t i = 24 * sizeof(float); i < out.backBytes; ++i)
            QCOMPARE(behind[i], untouched);
    }

    void whatNobodyWritesStaysUntouched()
    {
        Settings settings = settingsFor(1000);
        settings.grid = 2; // 128 of 1000
        const Plan plan = planOf(settings);
        const Ran ran = run(m_engine, device(), {plan});
        QVERIFY(ran.report());
        float untouched = 0;
        std::memset(&untouched, untouchedByte, sizeof untouched);
        QVERIFY(ran.outputAt(plan, 127) != untouched);
        QCOMPARE(ran.outputAt(plan, 128), untouched);
    }

    void compilerMessagesNameTheLine()
    {
        const Ran ran
            = run(m_engine, device(), {withSource("__kernel void vec_add(__global float* a) {\n  float x = 1\n}\n")});
        QCOMPARE(ran.failure().code, FailureCode::BadSource);
        QCOMPARE(ran.failure().detail, std::string("CL_BUILD_PROGRAM_FAILURE"));
        QVERIFY(!ran.failure().diagnostics.empty());
        const Diagnostic& diagnostic = ran.failure().diagnostics.front();
        QCOMPARE(diagnostic.severity, Severity::Error);
        QCOMPARE(diagnostic.line, 2u);
        QVERIFY(diagnostic.column > 0);
        QVERIFY(!diagnostic.message.empty());
        for (const Diagnostic& any : ran.failure().diagnostics)
            QVERIFY2(any.message.find('/') == std::string::npos, any.message.c_str());
    }

    void awkwardSources_data()
    {
        QTest::addColumn<QByteArray>("source");
        QTest::addColumn<QByteArray>("detail"); // empty: it runs
        const QByteArray body = "(__global const float* a, __global const float* b, __global float* out, const uint "
                                "n)\n{ size_t i = get_global_id(0); if (i < n) out[i] = a[i] + b[i]; }\n";
        QTest::newRow("byte order mark") << QByteArray("\xEF\xBB\xBF__kernel void vec_add" + body) << QByteArray();
        QTest::newRow("CRLF") << QByteArray("__kernel void vec_add" + body).replace("\n", "\r\n") << QByteArray();
        QTest::newRow("Latin-1 in a comment") << QByteArray("// caf\xE9\n__kernel void vec_add" + body) << QByteArray();
        QTest::newRow("no newline at the end") << QByteArray("__kernel void vec_add" + body).trimmed() << QByteArray();
        QTest::newRow("last line is a comment")
            << QByteArray("__kernel void vec_add" + body + "// end") << QByteArray();
        QTest::newRow("NUL") << QByteArray("__kernel void vec_add" + body + QByteArray("\0x", 2))
                             << QByteArray("NUL_IN_SOURCE");
        QTest::newRow("no-break space") << QByteArray("__kernel\xC2\xA0void vec_add" + body)
                                        << QByteArray("CL_BUILD_PROGRAM_FAILURE");
        QTest::newRow("empty") << QByteArray() << QByteArray("CL_INVALID_KERNEL_NAME");
        QTest::newRow("other name") << QByteArray("__kernel void other" + body) << QByteArray("CL_INVALID_KERNEL_NAME");
        QTest::newRow("undefined function")
            << QByteArray("float f(float); __kernel void vec_add(__global float* a, __global float* b, __global float* "
                          "out, uint n) { out[0] = f(1); }")
            << QByteArray("CL_BUILD_PROGRAM_FAILURE");
        QTest::newRow("too long") << QByteArray(2 << 20, ' ') << QByteArray("SOURCE_TOO_LONG");
    }

    void awkwardSources()
    {
        QFETCH(QByteArray, source);
        QFETCH(QByteArray, detail);
        const Ran ran = run(m_engine, device(), {withSource(source.toStdString())});
        if (detail.isEmpty()) {
            QVERIFY2(ran.report(), ran.report() ? "" : ran.failure().detail.c_str());
            return;
        }
        QVERIFY(!ran.report());
        QCOMPARE(ran.failure().code, FailureCode::BadSource);
        QCOMPARE(QByteArray::fromStdString(ran.failure().detail), detail);
    }

    void wrongSignaturesAreFoundBeforeAnythingRuns_data()
    {
        QTest::addColumn<QByteArray>("arguments");
        QTest::addColumn<QByteArray>("detail");
        QTest::addColumn<quint64>("value");
        QTest::newRow("three") << QByteArray("__global float* a, __global float* b, __global float* out")
                               << QByteArray("ARGUMENT_COUNT") << quint64{3};
        QTest::newRow("five") << QByteArray("__global float* a, __global float* b, __global float* out, uint n, uint m")
                              << QByteArray("ARGUMENT_COUNT") << quint64{5};
        QTest::newRow("ulong n") << QByteArray("__global float* a, __global float* b, __global float* out, ulong n")
                                 << QByteArray("ARGUMENT_TYPE") << quint64{4};
        QTest::newRow("float n") << QByteArray("__global float* a, __global float* b, __global float* out, float n")
                                 << QByteArray("ARGUMENT_TYPE") << quint64{4};
        QTest::newRow("double*") << QByteArray("__global double* a, __global float* b, __global float* out, uint n")
                                 << QByteArray("ARGUMENT_TYPE") << quint64{1};
        QTest::newRow("double4*") << QByteArray("__global float* a, __global double4* b, __global float* out, uint n")
                                  << QByteArray("ARGUMENT_TYPE") << quint64{2};
        QTest::newRow("int*") << QByteArray("__global float* a, __global float* b, __global int* out, uint n")
                              << QByteArray("ARGUMENT_TYPE") << quint64{3};
        QTest::newRow("local") << QByteArray("__global float* a, __local float* b, __global float* out, uint n")
                               << QByteArray("ARGUMENT_SPACE") << quint64{2};
        QTest::newRow("pointer for a number")
            << QByteArray("__global float* a, __global float* b, __global float* out, __global uint* n")
            << QByteArray("ARGUMENT_SPACE") << quint64{4};
        QTest::newRow("number for a pointer") << QByteArray("__global float* a, float b, __global float* out, uint n")
                                              << QByteArray("ARGUMENT_SPACE") << quint64{2};
        QTest::newRow("int n is as good")
            << QByteArray("__global float* a, __constant float* b, __global float4* out, int n") << QByteArray()
            << quint64{0};
    }

    void wrongSignaturesAreFoundBeforeAnythingRuns()
    {
        QFETCH(QByteArray, arguments);
        QFETCH(QByteArray, detail);
        QFETCH(quint64, value);
        const Ran ran
            = run(m_engine, device(), {withSource("__kernel void vec_add(" + arguments.toStdString() + ") {}")});
        if (detail.isEmpty()) {
            QVERIFY(ran.report());
            return;
        }
        QVERIFY(!ran.report());
        QCOMPARE(ran.failure().code, FailureCode::BadSource);
        QCOMPARE(QByteArray::fromStdString(ran.failure().detail), detail);
        QCOMPARE(quint64{ran.failure().value}, value);
        QCOMPARE(ran.failure().subject, std::string("vec_add"));
        QVERIFY(ran.failure().status <= -49 && ran.failure().status >= -52);
        QCOMPARE(ran.failure().diagnostics.size(), std::size_t{detail == "ARGUMENT_COUNT" ? 0u : 3u});
    }

    void launchesBeyondTheLimitsAreRefused()
    {
        const Device& limits = m_devices.front();
        struct Case { std::uint64_t grid, block; const char* detail; };
        for (const Case& bad :
             {Case{1, 0, "BLOCK_ZERO"}, Case{0, 64, "GRID_ZERO"}, Case{1, limits.maxBlock + 1, "BLOCK_ABOVE_DEVICE"},
              Case{1ull << 40, 64, "GLOBAL_TOO_LARGE"}}) {
            Plan plan = planOf(settingsFor(1000));
            for (Operation& operation : plan.operations) {
                operation.grid = bad.grid;
                operation.block = bad.block;
            }
            const Ran ran = run(m_engine, device(), {plan});
            QVERIFY(!ran.report());
            QCOMPARE(ran.failure().code, FailureCode::BadLaunch);
            QCOMPARE(ran.failure().detail, std::string(bad.detail));
        }
        const std::string attribute = "__attribute__((reqd_work_group_size(32, 1, 1))) ";
        const Ran ran = run(
            m_engine, device(),
            {withSource(
                attribute
                + "__kernel void vec_add(__global float* a, __global float* b, __global float* out, uint n) {}")});
        QVERIFY(!ran.report());
        QCOMPARE(ran.failure().detail, std::string("BLOCK_NOT_REQUIRED"));
        QCOMPARE(ran.failure().status, std::int64_t{-54});
        QCOMPARE(ran.failure().limit, std::uint64_t{32});
    }

    void tooMuchLocalMemoryIsRefused()
    {
        const std::string floats = std::to_string(m_devices.front().localMemoryBytes / 4 + 1000);
        const Ran ran = run(
            m_engine, device(),
            {withSource("__kernel void vec_add(__global float* a, __global float* b, __global float* out, uint n) { "
                        "__local float t["
                        + floats + "]; t[get_local_id(0)] = a[0]; barrier(CLK_LOCAL_MEM_FENCE); out[0] = t[0]; }")});
        QVERIFY(!ran.report());
        QVERIFY(ran.failure().code == FailureCode::BadLaunch || ran.failure().code == FailureCode::BadSource);
    }

    void tooMuchMemoryIsRefusedBeforeItIsTaken()
    {
        const std::uint64_t tooMany = m_devices.front().budgetBytes / 4 + 1;
        Plan plan = planOf(settingsFor(tooMany));
        const Ran ran = run(m_engine, device(), {plan});
        QVERIFY(!ran.report());
        QCOMPARE(ran.failure().code, FailureCode::OutOfMemory);
        QVERIFY(ran.failure().value > ran.failure().limit);
    }

    void onePlanMayFailAlone()
    {
        const Ran ran = run(m_engine, device(), {withSource("nonsense"), planOf(settingsFor(1000))});
        QVERIFY(ran.report());
        QCOMPARE(ran.report()->measurements[0].failure->code, FailureCode::BadSource);
        QVERIFY(!ran.report()->measurements[1].failure);
        QCOMPARE(ran.report()->measurements[1].repetitions.size(), std::size_t{3});
    }

    void anUnknownDeviceIsSaid()
    {
        const Ran ran = run(m_engine, "no such device", {planOf(settingsFor(10))});
        QVERIFY(!ran.report());
        QCOMPARE(ran.failure().code, FailureCode::NoDevice);
    }

    void brokenPlansAreRefused()
    {
        Plan plan = planOf(settingsFor(10));
        plan.operations.front().buffer = 99;
        const Ran ran = run(m_engine, device(), {plan});
        QVERIFY(!ran.report());
        QCOMPARE(ran.failure().code, FailureCode::Protocol);
    }

    void limitsOfAKernelAreDescribed()
    {
        const auto limits = m_engine.describe(device(), {"vec_add.cl", kernelSource("vec_add.cl"), "vec_add", ""});
        QVERIFY(std::holds_alternative<KernelLimits>(limits));
        QVERIFY(std::get<KernelLimits>(limits).maxBlock > 0);
        QVERIFY(std::holds_alternative<Failure>(m_engine.describe(device(), {"x.cl", "x", "x", ""})));
    }

    void hostLoopsComputeLikeKernels()
    {
        for (const char* kernel : {"vec_add", "scale", "saxpy", "matmul"}) {
            for (const std::uint64_t elements : {1ull, 37ull, 5000ull}) {
                Settings settings = settingsFor(elements, kernel);
                const Plan device1 = planOf(settings), host1 = hostLoopPlan(settings, 1),
                           hostAll = hostLoopPlan(settings, 0);
                const Ran ran = run(m_engine, device(), {device1, host1, hostAll});
                QVERIFY(ran.report());
                QVERIFY(!ran.report()->measurements[1].hostFlags.empty());
                QVERIFY(hasTime(ran.report()->measurements[2].repetitions.front().spans.front()));
                const auto output = [&](std::size_t index, const Plan& plan) {
                    const auto part = resultLayout(plan).output;
                    return QByteArray(reinterpret_cast<const char*>(ran.results[index].data() + part.offset),
                                      static_cast<qsizetype>(part.bytes));
                };
                const QByteArray expected = output(0, device1);
                for (const auto& [index, plan] :
                     {std::pair{std::size_t{1}, host1}, std::pair{std::size_t{2}, hostAll}}) {
                    const QByteArray got = output(index, plan);
                    QCOMPARE(got.size(), expected.size());
                    for (qsizetype i = 0; i < got.size(); i += 4) {
                        float a = 0, b = 0;
                        std::memcpy(&a, got.constData() + i, 4);
                        std::memcpy(&b, expected.constData() + i, 4);
                        QVERIFY2(std::abs(a - b) <= 1e-4f * std::abs(b), kernel);
                    }
                }
            }
        }
    }

    void chainsAreReadyForEachRepetition()
    {
        Settings settings = settingsFor(500, "scale");
        settings.chain = 4;
        for (const Strategy strategy : {Strategy::RoundTrip, Strategy::KeepOnDevice}) {
            settings.strategy = strategy;
            const Plan plan = planOf(settings);
            const Ran ran = run(m_engine, device(), {plan}, 5);
            QVERIFY(ran.report());
            QCOMPARE(ran.outputAt(plan, 7),
                     static_cast<float>(valueAt(plan.buffers[0].fill, ElementType::Float, 7)) * 81.0f);
        }
    }

    void blockOrderComesBackWhole()
    {
        const Plan plan = blockOrderPlan(settingsFor(64 * 50), kernelSource("block_order.cl"));
        const Ran ran = run(m_engine, device(), {plan});
        QVERIFY(ran.report());
        std::vector<double> order = ran.first().captures.at(0).values;
        QCOMPARE(order.size(), std::size_t{50});
        std::sort(order.begin(), order.end());
        for (std::size_t i = 0; i < order.size(); ++i)
            QCOMPARE(order[i], static_cast<double>(i));
    }

    void plansMayAllocateThemselves()
    {
        Plan plan = planOf(settingsFor(1000));
        Operation allocate;
        allocate.kind = OperationKind::Allocate;
        allocate.label = "allocate a";
        for (Operation& operation : plan.operations)
            for (std::uint32_t& wait : operation.waits)
                ++wait;
        plan.operations.insert(plan.operations.begin(), allocate);
        QVERIFY(run(m_engine, device(), {plan}).report()); // a leak, but a small one
        Operation release = allocate;
        release.kind = OperationKind::Release;
        plan.operations.push_back(release);
        QVERIFY(run(m_engine, device(), {plan}).report());
        plan.operations.pop_back();
        QVERIFY(run(m_engine, device(), {plan}, 20).report()); // each repetition begins without the leaks of the last
        plan.budgetBytes = 4096;
        const Ran ran = run(m_engine, device(), {plan});
        QVERIFY(!ran.report());
        QCOMPARE(ran.failure().code, FailureCode::OutOfMemory);
        QCOMPARE(ran.failure().limit, std::uint64_t{4096});
    }

    void waitingForAnEventKeepsTheOrderAcrossQueues()
    {
        Plan plan = planOf(settingsFor(100000));
        plan.outOfOrder = true;
        QCOMPARE(plan.operations.size(), std::size_t{4});
        plan.operations[2].waits = {0, 1};
        plan.operations[3].waits = {2};
        const Ran ran = run(m_engine, device(), {plan}, 10);
        QVERIFY(ran.report());
        QCOMPARE(ran.outputAt(plan, 99999), static_cast<float>(valueAt(plan.buffers[0].fill, ElementType::Float, 99999))
            + static_cast<float>(valueAt(plan.buffers[1].fill, ElementType::Float, 99999)));
    }

    void theTimeBudgetEndsTheRepetitions()
    {
        Request request;
        request.deviceId = device();
        request.plans = {planOf(settingsFor(1 << 16))};
        request.repetitions = 1000000;
        request.timeBudgetMs = 20;
        const Outcome outcome = m_engine.run(request, {}, {});
        QVERIFY(std::holds_alternative<Report>(outcome));
        const std::size_t count = std::get<Report>(outcome).measurements.front().repetitions.size();
        QVERIFY(count >= 1 && count < 1000000);
    }

    void errorNamesAreComplete()
    {
        QCOMPARE(errorName(-1001), std::string("CL_PLATFORM_NOT_FOUND_KHR"));
        QCOMPARE(errorName(-54), std::string("CL_INVALID_WORK_GROUP_SIZE"));
        QCOMPARE(errorName(-72), std::string("CL_MAX_SIZE_RESTRICTION_EXCEEDED"));
        QCOMPARE(errorName(-4711), std::string("OpenCL error -4711"));
    }

    void optionsOfOthersAreRefused()
    {
        for (const char* good : {"", "-DREAL=double", "-cl-fast-relaxed-math -DN=4 -DX=0x1p-3f", "-DFLAG"})
            QVERIFY2(isAcceptable(good), good);
        for (const char* bad :
             {"-D", "-I", "-I /etc", "-DN=\"x", "-DX=1,5f", "-include /etc/hostname", "-D 1", "-fplugin=x", "x.cl"})
            QVERIFY2(!isAcceptable(bad), bad);
        QVERIFY(!isAcceptable(std::string(20000, 'x')));
    }

    void buildLogsOfAllDriversAreRead()
    {
        const auto pocl = parseBuildLog("error: /home/ada/.cache/tempfile_aB3.cl:3:17: expected ';' after "
                                        "expression\nwarning: mine.cl:4:1: unused\n",
                                        "mine.cl");
        QCOMPARE(pocl.size(), std::size_t{2});
        QCOMPARE(pocl[0], (Diagnostic{Severity::Error, 3, 17, "expected ';' after expression"}));
        QCOMPARE(pocl[1], (Diagnostic{Severity::Warning, 4, 1, "unused"}));
        const auto clang
            = parseBuildLog("In file included from x:1:\nmine.cl:2:5: fatal error: '/etc/passwd' file not found\n  int "
                            "x\n      ^\nmine.cl:2:5: fatal error: '/etc/passwd' file not found\n1 error generated.\n",
                            "mine.cl");
        QCOMPARE(clang.size(), std::size_t{1});
        QCOMPARE(clang[0], (Diagnostic{Severity::Error, 2, 5, "'passwd' file not found"}));
        const auto nvidia = parseBuildLog(
            "<kernel>:7:9: error: use of undeclared identifier 'i'\nptxas error   : too much shared data\n", "mine.cl");
        QCOMPARE(nvidia[0], (Diagnostic{Severity::Error, 7, 9, "use of undeclared identifier 'i'"}));
        const auto macro = parseBuildLog("error: k.cl:4:14 <Spelling=/lib/x86_64-linux-gnu/../../share/pocl/include/_builtin_renames.h:89:24>: no matching "
                                         "function for call to '_cl_fma'\nerror: k.cl:2:46 <Spelling=k.cl:1:12>: unexpected ';' before ']'\n",
                                         "k.cl");
        QCOMPARE(macro[0], (Diagnostic{Severity::Error, 4, 14, "no matching function for call to 'fma'"}));
        QCOMPARE(macro[1], (Diagnostic{Severity::Error, 2, 46, "unexpected ';' before ']'"}));
        const auto spaces = parseBuildLog("error: k.cl:4:9: assigning to '__global float *__private' from incompatible type '__private uint'\n"
                                          "error: k.cl:1:49: '__private size_t' (aka '__private unsigned long') cannot be used\n",
                                          "k.cl");
        QCOMPARE(spaces[0].message, std::string("assigning to '__global float *' from incompatible type '__private uint'"));
        QCOMPARE(spaces[1].message, std::string("'size_t' (aka 'unsigned long') cannot be used"));
        const auto oclgrind = parseBuildLog("1 error generated.\nBuild failure:\ninput.cl:4:14: error: use of undeclared identifier 'x'\n    out[i] = x;\n", "k.cl");
        QCOMPARE(oclgrind, std::vector({Diagnostic{Severity::Error, 4, 14, "use of undeclared identifier 'x'"}}));
        const auto amd = parseBuildLog("/tmp/comgr-4f0a/input/CompileSource:4:14: error: use of undeclared identifier 'x'\n", "k.cl");
        QCOMPARE(amd[0], (Diagnostic{Severity::Error, 4, 14, "use of undeclared identifier 'x'"}));
        const auto older = parseBuildLog("\"/tmp/OCL1234.cl\", line 3: error: foreign\n\"k.cl\", line 4: error: identifier \"x\" is undefined\n", "k.cl");
        QCOMPARE(older, std::vector({Diagnostic{Severity::Error, 4, 0, "identifier \"x\" is undefined"}}));
        const auto intel = parseBuildLog("1:7:9: error: expected ';' after expression\n", "k.cl");
        QCOMPARE(intel[0], (Diagnostic{Severity::Error, 7, 9, "expected ';' after expression"}));
        const auto elsewhere = parseBuildLog("/usr/share/pocl/include/_kernel.h:9:1: warning: something\n", "mine.cl");
        QCOMPARE(elsewhere[0], (Diagnostic{Severity::Warning, 0, 0, "something"}));
        QVERIFY(parseBuildLog("", "mine.cl").empty());
        QCOMPARE(parseBuildLog(std::string(500000, 'e') + "\nerror: late\n", "mine.cl").size(), std::size_t{1});
        std::string many;
        for (int i = 1; i < 5000; ++i)
            many += "mine.cl:" + std::to_string(i) + ":1: error: wrong\n";
        QCOMPARE(parseBuildLog(many, "mine.cl").size(), mostDiagnostics);
    }

    void threadsSplitTheirWork()
    {
        HostThreads threads;
        threads.prepare(4);
        for (int round = 0; round < 200; ++round) {
            std::atomic<int> sum{0};
            threads.run(7, [&](std::uint32_t part) { sum += 1 << part; });
            QCOMPARE(sum.load(), 127);
        }
    }

    void theMachineIsUsable()
    {
        QVERIFY(usableCpus() >= 1);
        QVERIFY(freeMemoryBytes() > 0);
        QVERIFY(!mayUseFirstCpus(1u << 30));
        QCOMPARE(cpusOfQuota("50000 100000").value_or(0), 0.5);
        QCOMPARE(cpusOfQuota("400000 100000").value_or(0), 4.0);
        for (const char* unlimited : {"max 100000", "", "1000", "1000 0", "-1 100000"})
            QVERIFY2(!cpusOfQuota(unlimited), unlimited);
    }
};

QTEST_GUILESS_MAIN(EngineTest)
#include "engine_test.moc"
