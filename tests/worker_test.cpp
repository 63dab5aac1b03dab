// SPDX-License-Identifier: GPL-3.0-or-later
// What can a hostile kernel, a broken driver or a strange environment do to the worker, and what not beyond it?

#include "model/data.h"
#include "model/layout.h"
#include "model/statistics.h"
#include "plan/catalogue.h"
#include "plan/experiments.h"
#include "worker/cache.h"
#include "worker/environment.h"
#include "workerprocess.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <sys/stat.h>

#include <cerrno>
#include <cstring>
#include <numeric>

using namespace roundtrip;

namespace {

constexpr const char* arguments
    = "(__global const float* a, __global const float* b, __global float* out, const uint n)";
constexpr const char* goodBody = "{ size_t i = get_global_id(0); if (i < n) out[i] = a[i] + b[i]; }\n";

RunRequest requestFor(const std::string& source, std::uint64_t ticket = 7, std::uint64_t elements = 1000)
{
    Settings settings;
    settings.elements = elements;
    settings.block = 64;
    RunRequest request;
    request.ticket = ticket;
    request.request.plans = {planFor(settings, source)};
    request.request.plans[0].programs[0].file = "mine.cl";
    request.request.plans[0].programs[0].function = "vec_add";
    request.request.repetitions = 2;
    return request;
}

std::string kernelOf(const std::string& before, const std::string& body)
{
    return before + "__kernel void vec_add" + arguments + body;
}
std::string goodKernel() { return kernelOf("", goodBody); }

bool isReport(const std::optional<OutcomeAnswer>& answer)
{
    return answer && std::holds_alternative<Report>(answer->outcome);
}
std::string said(const std::optional<OutcomeAnswer>& answer)
{
    if (!answer)
        return "no answer";
    const auto* failure = std::get_if<Failure>(&answer->outcome);
    if (!failure)
        return "a report";
    return failure->detail + ": "
        + (failure->diagnostics.empty() ? failure->subject : failure->diagnostics.front().message);
}
const Failure* failureIn(const std::optional<OutcomeAnswer>& answer)
{
    return answer ? std::get_if<Failure>(&answer->outcome) : nullptr;
}

// A raw system call from inside a kernel, as inline assembly; its result lands in out[0 … 1] as two floats.
std::string systemCallKernel(long number, long first = 0, long second = 0, long third = 0)
{
    const auto text = [](long value) { return std::to_string(value) + "L"; };
    return kernelOf(
        "",
        std::string("{ if (get_global_id(0) == 0) { long r; __asm__ volatile(\"syscall\" : \"=a\"(r) : \"a\"(")
            + text(number) + "), \"D\"(" + text(first) + "), \"S\"(" + text(second) + "), \"d\"(" + text(third)
            + ") : \"rcx\", \"r11\", \"memory\"); out[0] = (float)r; } }");
}

} // namespace

class WorkerTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    void makeRoom(const WorkerProcess& worker, const RunRequest& request)
    {
        std::uint64_t bytes = 0;
        for (const Plan& plan : request.request.plans)
            bytes += resultLayout(plan).totalBytes;
        QCOMPARE(ftruncate(worker.results(), static_cast<off_t>(bytes)), 0);
    }

    float output(const WorkerProcess& worker, const RunRequest& request, std::uint64_t index)
    {
        float value = 0;
        const auto offset = resultLayout(request.request.plans[0]).output.offset + index * sizeof value;
        return pread(worker.results(), &value, sizeof value, static_cast<off_t>(offset)) == sizeof value ? value : -1;
    }

    std::optional<OutcomeAnswer> run(WorkerProcess& worker, const RunRequest& request)
    {
        makeRoom(worker, request);
        worker.send(request);
        return worker.outcome();
    }

private slots:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        qputenv("ROUNDTRIP_CACHE_DIR", ROUNDTRIP_BIN_DIR "/../test-cache"); // warm from the second time on
    }

    void listsAndRunsAndHandsOver()
    {
        for (const char* profile : {"--profile=strict", "--profile=permissive", "--profile=none"}) {
            WorkerProcess worker(profile);
            worker.send(ListRequest{});
            const auto answer = worker.next();
            QVERIFY(answer && std::holds_alternative<ListAnswer>(*answer));
            const DeviceList& list = std::get<ListAnswer>(*answer).list;
            QVERIFY(!list.devices.empty());
            QVERIFY(!list.driverFiles.empty());
            QVERIFY2(list.troubles.empty(), list.troubles.empty() ? "" : list.troubles[0].subject.c_str());
            const bool isFree = QByteArray(profile).endsWith("none");
            QVERIFY2(isFree == (list.sandbox == "none"), list.sandbox.c_str());
            const RunRequest request = requestFor(goodKernel());
            QVERIFY(isReport(run(worker, request)));
            const Plan& plan = request.request.plans[0];
            QCOMPARE(output(worker, request, 999),
                     static_cast<float>(valueAt(plan.buffers[0].fill, ElementType::Float, 999)
                                        + valueAt(plan.buffers[1].fill, ElementType::Float, 999)));
        }
    }

    void devicesKeepTheirIdsUnderEveryProfile()
    {
        std::string id;
        for (const char* profile : {"--profile=strict", "--profile=none"}) {
            WorkerProcess worker(profile);
            worker.send(ListRequest{});
            const auto answer = worker.next();
            QVERIFY(answer && std::holds_alternative<ListAnswer>(*answer));
            std::vector<std::string> ids;
            for (const Device& device : std::get<ListAnswer>(*answer).list.devices)
                ids.push_back(device.id);
            QVERIFY(id.empty() || std::find(ids.begin(), ids.end(), id) != ids.end());
            id = ids.front();
        }
    }

    void runsWithoutResultsAndRefusesShortOnes()
    {
        WorkerProcess worker;
        const RunRequest request = requestFor(goodKernel(), 11);
        QCOMPARE(ftruncate(worker.results(), 4096), 0);
        worker.send(request);
        const auto answer = worker.outcome();
        QVERIFY(failureIn(answer));
        QCOMPARE(answer->ticket, std::uint64_t{11});
        QCOMPARE(failureIn(answer)->code, FailureCode::Protocol);
        QVERIFY(isReport(run(worker, request)));
    }

    void severalPlansLieOneAfterTheOther()
    {
        WorkerProcess worker;
        RunRequest request = requestFor(goodKernel());
        request.request.plans.push_back(requestFor(goodKernel(), 7, 50).request.plans[0]);
        QVERIFY(isReport(run(worker, request)));
        const Plan& second = request.request.plans[1];
        float value = 0;
        const auto offset = resultLayout(request.request.plans[0]).totalBytes + resultLayout(second).output.offset
            + 49 * sizeof value;
        QCOMPARE(pread(worker.results(), &value, sizeof value, static_cast<off_t>(offset)), ssize_t{4});
        QCOMPARE(value,
                 static_cast<float>(valueAt(second.buffers[0].fill, ElementType::Float, 49)
                                    + valueAt(second.buffers[1].fill, ElementType::Float, 49)));
    }

    void describesAKernel()
    {
        WorkerProcess worker;
        worker.send(DescribeRequest{3, "", {"mine.cl", goodKernel(), "vec_add", ""}});
        const auto answer = worker.next();
        QVERIFY(answer && std::holds_alternative<DescribeAnswer>(*answer));
        QVERIFY(std::holds_alternative<KernelLimits>(std::get<DescribeAnswer>(*answer).limits));
    }

    void garbageEndsIt()
    {
        WorkerProcess worker;
        worker.sendBytes("this is no frame at all, and never was one");
        const auto status = worker.waitForEnd();
        QVERIFY(status && WIFEXITED(*status));
        QCOMPARE(WEXITSTATUS(*status), 2);
    }

    void endsWhenNobodyAsksAnyMore()
    {
        WorkerProcess idle;
        idle.send(ListRequest{});
        QVERIFY(idle.next());
        idle.closeInput();
        const auto status = idle.waitForEnd();
        QVERIFY(status && WIFEXITED(*status) && WEXITSTATUS(*status) == 0);
    }

    void endsEvenWhileAKernelSpins()
    {
        WorkerProcess worker;
        makeRoom(worker, requestFor(goodKernel()));
        worker.send(requestFor(kernelOf("", "{ volatile int go = 1; while (go) {} }")));
        while (const auto note = worker.next())
            if (const auto* told = std::get_if<ProgressNote>(&*note); told && told->progress.stage == Stage::WarmingUp)
                break;
        const auto answer = worker.outcome(500);
        QVERIFY2(!answer, said(answer).c_str());
        worker.closeInput();
        QVERIFY(worker.waitForEnd());
    }

    void diesOfACrashAlone()
    {
        WorkerProcess worker;
        makeRoom(worker, requestFor(goodKernel()));
        worker.send(requestFor(kernelOf("", "{ out[(size_t)1 << 40] = 1; }")));
        const auto answer = worker.outcome();
        QVERIFY2(!answer, said(answer).c_str());
        const auto status = worker.waitForEnd();
        QVERIFY(status && WIFSIGNALED(*status));
        QVERIFY(!WCOREDUMP(*status));
    }

    void printingIsCaptured()
    {
        WorkerProcess worker;
        const auto request = requestFor(kernelOf("",
                                                 "{ if (get_global_id(0) == 0) printf(\"hello from thread %d\\n\", "
                                                 "(int)get_global_id(0)); out[get_global_id(0)] = 1; }"));
        QVERIFY(isReport(run(worker, request)));
        QVERIFY2(worker.printed().contains("hello from thread 0\n"), worker.printed().constData());
    }

    void compilersDoNotLookLikeKernelsThatPrint()
    {
        WorkerProcess worker;
        QVERIFY(failureIn(run(worker, requestFor("nonsense"))));
        QCOMPARE(worker.printed(), QByteArray());
    }

    void filesStayHiddenFromTheCompiler()
    {
        for (const char* profile : {"--profile=strict", "--profile=permissive", "--profile=none"}) {
            WorkerProcess worker(profile);
            const auto answer = run(worker, requestFor("#include \"/etc/passwd\"\n" + goodKernel()));
            QVERIFY(failureIn(answer));
            const bool isDenied = said(answer).find("Permission denied") != std::string::npos;
            QVERIFY2(isDenied != QByteArray(profile).endsWith("none"), said(answer).c_str()); // there the test can fail
        }
    }

#ifdef __x86_64__
    void systemCallsAreDenied_data()
    {
        QTest::addColumn<int>("number");
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("second");
        QTest::newRow("socket") << 41 << 2 << 1;
        QTest::newRow("unix socket") << 41 << 1 << 1;
        QTest::newRow("kill of the parent") << 62 << static_cast<int>(getpid()) << 0;
        QTest::newRow("kill of all") << 62 << -1 << 0;
        QTest::newRow("ptrace") << 101 << 0 << 0;
        QTest::newRow("io_uring_setup") << 425 << 1 << 0;
        QTest::newRow("pidfd_open") << 434 << static_cast<int>(getpid()) << 0;
        QTest::newRow("bpf") << 321 << 0 << 0;
    }

    void systemCallsAreDenied()
    {
        QFETCH(int, number);
        QFETCH(int, first);
        QFETCH(int, second);
        WorkerProcess worker;
        const RunRequest request = requestFor(systemCallKernel(number, first, second));
        QVERIFY(isReport(run(worker, request)));
        QCOMPARE(output(worker, request, 0), -1.0f); // EPERM
    }

    void filesStayHiddenFromKernels()
    {
        struct Case { const char* path; int flags; bool isOpenToNone; };
        QTemporaryDir elsewhere;
        const QByteArray created = elsewhere.filePath("created").toUtf8();
        for (const Case& file :
             {Case{"/etc/passwd", O_RDONLY, true}, Case{created.constData(), O_WRONLY | O_CREAT, true},
              Case{"/proc/1/environ", O_RDONLY, false}}) {
            // open(path, flags) as a system call; the path lies on the kernel's own stack.
            std::string bytes;
            for (const char* c = file.path; *c; ++c)
                bytes += "path[" + std::to_string(c - file.path) + "] = " + std::to_string(int{*c}) + "; ";
            const std::string source
                = kernelOf("",
                           "{ if (get_global_id(0) == 0) { char path[400] = {0}; " + bytes
                               + "long r; __asm__ volatile(\"syscall\" : \"=a\"(r) : \"a\"(2L), \"D\"(path), \"S\"("
                               + std::to_string(file.flags)
                               + "L), \"d\"(0600L) : \"rcx\", \"r11\", \"memory\"); out[0] = (float)r; } }");
            for (const char* profile : {"--profile=strict", "--profile=permissive", "--profile=none"}) {
                const bool isDenied = !QByteArray(profile).endsWith("none");
                if (!isDenied && !file.isOpenToNone)
                    continue;
                WorkerProcess worker(profile);
                const RunRequest request = requestFor(source);
                QVERIFY(isReport(run(worker, request)));
                const float result = output(worker, request, 0);
                QVERIFY2(isDenied ? result == -EACCES : result > 2, file.path);
            }
        }
    }

    void whoWritesToEveryDescriptorForgesNothing()
    {
        WorkerProcess worker;
        // A well-made answer to another ticket, from inside the kernel, to descriptors 0 … 63.
        const QByteArray forged = frame(encode(OutcomeAnswer{12345, Report{}}));
        std::string bytes;
        for (const char byte : forged)
            bytes += std::to_string(static_cast<int>(byte)) + ",";
        const std::string source
            = kernelOf("__constant char forged[] = {" + bytes + "};\n",
                       "{ if (get_global_id(0) == 0) { char copy[" + std::to_string(forged.size())
                           + "]; for (int i = 0; i < " + std::to_string(forged.size())
                           + "; ++i) copy[i] = forged[i]; for (long d = 0; d < 64; ++d) { long r; __asm__ "
                             "volatile(\"syscall\" : \"=a\"(r) : \"a\"(1L), \"D\"(d), \"S\"(copy), \"d\"("
                           + std::to_string(forged.size()) + "L) : \"rcx\", \"r11\", \"memory\"); } } }");
        const std::uint64_t ticket = 0x9E3779B97F4A7C15ull;
        makeRoom(worker, requestFor(source, ticket));
        worker.send(requestFor(source, ticket));
        bool isOwnAnswerThere = false;
        while (const auto answer = worker.outcome(10000)) {
            if (answer->ticket == ticket) {
                isOwnAnswerThere = true;
                break;
            }
            QCOMPARE(answer->ticket, std::uint64_t{12345}); // not ours: whoever asked throws it away
        }
        QVERIFY(isOwnAnswerThere);
    }
#endif

    void strangeEnvironments_data()
    {
        QTest::addColumn<QList<QByteArray>>("environment");
        QTest::addColumn<bool>("hasTrouble");
        const QByteArray spaced = m_folder.filePath(QString::fromUtf8("кэш dir")).toUtf8();
        QTest::newRow("no home") << QList<QByteArray>{"HOME", "XDG_CACHE_HOME", "ROUNDTRIP_CACHE_DIR"} << false;
        QTest::newRow("home is missing") << QList<QByteArray>{"HOME=/proc/nope", "XDG_CACHE_HOME",
                                                              "ROUNDTRIP_CACHE_DIR"}
                                         << true;
        QTest::newRow("cache cannot be written") << QList<QByteArray>{"ROUNDTRIP_CACHE_DIR=/proc/nope/cache"} << true;
        QTest::newRow("cache is a file") << QList<QByteArray>{"ROUNDTRIP_CACHE_DIR=/etc/passwd"} << true;
        QTest::newRow("cache is not executable") << QList<QByteArray>{"ROUNDTRIP_CACHE_DIR=/proc/self"} << true;
        QTest::newRow("blanks and Cyrillic") << QList<QByteArray>{"ROUNDTRIP_CACHE_DIR=" + spaced} << false;
        QTest::newRow("PoCL's own variable is bad") << QList<QByteArray>{"POCL_CACHE_DIR=/proc/nope/pocl"} << false;
        QTest::newRow("threads −3") << QList<QByteArray>{"POCL_MAX_PTHREAD_COUNT=-3"} << false;
        QTest::newRow("threads abc") << QList<QByteArray>{"POCL_MAX_PTHREAD_COUNT=abc"} << false;
        QTest::newRow("threads 1") << QList<QByteArray>{"POCL_MAX_PTHREAD_COUNT=1"} << false;
        QTest::newRow("affinity asked for") << QList<QByteArray>{"POCL_AFFINITY=1"} << false;
        QTest::newRow("devices twice") << QList<QByteArray>{"POCL_DEVICES=pthread pthread"} << false;
        QTest::newRow("German numbers") << QList<QByteArray>{"LC_ALL=de_DE.UTF-8"} << false;
        QTest::newRow("chatty driver") << QList<QByteArray>{"POCL_DEBUG=all"} << false;
        QTest::newRow("vendors without slash") << QList<QByteArray>{"OCL_ICD_VENDORS=/etc/OpenCL/vendors"} << false;
        QTest::newRow("vendors is a file")
            << QList<QByteArray>{"OCL_ICD_VENDORS=/etc/OpenCL/vendors/pocl.icd"} << false;
    }

    void strangeEnvironments()
    {
        QFETCH(QList<QByteArray>, environment);
        QFETCH(bool, hasTrouble);
        WorkerProcess worker("--profile=strict", environment);
        worker.send(ListRequest{});
        const auto answer = worker.next();
        QVERIFY(answer && std::holds_alternative<ListAnswer>(*answer));
        const DeviceList& list = std::get<ListAnswer>(*answer).list;
        QCOMPARE(list.devices.size(), std::size_t{1});
        QCOMPARE(!list.troubles.empty(), hasTrouble);
        if (hasTrouble)
            QCOMPARE(list.troubles.front().kind, DriverTrouble::Kind::CacheUnusable);
        QVERIFY(isReport(run(worker, requestFor(goodKernel()))));
    }

    void fewCpusAreSeenAndEnough()
    {
        for (const char* mask : {"exec taskset -c 0", "exec taskset -c 1"}) {
            if (QThread::idealThreadCount() < 2)
                QSKIP("one CPU");
            WorkerProcess worker("--profile=strict", {}, mask);
            worker.send(ListRequest{});
            const auto answer = worker.next();
            QVERIFY(answer && std::holds_alternative<ListAnswer>(*answer));
            QCOMPARE(std::get<ListAnswer>(*answer).list.devices.at(0).usableUnits, 1u);
            QVERIFY(isReport(run(worker, requestFor(goodKernel()))));
        }
    }

    void littleMemoryIsSaid()
    {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        QSKIP("a sanitizer needs more address space than this test leaves");
#endif
        WorkerProcess worker("--profile=strict", {}, "ulimit -v 4000000; exec");
        worker.send(ListRequest{});
        const auto answer = worker.next();
        QVERIFY(answer && std::holds_alternative<ListAnswer>(*answer));
        QVERIFY(std::get<ListAnswer>(*answer).list.devices.at(0).budgetBytes < 1000000000u);
        const auto outcome = run(worker, requestFor(goodKernel(), 7, 1u << 28));
        QVERIFY(failureIn(outcome));
        QCOMPARE(failureIn(outcome)->code, FailureCode::OutOfMemory);
        QVERIFY(isReport(run(worker, requestFor(goodKernel()))));
    }

    void driversThatAreNoDrivers_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("gone") << QByteArray("/usr/lib/libgone.so.9\n");
        QTest::newRow("garbage") << QByteArray("\x01\x02\xff\xfe garbage \x7f", 14);
    }

    void driversThatAreNoDrivers()
    {
        QFETCH(QByteArray, content);
        QTemporaryDir vendors;
        QFile::copy("/etc/OpenCL/vendors/pocl.icd", vendors.filePath("a.icd"));
        QFile bad(vendors.filePath("b.icd"));
        QVERIFY(bad.open(QIODevice::WriteOnly));
        bad.write(content);
        bad.close();
        WorkerProcess worker("--profile=permissive", {"OCL_ICD_VENDORS=" + vendors.path().toUtf8()});
        worker.send(ListRequest{});
        const auto answer = worker.next();
        QVERIFY(answer && std::holds_alternative<ListAnswer>(*answer));
        QCOMPARE(std::get<ListAnswer>(*answer).list.devices.size(), std::size_t{1});
        QCOMPARE(std::get<ListAnswer>(*answer).list.driverFiles.size(), std::size_t{2});
    }

    void noDriverAtAllIsSaid()
    {
        QTemporaryDir vendors;
        for (const QByteArray& folder : {vendors.path().toUtf8(), QByteArray("/no/such/folder")}) {
            for (const char* profile : {"--profile=strict", "--profile=permissive"}) {
                WorkerProcess worker(profile, {"OCL_ICD_VENDORS=" + folder});
                worker.send(ListRequest{});
                const auto answer = worker.next();
                QVERIFY(answer && std::holds_alternative<ListAnswer>(*answer));
                const DeviceList& list = std::get<ListAnswer>(*answer).list;
                QVERIFY(list.devices.empty());
                QCOMPARE(list.troubles.at(0).kind, DriverTrouble::Kind::NoPlatform);
                QCOMPARE(QByteArray::fromStdString(list.searched), folder);
                const auto outcome = run(worker, requestFor(goodKernel()));
                QVERIFY(failureIn(outcome));
                QCOMPARE(failureIn(outcome)->code, FailureCode::NoDevice);
            }
        }
    }

    void strictLoadsPoclAlone()
    {
        QTemporaryDir vendors;
        QFile::copy("/etc/OpenCL/vendors/pocl.icd", vendors.filePath("a.icd"));
        QCOMPARE(mkfifo(vendors.filePath("b.icd").toUtf8().constData(), 0600), 0); // whoever opens it waits for ever
        WorkerProcess worker("--profile=strict", {"OCL_ICD_VENDORS=" + vendors.path().toUtf8()});
        worker.send(ListRequest{});
        const auto answer = worker.next();
        QVERIFY(answer && std::holds_alternative<ListAnswer>(*answer));
        QCOMPARE(std::get<ListAnswer>(*answer).list.devices.size(), std::size_t{1});
        QCOMPARE(std::get<ListAnswer>(*answer).list.driverFiles.size(), std::size_t{2});
    }

    void driversThatNoMachineHereHas_data()
    {
        QTest::addColumn<QByteArray>("plays");
        for (const char* plays : {"no-profiling", "reversed-times", "zero-times", "untouched-times", "late-submit",
                                  "other-clock", "no-argument-info", "equal-times", "no-end"})
            QTest::newRow(plays) << QByteArray(plays);
    }

    // The run works, the answer is right, and times are right or not given.
    void driversThatNoMachineHereHas()
    {
        QFETCH(QByteArray, plays);
        WorkerProcess worker(
            "--profile=strict",
            {"OPENCL_LAYERS=" ROUNDTRIP_BIN_DIR "/../tests/fakedriver.so", "ROUNDTRIP_FAKE_DRIVER=" + plays});
        const RunRequest request = requestFor(goodKernel(), 7, 100000);
        const auto answer = run(worker, request);
        QVERIFY2(isReport(answer), said(answer).c_str());
        const Plan& plan = request.request.plans[0];
        QCOMPARE(output(worker, request, 99999),
                 static_cast<float>(valueAt(plan.buffers[0].fill, ElementType::Float, 99999)
                                    + valueAt(plan.buffers[1].fill, ElementType::Float, 99999)));
        const Measurement& measurement = std::get<Report>(answer->outcome).measurements.front();
        QCOMPARE(measurement.hostTimes, plays == "no-profiling");
        const bool isEqual = plays == "equal-times"; // nothing is wrong with that
        const bool isBroken = (plays.endsWith("-times") && !isEqual) || plays == "late-submit" || plays == "no-end";
        for (const Repetition& repetition : measurement.repetitions) {
            for (const Span& span : repetition.spans) {
                QCOMPARE(hasTime(span), !isBroken);
                QVERIFY(span.callBegan >= 0 && span.callEnded <= repetition.ended);
                if (isBroken)
                    QCOMPARE(span.queued, notGiven);
                else
                    QVERIFY(span.started >= -1000000 && span.ended <= repetition.ended + 1000000);
                if (isEqual)
                    QVERIFY(span.started == span.ended && span.queued == span.started);
            }
        }
        for (const Phase phase : {Phase::Upload, Phase::Compute, Phase::Download}) {
            const PhaseSummary summary = phaseSummary(plan, measurement, phase);
            QCOMPARE(summary.gigabytesPerSecond().has_value(), !isBroken && !isEqual); // no rate out of no time
            QCOMPARE(summary.withoutTime, isBroken ? summary.spans * measurement.repetitions.size() : 0);
        }
        const auto parts = breakdown(plan, measurement.repetitions.front()).parts();
        QCOMPARE(std::accumulate(parts.begin(), parts.end(), std::int64_t{0}), measurement.repetitions.front().wallNs());
    }

    void theSameDeviceTwiceIsOneAndTwoCardsAreTwo()
    {
        QTemporaryDir vendors;
        for (const char* name : {"a.icd", "b.icd"})
            QFile::copy("/etc/OpenCL/vendors/pocl.icd", vendors.filePath(name));
        const QByteArray twice = "OCL_ICD_VENDORS=" + vendors.path().toUtf8();
        const QByteArray layer = "OPENCL_LAYERS=" ROUNDTRIP_BIN_DIR "/../tests/fakedriver.so";
        const auto devices = [](const QList<QByteArray>& environment) {
            WorkerProcess worker("--profile=permissive", environment);
            worker.send(ListRequest{});
            const auto answer = worker.next();
            const auto* list = answer ? std::get_if<ListAnswer>(&*answer) : nullptr;
            return list ? list->list.devices : std::vector<Device>();
        };
        QCOMPARE(devices({twice}).size(), std::size_t{1});
        QCOMPARE(devices({twice, layer, "ROUNDTRIP_FAKE_DRIVER=gpu"}).size(), std::size_t{1});
        const auto cards = devices({"POCL_DEVICES=pthread pthread", layer, "ROUNDTRIP_FAKE_DRIVER=gpu"});
        QCOMPARE(cards.size(), std::size_t{2});
        QCOMPARE(cards[1].id, cards[0].id + "#2");
    }

    void aDeviceThatIsLostIsSaidAndTheNextOneWorks()
    {
        const QByteArray layer = "OPENCL_LAYERS=" ROUNDTRIP_BIN_DIR "/../tests/fakedriver.so";
        WorkerProcess lost("--profile=strict", {layer, "ROUNDTRIP_FAKE_DRIVER=lost-at-read"});
        const auto answer = run(lost, requestFor(goodKernel()));
        QVERIFY(failureIn(answer));
        QCOMPARE(failureIn(answer)->code, FailureCode::DeviceLost);
        QCOMPARE(failureIn(answer)->detail, std::string("CL_OUT_OF_RESOURCES"));
        WorkerProcess full("--profile=strict", {layer, "ROUNDTRIP_FAKE_DRIVER=no-memory"});
        const auto tooMuch = run(full, requestFor(goodKernel(), 7, 1u << 20));
        QVERIFY(failureIn(tooMuch));
        QCOMPARE(failureIn(tooMuch)->code, FailureCode::OutOfMemory);
        QCOMPARE(failureIn(tooMuch)->stage, Stage::Allocating);
        QVERIFY(isReport(run(full, requestFor(goodKernel()))));
    }

    void aSilentCompilerIsNoRiddle()
    {
        WorkerProcess worker(
            "--profile=strict",
            {"OPENCL_LAYERS=" ROUNDTRIP_BIN_DIR "/../tests/fakedriver.so", "ROUNDTRIP_FAKE_DRIVER=empty-log,gpu"});
        worker.send(ListRequest{});
        const auto list = worker.next();
        QVERIFY(list && std::holds_alternative<ListAnswer>(*list));
        QCOMPARE(std::get<ListAnswer>(*list).list.devices.at(0).kind, DeviceKind::Gpu);
        const auto answer = run(worker, requestFor("nonsense"));
        QVERIFY(failureIn(answer));
        QCOMPARE(failureIn(answer)->code, FailureCode::BadSource);
        QCOMPARE(failureIn(answer)->status, std::int64_t{-11});
        QVERIFY(failureIn(answer)->diagnostics.empty());
    }

    void secretsAreGone()
    {
        WorkerProcess worker("--profile=none", {"MY_TOKEN=s3cret-token", "OPENCL_SOMETHING=kept"});
        worker.send(ListRequest{});
        const auto answer = worker.next();
        QVERIFY(answer && std::holds_alternative<ListAnswer>(*answer));
        const auto& list = std::get<ListAnswer>(*answer).list.environment;
        QVERIFY(std::find(list.begin(), list.end(), "OPENCL_SOMETHING=kept") != list.end());
        for (const std::string& entry : list)
            QVERIFY(!entry.starts_with("MY_TOKEN"));
        QFile shown(QString("/proc/%1/environ").arg(worker.pid()));
        QVERIFY(shown.open(QIODevice::ReadOnly));
        QVERIFY(!shown.readAll().contains("s3cret"));
    }

    void cachesOfOthersAreNotUsed()
    {
        const std::string folder = m_folder.filePath("loose").toStdString();
        QCOMPARE(mkdir(folder.c_str(), 0777), 0);
        QCOMPARE(chmod(folder.c_str(), 0777), 0);
        QVERIFY(isUsableCache(folder)); // ours, and closed now
        struct stat status {};
        QCOMPARE(stat(folder.c_str(), &status), 0);
        QCOMPARE(status.st_mode & 0777, 0700u);
        const std::string link = m_folder.filePath("link").toStdString();
        QCOMPARE(symlink(folder.c_str(), link.c_str()), 0);
        QVERIFY(!isUsableCache(link));
        if (geteuid() == 0) {
            QCOMPARE(chown(folder.c_str(), 12345, 12345), 0);
            QVERIFY(!isUsableCache(folder));
        }
    }

    void cachesStayBounded()
    {
        const QString folder = m_folder.filePath("pruned");
        for (const char* name : {"old", "new"}) {
            QVERIFY(QDir().mkpath(folder + '/' + name));
            QFile file(folder + '/' + name + "/kernel.so");
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(QByteArray(1000, 'x'));
            file.flush();
            file.setFileTime(QDateTime::currentDateTime().addDays(name[0] == 'o' ? -9 : 0),
                             QFileDevice::FileModificationTime);
        }
        pruneCache(folder.toStdString(), 1500);
        QVERIFY(!QFile::exists(folder + "/old"));
        QVERIFY(QFile::exists(folder + "/new/kernel.so"));
        pruneCache(folder.toStdString(), 0); // not again today
        QVERIFY(QFile::exists(folder + "/new/kernel.so"));
    }

    void leftoversOfKilledWorkersGo()
    {
        const QString folder = m_folder.filePath("killed");
        QVERIFY(QDir().mkpath(folder + "/AB/kernel"));
        const auto write = [&](const char* name, int ageS) {
            QFile file(folder + '/' + name);
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write("x") == 1 && file.flush());
            file.setFileTime(QDateTime::currentDateTime().addSecs(-ageS), QFileDevice::FileModificationTime);
        };
        write("tempfile_old123.cl", 3600);
        write("tempfile_now123.so", 0); // another worker compiles
        write("AB/kernel/tempfile_deep", 3600);
        write("last_accessed", 3600);
        removeLeftovers(folder.toStdString());
        QCOMPARE(QDir(folder).entryList(QDir::Files, QDir::Name), (QStringList{"last_accessed", "tempfile_now123.so"}));
        QVERIFY(QFile::exists(folder + "/AB/kernel/tempfile_deep"));
        removeLeftovers((folder + "/nowhere").toStdString());
    }

    void wrongStartsAreExplained()
    {
        WorkerProcess worker("--profile=loose");
        const auto status = worker.waitForEnd();
        QVERIFY(status && WIFEXITED(*status) && WEXITSTATUS(*status) == 2);
        QVERIFY(worker.printed().contains("roundtrip-engine"));
    }
};

int main(int argc, char** argv)
{
    signal(SIGPIPE, SIG_IGN);
    QCoreApplication app(argc, argv);
    WorkerTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "worker_test.moc"
