// SPDX-License-Identifier: GPL-3.0-or-later
// Do the plans that let data go wrong say what they should, and does the engine do what they say, on every device?

#include "engine/engine.h"
#include "model/data.h"
#include "model/layout.h"
#include "model/statistics.h"
#include "model/validate.h"
#include "plan/experiments.h"
#include "plan/roofline.h"
#include "plan/trials.h"

#include <QFile>
#include <QtTest>

#include <algorithm>
#include <cstring>
#include <numeric>

using namespace roundtrip;

namespace {

std::string kernelSource(const char* file)
{
    QFile source(QStringLiteral(ROUNDTRIP_SOURCE_DIR "/kernels/") + QString::fromUtf8(file));
    return source.open(QIODevice::ReadOnly) ? source.readAll().toStdString() : std::string();
}

Settings settingsFor(std::uint64_t elements, std::uint64_t block = 64)
{
    Settings settings;
    settings.elements = elements;
    settings.block = block;
    return settings;
}

QString labels(const Plan& plan)
{
    QStringList list;
    for (const Operation& operation : plan.operations)
        list << QString::fromStdString(operation.label);
    return list.join(QStringLiteral(", "));
}

std::uint64_t count(const Plan& plan, OperationKind kind)
{
    return static_cast<std::uint64_t>(std::count_if(
        plan.operations.begin(), plan.operations.end(), [kind](const Operation& o) { return o.kind == kind; }));
}

} // namespace

class TrialsTest : public QObject {
    Q_OBJECT

    Engine m_engine;
    std::vector<Device> m_devices;

    Outcome run(const Device& device, std::vector<Plan> plans, std::uint32_t repetitions = 1,
        std::vector<std::vector<std::byte>>* results = nullptr)
    {
        Request request;
        request.deviceId = device.id;
        request.plans = std::move(plans);
        request.repetitions = repetitions;
        std::vector<std::vector<std::byte>> memory(request.plans.size());
        const Outcome outcome = m_engine.run(request, [&](std::size_t plan, std::uint64_t offset, const void* piece, std::uint64_t bytes) {
            memory[plan].resize(std::max<std::size_t>(memory[plan].size(), offset + bytes));
            std::memcpy(memory[plan].data() + offset, piece, bytes);
            return true;
        }, {});
        if (results)
            *results = std::move(memory);
        return outcome;
    }

private slots:
    void initTestCase()
    {
        m_devices = m_engine.list().devices;
        QVERIFY2(!m_devices.empty(), "these tests need an OpenCL device: pocl-opencl-icd");
    }

    void everyPlanIsValid()
    {
        for (const std::uint64_t n : {1ull, 100ull, 65537ull}) {
            std::vector<Plan> all = readEarlyPlans(settingsFor(n), "s");
            for (auto more : {memoryPlans(settingsFor(n)), contextPlans(settingsFor(n), "s"), callPlans(settingsFor(n), "s"),
                     mapPlans(settingsFor(n), "s"), imagePlans(settingsFor(n), "s")})
                all.insert(all.end(), more.begin(), more.end());
            all.push_back(piecesPlan(settingsFor(n), 256));
            for (const Plan& plan : all)
                QVERIFY2(validate(plan, m_devices.front()).empty(), plan.name.c_str());
        }
        for (const Plan& plan : readEarlyPlans(settingsFor(0), "s"))
            QVERIFY(plan.operations.empty());
        QVERIFY(piecesPlan(settingsFor(0), 4).operations.empty());
    }

    void whoWaitsForAHeldQueueIsRefused()
    {
        Plan plan = readEarlyPlans(settingsFor(100), "s").front();
        for (Operation& operation : plan.operations)
            if (operation.kind == OperationKind::Read)
                operation.blocking = true;
        const auto problems = validate(plan, m_devices.front());
        QCOMPARE(problems.size(), std::size_t{1});
        QCOMPARE(problems.front().code, ProblemCode::BrokenPlan);
    }

    void theHostLooksTooEarlyOrInTime()
    {
        const auto plans = readEarlyPlans(settingsFor(1000), "s");
        QCOMPARE(labels(plans[0]), QString("upload a, upload b, hold the queue, vec_add, download out, host reads out, let the queue go"));
        QCOMPARE(labels(plans[1]), QString("upload a, upload b, hold the queue, vec_add, download out, let the queue go, finish, host reads out"));
        QCOMPARE(plans[0].buffers[plans[0].check->output].name, std::string("seen"));
    }

    void oldValuesAreReallySeen()
    {
        const auto plans = readEarlyPlans(settingsFor(10000), kernelSource("vec_add.cl"));
        for (const Device& device : m_devices)
            for (const std::uint32_t repetitions : {1u, 4u}) {
                std::vector<std::vector<std::byte>> results;
                const Outcome outcome = run(device, plans, repetitions, &results);
                QVERIFY(std::holds_alternative<Report>(outcome));
                for (std::size_t p = 0; p < plans.size(); ++p) {
                    std::vector<float> seen(10000);
                    std::memcpy(seen.data(), results[p].data() + resultLayout(plans[p]).output.offset, seen.size() * sizeof(float));
                    for (std::uint64_t i = 0; i < seen.size(); ++i) {
                        const float sum = static_cast<float>(valueAt(plans[p].buffers[0].fill, ElementType::Float, i))
                            + static_cast<float>(valueAt(plans[p].buffers[1].fill, ElementType::Float, i));
                        QCOMPARE(seen[i], p == 0 ? 0.0f : sum);
                    }
                }
            }
    }

    void piecesCoverTheArrayOnce()
    {
        for (const std::uint64_t n : {1ull, 7ull, 256ull, 1000ull}) {
            for (const std::uint32_t pieces : {0u, 1u, 3u, 256u, 4000u}) {
                const Plan plan = piecesPlan(settingsFor(n), pieces);
                std::uint64_t at = 0;
                for (const Operation& operation : plan.operations) {
                    QCOMPARE(operation.kind, OperationKind::Write);
                    QCOMPARE(operation.first, at);
                    QVERIFY(operation.count > 0);
                    at += operation.count;
                }
                QCOMPARE(at, n);
                QCOMPARE(plan.operations.size(), std::size_t(std::min<std::uint64_t>(n, std::clamp(pieces, 1u, 256u))));
            }
        }
        QVERIFY(std::holds_alternative<Report>(run(m_devices.front(), {piecesPlan(settingsFor(1000), 256)})));
    }

    void aLeakGrowsUntilItIsRefused()
    {
        Settings settings = settingsFor(1 << 18); // 1 MiB, and 8 KiB of guards
        settings.budgetMiB = 5;
        const auto plans = memoryPlans(settings);
        const std::uint64_t each = layoutOf(plans[0].buffers[0]).totalBytes();
        const LiveMemory tidy = liveMemory(plans[0], m_devices.front().budgetBytes), leak = liveMemory(plans[1], m_devices.front().budgetBytes);
        QVERIFY(!tidy.refused && tidy.owned.empty());
        QCOMPARE(*std::max_element(tidy.bytes.begin(), tidy.bytes.end()), each);
        QCOMPARE(leak.owned.size(), std::size_t{4});
        QCOMPARE(plans[1].operations[*leak.refused].label, std::string("allocate batch 5"));
        QCOMPARE(leak.neededBytes, each);
        QCOMPARE(leak.leftBytes, (std::uint64_t{5} << 20) - 4 * each);
        for (const Device& device : m_devices) {
            const Outcome outcome = run(device, plans, 3);
            const auto& measured = std::get<Report>(outcome).measurements;
            QVERIFY(!measured[0].failure);
            QCOMPARE(measured[0].repetitions.size(), std::size_t{3});
            QVERIFY(measured[1].failure);
            QCOMPARE(measured[1].failure->code, FailureCode::OutOfMemory);
            QCOMPARE(measured[1].failure->detail, std::string("BUDGET_EXCEEDED"));
            QCOMPARE(measured[1].failure->subject, std::string("allocate batch 5"));
            QCOMPARE(measured[1].failure->value, leak.neededBytes);
            QCOMPARE(measured[1].failure->limit, leak.leftBytes);
        }
    }

    void everyRepetitionLeaksAlike()
    {
        Settings settings = settingsFor(1 << 18);
        settings.budgetMiB = 17; // just enough for all passes of one repetition
        const Outcome outcome = run(m_devices.front(), memoryPlans(settings), 5);
        const auto& measured = std::get<Report>(outcome).measurements;
        QVERIFY(!measured[0].failure && !measured[1].failure);
        QCOMPARE(measured[1].repetitions.size(), std::size_t{5});
        QCOMPARE(liveMemory(memoryPlans(settings)[1], m_devices.front().budgetBytes).owned.size(), std::size_t{memoryPasses});
    }

    void aBufferOfAnotherContextIsFound()
    {
        const auto plans = contextPlans(settingsFor(1000), kernelSource("vec_add.cl"));
        QVERIFY(usesElsewhere(plans[0]).empty());
        QCOMPARE(usesElsewhere(plans[1]), (std::vector<std::uint32_t>{2, 3})); // the launch and the download
        for (const Device& device : m_devices) {
            const Outcome outcome = run(device, plans);
            const auto& measured = std::get<Report>(outcome).measurements;
            QVERIFY(!measured[0].failure);
            if (device.platform == "Portable Computing Language") { // which accepts the launch and refuses the read
                QVERIFY(measured[1].failure);
                QCOMPARE(measured[1].failure->subject, std::string("download out"));
                QCOMPARE(measured[1].failure->status, std::int64_t{-34});
            }
        }
        // The device is as good as before.
        QVERIFY(std::holds_alternative<Report>(run(m_devices.front(), {plans[0]})));
    }

    void callsWaitOrDoNot()
    {
        const auto plans = callPlans(settingsFor(1 << 20, 256), kernelSource("vec_add.cl"));
        QCOMPARE(labels(plans[0]), QString("upload a, upload b, vec_add, finish, download out"));
        QCOMPARE(labels(plans[1]), QString("upload a, upload b, vec_add, download out, finish"));
        for (const Operation& operation : plans[1].operations)
            QVERIFY(!operation.blocking);
        const Outcome outcome = run(m_devices.front(), plans, 3);
        for (const Measurement& measured : std::get<Report>(outcome).measurements)
            for (const Span& span : measured.repetitions.back().spans)
                QVERIFY(span.callBegan != notGiven && span.callEnded >= span.callBegan);
    }

    // Whatever the figures: the plans run, and the learner's kernel among them is right.
    void bothLimitsAreMeasured()
    {
        std::map<std::string, std::string> sources;
        for (const char* name : {"copy_array", "multiply_add", "multiply_add_chain", "vec_add", "saxpy", "matmul"})
            sources[name] = kernelSource((std::string(name) + ".cl").c_str());
        const auto plans = rooflinePlans(settingsFor(1 << 16), sources, 1 << 16);
        for (const Device& device : m_devices) {
            const Outcome outcome = run(device, plans, 1, nullptr);
            const auto& measured = std::get<Report>(outcome).measurements;
            QCOMPARE(measured.size(), plans.size());
            for (std::size_t p = 0; p < plans.size(); ++p) {
                QVERIFY2(!measured[p].failure, plans[p].name.c_str());
                QVERIFY(phaseSummary(plans[p], measured[p], Phase::Compute).timeNs.median > 0);
            }
        }
    }

    void mappedPlansCopyNothing()
    {
        const auto plans = mapPlans(settingsFor(1000), "s");
        QVERIFY(count(plans[0], OperationKind::Write) == 2 && count(plans[0], OperationKind::Map) == 0);
        QVERIFY(count(plans[1], OperationKind::Write) + count(plans[1], OperationKind::Read) == 0);
        QCOMPARE(count(plans[1], OperationKind::Map), std::uint64_t{3});
    }

    void anImageIsColouredInTwoDimensions()
    {
        const auto plans = imagePlans(settingsFor(40 * imageColumns, 256), kernelSource("color_image.cl"));
        QCOMPARE(plans.size(), std::size_t{3});
        const ImageShape shape = imageShape(settingsFor(40 * imageColumns, 256));
        QVERIFY(shape.rows == 40 && shape.side == 16 && shape.across == 4 && shape.down == 3);
        for (const Device& device : m_devices) {
            std::vector<std::vector<std::byte>> results;
            const Outcome outcome = run(device, plans, 1, &results);
            const auto& measured = std::get<Report>(outcome).measurements;
            QVERIFY(!measured[0].failure);
            const std::vector<double>& pixels = measured[0].captures.front().values;
            QCOMPARE(pixels.size(), std::size_t{40 * imageColumns});
            for (std::uint32_t i = 0; i < pixels.size(); ++i)
                QCOMPARE(pixels[i], static_cast<double>(pixelAt(i / imageColumns, i % imageColumns)));
            // Without a guard the last threads write behind the image, into its guard zone.
            const BufferLayout layout = layoutOf(plans[2].buffers.front());
            std::uint32_t beyond = 0;
            std::memcpy(&beyond, results[2].data() + layout.frontBytes + layout.dataBytes + 100 * sizeof beyond, sizeof beyond);
            QVERIFY(beyond != 0xA5A5A5A5u);
        }
    }
};

QTEST_GUILESS_MAIN(TrialsTest)
#include "trials_test.moc"
