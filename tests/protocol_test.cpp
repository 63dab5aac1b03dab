// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/data.h"
#include "protocol/codec.h"
#include "protocol/frame.h"
#include "protocol/messages.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

#include <cmath>

using namespace roundtrip;

namespace {

Plan somePlan()
{
    Plan plan;
    plan.name = "vec_add · round trip";
    plan.buffers.push_back({"a", ElementType::Double, 1000, {Fill::Kind::Random, ~0ull}, false, 16, 24});
    plan.programs.push_back({"vec_add.cl", "__kernel void f() {} // ğüş", "f", ""});
    Operation launch;
    launch.kind = OperationKind::Launch;
    launch.waits = {};
    launch.arguments = {BufferArgument{0}, LocalArgument{64}, std::int32_t{-5}, std::uint32_t{7}, std::uint64_t{1} << 63, 1.5f, 0.1};
    launch.grid = 4;
    plan.operations = {launch};
    plan.check = CheckSpec{"vec_add", 0, {0}, 1000, 3};
    return plan;
}

Run someRun()
{
    Run run;
    run.number = 18;
    run.endedAt = "2026-12-01T10:00:00+01:00";
    run.device.id = "pocl/cpu";
    run.device.kind = DeviceKind::Cpu;
    run.device.alsoThrough = {"Other platform"};
    run.settings.elements = 1ull << 40;
    run.plans = {somePlan()};
    Measurement m;
    m.repetitions.push_back({-5, 1764550000123456789, {{0, 1, 2, 3, 9007199254740993, notGiven, 6}, {}}});
    m.firstRun = Repetition{0, 10, {}};
    m.check = Check{"vec_add", 1000, 2, 1, 0, {{3, NAN, 1.5}, {4, INFINITY, -INFINITY}}, {{"a", -3, -1, 3, 1000}}, {"b"}};
    m.captures.push_back({"order", {0, 1, 2}});
    m.printed = "hello\n";
    run.report = {"pocl/cpu", {m, Measurement{}}};
    run.report.measurements[1].failure = Failure{FailureCode::OutOfMemory, Stage::Allocating, "CL_MEM_OBJECT_ALLOCATION_FAILURE", -4, "a", 10, 5, {{Severity::Error, 3, 17, "x"}}, ""};
    return run;
}

// NaN is not equal to itself; compare what it is written as.
QByteArray written(const Run& run) { return toJson(run); }

std::vector<Question> questions()
{
    RunRequest run{9, {}};
    run.request.plans = {somePlan(), somePlan()};
    return {HelloRequest{}, ListRequest{true}, DescribeRequest{4, "id", somePlan().programs[0]}, run, StopRequest{9}};
}

std::vector<Answer> answers()
{
    Run run = someRun();
    run.report.measurements[0].check->first.clear(); // NaN would make == false
    return {Hello{1, "roundtrip-engine", 77}, ListAnswer{{{run.device}, {{DriverTrouble::Kind::Hung, "b.icd"}}, "/etc", {"b.icd"}, {"A=b"}, "none"}},
            DescribeAnswer{3, KernelLimits{1, 2, 3, 4, 5}}, DescribeAnswer{3, Failure{}}, ProgressNote{1, {Stage::Running, 2, 7}},
            OutcomeAnswer{5, run.report}, OutcomeAnswer{6, *run.report.measurements[1].failure}, Refusal{"version"}};
}

} // namespace

class ProtocolTest : public QObject {
    Q_OBJECT
private slots:
    void framesArriveInPiecesOfAnySize()
    {
        QByteArray stream;
        QList<QByteArray> sent;
        for (int size : {0, 1, 7, 70000, 3}) {
            sent.append(QByteArray(size, char('a' + size % 20)));
            stream += frame(sent.last());
        }
        for (int piece : {1, 2, 8, 65536, 1000000}) {
            FrameReader reader;
            QList<QByteArray> got;
            for (qsizetype at = 0; at < stream.size(); at += piece) {
                reader.append(stream.mid(at, piece));
                while (const auto payload = reader.next())
                    got.append(*payload);
            }
            QCOMPARE(got, sent);
            QVERIFY(!reader.isMidway());
        }
    }

    void garbageAndHugeLengthsBreakTheReaderForGood()
    {
        FrameReader garbage;
        garbage.append(QByteArray("hello world, I am no frame"));
        QVERIFY(!garbage.next());
        QCOMPARE(garbage.broken(), FrameReader::Broken::BadMagic);
        garbage.append(frame("good"));
        QVERIFY(!garbage.next());

        FrameReader huge;
        huge.append(QByteArray("RTf1\xff\xff\xff\xff", 8));
        QVERIFY(!huge.next());
        QCOMPARE(huge.broken(), FrameReader::Broken::TooLarge);

        FrameReader early; // one wrong byte is enough
        early.append(QByteArray("X"));
        QVERIFY(!early.next());
        QCOMPARE(early.broken(), FrameReader::Broken::BadMagic);
    }

    void messagesComeBackEqual()
    {
        for (const Question& question : questions()) {
            const auto got = decodeQuestion(encode(question));
            QVERIFY(got && *got == question);
        }
        for (const Answer& answer : answers()) {
            const auto got = decodeAnswer(encode(answer));
            QVERIFY(got && *got == answer);
        }
    }

    void noMessageGoesBothWays()
    {
        for (const Question& question : questions())
            QVERIFY(!decodeAnswer(encode(question)));
        for (const Answer& answer : answers())
            QVERIFY(!decodeQuestion(encode(answer)));
    }

    void damagedMessagesNeverCrash()
    {
        QList<QByteArray> payloads;
        for (const Question& question : questions()) payloads.append(encode(question));
        for (const Answer& answer : answers()) payloads.append(encode(answer));
        std::uint64_t round = 0;
        int refused = 0;
        for (const QByteArray& good : payloads) {
            for (qsizetype cut = 0; cut < good.size(); cut += 1 + good.size() / 200) {
                const QByteArray truncated = good.left(cut);
                QVERIFY(!decodeQuestion(truncated) && !decodeAnswer(truncated));
            }
            for (int i = 0; i < 500; ++i, ++round) {
                QByteArray bad = good;
                for (int flips = 0; flips < 1 + i % 4; ++flips)
                    bad[static_cast<qsizetype>(randomBits(round, 2 * flips) % good.size())] = static_cast<char>(randomBits(round, 2 * flips + 1));
                refused += !decodeQuestion(bad) && !decodeAnswer(bad);
            }
            QVERIFY(!decodeQuestion(good + "x") && !decodeAnswer(good + "x"));
        }
        QVERIFY(refused > 100);
        for (int i = 0; i < 2000; ++i) {
            QByteArray noise(i % 300, Qt::Uninitialized);
            for (qsizetype at = 0; at < noise.size(); ++at)
                noise[at] = static_cast<char>(randomBits(i, at));
            QVERIFY(!decodeQuestion(noise) && !decodeAnswer(noise));
        }
        QByteArray deep(100000, '\x81'); // arrays in arrays
        QVERIFY(!decodeAnswer(deep));
    }

    void runsSurviveCborAndJson()
    {
        const Run run = someRun();
        QCOMPARE(written(*runFromCbor(toCbor(run))), written(run));
        const auto again = runFromJson(toJson(run));
        QVERIFY(again);
        QCOMPARE(written(*again), written(run));
        QCOMPARE(again->report.measurements[0].repetitions[0].spans[0].ended, std::int64_t{9007199254740993});
        QCOMPARE(again->report.measurements[0].repetitions[0].spans[0].callBegan, notGiven);
        QCOMPARE(again->plans[0].buffers[0].fill.seed, ~0ull);
        QVERIFY(std::isnan(again->report.measurements[0].check->first[0].got));
        QVERIFY(!runFromJson("{}"));
        QVERIFY(!runFromJson("[1,2"));
    }

    void jsonIsStrict()
    {
        QJsonParseError error;
        const QJsonDocument document = QJsonDocument::fromJson(toJson(someRun()), &error);
        QCOMPARE(error.error, QJsonParseError::NoError);
        QCOMPARE(document.object().value("schema").toString(), QString("roundtrip-run-1"));
        QVERIFY(!toJson(someRun()).contains("nan,") && !toJson(someRun()).contains("-9223372036854775808"));
    }

    void everyNameIsFoundAgain()
    {
        QCOMPARE(*strategyNamed("keep-on-device"), Strategy::KeepOnDevice);
        QCOMPARE(*elementTypeNamed("double"), ElementType::Double);
        QVERIFY(!strategyNamed("KEEP-ON-DEVICE"));
        QCOMPARE(QByteArray(nameOf(FailureCode::NoDevice)), QByteArray("no-device"));
        QCOMPARE(QByteArray(nameOf(Stage::Checking)), QByteArray("checking"));
        QCOMPARE(QByteArray(nameOf(OperationKind::Finish)), QByteArray("finish"));
    }
};

QTEST_GUILESS_MAIN(ProtocolTest)
#include "protocol_test.moc"
