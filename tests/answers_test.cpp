// SPDX-License-Identifier: GPL-3.0-or-later
// Do the sentences about a run say what its numbers say, and are two ways told apart only where they differ?
#include "answertext.h"
#include "model/contrast.h"
#include "guesses.h"
#include "honesty.h"
#include "measures.h"
#include "samplerun.h"

#include <QtTest>

using namespace roundtrip;

namespace {

const QLocale plain = QLocale::c();

Prediction about(const char* measure)
{
    Prediction prediction;
    prediction.measure = QLatin1String(measure);
    return prediction;
}

// Two plans, the first of which takes `factor` times as long as the second; odd rounds are `noise` times slower.
Run twoWays(double factor, double noise, std::size_t rounds = 21)
{
    Run run = sampleRun();
    run.plans.push_back(run.plans.front());
    run.report.measurements.assign(2, Measurement{});
    for (std::size_t round = 0; round < rounds; ++round)
        for (std::size_t way = 0; way < 2; ++way) {
            Repetition repetition;
            const double wobble = round % 2 == 1 ? noise : 1;
            const double length = 1'000'000 * (way == 0 ? factor * wobble : 1.0);
            repetition.ended = static_cast<std::int64_t>(length);
            for (std::uint32_t i = 0; i < run.plans[way].operations.size(); ++i)
                if (run.plans[way].operations[i].kind == OperationKind::Launch)
                    repetition.spans.push_back({i, 0, 0, 0, static_cast<std::int64_t>(length / 2), 0, 0});
            run.report.measurements[way].repetitions.push_back(repetition);
        }
    return run;
}

Check checkOf(std::uint64_t compared, std::uint64_t wrong, std::uint64_t outside = 0)
{
    Check check{"vec_add", compared, wrong, 0, 0, {}, {}, {}};
    if (wrong > 0)
        check.first = {{compared - wrong, 0, 1}};
    if (outside > 0)
        check.outside = {{"out", static_cast<std::int64_t>(compared), static_cast<std::int64_t>(compared + outside - 1), outside, compared}};
    return check;
}

} // namespace

class AnswersTest : public QObject {
    Q_OBJECT
private slots:
    void theIntervalHasTheRanksOfTheBinomial()
    {
        QCOMPARE(ranksLeftOut(21), std::size_t(5)); // ranks 6 to 16
        QCOMPARE(ranksLeftOut(11), std::size_t(1)); // 2 to 10
        QCOMPARE(ranksLeftOut(6), std::size_t(0));
        QCOMPARE(ranksLeftOut(1), std::size_t(0));
        QCOMPARE(ranksLeftOut(0), std::size_t(0));
    }

    void waysAreToldApartByTheirRounds()
    {
        const Run apart = twoWays(3, 1.02);
        const auto found = contrast(apart.plans, apart.report, Contrasted::Wall);
        QVERIFY(found && found->isShown());
        QVERIFY(std::abs(found->ratio - 3) < 0.01);
        QVERIFY(found->least <= found->ratio && found->ratio <= found->most);
        const auto kernels = contrast(apart.plans, apart.report, Contrasted::Kernels);
        QVERIFY(kernels && std::abs(kernels->one - 1'500'000) < 2 && std::abs(kernels->other - 500'000) < 2);
        const Run noisy = twoWays(0.9, 1.3); // below in one half of the rounds, above in the other
        QVERIFY(!contrast(noisy.plans, noisy.report, Contrasted::Wall)->isShown());
        const Run close = twoWays(1.03, 1);
        QVERIFY(!contrast(close.plans, close.report, Contrasted::Wall)->isShown());
        QVERIFY(!contrast(sampleRun().plans, sampleRun().report, Contrasted::Wall));
    }

    void theTripIsToldInItsOwnNumbers()
    {
        Settings settings;
        settings.chain = 4;
        const QString each = answerText(about("transfer-share"), {sampleRun(settings)}, plain);
        QVERIFY2(each.contains("Your 4 kernel") && each.contains("4.94\u00a0ms") && each.contains("for each took 14.8\u00a0ms") && each.contains("75"), qPrintable(each));
        settings.strategy = Strategy::KeepOnDevice;
        const QString once = answerText(about("transfer-share"), {sampleRun(settings)}, plain);
        QVERIFY2(once.contains("once took 3.7") && once.contains("43"), qPrintable(once));
        settings.strategy = Strategy::Mapped;
        settings.chain = 1;
        Run mapped = sampleRun(settings); // on a GPU with memory of its own
        QVERIFY(answerText(about("transfer-share"), {mapped}, plain).contains("over the link"));
        mapped.device.kind = DeviceKind::Cpu;
        QVERIFY(answerText(about("transfer-share"), {mapped}, plain).contains("moved nothing"));
        QVERIFY(resultText(sampleRun(), plain).startsWith("Run 3 took"));
    }

    void spareAndWrongElementsAreCounted()
    {
        Settings settings;
        settings.elements = 1000;
        Run run = sampleRun(settings);
        QVERIFY(answerText(about("spare-threads"), {run}, plain).contains(QString::fromUtf8("4 × 256 = 1024 threads for 1000 elements: 24")));
        run.report.measurements.front().check = checkOf(1000, 40);
        const QString wrong = answerText(about("wrong-elements"), {run}, plain);
        QVERIFY2(wrong.contains("40 of 1000") && wrong.contains("element 960"), qPrintable(wrong));
        run.report.measurements.front().check = checkOf(1000, 0, 24);
        const QString luck = answerText(about("wrong-elements"), {run}, plain);
        QVERIFY2(luck.contains("All 1000 elements are right") && luck.contains("24 elements behind the end"), qPrintable(luck));
        QCOMPARE(measured(QStringLiteral("outside-elements"), {run}).value_or(-1), 24.0);
        QCOMPARE(measured(QStringLiteral("wrong-elements"), {run}).value_or(-1), 0.0);
    }

    void whatDidNotAppearIsSaidNotToHaveAppeared()
    {
        Prediction prediction = about("kernel-ratio");
        prediction.against = {{QStringLiteral("block"), qint64(64)}};
        const QString none = answerText(prediction, {twoWays(0.9, 1.3)}, plain);
        QVERIFY2(none.contains("did not appear") && none.contains("Blocks of 256") && none.contains("Blocks of 64"), qPrintable(none));
        const QString clear = answerText(prediction, {twoWays(3, 1)}, plain);
        QVERIFY2(!clear.contains("did not appear") && clear.contains("1.50\u00a0ms") && clear.contains(QString::fromUtf8("500\u00a0µs")), qPrintable(clear));

        Run ordered = sampleRun();
        ordered.report.measurements.front().captures = {{"order", {0, 1, 2, 3}}};
        QVERIFY(answerText(about("ordered-share"), {ordered}, plain).contains("promises nothing"));
    }

    // The device with its copies against the better loop; times in units of n.
    void breakEvenIsThatOfTheWholeTrip()
    {
        const auto sweep = [](double device, double oneThread, double allThreads, double fixed) {
            std::vector<Run> runs;
            for (std::uint64_t n = 1 << 10; n <= 1 << 20; n *= 2) {
                Settings settings;
                settings.elements = n;
                Run run = sampleRun(settings);
                run.plans.push_back(hostLoopPlan(settings, 1));
                run.plans.push_back(hostLoopPlan(settings, 0));
                run.report.measurements.assign(3, Measurement{});
                const double times[] = {fixed + device * double(n), oneThread * double(n), allThreads * double(n)};
                for (std::size_t i = 0; i < 3; ++i) {
                    Repetition repetition;
                    repetition.ended = static_cast<std::int64_t>(times[i]);
                    run.report.measurements[i].repetitions = {repetition};
                }
                runs.push_back(run);
            }
            return runs;
        };
        const Prediction prediction = about("break-even");
        const auto never = sweep(3, 2, 1, 1e5);
        QVERIFY(std::isinf(measured(prediction.measure, never).value_or(0)));
        QVERIFY(answerText(prediction, never, plain).contains("did not appear"));
        QVERIFY(measureText(prediction.measure, *measured(prediction.measure, never), plain).contains("no n"));
        const auto some = sweep(1, 4, 2, 1e5); // ahead of all threads from 10^5 on
        const double at = measured(prediction.measure, some).value_or(0);
        QVERIFY2(at > 6e4 && at < 1.4e5, qPrintable(QString::number(at)));
        const auto always = sweep(1, 4, 2, 0);
        QCOMPARE(measured(prediction.measure, always).value_or(0), 1024.0);
    }

    void aGuessIsAnsweredByTheRunThatItAsksFor()
    {
        Prediction prediction = about("transfer-share");
        prediction.set = {{QStringLiteral("chain"), qint64(4)}};
        Results results;
        results.run = sampleRun();
        QVERIFY(answersTo(prediction, results).empty());
        results.run->settings.chain = 4;
        QCOMPARE(answersTo(prediction, results).size(), std::size_t(1));
        prediction.against = {{QStringLiteral("chain"), qint64(1)}};
        QVERIFY(answersTo(prediction, results).empty()); // that is another run
        prediction.against.clear();
        prediction.experiment = Experiment::BlockOrder;
        QVERIFY(answersTo(prediction, results).empty());

        for (const auto& [id, upTo] : {std::pair{"little", 0.25}, std::pair{"much", std::numeric_limits<double>::infinity()}}) {
            Choice choice;
            choice.id = QLatin1String(id);
            choice.upTo = upTo;
            prediction.choices.push_back(choice);
        }
        QCOMPARE(choiceFor(prediction, 0.25)->id, QStringLiteral("little"));
        QCOMPARE(choiceFor(prediction, 0.26)->id, QStringLiteral("much"));
        QCOMPARE(choiceFor(prediction, std::numeric_limits<double>::infinity())->id, QStringLiteral("much"));
    }

    void theCardOfHonestyIsMadeFromTheDevice()
    {
        Device device;
        device.kind = DeviceKind::Cpu;
        device.usableUnits = 2;
        device.maxBlock = 4096;
        const Honesty cpu = honestyOf(device, plain);
        QVERIFY(cpu.shows.join(' ').contains(QString::fromUtf8("4\u202F096")) || cpu.shows.join(' ').contains("4096"));
        QVERIFY(cpu.cannot.join(' ').contains("no GPU") && cpu.cannot.join(' ').contains("2 core"));
        device.kind = DeviceKind::Gpu;
        QVERIFY(honestyOf(device, plain).shows.join(' ').contains("link"));
        QVERIFY(!honestyOf(device, plain).cannot.join(' ').contains("your processor"));
        device.sharesHostMemory = true;
        QVERIFY(honestyOf(device, plain).cannot.join(' ').contains("link"));
        QVERIFY(honestyWithoutDevice(true).shows.isEmpty());
        QVERIFY(!honestyWithoutDevice(false).cannot.isEmpty());
    }
};

QTEST_GUILESS_MAIN(AnswersTest)
#include "answers_test.moc"
