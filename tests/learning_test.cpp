// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/pages.h"
#include "mainwindow.h"
#include "progress.h"
#include "widgets/answerinput.h"
#include "widgets/editor.h"
#include "widgets/gallerycard.h"
#include "widgets/inlinecode.h"
#include "widgets/navigation.h"
#include "widgets/questioncard.h"
#include "widgets/reader.h"
#include "widgets/taskcard.h"

#include <QtTest>
#include <QtWidgets>

#include <csignal>
#include <unistd.h>

using namespace roundtrip;

namespace {

// A learner who has seen what the device shows.
QString greeted(const QString& path)
{
    ProfileFile file(path);
    Profile profile = file.load().profile;
    if (!profile.greeted) {
        profile.greeted = true;
        file.save(profile);
    }
    return path;
}

// The window as a learner gets it, with a made-up engine behind it.
struct Fixture {
    explicit Fixture(const QString& profile)
        : client(QStringList(QStringLiteral(FAKE_DEVICES)))
        , session(client, loadCourse(QStringLiteral(ROUNDTRIP_SOURCE_DIR)))
        , file(greeted(profile))
        , window(session, file)
    {
        client.start();
        client.listDevices();
        window.resize(1360, 860);
        window.show();
    }
    bool ready() { return QTest::qWaitFor([this] { return session.devices().list().has_value(); }, 20000); }
    bool idle() { return QTest::qWaitFor([this] { return !session.activity(); }, 60000); }
    const Kept& kept() const { return session.state().kept; }
    void openStep(const QString& id)
    {
        const auto& steps = session.lesson().steps;
        for (std::size_t i = 0; i < steps.size(); ++i)
            if (steps[i].id == id)
                session.openStep(i);
        QCOMPARE(session.lesson().steps[session.stepIndex()].id, id);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QTest::qWait(20);
    }
    template <class W> QList<W*> shown()
    {
        QList<W*> found;
        for (W* widget : window.findChildren<W*>())
            if (widget->isVisible())
                found += widget;
        return found;
    }
    QPushButton* button(const QString& text)
    {
        for (QPushButton* button : shown<QPushButton>())
            if (button->text() == text || button->accessibleName() == text)
                return button;
        return nullptr;
    }
    QAction* action(const QString& text)
    {
        QMenu* menu = window.findChild<Navigation*>()->progressMenu();
        emit menu->aboutToShow();
        for (QAction* action : menu->actions())
            if (action->text() == text)
                return action;
        return nullptr;
    }
    QScrollBar* bar() { return shown<Reader>().front()->findChild<QScrollArea*>()->verticalScrollBar(); }

    EngineClient client;
    Session session;
    ProfileFile file;
    MainWindow window;
};

} // namespace

class LearningTest : public QObject {
    Q_OBJECT
private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    // Every question of the course: answered wrong, explained, answered right; and all of it is there after a restart.
    void everyQuestionIsKept()
    {
        std::map<QString, Kept> before;
        {
            Fixture f(profile());
            QVERIFY(f.ready());
            int questions = 0;
            for (std::size_t lesson = 0; lesson < f.session.course().lessons.size(); ++lesson) {
                f.session.openLesson(lesson);
                for (const Step& step : f.session.lesson().steps) {
                    if (step.questions.empty())
                        continue;
                    f.openStep(step.id);
                    const auto cards = f.shown<Reader>().front()->findChildren<QuestionCard*>();
                    QCOMPARE(cards.size(), qsizetype(step.questions.size()));
                    for (qsizetype i = 0; i < cards.size(); ++i)
                        answer(cards[i], step.questions[static_cast<std::size_t>(i)], ++questions % 3 != 0);
                }
            }
            QVERIFY(questions > 40);
            before = f.session.kept();
            f.window.close();
        }
        Fixture f(profile());
        QCOMPARE(f.session.kept(), before);
        f.session.openLesson(3);
        f.openStep(QStringLiteral("quick-check"));
        for (const QuestionCard* card : f.shown<QuestionCard>())
            QVERIFY(card->verdict().startsWith(u'✓') || card->verdict().startsWith(u'✗'));
    }

    // What was typed but not checked, the place in the step, guess, workload and text. The process is killed, not closed:
    // it is this test, called once more with a profile to work in.
    void killedAtAnyMoment()
    {
        const QString handed = qEnvironmentVariable("LEARNING_PROFILE");
        const QString path = handed.isEmpty() ? profile() : handed;
        const QString quickCheck = QStringLiteral("quick-check");
        if (!handed.isEmpty()) {
            Fixture f(path);
            f.session.openLesson(3);
            f.session.guess(QStringLiteral("copy-share"), QStringLiteral("half"));
            f.session.judge(QStringLiteral("your-workload/photo"), QStringLiteral("does-not-pay"));
            f.openStep(quickCheck);
            auto* line = f.shown<QLineEdit>().front();
            for (QLineEdit* candidate : f.shown<QLineEdit>())
                if (candidate->accessibleName() == QLatin1String("Your answer"))
                    line = candidate;
            QTest::keyClicks(line, QStringLiteral("half a num"));
            f.bar()->triggerAction(QAbstractSlider::SliderPageStepAdd);
            QTest::qWait(600); // a save comes 300 ms after the first change
            kill(getpid(), SIGKILL);
        }
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("LEARNING_PROFILE"), path);
        process.setProcessEnvironment(environment);
        process.start(QCoreApplication::applicationFilePath(), {QStringLiteral("killedAtAnyMoment")});
        QVERIFY(process.waitForFinished(60000));
        QCOMPARE(process.exitStatus(), QProcess::CrashExit);

        Fixture f(path);
        QVERIFY(f.window.notice().isEmpty());
        QCOMPARE(f.session.lessonIndex(), std::size_t{3});
        QCOMPARE(f.session.lesson().steps[f.session.stepIndex()].id, quickCheck);
        QCOMPARE(f.kept().guesses.at(QStringLiteral("copy-share")), QStringLiteral("half"));
        QCOMPARE(f.kept().verdicts.at(QStringLiteral("your-workload/photo")), QStringLiteral("does-not-pay"));
        QVERIFY(f.kept().scroll > 100);
        QTRY_COMPARE(f.bar()->value(), f.kept().scroll);
        const auto lines = f.shown<QLineEdit>();
        QVERIFY(std::any_of(lines.begin(), lines.end(), [](QLineEdit* line) { return line->text() == QLatin1String("half a num"); }));
        QTest::qWait(50);
        QCOMPARE(f.bar()->value(), f.kept().scroll); // and stays
        f.window.setDark(true);                      // the step is laid out anew
        QTRY_COMPARE(f.bar()->value(), f.kept().scroll);
        f.session.openStep(1);
        QCOMPARE(f.kept().scroll, 0);
        QCOMPARE(f.bar()->value(), 0);
    }

    void lessonsOpenWithQuestionsOfEarlierOnes()
    {
        Fixture f(profile());
        QVERIFY(f.ready());
        for (std::size_t lesson = 0; lesson < 4; ++lesson) {
            f.session.openLesson(lesson);
            QCOMPARE(f.session.lesson().steps[f.session.stepIndex()].part, lesson == 0 ? Part::Core : Part::Before);
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            QCOMPARE(f.shown<QuestionCard>().size(), lesson == 0 ? 0 : 3);
            f.button(QStringLiteral("Next"))->click(); // nothing holds anybody
            QCOMPARE(f.session.stepIndex(), std::size_t{1});
        }
    }

    void theNextDayFiveQuestionsAreOffered()
    {
        const auto offer = [](Fixture& f) { return f.window.notice().contains(QStringLiteral("Five quick questions")); };
        {
            Fixture f(profile());
            f.session.openLesson(1);
            for (std::size_t step = 0; step < f.session.lesson().steps.size(); ++step)
                f.session.openStep(step);
            f.session.openStep(0);
            QVERIFY(!offer(f));
            f.window.close();
        }
        {
            Fixture f(profile());
            QVERIFY(!offer(f)); // the same day
            f.window.close();
        }
        yesterday();
        {
            Fixture f(profile());
            QVERIFY(offer(f));
            f.button(QStringLiteral("Not now"))->click();
            QVERIFY(!offer(f));
            f.window.close();
        }
        {
            Fixture f(profile());
            QVERIFY(!offer(f)); // once a day
            f.window.close();
        }
        yesterday();
        Fixture f(profile());
        QVERIFY(offer(f));
        f.window.setLanguage(QStringLiteral("it"));
        QVERIFY(!f.window.notice().isEmpty()); // the window was built anew, the offer stands
        f.window.setLanguage(QStringLiteral("en"));
        QTest::qWait(20);
        f.button(QStringLiteral("Ask me"))->click();
        QVERIFY(!offer(f));
        QCOMPARE(f.session.lessonIndex(), std::size_t{1});
        QCOMPARE(f.session.lesson().steps[f.session.stepIndex()].part, Part::After);
        QTest::qWait(20);
        QCOMPARE(f.shown<QuestionCard>().size(), 5);
    }

    void theGalleryIsRunAndDiagnosed()
    {
        {
            Fixture f(profile());
            QVERIFY(f.ready());
            f.session.openLesson(2);
            f.openStep(QStringLiteral("gallery"));
            const std::vector<Buggy>& kernels = f.session.lesson().gallery;
            QCOMPARE(kernels.size(), std::size_t{10});
            for (std::size_t i = 0; i < kernels.size(); ++i) {
                f.button(kernels[i].title)->click();
                QTest::qWait(1);
                QCOMPARE(f.session.exercise()->id, kernels[i].id);
                QCOMPARE(f.shown<Editor>().front()->source(), kernels[i].starter);
                QVERIFY(!f.button(QStringLiteral("Solution"))); // there is none to look at
                f.shown<TaskCard>().front()->findChild<QPushButton*>()->click();
                QVERIFY(f.session.activity());
                QVERIFY(f.idle());
                QVERIFY(f.session.state().results.verdict);
                const auto& cases = f.session.state().results.verdict->cases;
                QVERIFY(!cases.empty());
                const std::uint64_t elements = f.session.settings().elements;
                QVERIFY(std::any_of(cases.begin(), cases.end(), [&](const GradedCase& graded) { return graded.elements == elements; }));
                Question question = diagnosisOf(kernels[i], QStringLiteral("What is wrong?"));
                answer(f.shown<QuestionCard>().front(), question, i != 3);
            }
            QCOMPARE(f.kept().solved.size(), std::size_t{9});
            QVERIFY(f.button(kernels[0].title + QStringLiteral(", diagnosed")));
            f.button(kernels[2].title + QStringLiteral(", diagnosed"))->click();
            f.window.close();
        }
        Fixture f(profile());
        QTest::qWait(20);
        QCOMPARE(f.session.exercise()->id, f.session.lesson().gallery[2].id); // exactly there
        QVERIFY(f.shown<QuestionCard>().front()->verdict().startsWith(u'✓'));
        f.button(f.session.lesson().gallery[3].title)->click();
        QTest::qWait(1);
        QVERIFY(f.shown<QuestionCard>().front()->verdict().startsWith(u'✗'));
    }

    void aLessonBeginsAgainAndComesBack()
    {
        Fixture f(profile());
        QVERIFY(f.ready());
        f.session.openLesson(2);
        for (std::size_t step = 0; step < 5; ++step)
            f.session.openStep(step);
        f.session.setSource(QStringLiteral("mine"));
        f.session.answer(QStringLiteral("quick-check/parts"), {{QStringLiteral("x")}, 1, true, true});
        const Kept before = f.kept();
        QVERIFY(!f.action(QStringLiteral("Begin lesson 2 again"))->isEnabled()); // nothing to clear
        f.action(QStringLiteral("Begin lesson 3 again"))->trigger();
        QVERIFY(isUntouched(f.kept()));
        QCOMPARE(f.session.stepIndex(), std::size_t{0});
        QCOMPARE(f.shown<Editor>().front()->source(), f.session.exercise()->starter);
        f.button(QStringLiteral("Undo"))->click();
        QCOMPARE(f.kept(), before);
        QCOMPARE(f.shown<Editor>().front()->source(), QStringLiteral("mine"));
        QVERIFY(f.window.notice().isEmpty());
        f.action(QStringLiteral("Begin lesson 3 again"))->trigger();
        f.window.close();
        Fixture again(profile());
        QVERIFY(isUntouched(again.session.state(2).kept));
    }

    // Another language builds the window anew; what was cleared can still be brought back.
    void undoOutlivesTheLanguage()
    {
        Fixture f(profile());
        f.session.openLesson(2);
        for (std::size_t step = 0; step < 5; ++step)
            f.session.openStep(step);
        const Kept before = f.kept();
        f.action(QStringLiteral("Begin lesson 3 again"))->trigger();
        f.window.setLanguage(QStringLiteral("it"));
        f.window.setLanguage(QStringLiteral("en"));
        QVERIFY(isUntouched(f.kept()));
        QTRY_VERIFY(f.button(QStringLiteral("Undo")));
        f.button(QStringLiteral("Undo"))->click();
        QCOMPARE(f.kept(), before);
        QVERIFY(f.window.notice().isEmpty());
        f.window.setLanguage(QStringLiteral("sv"));
        QVERIFY(f.window.notice().isEmpty()); // it was taken
    }

    void hintsComeBack()
    {
        QString hint;
        {
            Fixture f(profile());
            f.session.openLesson(2);
            const auto& hints = f.session.exercise()->hints;
            QVERIFY(hints.size() >= 3);
            f.button(QStringLiteral("Hint 1 of %1").arg(hints.size()))->click();
            f.button(QStringLiteral("Hint 2 of %1").arg(hints.size()))->click();
            hint = inlineCode(hints[1].text);
            f.window.close();
        }
        Fixture f(profile());
        QVERIFY(f.button(QStringLiteral("Hint 3 of %1").arg(f.session.exercise()->hints.size())));
        const auto labels = f.shown<QLabel>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [&](QLabel* label) { return label->text() == hint; }));
        f.action(QStringLiteral("Begin lesson 3 again"))->trigger();
        QVERIFY(f.button(QStringLiteral("Hint 1 of %1").arg(f.session.exercise()->hints.size())));
    }

    // The verdict counts, not the run that follows it for the timeline.
    void aRightKernelIsCreditedAtOnce()
    {
        Fixture f(profile());
        QVERIFY(f.ready());
        f.session.openLesson(2);
        const QString id = f.session.exercise()->id;
        f.session.setSource(f.session.exercise()->solution);
        bool creditedWhileRunning = false;
        connect(&f.session, &Session::changed, this, [&] {
            if (f.kept().passed.count(id) && f.session.activity())
                creditedWhileRunning = true;
        });
        f.session.start(Experiment::Check);
        QVERIFY(f.idle());
        QVERIFY(creditedWhileRunning);
    }

    void passedExercisesCount()
    {
        Fixture f(profile());
        QVERIFY(f.ready());
        f.session.openLesson(2);
        const QString id = f.session.exercise()->id;
        QVERIFY(!f.kept().passed.count(id));
        f.session.setSource(QStringLiteral("// CRASH"));
        f.session.start(Experiment::Check);
        QVERIFY(f.idle());
        QVERIFY(!f.kept().passed.count(id));
        f.session.setSource(f.session.exercise()->solution);
        f.session.start(Experiment::Check);
        QVERIFY(f.idle());
        QVERIFY(f.kept().passed.count(id));
        QCOMPARE(progressOf(f.session.lesson(), f.kept()).exercises.done, 1);
    }

    // Another exercise is opened while the checks of one still run.
    void anExerciseThatIsLeftDoesNotPass()
    {
        Fixture f(profile());
        QVERIFY(f.ready());
        f.session.openLesson(2);
        f.session.start(Experiment::Check);
        f.session.openExercise(f.session.lesson().exercises[1].id);
        QVERIFY(f.idle());
        QVERIFY(f.kept().passed.empty());
    }

    void twoWindowsOnOneProfile()
    {
        {
            Fixture one(profile()), other(profile());
            one.session.openLesson(0);
            one.session.openStep(3);
            other.session.openLesson(1);
            other.session.openStep(4);
            Settings settings = one.session.settings();
            settings.elements = 4321;
            one.session.set(settings);
            other.window.close();
            one.window.close();
        }
        Fixture f(profile());
        QCOMPARE(f.session.state(0).kept.settings.elements, std::uint64_t{4321});
        QVERIFY(f.session.state(0).kept.seen.count(f.session.course().lessons[0].steps[3].id));
        QVERIFY(f.session.state(1).kept.seen.count(f.session.course().lessons[1].steps[4].id));
    }

    void lessonsOfOtherCoursesStay()
    {
        {
            Profile mine;
            mine.lessons[QStringLiteral("a-teachers-own")].seen.insert(QStringLiteral("first"));
            ProfileFile file(profile());
            file.load();
            QVERIFY(!file.save(mine));
            Fixture f(profile());
            f.session.openStep(2);
            f.window.close();
        }
        QVERIFY(ProfileFile(profile()).load().profile.lessons.at(QStringLiteral("a-teachers-own")).seen.count(QStringLiteral("first")));
    }

private:
    // By the widgets that a learner uses.
    void answer(QuestionCard* card, const Question& question, bool right)
    {
        auto* input = card->findChild<AnswerInput*>();
        const auto check = [card] {
            for (QPushButton* button : card->findChildren<QPushButton*>())
                if (button->text() == QLatin1String("Check"))
                    button->click();
        };
        for (const bool want : {false, right}) {
            input->setGiven(given(question, want));
            emit input->changed();
            check();
            QCOMPARE(card->verdict().startsWith(u'✓'), want);
            QVERIFY2(card->verdict().size() > 15 || want, qPrintable(question.id)); // a wrong answer is explained
        }
    }

    static QStringList given(const Question& question, bool right)
    {
        QStringList ids;
        for (const Choice& choice : question.choices)
            ids += choice.id;
        switch (question.kind) {
        case Question::Kind::Choose:
            return {right ? question.answer : ids[ids.front() == question.answer ? 1 : 0]};
        case Question::Kind::Fill:
            for (const Choice& choice : question.choices)
                if ((choice.id == question.answer) == right && !choice.accepts.isEmpty())
                    return {choice.accepts.front()};
            return {QStringLiteral("no such answer")};
        case Question::Kind::Match:
            for (QString& id : ids)
                id += u'=' + (right ? id : question.choices.front().id);
            return ids;
        case Question::Kind::Order:
            if (!right)
                std::reverse(ids.begin(), ids.end());
            return ids;
        }
        return {};
    }

    void yesterday()
    {
        ProfileFile file(profile());
        Profile then = file.load().profile;
        then.lastDay = QDate::currentDate().addDays(-1);
        QVERIFY(!file.save(then));
    }

    QString profile() const { return m_folder->filePath(QStringLiteral("profile.json")); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_MAIN(LearningTest)
#include "learning_test.moc"
