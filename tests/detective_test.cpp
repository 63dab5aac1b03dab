// SPDX-License-Identifier: GPL-3.0-or-later
// Does the simulator's second look at a kernel find what it must, end in any case, and keep nobody waiting?
#include "detective.h"
#include "patience.h"

#include <QTemporaryDir>

using namespace roundtrip;

namespace {

constexpr const char* folder = ROUNDTRIP_SOURCE_DIR "/tests/kernels/";

struct Entry {
    QByteArray name, kernel, verdicts;
};

std::vector<Entry> kernels()
{
    std::vector<Entry> all;
    QFile file(QLatin1String(folder) + QStringLiteral("verdicts.txt"));
    if (file.open(QIODevice::ReadOnly))
        for (const QByteArray& line : file.readAll().split('\n'))
            if (const QByteArrayList words = line.simplified().split(' '); words.size() == 3 && !line.startsWith('#'))
                all.push_back({words[0], words[1], words[2]});
    return all;
}

Grading gradingFor(const QByteArray& name)
{
    GradeTask task;
    for (const Entry& entry : kernels())
        if (entry.name == name)
            task.kernel = entry.kernel.toStdString();
    QFile file(QLatin1String(folder) + QString::fromUtf8(name) + QStringLiteral(".cl"));
    if (file.open(QIODevice::ReadOnly))
        task.source = file.readAll().toStdString();
    return gradingOf(task);
}

std::uint32_t lineWith(const QByteArray& name, const QByteArray& words)
{
    QFile file(QLatin1String(folder) + QString::fromUtf8(name) + QStringLiteral(".cl"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    const QByteArrayList lines = file.readAll().split('\n');
    for (qsizetype i = 0; i < lines.size(); ++i)
        if (lines[i].contains(words))
            return static_cast<std::uint32_t>(i + 1);
    return 0;
}

} // namespace

class DetectiveTest : public QObject {
    Q_OBJECT
private slots:
    void init() { m_path = qgetenv("PATH"); }
    void cleanup() { qputenv("PATH", m_path); }

    void racesBarriersAndTouchesAreFound_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<int>("kind");
        QTest::addColumn<QByteArray>("line");
        const auto row = [](const char* name, Finding::Kind kind, const char* line) {
            QTest::newRow(name) << QByteArray(name) << static_cast<int>(kind) << QByteArray(line);
        };
        row("wrong_race", Finding::Kind::Race, "out[other] +=");
        row("wrong_histogram_race", Finding::Kind::Race, "bins[a[i] % 16]++");
        row("wrong_barrier_in_branch", Finding::Kind::Barrier, "barrier(");
        row("outside_no_guard", Finding::Kind::Outside, "out[");
    }
    void racesBarriersAndTouchesAreFound()
    {
        if (Simulator::program().isEmpty())
            QSKIP("Oclgrind is not installed");
        QFETCH(QByteArray, name);
        QFETCH(int, kind);
        QFETCH(QByteArray, line);
        const Detection detection = detect(gradingFor(name));
        QCOMPARE(detection.state, Detection::State::Seen);
        const Finding& first = detection.findings.front();
        QCOMPARE(static_cast<int>(first.kind), kind);
        QVERIFY(first.line == lineWith(name, line) || first.otherLine == lineWith(name, line));
        const auto messages = diagnosticsOf(detection);
        QCOMPARE(messages.size(), detection.findings.size());
        QCOMPARE(messages.front().line, first.line);
        QVERIFY(!messages.front().message.empty());
    }

    // What is right must not be suspected.
    void nothingIsSeenInRightKernels_data()
    {
        QTest::addColumn<QByteArray>("name");
        for (const Entry& entry : kernels())
            if (entry.verdicts == "right")
                QTest::newRow(entry.name.constData()) << entry.name;
    }
    void nothingIsSeenInRightKernels()
    {
        if (Simulator::program().isEmpty())
            QSKIP("Oclgrind is not installed");
        QFETCH(QByteArray, name);
        const Detection detection = detect(gradingFor(name));
        QVERIFY2(detection.state == Detection::State::NoneSeen || detection.state == Detection::State::NotRun || detection.state == Detection::State::GaveUp,
            qPrintable(sentences(detection).join(QLatin1Char('\n'))));
    }

    void whereThereIsNoneItSaysSo()
    {
        qputenv("PATH", "/nonexistent");
        const Detection detection = detect(gradingFor("right_plain"));
        QCOMPARE(detection.state, Detection::State::Absent);
        QVERIFY(sentences(detection).front().contains(QStringLiteral("apt install oclgrind")));
    }

    void textsThatReadFilesAreNotForIt()
    {
        play("exit 0");
        QCOMPARE(detect(gradingFor("hostile_includes_passwd")).state, Detection::State::NotRun);
        QCOMPARE(detect(gradingFor("hostile_incbin")).state, Detection::State::NotRun);
        QCOMPARE(detect(Grading{}).state, Detection::State::NotRun);
        QCOMPARE(detect(gradingFor("right_plain")).state, Detection::State::NoneSeen);
    }

    void badEndsAreNoAnswer()
    {
        for (const char* end : {"exit 3", "kill -9 $$", "echo hello; kill -11 $$"}) {
            play(end);
            QCOMPARE(detect(gradingFor("right_plain")).state, Detection::State::GaveUp);
        }
        play("echo 'Read-write data race at global memory address 0x1'; echo '  At line 7 (column 3) of input.cl'; kill -9 $$");
        const Detection seen = detect(gradingFor("right_plain")); // what was seen before counts
        QCOMPARE(seen.state, Detection::State::Seen);
        QCOMPARE(seen.findings.front().line, 7u);
    }

    // begin() returns at once, and a look that nobody wants any more says nothing and leaves no process behind.
    void nobodyWaits()
    {
        play("echo $$ >pid; mv pid \"$PID_FILE\"; exec sleep 1000");
        const QString pidFile = m_folder.filePath(QStringLiteral("pid"));
        qputenv("PID_FILE", pidFile.toUtf8());
        Detective detective;
        int said = 0;
        connect(&detective, &Detective::finished, this, [&said] { ++said; });
        detective.begin(gradingFor("right_plain"));
        QCOMPARE(said, 0);
        QVERIFY(comes([&] { return QFile::exists(pidFile); }));
        QFile file(pidFile);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString process = QStringLiteral("/proc/") + QString::fromUtf8(file.readAll().trimmed());
        QVERIFY(QFile::exists(process));
        detective.stop();
        QVERIFY(comes([&] { return !QFile::exists(process); }));
        QTest::qWait(50);
        QCOMPARE(said, 0);

        play("exit 0");
        detective.begin(gradingFor("right_plain"));
        QVERIFY(comes([&] { return said == 1; }));
    }

private:
    // An Oclgrind that does as it is told.
    void play(const QByteArray& commands)
    {
        QFile file(m_folder.filePath(QStringLiteral("oclgrind-kernel")));
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write("#!/bin/sh\n" + commands + '\n');
        file.setPermissions(QFile::ReadOwner | QFile::ExeOwner | QFile::WriteOwner);
        file.close();
        qputenv("PATH", m_folder.path().toUtf8() + ':' + m_path);
    }

    QTemporaryDir m_folder;
    QByteArray m_path;
};

QTEST_MAIN(DetectiveTest)
#include "detective_test.moc"
