// SPDX-License-Identifier: GPL-3.0-or-later
// Does every kernel of tests/kernels get the verdict that it must get, from the whole engine, and does nothing of it last?
#include "enginehelpers.h"

#include "plan/grading.h"
#include "protocol/codec.h"

#include <QTemporaryDir>

#include <array>
#include <map>

using namespace roundtrip;

namespace {

constexpr const char* folder = ROUNDTRIP_SOURCE_DIR "/tests/kernels/";

struct Expectation {
    QByteArray name, kernel;
    QByteArrayList verdicts; // "wrong", "wrong/constant"
};

std::vector<Expectation> expectations()
{
    std::vector<Expectation> all;
    QFile file(QLatin1String(folder) + QStringLiteral("verdicts.txt"));
    if (!file.open(QIODevice::ReadOnly))
        return all;
    for (const QByteArray& line : file.readAll().split('\n')) {
        const QByteArrayList words = line.simplified().split(' ');
        if (words.size() == 3 && !line.startsWith('#'))
            all.push_back({words[0], words[1], words[2].split(',')});
    }
    return all;
}

std::string sourceOf(const QByteArray& name)
{
    QFile file(QLatin1String(folder) + QString::fromUtf8(name) + QStringLiteral(".cl"));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string("cannot be read");
}

bool isEndless(const std::string& file) { return file.starts_with("hostile_endless") || file.starts_with("hostile_macro_bomb"); }

bool isExpected(const Verdict& verdict, const QByteArrayList& expected)
{
    const QByteArray kind = nameOf(verdict.kind), mistake = nameOf(verdict.mistake);
    return expected.contains(kind) || expected.contains(kind + '/' + mistake);
}

QByteArray facts(const Verdict& verdict)
{
    QByteArray text = QByteArray(nameOf(verdict.kind)) + '/' + nameOf(verdict.mistake);
    if (verdict.at < verdict.cases.size())
        text += " n " + QByteArray::number(qulonglong(verdict.cases[verdict.at].elements)) + " block " + QByteArray::number(qulonglong(verdict.cases[verdict.at].block));
    if (verdict.outside)
        text += " touched " + QByteArray::fromStdString(verdict.outside->buffer) + '[' + QByteArray::number(qlonglong(verdict.outside->firstIndex)) + ']';
    if (verdict.failure) {
        text += ' ' + QByteArray::fromStdString(verdict.failure->detail);
        for (const Diagnostic& diagnostic : verdict.failure->diagnostics)
            text += " | " + QByteArray::fromStdString(diagnostic.message);
    }
    if (verdict.check && !verdict.check->first.empty())
        text += " first " + QByteArray::number(qulonglong(verdict.check->first[0].index)) + " got " + QByteArray::number(verdict.check->first[0].got) + " expected "
            + QByteArray::number(verdict.check->first[0].expected);
    return text;
}

std::uint64_t residentKiB(qint64 pid)
{
    QFile file(QStringLiteral("/proc/%1/status").arg(pid));
    if (file.open(QIODevice::ReadOnly))
        for (const QByteArray& line : file.readAll().split('\n'))
            if (line.startsWith("VmRSS:"))
                return line.simplified().split(' ').at(1).toULongLong();
    return 0;
}

constexpr int gradingMs = 280000;

// One engine that grades one kernel after the other.
struct Lane {
    Engine& engine;
    std::optional<Verdict> verdict; // once it is there
    bool isAfterwards = false;
    GradeTask task = {};
    std::size_t mostPlans = 0;
    Grading grading = {};
    quint64 ticket = 0;

    void begin(GradeTask next, std::size_t most)
    {
        task = std::move(next);
        mostPlans = most;
        verdict.reset();
        submit();
    }
    void submit()
    {
        grading = gradingOf(task);
        grading.plans.resize(std::min(grading.plans.size(), mostPlans));
        grading.caseOf.resize(grading.plans.size());
        Request request = requestFor(grading, {});
        if (isEndless(task.file)) // the others have as long as a learner's, however busy this machine is
            request.runDeadlineMs = request.buildDeadlineMs = 2000;
        ticket = engine.client.submit(request);
    }
    bool isDone() // or has never begun
    {
        const auto outcome = engine.outcomes.find(ticket);
        if (ticket == 0 || verdict)
            return true;
        if (outcome == engine.outcomes.end())
            return false;
        if (mostPlans < 1000) { // a part of them: no second opinion
            verdict = verdictOf(grading, outcome->second);
        } else if (Judged judged = judge(task, outcome->second); judged.next) {
            task = std::move(*judged.next);
            submit();
            return false;
        } else {
            verdict = std::move(judged.verdict);
        }
        engine.outcomes.erase(outcome);
        return true;
    }
};

} // namespace

class VerdictTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<Engine> m_engine;
    bool m_guardPages = true;

    GradeTask taskFor(const QByteArray& name, const QByteArray& kernel) const
    {
        GradeTask task;
        task.kernel = kernel.toStdString();
        task.file = name.toStdString() + ".cl";
        task.source = sourceOf(name);
        task.anyGrid = kernel == "saxpy";
        task.guardPages = m_guardPages;
        task.seed = 17;
        return task;
    }

    Verdict grade(GradeTask task, std::size_t mostPlans = 1000)
    {
        Lane lane{*m_engine, {}};
        lane.begin(std::move(task), mostPlans);
        const bool isDone = QTest::qWaitFor([&] { return lane.isDone(); }, gradingMs);
        return isDone ? *lane.verdict : Verdict{};
    }

    // Compiling takes one core and most of the time, so two engines share the kernels. After a hostile one a right one
    // has to be right in the same engine.
    void gradeAll()
    {
        Engine second;
        std::array<Lane, 2> lanes{Lane{*m_engine, {}}, Lane{second, {}}};
        std::array<QByteArray, 2> doing;
        const std::vector<Expectation> all = expectations();
        std::size_t next = 0;
        const auto advance = [&](std::size_t i) {
            if (!lanes[i].isDone())
                return;
            if (!doing[i].isEmpty())
                (lanes[i].isAfterwards ? m_afterwards : m_verdicts)[doing[i]] = *lanes[i].verdict;
            if (doing[i].startsWith("hostile_") && !lanes[i].isAfterwards) {
                lanes[i].begin(taskFor("right_plain", "vec_add"), 8);
                lanes[i].isAfterwards = true;
            } else {
                doing[i] = next < all.size() ? all[next].name : QByteArray();
                lanes[i].isAfterwards = false;
                if (next < all.size())
                    lanes[i].begin(taskFor(doing[i], all[next].kernel), 1000);
                ++next;
            }
        };
        const bool ended = QTest::qWaitFor([&] {
            advance(0);
            advance(1);
            return next > all.size() && doing[0].isEmpty() && doing[1].isEmpty();
        }, gradingMs);
        QVERIFY(ended);
        QVERIFY(m_engine->losses.empty() && second.losses.empty());
        QVERIFY(m_engine->everyTicketEndedOnce() && second.everyTicketEndedOnce());
    }

    std::map<QByteArray, Verdict> m_verdicts, m_afterwards;

private slots:
    void initTestCase()
    {
        qputenv("ROUNDTRIP_CACHE_DIR", m_folder.filePath("cache").toUtf8());
        m_engine = std::make_unique<Engine>();
        const auto list = m_engine->list();
        QVERIFY(list);
        if (list->devices.empty())
            QSKIP("no OpenCL device on this machine");
        m_guardPages = list->devices.front().kind == DeviceKind::Cpu && list->devices.front().sharesHostMemory;
        QVERIFY(expectations().size() >= 60);
        gradeAll();
    }
    void cleanupTestCase() { m_engine.reset(); }

    void everyKernelGetsItsVerdict_data()
    {
        QTest::addColumn<QByteArrayList>("verdicts");
        for (const Expectation& one : expectations())
            QTest::newRow(one.name.constData()) << one.verdicts;
    }
    void everyKernelGetsItsVerdict()
    {
        QFETCH(QByteArrayList, verdicts);
        const QByteArray name = QTest::currentDataTag();
#ifndef __x86_64__
        if (sourceOf(name).find("syscall") != std::string::npos)
            QSKIP("written for another processor");
#endif
        if (!m_guardPages && name == "outside_reads_before_guard")
            QSKIP("reads cannot be seen on this device");
        const Verdict& verdict = m_verdicts[name];
        QVERIFY2(isExpected(verdict, verdicts), facts(verdict));
        if (verdict.kind == VerdictKind::Dangerous && m_guardPages)
            QVERIFY2(verdict.outside && !verdict.outside->buffer.empty(), facts(verdict));
        QVERIFY2(!name.startsWith("hostile_") || m_afterwards[name].passed(), facts(m_afterwards[name]));
    }

    void theFactsNameTheElement_data()
    {
        QTest::addColumn<QByteArray>("buffer");
        QTest::addColumn<int>("access");
        QTest::addColumn<qlonglong>("index"); // from the end where it is positive
        const int read = int(Access::Read), write = int(Access::Write);
        QTest::newRow("outside_reads_next") << QByteArray("a") << read << 0ll;
        QTest::newRow("outside_reads_previous") << QByteArray("a") << read << -1ll;
        QTest::newRow("outside_writes_before") << QByteArray("out") << write << -1ll;
        QTest::newRow("outside_one_too_far") << QByteArray() << -1 << 0ll;
    }
    void theFactsNameTheElement()
    {
        if (!m_guardPages)
            QSKIP("this device does not compute in the host's memory");
        QFETCH(QByteArray, buffer);
        QFETCH(int, access);
        QFETCH(qlonglong, index);
        const Verdict& verdict = m_verdicts[QTest::currentDataTag()];
        QVERIFY2(verdict.outside, facts(verdict));
        QVERIFY2(buffer.isEmpty() || QByteArray::fromStdString(verdict.outside->buffer) == buffer, facts(verdict));
        QVERIFY2(access < 0 || int(verdict.outside->access) == access, facts(verdict));
        QVERIFY2(verdict.outside->firstIndex - (index < 0 ? 0 : qlonglong(verdict.outside->length)) == index, facts(verdict));
        QCOMPARE(verdict.outside->length, verdict.cases[verdict.at].elements);
        QVERIFY(verdict.readsWatched);
    }

    void aLogNeverShowsAFile()
    {
        for (const char* name : {"hostile_includes_passwd", "hostile_includes_by_macro", "hostile_includes_own_memory", "hostile_incbin", "hostile_incbin_read"}) {
            const QByteArray text = toJson(m_verdicts[name]);
            QVERIFY2(!text.contains("root") && !text.contains("/bin/") && !text.contains("roundtrip-worker"), text);
        }
    }

    // Each case ends by itself and within its own time, but all of them together take too long.
    void slowKernelsEnd()
    {
        GradeTask task = taskFor("right_plain", "vec_add");
        task.source = "__kernel void vec_add(__global const float* a, __global const float* b, __global float* out, const uint n)\n"
                      "{\n    const size_t i = get_global_id(0);\n    float slow = 1;\n"
                      "    for (uint k = 0; i == 0 && k < 400000000u; ++k)\n        slow = slow * 0.999f + 0.001f;\n"
                      "    if (i < n)\n        out[i] = a[i] + b[i] + (slow > 2 ? 1 : 0);\n}\n";
        Request request = requestFor(gradingOf(task), {});
        QVERIFY(request.totalDeadlineMs >= request.runDeadlineMs);
        request.totalDeadlineMs = 1000;
        const auto outcome = m_engine->run(request);
        QVERIFY(outcome && std::holds_alternative<Failure>(*outcome));
        const Failure& failure = std::get<Failure>(*outcome);
        QCOMPARE(failure.code, FailureCode::TimedOut);
        QCOMPARE(failure.detail, std::string("TOTAL_TIME"));
        QCOMPARE(failure.limit, 1000u);
        QVERIFY(grade(taskFor("right_plain", "vec_add"), 6).kind == VerdictKind::Right);
    }

    void twoHundredInARow()
    {
        const std::vector<Expectation> all = expectations();
        std::vector<QByteArray> bad;
        for (const Expectation& one : all) // those that end by themselves, and soon
            if (!one.name.startsWith("right_") && one.kernel == "vec_add" && !one.verdicts.contains("timed-out"))
                bad.push_back(one.name);
        std::uint64_t before = 0;
        const qint64 supervisor = pidOf(ownDescendants(), "roundtrip-engine");
        for (std::size_t i = 0; i < 200; ++i) {
            const Verdict verdict = grade(taskFor(bad[i % bad.size()], "vec_add"), 6);
            QVERIFY2(verdict.kind != VerdictKind::NotGraded, bad[i % bad.size()]);
            if (i == 50)
                before = residentKiB(supervisor);
        }
        QCOMPARE(pidOf(ownDescendants(), "roundtrip-engine"), supervisor);
        QVERIFY(m_engine->losses.empty());
        QVERIFY(before > 0);
        const std::uint64_t after = residentKiB(supervisor);
#if defined(__SANITIZE_ADDRESS__)
        const std::uint64_t leeway = 300u << 10; // freed memory waits in the sanitizer's quarantine of 256 MiB
#else
        const std::uint64_t leeway = 4096;
#endif
        QVERIFY2(after < before + leeway, qPrintable(QString("%1 KiB became %2 KiB").arg(before).arg(after)));
        QVERIFY(grade(taskFor("right_plain", "vec_add")).passed());
    }
};

QTEST_GUILESS_MAIN(VerdictTest)
#include "verdict_test.moc"
