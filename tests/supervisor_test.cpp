// SPDX-License-Identifier: GPL-3.0-or-later
// The real supervisor with a worker that plays each kind of mischief.
#include "enginehelpers.h"

#include "protocol/frame.h"
#include "protocol/messages.h"
#include "supervisor/crashlimit.h"
#include "supervisor/deadline.h"
#include "supervisor/death.h"
#include "supervisor/listing.h"
#include "supervisor/ticketqueue.h"

#include <QProcess>
#include <QTemporaryDir>

#include <csignal>

using namespace roundtrip;
using namespace std::chrono_literals;

namespace {

Request requestFor(const char* how, std::uint32_t deadlineMs = patienceMs)
{
    Request request;
    Plan plan;
    plan.buffers.push_back({"a", ElementType::Float, 1000, {Fill::Kind::Random, 1}});
    plan.buffers.push_back({"out", ElementType::Float, 1000});
    plan.programs.push_back({"x.cl", "", how, ""});
    plan.operations.resize(3);
    plan.check = CheckSpec{"scale", 1, {0}, 1000, 1};
    request.plans = {plan};
    request.buildDeadlineMs = request.runDeadlineMs = deadlineMs;
    return request;
}

Job runJob(std::uint64_t ticket) { return {RunRequest{ticket, {}}}; }
Job describeJob(std::uint64_t ticket) { return {DescribeRequest{ticket, {}, {}}}; }

// Speaks to the supervisor without the client.
struct Raw {
    Raw() { process.start(QStringLiteral(ROUNDTRIP_BIN_DIR "/roundtrip-engine"), QStringList()); }
    void say(const Question& question) { process.write(frame(encode(question))); }
    std::optional<Answer> next()
    {
        for (;;) {
            if (const auto payload = reader.next())
                return decodeAnswer(*payload);
            if (!process.waitForReadyRead(patienceMs) && process.bytesAvailable() == 0)
                return {};
            reader.append(process.readAllStandardOutput());
        }
    }
    QProcess process;
    FrameReader reader;
};

} // namespace

class SupervisorTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { qputenv("ROUNDTRIP_WORKER", FAKE_WORKER); }
    void cleanup()
    {
        for (const char* name : {"FAKE_LISTING", "FAKE_LISTING_AT", "OCL_ICD_VENDORS"})
            qunsetenv(name);
    }

    void queueKeepsTheLatestRun()
    {
        TicketQueue queue;
        QVERIFY(!queue.add(runJob(1)));
        QVERIFY(!queue.add(describeJob(2)));
        QCOMPARE(queue.add(runJob(3))->ticket(), 1u);
        QVERIFY(!queue.add(describeJob(4)));
        QCOMPARE(queue.take()->ticket(), 2u);
        QCOMPARE(queue.take()->ticket(), 3u);
        QVERIFY(!queue.remove(3));
        QCOMPARE(queue.remove(4)->ticket(), 4u);
        QVERIFY(!queue.take());
        QVERIFY(!queue.putBack(runJob(5)));
        QCOMPARE(queue.putBack(runJob(4))->ticket(), 4u);
        QCOMPARE(queue.take()->ticket(), 5u);
        for (std::uint64_t i = 0; i < TicketQueue::describesKept; ++i)
            QVERIFY(!queue.add(describeJob(i)));
        QCOMPARE(queue.add(describeJob(99))->ticket(), 0u);
    }

    void deadlineCountsOnlyTimeThatCouldBeUsed()
    {
        Deadline::Clock::time_point now{};
        Deadline deadline;
        QVERIFY(!deadline.waitLimit());
        deadline.start(1s, now);
        deadline.tick(now += 200ms, true);
        deadline.tick(now += 1h, true); // the machine slept
        QVERIFY(!deadline.hasPassed());
        for (int i = 0; i < 100; ++i)
            deadline.tick(now += 200ms, false); // the worker was stopped
        QVERIFY(!deadline.hasPassed());
        for (int i = 0; i < 3; ++i)
            deadline.tick(now += *deadline.waitLimit(), true);
        QVERIFY(deadline.hasPassed());
        deadline.stop();
        QVERIFY(!deadline.hasPassed());
    }

    void crashLimitForgets()
    {
        CrashLimit::Clock::time_point now{};
        CrashLimit limit;
        limit.note(now);
        limit.note(now);
        QVERIFY(!limit.isReached(now));
        limit.note(now);
        QVERIFY(limit.isReached(now));
        QVERIFY(!limit.isReached(now + 11s));
        for (int i = 0; i < 3; ++i)
            limit.note(now);
        limit.forget();
        QVERIFY(!limit.isReached(now));
    }

    void deathsAreToldApart_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("detail");
        QTest::addColumn<int>("number");
        const auto row = [](const char* name, int status, FailureCode code, const char* detail, int number) {
            QTest::newRow(name) << status << static_cast<int>(code) << QByteArray(detail) << number;
        };
        row("signal", SIGSEGV, FailureCode::Crashed, "SIGSEGV", SIGSEGV);
        row("with core", SIGABRT | 0x80, FailureCode::Crashed, "SIGABRT", SIGABRT);
        row("134", 134 << 8, FailureCode::Crashed, "SIGABRT", SIGABRT);
        row("0", 0, FailureCode::Crashed, "EXITED", 0);
        row("3", 3 << 8, FailureCode::Crashed, "EXITED", 3);
        row("2", 2 << 8, FailureCode::Protocol, "EXITED", 2);
        row("127", 127 << 8, FailureCode::EngineMissing, "EXITED", 127);
    }
    void deathsAreToldApart()
    {
        QFETCH(int, status);
        QFETCH(int, code);
        QFETCH(QByteArray, detail);
        QFETCH(int, number);
        const Failure failure = failureOfDeath(status, Stage::Running, "vec_add");
        QCOMPARE(static_cast<int>(failure.code), code);
        QCOMPARE(QByteArray::fromStdString(failure.detail), detail);
        QCOMPARE(failure.status, number);
        QCOMPARE(failure.subject, std::string("vec_add"));
    }

    void listingAccusesTheCulpritAlone()
    {
        DriverSearch search{"/v", {{"/v/a.icd", "libpocl.so.2"}, {"/v/b.icd", "/x/libbroken.so"}, {"/v/c.icd", "/x/libgpu.so"},
                                   {"/v/fifo.icd", "", true}, {"/v/slow.icd", "slow"}, {"/v/zero.icd", ""}}};
        Listing listing(search);
        const WorkerSetup all = *listing.takeNext();
        QCOMPARE(all, (WorkerSetup{Profile::Permissive, {}}));
        QVERIFY(!listing.takeNext());
        listing.failed(all, DriverTrouble::Kind::Hung);
        std::vector<WorkerSetup> alone;
        while (const auto next = listing.takeNext())
            alone.push_back(*next);
        QCOMPARE(alone, (std::vector<WorkerSetup>{{Profile::Strict, {"/v/a.icd"}}, {Profile::Permissive, {"/v/b.icd"}},
                                                  {Profile::Permissive, {"/v/c.icd"}}, {Profile::Permissive, {"/v/slow.icd"}}}));
        DeviceList list;
        list.devices.resize(1);
        listing.failed(alone[3], DriverTrouble::Kind::Hung);
        listing.listed(alone[2], list);
        listing.failed(alone[1], DriverTrouble::Kind::Crashed);
        listing.listed(alone[0], list);
        const WorkerSetup good = *listing.takeNext();
        QCOMPARE(good, (WorkerSetup{Profile::Permissive, {"/v/a.icd", "/v/c.icd"}}));
        QVERIFY(!listing.isDone());
        list.devices.resize(2);
        list.troubles.push_back({DriverTrouble::Kind::CacheUnusable, "/c"});
        listing.listed(good, list);
        QVERIFY(listing.isDone() && !listing.takeNext());
        QCOMPARE(listing.last(), good);
        QCOMPARE(listing.result().devices.size(), std::size_t{2});
        QCOMPARE(listing.result().searched, std::string("/v"));
        QCOMPARE(listing.result().driverFiles.size(), std::size_t{6});
        const std::vector<DriverTrouble> troubles{{DriverTrouble::Kind::Crashed, "/v/b.icd"}, {DriverTrouble::Kind::Hung, "/v/fifo.icd"},
                                                  {DriverTrouble::Kind::Hung, "/v/slow.icd"}, {DriverTrouble::Kind::CacheUnusable, "/c"}};
        QCOMPARE(listing.result().troubles, troubles);
    }

    // Where x and the one called first are in one process, it crashes.
    void driversThatFailOnlyTogether_data()
    {
        QTest::addColumn<QByteArray>("first");
        QTest::addColumn<Profile>("profileAlone");
        QTest::newRow("PoCL") << QByteArray("libpocl.so.2") << Profile::Strict;
        QTest::newRow("the one with devices") << QByteArray("y") << Profile::Permissive;
    }
    void driversThatFailOnlyTogether()
    {
        QFETCH(QByteArray, first);
        QFETCH(Profile, profileAlone);
        Listing listing({"/v", {{"/v/a.icd", "x"}, {"/v/b.icd", first.toStdString()}, {"/v/c.icd", "harmless"}}});
        DeviceList found;
        found.devices.resize(1);
        const auto has = [](const WorkerSetup& setup, const char* file) {
            return setup.drivers.empty() || std::find(setup.drivers.begin(), setup.drivers.end(), file) != setup.drivers.end();
        };
        std::vector<WorkerSetup> taken;
        while (const auto next = listing.takeNext()) {
            taken.push_back(*next);
            if (has(*next, "/v/a.icd") && has(*next, "/v/b.icd"))
                listing.failed(*next, DriverTrouble::Kind::Crashed);
            else
                listing.listed(*next, has(*next, "/v/b.icd") ? found : DeviceList{});
        }
        QVERIFY(listing.isDone());
        QCOMPARE(taken.size(), std::size_t{7}); // all, three alone, the three good ones, two beside the first
        QCOMPARE(taken[2], (WorkerSetup{profileAlone, {"/v/b.icd"}}));
        QCOMPARE(listing.last(), (WorkerSetup{Profile::Permissive, {"/v/b.icd", "/v/c.icd"}}));
        QCOMPARE(listing.result().devices.size(), std::size_t{1});
        QCOMPARE(listing.result().troubles, (std::vector<DriverTrouble>{{DriverTrouble::Kind::Crashed, "/v/a.icd"}}));
    }

    void driversWithoutDevicesComeToAnEnd()
    {
        Listing listing({"/v", {{"/v/a.icd", "x"}, {"/v/b.icd", "y"}}});
        int tries = 0;
        for (auto next = listing.takeNext(); next && ++tries < 20; next = listing.takeNext()) {
            if (next->drivers.size() == 1)
                listing.listed(*next, {});
            else
                listing.failed(*next, DriverTrouble::Kind::Crashed);
        }
        QVERIFY(listing.isDone());
        QCOMPARE(listing.result().troubles.size(), std::size_t{1});
    }

    void listingEnds()
    {
        const auto failAll = [](Listing& listing) {
            int tries = 0;
            while (const auto next = listing.takeNext()) {
                listing.failed(*next, DriverTrouble::Kind::Crashed);
                ++tries;
            }
            return listing.isDone() ? tries : -1;
        };
        Listing two({"/v", {{"/v/a.icd", "libpocl.so.2"}, {"/v/b.icd", "x"}}}), only({"/v", {{"/v/a.icd", "libpocl.so.2"}}}), none({"/v", {}});
        Listing pipes({"/v", {{"/v/a.icd", "", true}, {"/v/b.icd", "", true}}});
        QCOMPARE(failAll(two), 3);
        QCOMPARE(two.result().troubles.size(), std::size_t{2});
        QCOMPARE(failAll(only), 1);
        QCOMPARE(only.result().troubles.front().subject, std::string("/v/a.icd"));
        QCOMPARE(failAll(none), 1);
        QCOMPARE(none.result().troubles.front().subject, std::string("/v"));
        QCOMPARE(failAll(pipes), 1);
        QCOMPARE(pipes.result().troubles.size(), std::size_t{2});
        Listing empty({"/v", {}});
        empty.listed(*empty.takeNext(), {});
        QVERIFY(empty.isDone());
        Listing freer({"/v", {{"/v/b.icd", "x"}}});
        freer.listed(*freer.takeNext(), {});
        const WorkerSetup free = *freer.takeNext();
        QCOMPARE(free, (WorkerSetup{Profile::None, {}}));
        freer.listed(free, {});
        QVERIFY(freer.isDone());
    }

    void goodRun()
    {
        Engine engine;
        const auto list = engine.list();
        QVERIFY(list);
        QCOMPARE(list->devices.size(), std::size_t{2});
        QCOMPARE(list->sandbox, std::string("strict: fake; permissive: fake"));
        const auto outcome = engine.run(requestFor("good"));
        const Report* report = reportIn(outcome);
        QVERIFY(report);
        QCOMPARE(report->deviceId, std::string("pocl/cpu"));
        const Measurement& measurement = report->measurements.at(0);
        QCOMPARE(measurement.printed, std::string("printed by good\n"));
        QCOMPARE(measurement.printedBytes, 16u);
        QVERIFY(measurement.hostFlags.starts_with("strict"));
        QVERIFY(measurement.check);
        QCOMPARE(measurement.check->reference, std::string("scale"));
        QCOMPARE(measurement.check->mismatches, 1000u);
        QCOMPARE(measurement.check->first.front().got, 0.0);
        QCOMPARE(engine.stages, (std::vector<Stage>{Stage::Building, Stage::Running}));
    }

    void eachDeviceHasItsProfile()
    {
        Engine engine;
        Request request = requestFor("good");
        for (const auto& [id, profile] : {std::pair{"other/accelerator", "permissive"}, std::pair{"pocl/cpu", "strict"}}) {
            request.deviceId = id;
            const auto outcome = engine.run(request);
            QVERIFY(reportIn(outcome));
            QVERIFY(reportIn(outcome)->measurements[0].hostFlags.starts_with(profile));
        }
        request.deviceId = "gone";
        const auto outcome = engine.run(request);
        QVERIFY(failureIn(outcome));
        QCOMPARE(failureIn(outcome)->code, FailureCode::NoDevice);
        QCOMPARE(failureIn(outcome)->subject, std::string("gone"));
    }

    void badWorkerThenGoodRun_data()
    {
        QTest::addColumn<QByteArray>("how");
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("detail");
        QTest::addColumn<int>("status");
        const auto row = [](const char* how, FailureCode code, const char* detail, int status = 0) {
            QTest::newRow(how) << QByteArray(how) << static_cast<int>(code) << QByteArray(detail) << status;
        };
        row("crash", FailureCode::Crashed, "SIGSEGV", SIGSEGV);
        row("killed", FailureCode::Crashed, "SIGKILL", SIGKILL);
        row("exit134", FailureCode::Crashed, "SIGABRT", SIGABRT);
        row("exit0", FailureCode::Crashed, "EXITED");
        row("trickle-death", FailureCode::Crashed, "EXITED", 3);
        row("hang", FailureCode::TimedOut, "");
        row("hang-building", FailureCode::TimedOut, "");
        row("silent", FailureCode::TimedOut, "");
        row("garbage", FailureCode::Protocol, "NOT_A_FRAME");
        row("no-message", FailureCode::Protocol, "NOT_A_MESSAGE");
        row("close", FailureCode::Protocol, "STOPPED_TALKING");
        row("unasked", FailureCode::Protocol, "NOT_A_MESSAGE");
        row("wrong-ticket", FailureCode::Protocol, "NOT_A_MESSAGE");
        row("one-too-many", FailureCode::Protocol, "NOT_A_MESSAGE");
        row("impossible-span", FailureCode::Protocol, "NOT_A_MESSAGE");
        row("claims-stop", FailureCode::Protocol, "NOT_A_MESSAGE");
        row("note-for-ever", FailureCode::Protocol, "NOT_A_MESSAGE");
    }
    void badWorkerThenGoodRun()
    {
        QFETCH(QByteArray, how);
        QFETCH(int, code);
        QFETCH(QByteArray, detail);
        QFETCH(int, status);
        Engine engine;
        const auto bad = engine.run(requestFor(how.constData(), 500));
        const Failure* failure = failureIn(bad);
        QVERIFY(failure);
        QCOMPARE(static_cast<int>(failure->code), code);
        QCOMPARE(QByteArray::fromStdString(failure->detail), detail);
        QCOMPARE(failure->status, status);
        QCOMPARE(failure->subject, how.toStdString());
        QCOMPARE(failure->stage, how == "hang-building" ? Stage::Building : Stage::Running);
        QCOMPARE(failure->printed, "printed by " + how.toStdString() + "\n");
        QVERIFY(reportIn(engine.run(requestFor("good"))));
        QVERIFY(engine.everyTicketEndedOnce());
        QVERIFY(engine.losses.empty());
    }

    void printingIsCappedAndForgesNothing()
    {
        Engine engine;
        const auto flood = engine.run(requestFor("flood"));
        QVERIFY(reportIn(flood));
        const Measurement& measurement = reportIn(flood)->measurements[0];
        QCOMPARE(measurement.printed.size(), std::size_t{64} << 10);
        QCOMPARE(measurement.printedBytes, 2000u * 1000u + 17u);
        const auto forged = engine.run(requestFor("forge"));
        QVERIFY(reportIn(forged));
        QVERIFY(reportIn(forged)->measurements[0].printed.find("RTf1") != std::string::npos);
        QVERIFY(engine.everyTicketEndedOnce());
    }

    void missingResultsAreNoRightAnswer()
    {
        Engine engine;
        QVERIFY(reportIn(engine.run(requestFor("good"))));
        const auto cut = engine.run(requestFor("cut-results"));
        QVERIFY(reportIn(cut));
        QCOMPARE(reportIn(cut)->measurements[0].check->untouched, 1000u);
    }

    void absurdSizeIsRefused()
    {
        Engine engine;
        Request request = requestFor("good");
        request.plans[0].buffers[0].length = ~0ull;
        const auto outcome = engine.run(request);
        QVERIFY(failureIn(outcome));
        QCOMPARE(failureIn(outcome)->code, FailureCode::OutOfMemory);
        QVERIFY(reportIn(engine.run(requestFor("good"))));
    }

    void bigReportPasses()
    {
        Engine engine;
        Request request = requestFor("big-report");
        request.repetitions = 100;
        const auto outcome = engine.run(request);
        QVERIFY(reportIn(outcome));
        QCOMPARE(reportIn(outcome)->measurements[0].repetitions.size(), std::size_t{100});
        QCOMPARE(reportIn(outcome)->measurements[0].repetitions[99].spans.size(), std::size_t{2000});
    }

    void deathAfterTheAnswerCostsNothing()
    {
        Engine engine;
        for (int i = 0; i < 3; ++i) {
            QVERIFY(reportIn(engine.run(requestFor("dies-after"))));
            QVERIFY(reportIn(engine.run(requestFor("says-it-twice"))));
            QCOMPARE(failureIn(engine.run(requestFor("fails-and-dies")))->code, FailureCode::BadSource);
            QVERIFY(engine.list(true));
        }
        QVERIFY(engine.everyTicketEndedOnce());
        QVERIFY(engine.losses.empty());
    }

    void deathBeforeTheFirstWordIsTriedAgainOnce()
    {
        QTemporaryDir folder;
        qputenv("FAKE_MARK", folder.filePath("mark").toUtf8());
        Engine engine;
        QVERIFY(reportIn(engine.run(requestFor("crash-once"))));
        const auto twice = engine.run(requestFor("crash-at-once"));
        QVERIFY(failureIn(twice));
        QCOMPARE(failureIn(twice)->code, FailureCode::Crashed);
        QCOMPARE(failureIn(twice)->stage, Stage::Starting);
        QVERIFY(engine.everyTicketEndedOnce());
    }

    void lostDeviceGetsANewWorker()
    {
        Engine engine;
        const auto first = engine.run(requestFor("lost-device")), second = engine.run(requestFor("lost-device"));
        QCOMPARE(failureIn(first)->code, FailureCode::DeviceLost);
        QVERIFY(failureIn(first)->detail != failureIn(second)->detail); // process ids
    }

    void stopEndsARunAndTheNextOneWorks()
    {
        Engine engine;
        for (int i = 0; i < 5; ++i) {
            const quint64 ticket = engine.client.submit(requestFor("hang"));
            const std::size_t before = engine.stages.size();
            QVERIFY(comes([&] { return engine.stages.size() >= before + 2; }));
            engine.client.stop(ticket);
            engine.client.stop(ticket);
            QVERIFY(comes([&] { return engine.outcomes.contains(ticket); }));
            QCOMPARE(std::get<Failure>(engine.outcomes[ticket]).code, FailureCode::Stopped);
            QCOMPARE(std::get<Failure>(engine.outcomes[ticket]).stage, Stage::Running);
            engine.client.stop(ticket);
            QVERIFY(reportIn(engine.run(requestFor("good"))));
        }
        QVERIFY(engine.everyTicketEndedOnce());
    }

    void newerRunReplacesTheWaitingOne()
    {
        Engine engine;
        QVERIFY(engine.list());
        const quint64 running = engine.client.submit(requestFor("hang"));
        QVERIFY(comes([&] { return engine.stages.size() == 2; }));
        const quint64 replaced = engine.client.submit(requestFor("good")), stopped = engine.client.submit(requestFor("good"));
        QVERIFY(comes([&] { return engine.outcomes.contains(replaced); }));
        QCOMPARE(std::get<Failure>(engine.outcomes[replaced]).code, FailureCode::Superseded);
        engine.client.stop(stopped);
        QVERIFY(comes([&] { return engine.outcomes.contains(stopped); }));
        QCOMPARE(std::get<Failure>(engine.outcomes[stopped]).code, FailureCode::Stopped);
        QVERIFY(!engine.outcomes.contains(running));
        const quint64 last = engine.client.submit(requestFor("good"));
        engine.client.stop(running);
        QVERIFY(comes([&] { return engine.outcomes.contains(last); }));
        QVERIFY(std::holds_alternative<Report>(engine.outcomes[last]));
        QVERIFY(engine.everyTicketEndedOnce());
    }

    void describes()
    {
        Engine engine;
        const quint64 good = engine.client.describe("pocl/cpu", {"x.cl", "", "good", ""});
        const quint64 crash = engine.client.describe("pocl/cpu", {"x.cl", "", "crash", ""});
        const quint64 nowhere = engine.client.describe("gone", {"x.cl", "", "good", ""});
        QVERIFY(comes([&] { return engine.limits.size() == 3; }));
        QCOMPARE(std::get<KernelLimits>(engine.limits[good]).maxBlock, 256u);
        QCOMPARE(std::get<Failure>(engine.limits[crash]).code, FailureCode::Crashed);
        QCOMPARE(std::get<Failure>(engine.limits[crash]).subject, std::string("crash"));
        QCOMPARE(std::get<Failure>(engine.limits[crash]).stage, Stage::Building);
        QCOMPARE(std::get<Failure>(engine.limits[nowhere]).code, FailureCode::NoDevice);
        QVERIFY(engine.everyTicketEndedOnce());
    }

    void threeCrashesPauseTheStarts()
    {
        Engine engine;
        Failure failure;
        int crashes = -1;
        do { // a busy machine may need more than three until three lie within the window
            ++crashes;
            const auto outcome = engine.run(requestFor("crash"));
            QVERIFY(failureIn(outcome));
            failure = *failureIn(outcome);
            QCOMPARE(failure.code, FailureCode::Crashed);
        } while (failure.detail == "SIGSEGV" && crashes < 50);
        QCOMPARE(failure.detail, std::string("REPEATED_CRASHES"));
        QVERIFY(crashes >= 3);
        QVERIFY(engine.list(true));
        QCOMPARE(failureIn(engine.run(requestFor("crash")))->detail, std::string("SIGSEGV"));
    }

    void anotherKernelNeverPaysForCrashes()
    {
        Engine engine;
        for (int i = 0; i < 4; ++i)
            QVERIFY(failureIn(engine.run(requestFor("crash"))));
        QVERIFY(reportIn(engine.run(requestFor("good"))));
        Request mended = requestFor("crash");
        for (int i = 0; i < 5; ++i) {
            mended.plans.front().programs.front().source += "// mended\n";
            QCOMPARE(failureIn(engine.run(mended))->detail, std::string("SIGSEGV"));
        }
    }

    void stoppedWorkerIsNotSlow()
    {
        Engine engine;
        quint64 ticket = 0;
        std::vector<qint64> workers;
        std::uint32_t deadlineMs = 1000;
        do { // until it is stopped in time, which a busy machine can take long for
            engine.stages.clear();
            workers.clear();
            ticket = engine.client.submit(requestFor("hang", deadlineMs *= 2));
            QVERIFY(comes([&] { return engine.stages.size() == 2; }));
            for (const ProcessFacts& process : ownDescendants())
                if (process.name == "fakeworker")
                    workers.push_back(process.pid);
            for (const qint64 pid : workers)
                ::kill(static_cast<pid_t>(pid), SIGSTOP);
            const quint64 waiting = engine.client.submit(requestFor("good")); // what is said of it comes last
            engine.client.stop(waiting);
            QVERIFY(comes([&] { return engine.outcomes.contains(waiting); }));
        } while (engine.outcomes.contains(ticket) && deadlineMs < patienceMs / 2);
        QTest::qWait(static_cast<int>(deadlineMs + deadlineMs / 4));
        QVERIFY(!engine.outcomes.contains(ticket));
        for (const qint64 pid : workers)
            ::kill(static_cast<pid_t>(pid), SIGCONT);
        QVERIFY(comes([&] { return engine.outcomes.contains(ticket); }));
        QCOMPARE(std::get<Failure>(engine.outcomes[ticket]).code, FailureCode::TimedOut);
    }

    void driverThatFailsWhileListed_data()
    {
        QTest::addColumn<QByteArray>("how");
        QTest::addColumn<int>("kind");
        QTest::newRow("hang") << QByteArray("hang") << static_cast<int>(DriverTrouble::Kind::Hung);
        QTest::newRow("crash") << QByteArray("crash") << static_cast<int>(DriverTrouble::Kind::Crashed);
        QTest::newRow("exit") << QByteArray("exit0") << static_cast<int>(DriverTrouble::Kind::Crashed);
        QTest::newRow("garbage") << QByteArray("garbage") << static_cast<int>(DriverTrouble::Kind::Crashed);
    }
    void driverThatFailsWhileListed()
    {
        QFETCH(QByteArray, how);
        QFETCH(int, kind);
        QTemporaryDir folder;
        for (const auto& [name, content] : {std::pair{"a.icd", "libpocl.so.2\n"}, std::pair{"b.icd", "/x/broken.so\n"}, std::pair{"c.icd", "/x/good.so\n"}}) {
            QFile file(folder.filePath(QLatin1String(name)));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) > 0);
        }
        qputenv("OCL_ICD_VENDORS", folder.path().toUtf8());
        qputenv("FAKE_LISTING", how);
        qputenv("FAKE_LISTING_AT", "b.icd");
        Engine engine;
        const auto list = engine.list();
        QVERIFY(list);
        QCOMPARE(list->devices.size(), std::size_t{2});
        QCOMPARE(list->searched, folder.path().toStdString());
        QCOMPARE(list->driverFiles.size(), std::size_t{3});
        QCOMPARE(list->troubles.size(), std::size_t{1});
        QCOMPARE(static_cast<int>(list->troubles[0].kind), kind);
        QCOMPARE(list->troubles[0].subject, folder.filePath("b.icd").toStdString());
        QCOMPARE(list->environment[0], "drivers: " + folder.filePath("a.icd").toStdString() + ' ' + folder.filePath("c.icd").toStdString() + ' ');
        for (const char* device : {"pocl/cpu", "other/accelerator"}) {
            Request request = requestFor("good");
            request.deviceId = device;
            QVERIFY(reportIn(engine.run(request)));
        }
        QCOMPARE(engine.list()->troubles.size(), std::size_t{1}); // remembered
    }

    void killWhileListingIsNoDriversFault()
    {
        QTemporaryDir folder;
        qputenv("FAKE_MARK", folder.filePath("mark").toUtf8());
        qputenv("FAKE_LISTING_AT", "permissive");
        qputenv("FAKE_LISTING", "killed-once");
        Engine engine;
        const auto list = engine.list();
        QVERIFY(list);
        QCOMPARE(list->devices.size(), std::size_t{2});
        QVERIFY(list->troubles.empty());
        QVERIFY(QFile::exists(folder.filePath("mark")));
        QVERIFY(reportIn(engine.run(requestFor("good"))));

        qputenv("FAKE_LISTING_AT", "");
        qputenv("FAKE_LISTING", "killed");
        Engine hopeless;
        const auto nothing = hopeless.list();
        QVERIFY(nothing && nothing->devices.empty() && !nothing->troubles.empty());
        for (const DriverTrouble& trouble : nothing->troubles)
            QCOMPARE(trouble.kind, DriverTrouble::Kind::Killed);
    }

    void sandboxThatIsTooTightIsLeft_data()
    {
        QTest::addColumn<QByteArray>("how");
        QTest::addColumn<QByteArray>("at");
        QTest::addColumn<QByteArray>("used");
        QTest::newRow("strict crashes") << QByteArray("crash") << QByteArray("strict") << QByteArray("permissive");
        QTest::newRow("strict finds nothing") << QByteArray("none") << QByteArray("strict") << QByteArray("permissive");
        QTest::newRow("both find nothing") << QByteArray("none") << QByteArray("strict permissive") << QByteArray("none");
    }
    void sandboxThatIsTooTightIsLeft()
    {
        QFETCH(QByteArray, how);
        QFETCH(QByteArray, at);
        QFETCH(QByteArray, used);
        qputenv("FAKE_LISTING", how);
        qputenv("FAKE_LISTING_AT", at);
        Engine engine;
        const auto outcome = engine.run(requestFor("good"));
        QVERIFY(reportIn(outcome));
        QVERIFY(reportIn(outcome)->measurements[0].hostFlags.starts_with(used.toStdString()));
        QVERIFY(engine.list()->sandbox.find(used.toStdString() + ": fake") != std::string::npos);
    }

    void nothingWorksAndItSaysSo()
    {
        qputenv("FAKE_LISTING", "crash");
        Engine engine;
        const auto list = engine.list();
        QVERIFY(list);
        QVERIFY(list->devices.empty());
        QVERIFY(!list->troubles.empty());
        const auto outcome = engine.run(requestFor("good"));
        QCOMPARE(failureIn(outcome)->code, FailureCode::NoDevice);
    }

    void missingWorker()
    {
        qputenv("ROUNDTRIP_WORKER", "/nonexistent/worker");
        Engine engine;
        const auto outcome = engine.run(requestFor("good"));
        qputenv("ROUNDTRIP_WORKER", FAKE_WORKER);
        QVERIFY(failureIn(outcome));
        QCOMPARE(failureIn(outcome)->code, FailureCode::EngineMissing);
        QCOMPARE(failureIn(outcome)->detail, std::string("WORKER_MISSING"));
    }

    void clientThatTalksNonsense_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("reason");
        const auto hello = frame(encode(Question(HelloRequest{}))), run = frame(encode(Question(RunRequest{5, {}})));
        QTest::newRow("garbage") << QByteArray("GET / HTTP/1.1\r\n\r\n") << QByteArray("NOT_A_FRAME");
        QTest::newRow("too large") << QByteArray("RTf1\xff\xff\xff\xff", 8) << QByteArray("NOT_A_FRAME");
        QTest::newRow("no message") << frame("x") << QByteArray("NOT_A_MESSAGE");
        QTest::newRow("version") << frame(encode(Question(HelloRequest{99}))) << QByteArray("VERSION");
        QTest::newRow("no hello") << frame(encode(Question(ListRequest{}))) << QByteArray("NO_HELLO");
        QTest::newRow("ticket twice") << hello + run + run << QByteArray("TICKET_TWICE");
    }
    void clientThatTalksNonsense()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, reason);
        Raw raw;
        raw.process.write(bytes);
        std::optional<Answer> answer = raw.next();
        while (answer && !std::holds_alternative<Refusal>(*answer))
            answer = raw.next();
        QVERIFY(answer);
        QCOMPARE(QByteArray::fromStdString(std::get<Refusal>(*answer).reason), reason);
        QVERIFY(raw.process.waitForFinished(patienceMs) || raw.process.state() == QProcess::NotRunning);
        QCOMPARE(raw.process.exitCode(), 1);
    }

    void anotherVersionIsToldOurs()
    {
        Raw raw;
        raw.say(HelloRequest{protocolVersion - 1});
        const std::optional<Answer> hello = raw.next(), refusal = raw.next();
        QVERIFY(hello && std::holds_alternative<Hello>(*hello));
        QCOMPARE(std::get<Hello>(*hello).version, protocolVersion);
        QVERIFY(refusal && std::holds_alternative<Refusal>(*refusal));
        QCOMPARE(std::get<Refusal>(*refusal).reason, std::string("VERSION"));
    }

    void messagesMayArriveInPieces()
    {
        Raw raw;
        for (const char byte : frame(encode(Question(HelloRequest{}))) + frame(encode(Question(ListRequest{})))) {
            raw.process.write(&byte, 1);
            raw.process.waitForBytesWritten();
        }
        QVERIFY(std::holds_alternative<Hello>(raw.next().value()));
        QVERIFY(std::holds_alternative<ListAnswer>(raw.next().value()));
        raw.process.closeWriteChannel();
        QVERIFY(raw.process.waitForFinished(patienceMs));
    }

    void whateverEndsItNothingIsLeft_data()
    {
        QTest::addColumn<int>("ending");
        QTest::newRow("end of input") << 0;
        for (const int signal : {SIGTERM, SIGHUP, SIGINT, SIGKILL})
            QTest::newRow(qPrintable(QString::number(signal))) << signal;
    }
    void whateverEndsItNothingIsLeft()
    {
        QFETCH(int, ending);
        for (const char* how : {"", "hang", "silent", "good"}) {
            Raw raw;
            raw.say(HelloRequest{});
            if (*how)
                raw.say(RunRequest{1, requestFor(how)});
            QVERIFY(raw.next());
            std::vector<ProcessFacts> family;
            QVERIFY(comes([&] { return (family = ownDescendants()).size() >= 2; }));
            QTest::qWait(*how ? 100 : 0);
            if (ending == 0)
                raw.process.closeWriteChannel();
            else
                ::kill(static_cast<pid_t>(raw.process.processId()), ending);
            QVERIFY(raw.process.waitForFinished(patienceMs));
            QVERIFY(comes([&] { return !anyAlive(family); }));
        }
    }

    void clientThatReadsNothingIsNoTrap()
    {
        QProcess shell;
        shell.start(QStringLiteral("/bin/sh"), {QStringLiteral("-c"), QStringLiteral("\"$0\" | head -c 8"),
                                                QStringLiteral(ROUNDTRIP_BIN_DIR "/roundtrip-engine")});
        shell.write(frame(encode(Question(HelloRequest{}))));
        QVERIFY(shell.waitForFinished(patienceMs));
    }
};

QTEST_GUILESS_MAIN(SupervisorTest)
#include "supervisor_test.moc"
