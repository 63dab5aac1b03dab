// SPDX-License-Identifier: GPL-3.0-or-later
#include "counts.h"
#include "mend.h"
#include "patience.h"
#include "profilefile.h"
#include "session.h"
#include "format.h"
#include "model/statistics.h"
#include "statustext.h"

#include "plan/check.h"
#include "plan/coverage.h"


using namespace roundtrip;

namespace {

Course shippedCourse() { return loadCourse(QStringLiteral(ROUNDTRIP_SOURCE_DIR)); }

struct Fixture {
    explicit Fixture(const QStringList& arguments = {})
        : client(QStringList(QStringLiteral(FAKE_DEVICES)) + arguments)
        , session(client, shippedCourse())
    {
        client.start();
        client.listDevices();
    }
    bool ready() { return comes([this] { return session.devices().list().has_value(); }); }
    bool idle() { return comes([this] { return !session.activity(); }); }
    const Results& results() { return session.state().results; }
    // The made-up engine's special sources.
    void write(const char* word)
    {
        session.setSource(session.exerciseSource() + QStringLiteral("\n// %1").arg(QLatin1String(word)));
    }

    EngineClient client;
    Session session;
};

std::size_t lessonWith(const Session& session, StageKind stage)
{
    const auto& lessons = session.course().lessons;
    for (std::size_t i = 0; i < lessons.size(); ++i)
        if (lessons[i].stage == stage)
            return i;
    return 0;
}

} // namespace

class SessionTest : public QObject {
    Q_OBJECT
private slots:
    void countsAreParsed_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<qint64>("value"); // −1: refused
        const auto row
            = [](const char* text, qint64 value) { QTest::newRow(text) << QString::fromUtf8(text) << value; };
        row("0", 0);
        row("1048576", 1048576);
        row("1 048 576", 1048576);
        row("1\u202F048\u202F576", 1048576);
        row("1,000", 1000);
        row("2^20", 1 << 20);
        row("1e6", 1000000);
        row("0^0", 1);
        row("2^64", -1);
        row("18446744073709551616", -1);
        row("", -1);
        row("-5", -1);
        row("1.5", -1);
        row("2^", -1);
        row("abc", -1);
    }
    void countsAreParsed()
    {
        QFETCH(QString, text);
        QFETCH(qint64, value);
        const auto parsed = parseCount(text);
        QCOMPARE(parsed.has_value(), value >= 0);
        if (parsed)
            QCOMPARE(static_cast<qint64>(*parsed), value);
    }

    void slidersStopAtDistinctRisingNumbers()
    {
        for (const std::uint64_t most : {1ull, 2ull, 7ull, 8ull, 9ull, 1000ull, 4096ull, 1ull << 40, ~0ull}) {
            const auto steps = logSteps(1, most);
            QCOMPARE(steps.front(), 1u);
            QCOMPARE(steps.back(), most);
            QVERIFY(std::is_sorted(steps.begin(), steps.end()));
            QVERIFY(std::adjacent_find(steps.begin(), steps.end()) == steps.end());
            for (std::size_t i = 0; i < steps.size(); ++i)
                QCOMPARE(nearestStep(steps, steps[i]), i);
        }
        const auto steps = logSteps(1, 4096);
        QVERIFY(std::binary_search(steps.begin(), steps.end(), 96u));
        QVERIFY(std::binary_search(steps.begin(), steps.end(), 256u));
    }

    // Whatever the plan room suggests, the button that takes it leads to settings without that problem.
    void everySuggestionMends_data()
    {
        QTest::addColumn<Settings>("settings");
        const auto row = [](const char* name, auto change) {
            Settings settings;
            change(settings);
            QTest::newRow(name) << settings;
        };
        row("block 0", [](Settings& s) { s.block = 0; });
        row("block above the device", [](Settings& s) { s.block = 100000; });
        row("block above the kernel", [](Settings& s) { s.block = 3000; });
        row("n above the memory", [](Settings& s) { s.elements = 1ull << 40; });
        row("chain 0", [](Settings& s) { s.chain = 0; });
        row("chain too long", [](Settings& s) { s.chain = 100000; });
        row("chunks 0", [](Settings& s) { s.strategy = Strategy::Pipelined, s.chunks = 0; });
        row("no repetition", [](Settings& s) { s.repetitions = 0; });
        row("grid beyond 64 bits", [](Settings& s) { s.grid = ~0ull; });
    }
    void everySuggestionMends()
    {
        QFETCH(Settings, settings);
        Fixture f;
        QVERIFY(f.ready());
        f.session.openLesson(lessonWith(f.session, StageKind::Memory));
        QVERIFY(comes([&] { return f.session.limits().has_value(); }));
        f.session.set(settings);
        const std::vector<Problem> problems = f.session.problems();
        QVERIFY(!problems.empty());
        for (const Problem& problem : problems) {
            QVERIFY(!settingOf(problem).isEmpty());
            QVERIFY(!problem.suggestions.empty());
            for (const std::uint64_t value : problem.suggestions) {
                const Settings better = mended(settings, problem, value);
                for (const Problem& left : problemsWith(better, *f.session.device(), f.session.limits()))
                    QVERIFY2(left.code != problem.code, qPrintable(settingOf(problem)));
            }
        }
        f.session.start(Experiment::Run);
        QVERIFY(!f.session.activity()); // nothing illegal is ever sent
    }

    void runKeepsItsReport()
    {
        Fixture f;
        QVERIFY(f.ready());
        f.session.openLesson(lessonWith(f.session, StageKind::Memory));
        f.session.start(Experiment::Run);
        QVERIFY(f.session.activity());
        QVERIFY(f.idle());
        QVERIFY(f.results().run);
        QVERIFY(!f.results().failure);
        QCOMPARE(f.results().run->settings, f.session.settings());
        QCOMPARE(f.results().run->device.id, std::string("cpu-1"));
        QCOMPARE(f.results().run->report.measurements.size(), f.results().run->plans.size());
        QCOMPARE(f.results().run->report.measurements.front().repetitions.size(),
            std::size_t {f.session.settings().repetitions});
    }

    void draggingRunsAndTheLatestWins()
    {
        Fixture f;
        QVERIFY(f.ready());
        f.session.openLesson(lessonWith(f.session, StageKind::Grid));
        Settings settings = f.session.settings();
        for (std::uint64_t n = 1000; n < 1200; ++n) {
            settings.elements = n;
            f.session.set(settings);
        }
        QVERIFY(comes([&] { return f.results().run && f.results().run->settings.elements == 1199; }));
        QVERIFY(!f.session.activity()); // nobody asked for a run
        QVERIFY(!f.results().failure);  // a superseded one is no failure
    }

    void largeSettingsWaitForRun()
    {
        Fixture f;
        QVERIFY(f.ready());
        f.session.openLesson(lessonWith(f.session, StageKind::Grid));
        QVERIFY(comes([&] { return f.results().run.has_value(); }));
        const std::uint32_t before = f.results().run->number;
        Settings settings = f.session.settings();
        settings.elements = 1u << 24;
        f.session.set(settings);
        QTest::qWait(100);
        QCOMPARE(f.results().run->number, before);
        f.session.start(Experiment::Run);
        QVERIFY(f.idle());
        QCOMPARE(f.results().run->settings.elements, std::uint64_t{1u << 24});
    }

    void sweepFillsPointByPoint()
    {
        Fixture f;
        QVERIFY(f.ready());
        f.session.openLesson(lessonWith(f.session, StageKind::Sweep));
        std::vector<std::size_t> sizes;
        connect(&f.session, &Session::resultsChanged, this, [&] { sizes.push_back(f.results().elementSweep.size()); });
        f.session.start(Experiment::SweepElements);
        QVERIFY(f.idle());
        QVERIFY(f.results().elementSweep.size() > 10);
        QVERIFY(std::is_sorted(f.results().elementSweep.begin(), f.results().elementSweep.end(),
            [](const Run& a, const Run& b) { return a.settings.elements < b.settings.elements; }));
        QVERIFY(std::is_sorted(sizes.begin(), sizes.end()));
        QVERIFY(std::count(sizes.begin(), sizes.end(), 3) > 0); // seen on the way
        for (const Run& run : f.results().elementSweep)
            QVERIFY(run.plans.size() == 3 && run.plans.front().check); // a wrong answer is found at every point
        f.session.start(Experiment::SweepBlock);
        QVERIFY(f.idle());
        QCOMPARE(f.results().blockSweep.front().settings.block, 1u);
        QVERIFY(f.results().blockSweep.front().plans.front().check);
    }

    // In the first lesson every run is a race, and adds its point to the chart.
    void everyRunIsAPointOfTheRace()
    {
        Fixture f;
        QVERIFY(f.ready());
        f.session.openLesson(lessonWith(f.session, StageKind::Sweep));
        QVERIFY(comes([&] { return f.results().elementSweep.size() == 1; }));
        Settings settings = f.session.settings();
        for (const std::uint64_t n : {5000u, 3000u, 5000u}) {
            settings.elements = n;
            f.session.set(settings);
            f.session.start(Experiment::Run);
            QVERIFY(f.idle());
        }
        QCOMPARE(f.results().elementSweep.size(), std::size_t{3});
        QCOMPARE(f.results().elementSweep.front().settings.elements, std::uint64_t{3000});
        settings.elements = 0;
        f.session.set(settings);
        f.session.start(Experiment::Run);
        QVERIFY(f.idle());
        QCOMPARE(f.results().elementSweep.size(), std::size_t{3});
        settings.elements = 4000;
        settings.kernel = "scale"; // another kernel, another chart
        f.session.set(settings);
        f.session.start(Experiment::Run);
        QVERIFY(f.idle());
        QCOMPARE(f.results().elementSweep.size(), std::size_t{1});
        QVERIFY(!f.results().compared);
        f.session.compare(settings, f.session.settings());
        QVERIFY(f.idle());
        QVERIFY(f.results().compared);
    }

    void stopEndsASweepAndKeepsWhatIsThere()
    {
        Fixture f;
        QVERIFY(f.ready());
        f.session.openLesson(lessonWith(f.session, StageKind::Sweep));
        f.session.start(Experiment::SweepElements);
        QVERIFY(comes([&] { return f.results().elementSweep.size() >= 2; }));
        f.session.stop();
        QVERIFY(f.idle());
        QVERIFY(f.results().elementSweep.size() >= 2);
        f.session.start(Experiment::Run); // and the next run works
        QVERIFY(f.idle());
        QVERIFY(!f.results().failure);
    }

    void failuresKeepTheLastGoodRunAndTheText()
    {
        Fixture f;
        QVERIFY(f.ready());
        f.session.openLesson(lessonWith(f.session, StageKind::Editor));
        f.session.start(Experiment::Check);
        QVERIFY(f.idle());
        const auto good = f.results().run;
        QVERIFY(good);
        for (const auto& [word, code] :
            {std::pair {"BROKEN", FailureCode::BadSource}, std::pair {"CRASH", FailureCode::Crashed}}) {
            f.write(word);
            const QString text = f.session.exerciseSource();
            f.session.start(Experiment::Check);
            QVERIFY(f.idle());
            QVERIFY(f.results().failure);
            QCOMPARE(f.results().failure->code, code);
            QCOMPARE(f.results().run->number, good->number);
            QCOMPARE(f.session.exerciseSource(), text);
            f.session.setSource(f.session.exercise()->starter);
        }
        f.session.start(Experiment::Check);
        QVERIFY(f.idle());
        QVERIFY(!f.results().failure);
        QVERIFY(f.results().run->number > good->number);
    }

    void checksEndAtTheFirstFailure()
    {
        Fixture f;
        QVERIFY(f.ready());
        f.session.openLesson(lessonWith(f.session, StageKind::Editor));
        for (const char* word : {"BROKEN", "CRASH"}) {
            f.write(word);
            f.session.start(Experiment::Check);
            QVERIFY(f.idle());
            QVERIFY(f.results().verdict);
            QVERIFY(!f.results().verdict->passed());
            for (const GradedCase& graded : f.results().verdict->cases)
                QVERIFY(graded.state != GradedCase::State::Passed);
            QVERIFY(!f.results().run); // nothing to measure
        }
    }

    // What followed a slider is no run of the learner's, and says so.
    void liveRunsAreNotAskedFor()
    {
        Fixture f;
        QVERIFY(f.ready());
        f.session.openLesson(lessonWith(f.session, StageKind::Grid));
        QVERIFY(comes([&] { return f.results().run.has_value(); }));
        QVERIFY(f.results().askedAt.isEmpty());
        QVERIFY(statusText(f.session, QLocale::c()).contains(QStringLiteral("live, repetitions: 3")));
        f.session.start(Experiment::Run);
        QVERIFY(f.idle());
        QCOMPARE(f.results().askedAt, f.session.lesson().steps[f.session.stepIndex()].id);
        QVERIFY(!statusText(f.session, QLocale::c()).contains(QStringLiteral("live")));
    }

    // An even number of repetitions has no middle one: the status names the one that the timeline shows.
    void statusNamesTheRepetitionOfTheTimeline()
    {
        Fixture f;
        QVERIFY(f.ready());
        f.session.openLesson(lessonWith(f.session, StageKind::Memory));
        Settings settings = f.session.settings();
        settings.repetitions = 2;
        f.session.set(settings);
        f.session.start(Experiment::Run);
        QVERIFY(f.idle());
        const Measurement& measurement = f.results().run->report.measurements.front();
        const QString shown = format::duration(measurement.repetitions[*medianRepetition(measurement)].wallNs(), QLocale::c());
        QVERIFY2(statusText(f.session, QLocale::c()).contains(shown), qPrintable(shown));
    }

    void wrongAnswersAreSaidInTheStatus()
    {
        Fixture f;
        QVERIFY(f.ready());
        f.session.openLesson(lessonWith(f.session, StageKind::Grid));
        Settings settings = f.session.settings();
        settings.kernel = "vec_add_local_index"; // the made-up engine computes half of it wrong
        f.session.set(settings);
        f.session.start(Experiment::Run);
        QVERIFY(f.idle());
        QVERIFY(statusText(f.session, QLocale::c()).startsWith(QStringLiteral("The answer is wrong: 500 of")));
    }

    void theEngineComesBack()
    {
        Fixture f;
        QVERIFY(f.ready());
        f.session.openLesson(lessonWith(f.session, StageKind::Editor));
        f.write("KILLS THE ENGINE");
        f.session.start(Experiment::Check);
        QVERIFY(comes([&] { return f.session.devices().failure().has_value(); }));
        QVERIFY(f.idle());
        f.session.setSource(f.session.exercise()->starter);
        f.session.start(Experiment::Check);
        QVERIFY(f.idle());
        QVERIFY(!f.results().failure);
        QVERIFY(!f.session.devices().failure());
        QVERIFY(f.session.device());
    }

    void endlessKernelIsStopped()
    {
        Fixture f;
        QVERIFY(f.ready());
        f.session.openLesson(lessonWith(f.session, StageKind::Editor));
        f.write("ENDLESS");
        f.session.start(Experiment::Check);
        QVERIFY(f.session.activity());
        QTest::qWait(50);
        QVERIFY(f.session.activity());
        f.session.stop();
        QVERIFY(f.idle());
        QCOMPARE(f.results().failure->code, FailureCode::Stopped);
    }

    void everyExerciseGetsItsVerdictAndThenARun()
    {
        Fixture f;
        QVERIFY(f.ready());
        f.session.openLesson(lessonWith(f.session, StageKind::Editor));
        for (const Exercise& exercise : f.session.lesson().exercises) {
            f.session.openExercise(exercise.id);
            f.session.start(Experiment::Check);
            QVERIFY(f.idle());
            QVERIFY(f.results().verdict && f.results().verdict->passed());
            QVERIFY(f.results().verdict->cases.size() > exercise.cases.size());
            QCOMPARE(f.results().verdict->cases.front().elements, coverage(f.results().run->settings).elements); // the learner's own
            QCOMPARE(QString::fromStdString(f.results().run->plans.front().programs.front().function), exercise.kernel);
        }
    }

    void blockOrderIsKept()
    {
        Fixture f;
        QVERIFY(f.ready());
        f.session.openLesson(lessonWith(f.session, StageKind::Grid));
        for (int i = 0; i < 5; ++i) {
            f.session.start(Experiment::BlockOrder);
            QVERIFY(f.idle());
        }
        QCOMPARE(f.results().orders.size(), std::size_t{3});
        QVERIFY(!f.results().orders.back().report.measurements.front().captures.empty());
    }

    // A guess is answered by a run of its own, even where the learner's own text is open in the editor.
    void guessesAreAnsweredByKernelsOfTheCourse()
    {
        Fixture f;
        QVERIFY(f.ready());
        f.session.openLesson(lessonWith(f.session, StageKind::Editor));
        f.write("BROKEN");
        const Prediction* prediction = nullptr;
        for (const Step& step : f.session.lesson().steps)
            for (const Prediction& candidate : step.predictions)
                if (candidate.against.empty() && !prediction)
                    prediction = &candidate;
        QVERIFY(prediction);
        f.session.predict(*prediction); // without a guess there is nothing to answer
        QVERIFY(f.idle());
        QVERIFY(f.results().answers.empty());
        f.session.guess(prediction->id, prediction->choices.front().id);
        f.session.predict(*prediction);
        QVERIFY(f.idle());
        QVERIFY(!f.results().failure);
        const auto answer = f.results().answers.find(prediction->id);
        QVERIFY(answer != f.results().answers.end());
        QVERIFY(holds(prediction->set, answer->second.back().settings));
        const std::string& ran = answer->second.back().plans.front().programs.front().source;
        QCOMPARE(ran, f.session.course().kernel(answer->second.back().settings.kernel));

        f.session.start(Experiment::Check); // whatever runs afterwards, the answer stays
        QVERIFY(f.idle());
        QCOMPARE(f.results().answers.count(prediction->id), std::size_t(1));
        f.session.guess(prediction->id, prediction->choices.back().id);
        QCOMPARE(f.results().answers.count(prediction->id), std::size_t(0));
    }

    void aSweepAnswersWithAllItsPoints()
    {
        Fixture f;
        QVERIFY(f.ready());
        Prediction prediction;
        for (const Step& step : f.session.lesson().steps)
            for (const Prediction& candidate : step.predictions)
                if (candidate.measure == QLatin1String("break-even") && prediction.id.isEmpty())
                    prediction = candidate;
        QVERIFY(!prediction.id.isEmpty());
        f.session.guess(prediction.id, prediction.choices.front().id);
        f.session.predict(prediction);
        QVERIFY(f.idle());
        QCOMPARE(f.results().answers.at(prediction.id), f.results().elementSweep);
        QVERIFY(f.results().elementSweep.size() > 5);
    }

    void trialsKeepWhatTheirLastTryBrought()
    {
        Fixture f;
        QVERIFY(f.ready());
        f.session.openLesson(lessonWith(f.session, StageKind::Memory));
        for (const Experiment kind : {Experiment::ReadEarly, Experiment::Map, Experiment::Memory, Experiment::OtherContext,
                 Experiment::Calls, Experiment::Image, Experiment::Race})
            for (int tries = 0; tries < 2; ++tries) {
                f.session.start(kind);
                QVERIFY(f.idle());
                QVERIFY(!f.results().failure);
                const std::vector<Run>& runs = f.results().trials.at(kind);
                QCOMPARE(runs.size(), std::size_t{1});
                QCOMPARE(f.results().run->number, runs.front().number); // in the timeline too
                if (kind == Experiment::ReadEarly || kind == Experiment::Image)
                    QVERIFY(statusText(f.session, QLocale::c()).startsWith(QStringLiteral("Ready")));
            }
        const std::uint32_t number = f.results().run->number;
        for (const Experiment kind : {Experiment::SweepPieces, Experiment::SweepChunks}) {
            f.session.start(kind);
            QVERIFY(f.idle());
            const std::vector<Run>& runs = f.results().trials.at(kind);
            QCOMPARE(runs.size(), std::size_t{9}); // 1, 2, 4 … 256
            QCOMPARE(runs.front().settings.chunks, 1u);
            QCOMPARE(runs.back().settings.chunks, 256u);
            QCOMPARE(f.results().run->number, number); // a point is no run for the timeline
        }
        QVERIFY(f.results().elementSweep.size() == 1); // the race's
    }

    void noDeviceIsSaidAndSearchedAgain()
    {
        Fixture f({QStringLiteral("none")});
        QVERIFY(f.ready());
        QVERIFY(!f.session.device());
        f.session.start(Experiment::Run);
        QVERIFY(!f.session.activity());
        f.session.devices().searchAgain();
        QVERIFY(!f.session.devices().list());
        QVERIFY(f.ready());
    }

    void theWishedDeviceIsKeptWhileItIsAway()
    {
        Fixture f;
        f.session.devices().choose(QStringLiteral("a GPU that was here yesterday"));
        QVERIFY(f.ready());
        QCOMPARE(f.session.device()->id, std::string("cpu-1"));
        QVERIFY(f.session.devices().wishMissing());
        QCOMPARE(f.session.devices().wish(), QStringLiteral("a GPU that was here yesterday"));
        f.session.devices().choose(QStringLiteral("cpu-2"));
        QCOMPARE(f.session.device()->id, std::string("cpu-2"));
        QVERIFY(!f.session.devices().wishMissing());
    }

    void whatTheCourseNoLongerHasIsForgotten()
    {
        Fixture f;
        QVERIFY(f.ready());
        Kept old;
        old.settings.kernel = "no_such_kernel";
        old.step = QStringLiteral("no-such-step");
        old.exercise = QStringLiteral("no-such-exercise");
        std::map<QString, Kept> all{{QStringLiteral("no-such-lesson"), old}};
        for (const Lesson& lesson : f.session.course().lessons)
            all[lesson.id] = old;
        f.session.restore(all, QStringLiteral("no-such-lesson"));
        for (std::size_t lesson = 0; lesson < f.session.course().lessons.size(); ++lesson) {
            f.session.openLesson(lesson);
            QCOMPARE(f.session.stepIndex(), std::size_t{0});
            QVERIFY(f.session.problems().empty());
            f.session.start(Experiment::Run);
            QVERIFY(f.idle());
            QVERIFY(f.results().run);
        }
    }

    void missingEngineIsAFailureNotAHang()
    {
        EngineClient client({QStringLiteral("/no/such/engine")});
        Session session(client, shippedCourse());
        client.start();
        client.listDevices();
        QVERIFY(comes([&] { return session.devices().failure().has_value(); }));
        QCOMPARE(session.devices().failure()->code, FailureCode::EngineMissing);
    }
};

QTEST_GUILESS_MAIN(SessionTest)
#include "session_test.moc"
