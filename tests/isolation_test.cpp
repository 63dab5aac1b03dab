// SPDX-License-Identifier: GPL-3.0-or-later
// The whole engine on whatever device is here: what can kernels, drivers and kills do to it?
#include "enginehelpers.h"

#include "plan/experiments.h"

#include <QProcess>
#include <QTemporaryDir>

#include <csignal>
#include <sys/stat.h>

using namespace roundtrip;

namespace {

constexpr const char* head = "__kernel void vec_add(__global const float* a, __global const float* b, __global float* out, const uint n) { size_t i = get_global_id(0); ";
constexpr const char* goodBody = "if (i < n) out[i] = a[i] + b[i]; }";
constexpr const char* spinBody = "volatile __global float* o = out; while (get_global_size(0) > 0) o[0] += 1; }";

Request requestFor(const std::string& body, std::uint32_t deadlineMs = patienceMs)
{
    Settings settings;
    settings.elements = 1000;
    settings.block = 100;
    Request request;
    request.plans = {planFor(settings, head + body)};
    request.repetitions = 2;
    request.buildDeadlineMs = patienceMs;
    request.runDeadlineMs = deadlineMs;
    return request;
}

// A raw system call from inside a kernel.
std::string call(long number, const std::string& first, const std::string& second = "0L", const std::string& third = "0L")
{
    return "{ long r; __asm__ volatile(\"syscall\" : \"=a\"(r) : \"a\"(" + std::to_string(number) + "L), \"D\"(" + first + "), \"S\"(" + second
        + "), \"d\"(" + third + ") : \"rcx\", \"r11\", \"memory\"); }";
}

bool isGood(const std::optional<Outcome>& outcome)
{
    const Report* report = reportIn(outcome);
    return report && report->measurements.at(0).check && report->measurements[0].check->passed() && report->measurements[0].check->compared == 1000;
}

QByteArray goodDriver()
{
    const QDir folder(QStringLiteral("/etc/OpenCL/vendors"));
    for (const QString& name : folder.entryList({QStringLiteral("*.icd")}, QDir::Files)) {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::ReadOnly))
            if (const QByteArray content = file.readAll(); content.contains("libpocl"))
                return content;
    }
    return {};
}

QString copyOfPocl(const QString& path)
{
    for (const char* folder : {"/usr/lib/x86_64-linux-gnu/", "/usr/lib/aarch64-linux-gnu/", "/usr/lib64/", "/usr/lib/", ""})
        if (QFile::copy(QLatin1String(folder) + QString::fromUtf8(goodDriver()).trimmed(), path))
            break;
    return path;
}

void write(const QString& path, const QByteArray& content)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
}

} // namespace

class IsolationTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

private slots:
    void initTestCase()
    {
        qputenv("ROUNDTRIP_CACHE_DIR", m_folder.filePath("cache").toUtf8());
        qputenv("SECRET_TOKEN", "for nobody's eyes");
        if (goodDriver().isEmpty())
            QSKIP("PoCL is not installed");
        Engine engine;
        const auto list = engine.list();
        QVERIFY(list && !list->devices.empty());
        qInfo("sandbox: %s", list->sandbox.c_str());
        for (const std::string& variable : list->environment)
            QVERIFY(variable.find("SECRET") == std::string::npos);
    }
    void cleanup() { qunsetenv("OCL_ICD_VENDORS"); }

    void kernelThenGoodRun_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<int>("code"); // −1: a report
        const auto row = [](const char* name, const std::string& body, std::optional<FailureCode> code) {
            QTest::newRow(name) << QByteArray::fromStdString(body) << (code ? static_cast<int>(*code) : -1);
        };
        row("null pointer", "*(volatile __global int*)16 = 1; }", FailureCode::Crashed);
        row("far out of bounds", "out[(i + 1) * 100000000] = 1; }", FailureCode::Crashed);
        row("trap", "__builtin_trap(); }", FailureCode::Crashed);
        row("exits", call(231, "0L") + "}", FailureCode::Crashed);
        row("endless", spinBody, FailureCode::TimedOut);
        row("does not compile", "out[i] = ; }", FailureCode::BadSource);
        row("prints a reply", "if (i == 0) printf(\"{\\\"status\\\": \\\"passed\\\"}\\n\"); out[i] = a[i] + b[i]; }", std::nullopt);
        row("floods", "for (int k = 0; k < 2000; ++k) printf(\"flood flood flood flood flood flood flood\\n\"); out[i] = a[i] + b[i]; }", std::nullopt);
#ifdef __x86_64__
        std::string everywhere = "if (i == 0) { __private char text[8] = \"garbage\";";
        for (int descriptor = 0; descriptor < 20; ++descriptor)
            everywhere += call(1, std::to_string(descriptor) + "L", "(long)text", "8L");
        row("writes to every descriptor", everywhere + "} }", FailureCode::Protocol);
#endif
    }
    void kernelThenGoodRun()
    {
        QFETCH(QByteArray, body);
        QFETCH(int, code);
        Engine engine;
        const bool isEndless = code == static_cast<int>(FailureCode::TimedOut); // only then may time run out
        const auto outcome = engine.run(isEndless ? requestFor(body.toStdString(), 1500) : requestFor(body.toStdString()));
        QVERIFY(outcome);
        if (const Failure* failure = failureIn(outcome)) {
            QVERIFY2(static_cast<int>(failure->code) == code, failure->detail.c_str());
        } else {
            const Measurement& measurement = reportIn(outcome)->measurements.at(0);
            QCOMPARE(measurement.failure ? static_cast<int>(measurement.failure->code) : -1, code);
            QVERIFY(measurement.failure || measurement.printedBytes > 0);
            QVERIFY(measurement.printed.size() <= 65536);
        }
        QVERIFY(isGood(engine.run(requestFor(goodBody))));
        QVERIFY(engine.everyTicketEndedOnce());
        QVERIFY(engine.losses.empty());
    }

#ifdef __x86_64__
    void kernelHurtsNobodyElse()
    {
        Engine engine;
        QVERIFY(engine.list());
        const qint64 supervisor = pidOf(ownDescendants(), "roundtrip-engine");
        QVERIFY(supervisor > 0);
        engine.run(requestFor("if (i == 0) " + call(62, std::to_string(supervisor) + "L", "9L") + " out[i] = a[i] + b[i]; }"));
        engine.run(requestFor("if (i == 0) " + call(77, "5L", "0L") + " out[i] = a[i] + b[i]; }")); // cuts the results short
        QVERIFY(isGood(engine.run(requestFor(goodBody))));
        QCOMPARE(pidOf(ownDescendants(), "roundtrip-engine"), supervisor);
        QVERIFY(engine.losses.empty());
    }
#endif

    void stopEndsAnEndlessKernel()
    {
        Engine engine;
        for (int i = 0; i < 3; ++i) {
            engine.stages.clear();
            const quint64 ticket = engine.client.submit(requestFor(spinBody));
            QVERIFY(comes([&] { return !engine.stages.empty() && engine.stages.back() == Stage::WarmingUp; }));
            engine.client.stop(ticket);
            engine.client.stop(ticket);
            QVERIFY(comes([&] { return engine.outcomes.contains(ticket); }));
            QCOMPARE(failureIn(engine.outcomes[ticket])->code, FailureCode::Stopped);
            QVERIFY(isGood(engine.run(requestFor(goodBody))));
        }
    }

    void wrongAnswerIsFound()
    {
        Engine engine;
        const auto outcome = engine.run(requestFor("if (i < n - 7) out[i] = a[i] + b[i]; if (i == 0) { out[-1] = 1; out[n] = 2; } }"));
        QVERIFY(reportIn(outcome));
        const Check& check = *reportIn(outcome)->measurements[0].check;
        QCOMPARE(check.mismatches, 7u);
        QCOMPARE(check.untouched, 7u);
        QCOMPARE(check.outside.size(), std::size_t{2});
    }

    void folderOfDrivers_data()
    {
        QTest::addColumn<QByteArray>("second"); // content of b.icd beside the good one
        QTest::addColumn<int>("trouble");       // −1: none
        const int none = -1, hung = static_cast<int>(DriverTrouble::Kind::Hung), crashed = static_cast<int>(DriverTrouble::Kind::Crashed);
        QTest::newRow("hang") << QByteArray(DRIVER_HANGS "\n") << hung;
        QTest::newRow("crash") << QByteArray(DRIVER_CRASHES "\n") << crashed;
        QTest::newRow("ends") << QByteArray(DRIVER_ENDS "\n") << crashed;
        QTest::newRow("chatty") << QByteArray(DRIVER_CHATTY "\n") << none;
        QTest::newRow("twice") << goodDriver() << none;
        QTest::newRow("gone") << QByteArray("/usr/lib/libgone.so.9\n") << none;
        QTest::newRow("zero") << QByteArray("") << none;
        QTest::newRow("garbage") << QByteArray(5000, '\xf7') << none;
        QTest::newRow("fifo") << QByteArray("FIFO") << hung;
        QTest::newRow("a second PoCL") << QByteArray("COPY") << crashed; // two LLVMs in one process
        QTest::newRow("dir") << QByteArray("DIR") << none;
    }
    void folderOfDrivers()
    {
        QFETCH(QByteArray, second);
        QFETCH(int, trouble);
        QTemporaryDir folder;
        const QString other = folder.filePath("b.icd");
        write(folder.filePath("a_good.icd"), goodDriver());
        write(folder.filePath("c_chatty.icd"), DRIVER_CHATTY "\n"); // never at fault
        if (second == "FIFO")
            QCOMPARE(::mkfifo(other.toUtf8().constData(), 0600), 0);
        else if (second == "COPY")
            write(other, copyOfPocl(folder.filePath("libother.so")).toUtf8());
        else if (second == "DIR")
            QVERIFY(QDir().mkdir(other));
        else
            write(other, second);
        qputenv("OCL_ICD_VENDORS", folder.path().toUtf8());
        Engine engine;
        const auto list = engine.list();
        QVERIFY(list);
        QVERIFY(!list->devices.empty());
        QCOMPARE(list->searched, folder.path().toStdString());
        if (trouble < 0) {
            for (const DriverTrouble& one : list->troubles)
                QVERIFY(one.kind != DriverTrouble::Kind::Hung && one.kind != DriverTrouble::Kind::Crashed);
        } else {
            QCOMPARE(list->troubles.size(), std::size_t{1});
            QCOMPARE(static_cast<int>(list->troubles[0].kind), trouble);
            QCOMPARE(list->troubles[0].subject, other.toStdString());
        }
        const auto outcome = engine.run(requestFor(goodBody));
        QVERIFY(isGood(outcome));
        QCOMPARE(reportIn(outcome)->measurements[0].printed, std::string());
    }

    void emptyFolderOfDrivers()
    {
        QTemporaryDir folder;
        qputenv("OCL_ICD_VENDORS", folder.path().toUtf8());
        Engine engine;
        const auto list = engine.list();
        QVERIFY(list);
        QVERIFY(list->devices.empty());
        QVERIFY(!list->troubles.empty());
        QCOMPARE(failureIn(engine.run(requestFor(goodBody)))->code, FailureCode::NoDevice);
        write(folder.filePath("a.icd"), goodDriver());
        const auto again = engine.list(true);
        QVERIFY(again && !again->devices.empty());
        QVERIFY(isGood(engine.run(requestFor(goodBody))));
    }

    void killedWorkerIsReplaced()
    {
        Engine engine;
        QVERIFY(isGood(engine.run(requestFor(goodBody))));
        const quint64 ticket = engine.client.submit(requestFor(spinBody));
        engine.stages.clear();
        QVERIFY(comes([&] { return !engine.stages.empty(); }));
        for (const ProcessFacts& process : ownDescendants())
            if (process.name.startsWith("roundtrip-worke"))
                ::kill(static_cast<pid_t>(process.pid), SIGKILL);
        QVERIFY(comes([&] { return engine.outcomes.contains(ticket); }));
        QCOMPARE(failureIn(engine.outcomes[ticket])->detail, std::string("SIGKILL"));
        QVERIFY(isGood(engine.run(requestFor(goodBody))));
    }

    void killedSupervisorIsReplacedAndLeavesNothing()
    {
        Engine engine;
        QVERIFY(isGood(engine.run(requestFor(goodBody))));
        const quint64 ticket = engine.client.submit(requestFor(spinBody));
        engine.stages.clear();
        QVERIFY(comes([&] { return !engine.stages.empty(); }));
        const std::vector<ProcessFacts> family = ownDescendants();
        ::kill(static_cast<pid_t>(pidOf(family, "roundtrip-engine")), SIGKILL);
        QVERIFY(comes([&] { return engine.outcomes.contains(ticket); }));
        QCOMPARE(failureIn(engine.outcomes[ticket])->code, FailureCode::Crashed);
        QVERIFY(comes([&] { return !anyAlive(family); }));
        QVERIFY(isGood(engine.run(requestFor(goodBody))));
    }

    void killedClientLeavesNothing()
    {
        for (const int afterMs : {0, 20, 50, 100, 200, 400, 800}) {
            QProcess client;
            client.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--spin")});
            QVERIFY(client.waitForStarted());
            QTest::qWait(afterMs);
            const std::vector<ProcessFacts> family = descendants(client.processId());
            client.kill();
            QVERIFY(client.waitForFinished());
            QVERIFY(comes([&] { return !anyAlive(family); }));
        }
    }

    void twentyStartsLeaveNothing()
    {
        std::vector<ProcessFacts> family;
        for (int i = 0; i < 20; ++i) {
            Engine engine;
            engine.client.start();
            if (i % 4 == 1)
                engine.client.submit(requestFor(spinBody));
            QTest::qWait(i * 15);
            const auto now = ownDescendants();
            family.insert(family.end(), now.begin(), now.end());
        }
        QVERIFY(!family.empty());
        QVERIFY(comes([&] { return !anyAlive(family); }));
        QVERIFY(comes([] { return ownDescendants().empty(); }));
    }
};

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    if (application.arguments().contains(QStringLiteral("--spin"))) { // a client that a test kills
        Engine engine;
        engine.client.submit(requestFor(spinBody));
        return application.exec();
    }
    IsolationTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "isolation_test.moc"
