// SPDX-License-Identifier: GPL-3.0-or-later
#include "openwindow.h"
#include "pages/honestypage.h"
#include "pages/lessonpage.h"
#include "pages/picture.h"
#include "pages/trialpicture.h"
#include "trials/trial.h"
#include "verdicttext.h"
#include "widgets/chartwidget.h"
#include "widgets/choicebutton.h"
#include "widgets/coachcard.h"
#include "widgets/devicebadge.h"
#include "widgets/editor.h"
#include "widgets/failurecard.h"
#include "widgets/gridview.h"
#include "widgets/inlinecode.h"
#include "widgets/numberbox.h"
#include "widgets/parameterpanel.h"
#include "widgets/predictioncard.h"
#include "widgets/questioncard.h"
#include "widgets/reader.h"
#include "widgets/segments.h"
#include "widgets/timelineview.h"
#include "widgets/topbar.h"
#include "widgets/verdicts.h"

#include <QtWidgets>

using namespace roundtrip;

namespace {

// Used as learners use it: by keys, by names, by what they read.
struct Fixture : OpenWindow {
    explicit Fixture(
        const QString& profile, const QStringList& arguments = {}, const QString& engine = QStringLiteral(FAKE_DEVICES))
        : OpenWindow(profile, arguments, engine)
    {
        window.resize(1360, 860);
    }
    // Layouts and styles settle in posted events.
    void settle() { QTest::qWait(20); }

    void openStep(const QString& id)
    {
        const auto& steps = session.lesson().steps;
        const auto step = std::find_if(steps.begin(), steps.end(), [&](const Step& candidate) { return candidate.id == id; });
        QVERIFY2(step != steps.end(), qPrintable(id));
        session.openStep(static_cast<std::size_t>(step - steps.begin()));
        settle();
    }
    void open(int lesson) { QTest::keyClick(&window, static_cast<Qt::Key>(Qt::Key_0 + lesson), Qt::ControlModifier); }
    // The shown widget of that accessible name.
    template <class W> W* named(const QString& name)
    {
        for (W* widget : window.findChildren<W*>())
            if (widget->accessibleName() == name && widget->isVisible())
                return widget;
        return nullptr;
    }
    bool readerSays(const QString& text)
    {
        for (QTextBrowser* view : shown<Reader>()->findChildren<QTextBrowser*>())
            if (view->isVisible() && view->toPlainText().contains(text))
                return true;
        return false;
    }
    void type(const QString& box, const char* text)
    {
        auto* number = named<NumberBox>(box);
        QVERIFY2(number, qPrintable(box));
        number->setFocus();
        number->selectAll();
        QTest::keyClicks(number, QString::fromLatin1(text));
        QTest::keyClick(number, Qt::Key_Return);
    }
    void click(QWidget* widget)
    {
        QVERIFY(widget);
        QVERIFY(widget->isEnabled());
        QTest::mouseClick(widget, Qt::LeftButton);
    }
};

bool hasProblem(const QWidget* widget)
{
    return widget && widget->property("warned").toBool();
}

// The text of buttons and labels that do not wrap has to fit into them.
QStringList clippedTexts(const QWidget& window)
{
    QStringList clipped;
    for (const QPushButton* button : window.findChildren<QPushButton*>())
        if (button->isVisible() && button->fontMetrics().horizontalAdvance(button->text()) > button->width())
            clipped += QStringLiteral("%1 (%2 in %3)")
                           .arg(button->text())
                           .arg(button->fontMetrics().horizontalAdvance(button->text()))
                           .arg(button->width());
    // Nothing that is shown reaches beyond what holds it, but for pages that scroll.
    for (const QPushButton* button : window.findChildren<QPushButton*>())
        if (button->isVisible() && !button->parentWidget()->rect().adjusted(-1, -1, 1, 1).contains(button->geometry()))
            clipped += QStringLiteral("%1 reaches beyond its frame").arg(button->text());
    for (const QLabel* label : window.findChildren<QLabel*>()) {
        const bool mayShrink = label->sizePolicy().horizontalPolicy() == QSizePolicy::Ignored;
        if (label->isVisible() && !label->wordWrap() && !mayShrink && label->textFormat() != Qt::RichText
            && label->fontMetrics().horizontalAdvance(label->text()) > label->width() + 1)
            clipped += label->text();
    }
    return clipped;
}

} // namespace

class WindowTest : public QObject {
    Q_OBJECT
private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void everyLessonOpens()
    {
        Fixture f(profile());
        QVERIFY(f.ready());
        for (int lesson = 1; lesson <= 4; ++lesson) {
            f.open(lesson);
            QCOMPARE(f.session.lessonIndex(), static_cast<std::size_t>(lesson - 1));
            QVERIFY(f.shown<Reader>());
            QVERIFY(f.shown<ParameterPanel>());
            QVERIFY(f.shown<TimelineView>());
            f.settle();
            QVERIFY2(clippedTexts(f.window).isEmpty(), qPrintable(clippedTexts(f.window).join(QLatin1Char('|'))));
        }
    }

    void everyStepOfEveryLessonOpens()
    {
        Fixture f(profile());
        QVERIFY(f.ready());
        std::size_t questions = 0;
        for (std::size_t lesson = 0; lesson < f.session.course().lessons.size(); ++lesson) {
            f.open(static_cast<int>(lesson) + 1);
            const std::size_t steps = f.session.lesson().steps.size();
            for (std::size_t step = 0; step < steps; ++step) {
                QCOMPARE(f.session.stepIndex(), step);
                QVERIFY(f.says(f.session.lesson().steps[step].title));
                f.settle();
                for (const QScrollArea* area : f.shown<Reader>()->findChildren<QScrollArea*>())
                    QVERIFY2(!area->widget() || area->widget()->width() <= area->viewport()->width(),
                        qPrintable(f.session.lesson().steps[step].id));
                std::size_t cards = 0;
                for (const QuestionCard* card : f.shown<Reader>()->findChildren<QuestionCard*>())
                    cards += card->isVisibleTo(f.shown<Reader>()) ? 1 : 0;
                questions += cards;
                QTest::keyClick(&f.window, Qt::Key_Right, Qt::AltModifier);
                QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            }
            QCOMPARE(f.session.stepIndex(), steps - 1); // no way past the end
            QCOMPARE(f.session.state().kept.seen.size(), steps);
        }
        QVERIFY(questions > 10);
    }

    void runAndStopByKeyAndButton()
    {
        Fixture f(profile());
        QVERIFY(f.ready());
        f.open(4);
        QVERIFY(f.idle());
        QTest::keyClick(&f.window, Qt::Key_R, Qt::ControlModifier);
        QVERIFY(f.session.activity());
        QVERIFY(f.idle());
        const auto number = f.session.state().results.run->number;
        f.click(f.button(QStringLiteral("Run")));
        QVERIFY(f.idle());
        QVERIFY(f.session.state().results.run->number > number);
        QVERIFY(f.says(QStringLiteral("last run #%1").arg(number + 1)));

        f.open(3);
        f.shown<Editor>()->setText(QStringLiteral("// ENDLESS"));
        f.click(f.button(QStringLiteral("Run checks")));
        QVERIFY(f.session.activity());
        QVERIFY(f.button(QStringLiteral("Stop")));
        f.shown<Editor>()->setFocus();
        QTest::keyClick(f.shown<Editor>(), Qt::Key_Escape);
        QVERIFY(f.idle());
        QVERIFY(f.button(QStringLiteral("Run checks")));
        QCOMPARE(f.shown<Editor>()->source(), QStringLiteral("// ENDLESS"));
    }

    void wrongAnswersAreSaidAtTheNumbers()
    {
        Fixture f(profile());
        QVERIFY(f.ready());
        for (const int lesson : {1, 2, 4}) {
            f.open(lesson);
            Settings settings = f.session.settings();
            settings.kernel = "vec_add";
            f.session.set(settings);
            f.click(f.button(QStringLiteral("Run")));
            QVERIFY(f.idle());
            QVERIFY(!f.says(QStringLiteral("✗ The answer is wrong: ")));
            settings.kernel = "vec_add_local_index"; // the made-up engine computes half of it wrong
            f.session.set(settings);
            f.click(f.button(QStringLiteral("Run")));
            QVERIFY(f.idle());
            QVERIFY(f.says(QStringLiteral("✗ The answer is wrong: ")));
        }
    }

    // A step whose experiment has a picture of its own shows it in the place of the lesson's, and its button starts it.
    void stepsBringTheirOwnPictures()
    {
        Fixture f(profile());
        QVERIFY(f.ready());
        for (int lesson = 1; lesson <= static_cast<int>(f.session.course().lessons.size()); ++lesson) {
            f.open(lesson);
            const auto& steps = f.session.lesson().steps;
            for (std::size_t i = 0; i < steps.size(); ++i) {
                f.session.openStep(i);
                QCoreApplication::processEvents(); // a new card shows itself in one
                const Experiment kind = steps[i].action.experiment;
                const bool isSweep = kind == Experiment::SweepPieces || kind == Experiment::SweepChunks || kind == Experiment::Roofline;
                QCOMPARE(f.shown<TrialPicture>() != nullptr, isSweep || isTrial(kind));
                QVERIFY((f.shown<TrialPicture>() != nullptr) != (f.shown<LessonPicture>() != nullptr));
                if (!isTrial(kind))
                    continue;
                const auto& trials = f.session.state().results.trials;
                if (const auto earlier = trials.find(kind); earlier == trials.end() || earlier->second.empty())
                    QVERIFY2(f.says(trialInvitation(kind)), qPrintable(steps[i].id));
                f.session.set(applied(steps[i].action.set, f.session.settings()));
                f.click(f.button(QStringLiteral("Run ") + trialTitle(kind)));
                QVERIFY(f.idle());
                QVERIFY(!f.says(trialInvitation(kind)));
            }
        }
    }

    void experimentsWaitForLegalSettings()
    {
        Fixture f(profile());
        QVERIFY(f.ready());
        f.open(2);
        f.click(f.button(QStringLiteral("Record the order")));
        QVERIFY(f.idle());
        QVERIFY(f.says(QStringLiteral("11 blocks: ")));
        f.type(QStringLiteral("Block size"), "0");
        QVERIFY(!f.says(QStringLiteral("11 blocks: ")));
        for (const char* name : {"Record the order", "Sweep block sizes"}) {
            QVERIFY(!f.button(QLatin1String(name))->isEnabled());
            QCOMPARE(f.button(QLatin1String(name))->toolTip(), sentence(f.session.problems().front()));
        }
    }

    void savedFilesAreNamed()
    {
        Fixture f(profile());
        QVERIFY(f.ready());
        f.open(4);
        f.click(f.button(QStringLiteral("Run")));
        QVERIFY(f.idle());
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        QTimer::singleShot(200, &f.window, [this] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            // Typed as a learner would: selectFile does nothing while the name has the focus.
            dialog->findChild<QLineEdit*>()->setText(m_folder->filePath(QStringLiteral("numbers.csv")));
            static_cast<QDialog*>(dialog)->accept();
        });
        QTest::keyClick(&f.window, Qt::Key_E, Qt::ControlModifier);
        QVERIFY(QFile::exists(m_folder->filePath(QStringLiteral("numbers.csv"))));
        QVERIFY(f.says(QStringLiteral("Saved as numbers.csv")));
    }

    // A trial's picture is exported by its own button, and from the bar's menu.
    void trialsAreExported()
    {
        Fixture f(profile());
        QVERIFY(f.ready());
        f.open(1);
        f.openStep(QStringLiteral("throughput"));
        QVERIFY(!f.button(QStringLiteral("Export picture…"))->isEnabled());
        f.click(f.button(QStringLiteral("Run ") + trialTitle(Experiment::Race)));
        QVERIFY(f.idle());
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        const auto typed = [this, &f](const QString& name) {
            QTimer::singleShot(200, &f.window, [this, name] {
                auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
                QVERIFY(dialog);
                dialog->findChild<QLineEdit*>()->setText(m_folder->filePath(name));
                static_cast<QDialog*>(dialog)->accept();
            });
        };
        typed(QStringLiteral("race.svg"));
        f.click(f.button(QStringLiteral("Export picture…")));
        QMenu* menu = f.window.findChild<TopBar*>()->exportMenu();
        emit menu->aboutToShow();
        typed(QStringLiteral("race.csv"));
        menu->actions().last()->trigger();
        for (const char* name : {"race.svg", "race.csv"}) {
            QFile file(m_folder->filePath(QLatin1String(name)));
            QVERIFY2(file.open(QFile::ReadOnly), name);
            QVERIFY2(file.readAll().contains("kernel alone"), name);
        }
        f.openStep(QStringLiteral("big-picture")); // has no picture of its own
        emit menu->aboutToShow();
        QVERIFY(!menu->actions().last()->isEnabled());
    }

    // What goes further is counted by itself, like beside the lesson's name.
    void stepsAreCountedByPart()
    {
        Fixture f(profile());
        f.open(1);
        f.openStep(QStringLiteral("no-magic"));
        QVERIFY(f.says(QStringLiteral("STEP 9 OF 12")));
        f.openStep(QStringLiteral("sorter"));
        QVERIFY(f.says(QStringLiteral("GO FURTHER · 1 OF 6")));
    }

    void codeInAnswersIsNoBacktick()
    {
        QCOMPARE(inlineCode(QStringLiteral("a < b, `y[i] & z`")), QStringLiteral("a &lt; b, <code>y[i] &amp; z</code>"));
        ChoiceButton button(QStringLiteral("The GPU fetches `y` by itself"));
        QCOMPARE(button.text(), QStringLiteral("The GPU fetches y by itself"));
        QVERIFY(button.heightForWidth(80) > button.heightForWidth(400));
    }

    void draggingASliderMovesThePicture()
    {
        Fixture f(profile());
        QVERIFY(f.ready());
        f.open(2);
        QVERIFY(comes([&] { return f.session.state().results.run.has_value(); }));
        auto* slider = f.named<QSlider>(QStringLiteral("Elements n, slider"));
        QVERIFY(slider);
        slider->setFocus();
        const auto before = f.session.settings().elements;
        for (int i = 0; i < 10; ++i)
            QTest::keyClick(slider, Qt::Key_Right);
        QVERIFY(f.session.settings().elements > before);
        QVERIFY(comes(
            [&] { return f.session.state().results.run->settings.elements == f.session.settings().elements; }));
    }

    void illegalValuesAreExplainedAndMended_data()
    {
        QTest::addColumn<QString>("box");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("block 0") << QStringLiteral("Block size") << QByteArray("0");
        QTest::newRow("block above the kernel's limit") << QStringLiteral("Block size") << QByteArray("3000");
        QTest::newRow("block above the device's limit") << QStringLiteral("Block size") << QByteArray("1e9");
        QTest::newRow("n above the memory") << QStringLiteral("Elements n") << QByteArray("2^40");
        QTest::newRow("n above 64 bits' reach") << QStringLiteral("Elements n") << QByteArray("18446744073709551615");
        QTest::newRow("grid beyond everything") << QStringLiteral("Grid size") << QByteArray("18446744073709551615");
    }
    void illegalValuesAreExplainedAndMended()
    {
        QFETCH(QString, box);
        QFETCH(QByteArray, text);
        Fixture f(profile());
        QVERIFY(f.ready());
        f.open(4);
        QVERIFY(comes([&] { return f.session.limits().has_value(); }));
        f.type(box, text.constData());
        QVERIFY(!f.session.problems().empty());
        QVERIFY(hasProblem(f.named<NumberBox>(box)));
        QVERIFY(f.says(QStringLiteral("⚠")));
        QVERIFY(!f.button(QStringLiteral("Run"))->isEnabled());
        QTest::keyClick(&f.window, Qt::Key_R, Qt::ControlModifier);
        QVERIFY(!f.session.activity());

        for (int presses = 0; presses < 4 && !f.session.problems().empty(); ++presses) {
            const Problem problem = f.session.problems().front();
            QVERIFY(!problem.suggestions.empty());
            f.click(f.button(suggestionLabel(problem, problem.suggestions.front())));
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
        QVERIFY(f.session.problems().empty());
        QVERIFY(!hasProblem(f.named<NumberBox>(box)));
        QVERIFY(f.button(QStringLiteral("Run"))->isEnabled());
    }

    void whatIsNoNumberChangesNothing()
    {
        Fixture f(profile());
        QVERIFY(f.ready());
        f.open(2);
        const Settings before = f.session.settings();
        for (const char* text : {"", "abc", "-3", "1.5", "99999999999999999999999"}) {
            f.type(QStringLiteral("Elements n"), text);
            QCOMPARE(f.session.settings(), before);
        }
        f.type(QStringLiteral("Elements n"), "2^10");
        QCOMPARE(f.session.settings().elements, std::uint64_t{1024});
        f.type(QStringLiteral("Elements n"), "0"); // legal: nothing to do
        QVERIFY(f.session.problems().empty());
    }

    void gridIsAutomaticUntilItIsSet()
    {
        Fixture f(profile());
        QVERIFY(f.ready());
        f.open(2);
        auto* automatic = f.named<QPushButton>(QStringLiteral("Grid size, automatic"));
        QVERIFY(automatic && automatic->isChecked());
        f.type(QStringLiteral("Grid size"), "5");
        QCOMPARE(f.session.settings().grid, std::uint64_t{5});
        QVERIFY(!automatic->isChecked());
        f.click(automatic);
        QCOMPARE(f.session.settings().grid, std::uint64_t{0});
    }

    void compilerMessagesStandAtTheirLines()
    {
        Fixture f(profile());
        QVERIFY(f.ready());
        f.open(3);
        f.shown<Editor>()->setText(QStringLiteral("// BROKEN\n\n    out[i] = x;\n"));
        f.click(f.button(QStringLiteral("Run checks")));
        QVERIFY(f.idle());
        QVERIFY(f.shown<Editor>()->annotation(2).contains(QStringLiteral("use of undeclared identifier 'x'")));
        f.settle();
        QVERIFY(!f.shown<FailureCard>()); // said once
        auto* message = f.button(
            describe({Severity::Error, 3, 5, "use of undeclared identifier 'x'"}, QStringLiteral("vec_add.cl")));
        f.click(message);
        int line = 0, column = 0;
        f.shown<Editor>()->getCursorPosition(&line, &column);
        QCOMPARE(line, 2);
        f.shown<Editor>()->setFocus();
        QTest::keyClicks(f.shown<Editor>(), QStringLiteral(" "));
        QVERIFY(f.shown<Editor>()->annotation(2).isEmpty()); // it was about the text before
        f.shown<Editor>()->setText(QStringLiteral("// CRASH"));
        f.click(f.button(QStringLiteral("Run checks")));
        QVERIFY(f.idle());
        QVERIFY(f.shown<FailureCard>());
        QVERIFY(f.button(QStringLiteral("Run again")));
        f.click(f.button(QStringLiteral("Reset to starter")));
        QCOMPARE(f.shown<Editor>()->source(), f.session.exercise()->starter);
        f.click(f.button(QStringLiteral("Run checks")));
        QVERIFY(f.idle());
        QVERIFY(!f.shown<FailureCard>());
    }

    void editorLetsTheKeyboardOut()
    {
        Fixture f(profile());
        QVERIFY(f.ready());
        f.open(3);
        f.window.activateWindow();
        auto* editor = f.shown<Editor>();
        editor->setFocus();
        const QString before = editor->source();
        QTest::keyClick(editor, Qt::Key_Tab);
        QVERIFY(editor->source() != before); // it writes
        QVERIFY(editor->hasFocus());
        QTest::keyClick(editor, Qt::Key_Escape);
        QTest::keyClick(editor, Qt::Key_Tab);
        QVERIFY(!editor->hasFocus());
        editor->setFocus();
        QTest::keyClick(editor, Qt::Key_Escape);
        QTest::keyClick(editor, Qt::Key_Backtab, Qt::ShiftModifier);
        QVERIFY(!editor->hasFocus());
    }

    void longLinesAreNotHighlighted()
    {
        Fixture f(profile());
        QVERIFY(f.ready());
        f.open(3);
        f.shown<Editor>()->setText(QString(1 << 20, QLatin1Char('x')));
        QVERIFY(!f.shown<Editor>()->lexer());
        f.shown<Editor>()->setText(QStringLiteral("int x;"));
        QVERIFY(f.shown<Editor>()->lexer());
    }

    void tabReachesEveryControl()
    {
        Fixture f(profile());
        QVERIFY(f.ready());
        for (int lesson = 1; lesson <= 4; ++lesson) {
            f.open(lesson);
            QVERIFY(f.idle());
            QSet<QWidget*> reached;
            QWidget* at = f.window.nextInFocusChain();
            for (int i = 0; i < 2000 && at != &f.window; ++i, at = at->nextInFocusChain())
                if (at->isVisible() && at->isEnabled() && (at->focusPolicy() & Qt::TabFocus))
                    reached += at;
            for (QWidget* widget : f.window.findChildren<QWidget*>()) {
                const bool isControl = qobject_cast<QAbstractButton*>(widget) || qobject_cast<QSlider*>(widget)
                    || qobject_cast<QComboBox*>(widget) || qobject_cast<NumberBox*>(widget);
                if (!isControl || !widget->isVisible() || !widget->isEnabled())
                    continue;
                QVERIFY2(reached.contains(widget), qPrintable(widget->accessibleName()));
                auto* abstractButton = qobject_cast<QAbstractButton*>(widget);
                QVERIFY2(!widget->accessibleName().isEmpty() || (abstractButton && !abstractButton->text().isEmpty()),
                    widget->metaObject()->className());
            }
        }
    }

    void themeChangesWhileRunning()
    {
        Fixture f(profile());
        QVERIFY(f.ready());
        for (int lesson = 1; lesson <= 4; ++lesson)
            f.open(lesson);
        f.click(f.button(QStringLiteral("Dark theme")));
        QVERIFY(f.window.theme().dark);
        const QImage dark = f.window.grab().toImage();
        f.click(f.button(QStringLiteral("Dark theme")));
        QVERIFY(!f.window.theme().dark);
        const QImage light = f.window.grab().toImage();
        const QPoint place(f.window.width() - 4, f.window.height() / 2); // bare background
        QCOMPARE(dark.pixelColor(place), darkTheme().background);
        QCOMPARE(light.pixelColor(place), lightTheme().background);
    }

    void smallWindowClipsNothing()
    {
        Fixture f(profile());
        QVERIFY(f.ready());
        f.window.resize(1024, 640);
        QCOMPARE(f.window.size(), QSize(1024, 640));
        for (int lesson = 1; lesson <= 4; ++lesson) {
            f.open(lesson);
            QVERIFY(f.idle());
            f.settle();
            QVERIFY2(clippedTexts(f.window).isEmpty(), qPrintable(clippedTexts(f.window).join(QLatin1Char('|'))));
            for (const QScrollArea* area : f.window.findChildren<QScrollArea*>())
                if (area->isVisible() && area->widget() && area->widget()->width() > area->viewport()->width()) {
                    QStringList widths;
                    for (const QWidget* part :
                        area->widget()->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
                        widths += QStringLiteral("%1 %2")
                                      .arg(QLatin1String(part->metaObject()->className()))
                                      .arg(part->minimumSizeHint().width());
                    QFAIL(qPrintable(QStringLiteral("lesson %1 is wider than its room of %2: %3")
                                         .arg(lesson)
                                         .arg(area->viewport()->width())
                                         .arg(widths.join(QStringLiteral(", ")))));
                }
        }
    }

    // In no language does a step need more width than the reader has: the rest would be out of sight.
    void noStepIsWiderThanTheReader_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "it", "sv", "tr"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }
    void noStepIsWiderThanTheReader()
    {
        QFETCH(QString, language);
        roundtrip::apply(*qApp, lightTheme());
        Reader reader;
        reader.setTheme(lightTheme());
        reader.resize(reader.width(), 800);
        reader.show();
        const Course course = loadCourse(QStringLiteral(ROUNDTRIP_SOURCE_DIR), language);
        QCOMPARE(course.lessons.size(), std::size_t{4});
        for (const Lesson& lesson : course.lessons)
            for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
                reader.setStep(lesson, step, std::vector<bool>(lesson.steps.size()), language, 0);
                const auto* area = reader.findChild<QScrollArea*>();
                const QWidget* page = area->widget();
                const QByteArray place = (lesson.id + QLatin1Char('/') + lesson.steps[step].id).toUtf8();
                QVERIFY2(page->layout()->totalMinimumSize().width() <= 372,
                    place + ' ' + QByteArray::number(page->layout()->totalMinimumSize().width()));
                QVERIFY2(page->width() <= area->viewport()->width(), place.constData());
            }
    }

    // As assistive technology does it: without a click.
    void whatIsToggledIsChosen()
    {
        Prediction prediction;
        for (const char* id : {"less", "more"}) {
            Choice choice;
            choice.id = choice.text = QString::fromLatin1(id);
            prediction.choices.push_back(choice);
        }
        PredictionCard card(prediction, false, lightTheme());
        QSignalSpy guessed(&card, &PredictionCard::guessed);
        card.show({QStringLiteral("less"), {}, {}, {}, true});
        QCOMPARE(guessed.size(), 0); // what is only shown is not chosen
        card.findChildren<QRadioButton*>()[1]->toggle();
        QCOMPARE(guessed.size(), 1);
        QCOMPARE(guessed[0][0].toString(), QStringLiteral("more"));

        Segments segments(QStringLiteral("Way"), {QStringLiteral("one"), QStringLiteral("two")});
        QSignalSpy chosen(&segments, &Segments::chosen);
        segments.show(0);
        QCOMPARE(chosen.size(), 0);
        segments.findChildren<QPushButton*>()[1]->toggle();
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen[0][0].toInt(), 1);
    }

    void wordsWithoutEndWidenNothing()
    {
        const QString endless(300, QLatin1Char('x'));
        FailureCard card;
        card.setText({endless, endless, endless}, endless, QStringLiteral("Run again"));
        QVERIFY2(card.minimumSizeHint().width() < 480, qPrintable(QString::number(card.minimumSizeHint().width())));

        Failure failure;
        failure.code = FailureCode::BadSource;
        failure.detail = endless.toStdString();
        failure.diagnostics = {{Severity::Error, 3, 5, endless.toStdString()}, {Severity::Error, 0, 0, endless.toStdString()}};
        failure.printed = endless.toStdString();
        Verdicts verdicts;
        Verdict verdict;
        verdict.kind = VerdictKind::DoesNotBuild;
        verdict.failure = failure;
        verdicts.show(verdict, std::nullopt, QStringLiteral("k.cl"));
        QVERIFY2(verdicts.minimumSizeHint().width() < 480, qPrintable(QString::number(verdicts.minimumSizeHint().width())));
        verdicts.resize(400, 300);
        verdicts.setVisible(true);
        const auto messages = verdicts.findChildren<QPushButton*>();
        QCOMPARE(messages.size(), 2);
        QVERIFY(messages[0]->text().endsWith(QChar(0x2026)));
        QVERIFY(messages[0]->accessibleName().contains(endless));
    }

    void chartsKeepTheirHeight()
    {
        Fixture f(profile());
        QVERIFY(f.ready());
        for (const QSize size : {QSize(1024, 640), QSize(1360, 860)}) {
            f.window.resize(size);
            for (const auto& [lesson, least] : {std::pair{1, 220}, std::pair{2, 160}}) {
                f.open(lesson);
                QVERIFY(f.idle());
                f.settle();
                auto* chart = f.shown<ChartWidget>();
                if (lesson == 2 && chart->chart().isEmpty()) {
                    QVERIFY(chart->height() < least); // no waste of room before there is something to show
                    f.session.start(Experiment::SweepBlock);
                    QVERIFY(f.idle());
                    f.settle();
                }
                QVERIFY(chart->height() >= least);
            }
        }
    }

    void runComesAfterTheControls()
    {
        Fixture f(profile());
        QVERIFY(f.ready());
        for (int lesson = 1; lesson <= 4; ++lesson) {
            f.open(lesson);
            auto* panel = f.shown<ParameterPanel>();
            const auto* run = panel->findChild<QWidget*>(QStringLiteral("run"));
            QVERIFY(run);
            for (QWidget* at = run->nextInFocusChain(); at != panel; at = at->nextInFocusChain()) {
                const bool isControl = qobject_cast<QSlider*>(at) || qobject_cast<QComboBox*>(at) || qobject_cast<NumberBox*>(at);
                QVERIFY2(!isControl || !panel->isAncestorOf(at), qPrintable(at->accessibleName()));
            }
        }
    }

    // One switch: links in the text, names of the controls, and code, on every page that is or will be open.
    void termsAreRenamedEverywhere()
    {
        {
            Fixture f(profile());
            QVERIFY(f.ready());
            f.open(2);
            f.openStep(QStringLiteral("find-your-element"));
            QVERIFY(f.named<NumberBox>(QStringLiteral("Block size")));
            f.window.setDialect(QStringLiteral("opencl"));
            f.settle();
            QVERIFY(f.named<NumberBox>(QStringLiteral("Work-group size")));
            QVERIFY(!f.named<NumberBox>(QStringLiteral("Block size")));
            QVERIFY(f.readerSays(QStringLiteral("get_group_id(0)")));
            const auto parts = f.shown<GridView>()->findChildren<QWidget*>();
            QVERIFY(std::any_of(parts.begin(), parts.end(), [](QWidget* part) { return part->accessibleDescription().contains(QStringLiteral("work-items")); }));
            f.openStep(QStringLiteral("blocks"));
            QVERIFY(f.readerSays(QStringLiteral("ork-groups (")));

            f.window.setDialect(QStringLiteral("cuda"));
            f.openStep(QStringLiteral("find-your-element"));
            QVERIFY(f.named<NumberBox>(QStringLiteral("Block size")));
            QVERIFY(f.readerSays(QStringLiteral("blockIdx.x")));
            QVERIFY(f.says(QStringLiteral("CUDA 12: shown for reading, not run.")));
            f.open(4); // a page made after the switch
            f.openStep(QStringLiteral("allocate"));
            QVERIFY(f.readerSays(QStringLiteral("cudaMalloc")));

            f.window.setDialect(QStringLiteral("pytorch")); // has no code for this
            f.settle();
            QVERIFY(f.readerSays(QStringLiteral("cl::Buffer")));
            QVERIFY(f.says(QStringLiteral("no PyTorch code")));
            f.window.close();
        }
        Fixture again(profile());
        QVERIFY(again.ready());
        QVERIFY(again.named<QPushButton>(QStringLiteral("Terms: PyTorch")));
    }

    // Three clicks from the first start to a measured success, and the card is never far.
    void theCardOfHonestyComesFirst()
    {
        EngineClient client(QStringList(QStringLiteral(FAKE_DEVICES)));
        Session session(client, loadCourse(QStringLiteral(ROUNDTRIP_SOURCE_DIR)));
        ProfileFile file(profile());
        MainWindow window(session, file);
        const auto press = [&window](const QString& text) {
            for (QPushButton* button : window.findChildren<QPushButton*>())
                if (button->isVisible() && button->isEnabled() && button->text() == text) {
                    QTest::mouseClick(button, Qt::LeftButton);
                    return true;
                }
            return false;
        };
        window.show();
        QVERIFY(window.findChild<HonestyPage*>()->isVisible());
        client.start();
        client.listDevices();
        QTRY_VERIFY(session.device());
        const auto says = [&window](const QString& words) { // the card
            return window.findChild<HonestyPage*>()->accessibleDescription().contains(words);
        };
        QTRY_VERIFY(says(QStringLiteral("no GPU")) && says(QStringLiteral("4096")));
        QVERIFY(press(QStringLiteral("Begin lesson 1")));
        QVERIFY(!window.findChild<HonestyPage*>()->isVisible());
        QVERIFY(press(QStringLiteral("▶ Run it")));
        QTRY_VERIFY(!session.activity() && session.state().results.run && !session.state().results.askedAt.isEmpty());
        QVERIFY(session.state().results.run->report.measurements.front().check->passed());

        emit window.findChild<DeviceBadge*>()->explanationWanted(); // as its menu does
        QVERIFY(window.findChild<HonestyPage*>()->isVisible());
        QVERIFY(press(QStringLiteral("Back to the lesson")));
        QVERIFY(!window.findChild<HonestyPage*>()->isVisible());
        emit window.findChild<DeviceBadge*>()->explanationWanted();
        QTest::keyClick(&window, Qt::Key_3, Qt::ControlModifier); // any way on closes it
        QVERIFY(!window.findChild<HonestyPage*>()->isVisible());
        QCOMPARE(session.lessonIndex(), std::size_t(2));
        window.close();
        QVERIFY(ProfileFile(profile()).load().profile.greeted);
    }

    // The coach speaks after what was asked for, tries what it says, can be closed and switched off for good.
    void theCoachSpeaksOnceAndCanBeSwitchedOff()
    {
        {
            Fixture f(profile());
            QVERIFY(f.ready());
            f.open(4);
            QVERIFY(!f.shown<CoachCard>());
            f.click(f.button(QStringLiteral("▶ Run")));
            QVERIFY(f.idle());
            QTRY_VERIFY(f.shown<CoachCard>());
            CoachCard* card = f.shown<CoachCard>();
            const QString first = card->text();
            QVERIFY(!first.isEmpty());
            f.settle();
            QVERIFY2(clippedTexts(f.window).isEmpty(), qPrintable(clippedTexts(f.window).join(QLatin1Char('|'))));
            f.click(f.button(QStringLiteral("Close what the coach says")));
            QVERIFY(!f.shown<CoachCard>());
            f.click(f.button(QStringLiteral("▶ Run"))); // the same again
            QVERIFY(f.idle());
            f.settle();
            QVERIFY(!f.shown<CoachCard>() || f.shown<CoachCard>()->text() != first);
            Settings pipelined = f.session.settings();
            pipelined.strategy = Strategy::Pipelined;
            pipelined.chunks = 1;
            f.session.set(pipelined);
            f.click(f.button(QStringLiteral("▶ Run")));
            QVERIFY(f.idle());
            QTRY_VERIFY(f.button(QStringLiteral("Use 4 chunks")));
            f.click(f.button(QStringLiteral("Use 4 chunks")));
            QVERIFY(f.idle());
            QCOMPARE(f.session.settings().chunks, 4u);
            QCOMPARE(f.session.state().results.run->settings.chunks, 4u);
            QTRY_VERIFY(f.button(QStringLiteral("Switch the coach off")));
            f.click(f.button(QStringLiteral("Switch the coach off")));
            QVERIFY(!f.shown<CoachCard>());
            f.window.close();
        }
        Fixture f(profile());
        QVERIFY(f.ready());
        f.open(2);
        f.session.openStep(10); // choose-block
        Settings tiny = f.session.settings();
        tiny.block = 1;
        tiny.elements = 1 << 20;
        f.session.set(tiny);
        f.click(f.button(QStringLiteral("▶ Run")));
        QVERIFY(f.idle());
        f.settle();
        QVERIFY(!f.shown<CoachCard>());
        f.window.setCoach(true);
        f.click(f.button(QStringLiteral("▶ Run")));
        QVERIFY(f.idle());
        QTRY_VERIFY(f.shown<CoachCard>());
    }

    // Guess, run, and both stand side by side; then one thing changes and is guessed at again.
    void theChangedCaseFollowsTheAnswer()
    {
        Fixture f(profile());
        QVERIFY(f.ready());
        f.open(4);
        const auto& steps = f.session.lesson().steps;
        const auto step = std::find_if(steps.begin(), steps.end(), [](const Step& s) { return s.id == QLatin1String("round-trip"); });
        f.session.openStep(static_cast<std::size_t>(step - steps.begin()));
        f.settle();
        const auto cards = [&f] {
            QList<PredictionCard*> visible;
            for (PredictionCard* card : f.window.findChildren<PredictionCard*>())
                if (card->isVisible())
                    visible += card;
            return visible;
        };
        const auto buttonOf = [](PredictionCard* card) {
            for (QPushButton* button : card->findChildren<QPushButton*>())
                return button;
            return static_cast<QPushButton*>(nullptr);
        };
        QCOMPARE(cards().size(), 1);
        QVERIFY(!buttonOf(cards().front())->isEnabled()); // the guess comes first
        cards().front()->findChildren<QRadioButton*>().front()->toggle();
        f.settle();
        QVERIFY(!f.says(QStringLiteral("You said")));
        f.click(buttonOf(cards().front()));
        QVERIFY(f.idle());
        f.settle();
        QVERIFY(f.says(QStringLiteral("You said")) && f.says(QStringLiteral("busy time moved data")));
        QVERIFY(!f.says(QStringLiteral("✗")));
        QVERIFY(!cards().front()->findChildren<QRadioButton*>().front()->isVisible()); // now it would be no guess
        QCOMPARE(cards().size(), 2);
        cards().back()->findChildren<QRadioButton*>().front()->toggle();
        f.click(buttonOf(cards().back()));
        QVERIFY(f.idle());
        f.settle();
        QCOMPARE(f.session.state().results.answers.size(), std::size_t(2)); // the first one stays
        QCOMPARE(f.session.settings().elements, 1024u);
        QVERIFY2(clippedTexts(f.window).isEmpty(), qPrintable(clippedTexts(f.window).join(QLatin1Char('|'))));
    }

    void presentationIsLargerAndEnds()
    {
        Fixture f(profile());
        QVERIFY(f.ready());
        QTest::keyClick(&f.window, Qt::Key_F11);
        QVERIFY(f.window.theme().scale > 1.0 || f.window.screen()->size().width() < 1000);
        QVERIFY(f.window.theme().scale <= 1.5);
        QTest::keyClick(&f.window, Qt::Key_Escape);
        QCOMPARE(f.window.theme().scale, 1.0);
    }

    void everythingSurvivesARestart()
    {
        Settings settings;
        {
            Fixture f(profile());
            QVERIFY(f.ready());
            f.open(3);
            f.shown<Editor>()->setText(QStringLiteral("half a kern"));
            f.open(4);
            f.type(QStringLiteral("Elements n"), "12345");
            QTest::keyClick(&f.window, Qt::Key_Right, Qt::AltModifier);
            f.click(f.button(QStringLiteral("Dark theme")));
            f.session.devices().choose(QStringLiteral("cpu-2"));
            settings = f.session.settings();
            f.window.close();
        }
        Fixture f(profile());
        QVERIFY(f.ready());
        QVERIFY(f.window.theme().dark);
        QCOMPARE(f.session.lessonIndex(), std::size_t{3});
        QCOMPARE(f.session.stepIndex(), std::size_t{1});
        QCOMPARE(f.session.settings(), settings);
        QCOMPARE(f.session.device()->id, std::string("cpu-2"));
        f.open(3);
        QCOMPARE(f.shown<Editor>()->source(), QStringLiteral("half a kern"));
        QVERIFY(f.window.notice().isEmpty());
    }

    void brokenProfileIsSetAsideAndSaid_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("zeros") << QByteArray(500, '\0');
        QTest::newRow("half") << QByteArray("{\"format\": 1, \"lessons\": {");
        QTest::newRow("an array") << QByteArray("[]");
        QTest::newRow("no profile") << QByteArray("{}");
        QTest::newRow("noise") << QByteArray("\xff\xfe\x00\x81garbage", 11);
    }
    void brokenProfileIsSetAsideAndSaid()
    {
        QFETCH(QByteArray, content);
        write(profile(), content);
        {
            Fixture f(profile());
            QVERIFY(f.ready());
            QVERIFY(!f.window.notice().isEmpty());
            QCOMPARE(QDir(m_folder->path()).entryList({QStringLiteral("*.broken-*")}).size(), 1);
            f.open(2);
            f.window.close();
        }
        Fixture f(profile());
        QVERIFY(f.window.notice().isEmpty());
        QCOMPARE(f.session.lessonIndex(), std::size_t{1});
    }

    void unwritableProfileIsSaidOnceAndHarmless()
    {
        write(m_folder->filePath(QStringLiteral("file")), "not a folder");
        Fixture f(m_folder->filePath(QStringLiteral("file/profile.json")));
        QVERIFY(f.ready());
        f.open(2);
        QVERIFY(comes([&] { return !f.window.notice().isEmpty(); }));
        f.open(3);
        QTest::qWait(1200);
        QCOMPARE(f.window.notice().count(QStringLiteral("cannot be saved")), 1);
        f.open(4);
        f.click(f.button(QStringLiteral("Run")));
        QVERIFY(f.idle());
        QVERIFY(f.session.state().results.run);
    }

    void noDeviceIsASentenceWithAWayOn()
    {
        Fixture f(profile(), {QStringLiteral("none")});
        QVERIFY(f.ready());
        QVERIFY(f.shown<FailureCard>());
        QVERIFY(f.button(QStringLiteral("Search again")));
        QTest::keyClick(&f.window, Qt::Key_Right, Qt::AltModifier); // reading works
        QCOMPARE(f.session.stepIndex(), std::size_t{1});
        f.click(f.button(QStringLiteral("Search again")));
        QVERIFY(!f.session.devices().list());
        QVERIFY(f.ready());
    }

    void theBadgeNamesTheKind()
    {
        Device device;
        device.platform = "Portable Computing Language";
        device.usableUnits = 2;
        device.kind = DeviceKind::Cpu;
        for (const auto& [name, shortName] : {std::pair{"pthread-AMD EPYC 7B13", "AMD EPYC 7B13"},
                 std::pair{"cpu-skylake-avx512-Intel(R) Xeon(R) Processor @ 2.90GHz", "Intel Xeon"},
                 std::pair{"pthread-skylake-avx512-Intel(R) Core(TM) i7-9750H CPU @ 2.60GHz", "Intel Core i7-9750H"}}) {
            device.name = name;
            QCOMPARE(badgeText(device), QStringLiteral("PoCL · %1 · CPU, 2 units").arg(QLatin1String(shortName)));
        }
        device.kind = DeviceKind::Gpu;
        device.usableUnits = 1;
        QVERIFY(badgeText(device).contains(QStringLiteral("GPU, 1 unit")));
    }

    // The whole way, from a click to a device and back.
    void theRealEngineRunsEveryLesson()
    {
        Fixture f(profile(), {}, QStringLiteral(ROUNDTRIP_BIN_DIR "/roundtrip-engine"));
        QVERIFY(f.ready());
        if (!f.session.device())
            QSKIP("no OpenCL device on this machine");
        for (const int lesson : {1, 2, 4}) {
            f.open(lesson);
            f.click(f.button(QStringLiteral("Run")));
            QVERIFY(f.idle());
            const Results& results = f.session.state().results;
            QVERIFY2(!results.failure, qPrintable(results.failure ? sentence(*results.failure) : QString()));
            QVERIFY(results.run->report.measurements.front().check->passed());
        }
        f.open(2);
        f.click(f.button(QStringLiteral("Record the order")));
        QVERIFY(f.idle());
        QCOMPARE(f.session.state().results.orders.size(), keptOrders);
    }

    void theRealEngineChecksEverySolutionAndSurvivesTheRest()
    {
        Fixture f(profile(), {}, QStringLiteral(ROUNDTRIP_BIN_DIR "/roundtrip-engine"));
        QVERIFY(f.ready());
        if (!f.session.device())
            QSKIP("no OpenCL device on this machine");
        f.open(3);
        const auto check = [&](const QString& source) {
            f.shown<Editor>()->setText(source);
            f.click(f.button(QStringLiteral("Run checks")));
            return f.idle();
        };
        for (const Exercise& exercise : f.session.lesson().exercises) {
            f.session.openExercise(exercise.id);
            QVERIFY(check(exercise.solution));
            QVERIFY(f.session.state().results.verdict);
            QVERIFY2(f.session.state().results.verdict->passed(),
                qPrintable(exercise.id + QStringLiteral(": ") + explain(*f.session.state().results.verdict).text()));
        }
        f.session.openExercise(f.session.lesson().exercises.front().id);
        const QString head = QStringLiteral("__kernel void vec_add(__global const float* a, __global const float* b, "
                                            "__global float* out, const uint n)\n");
        QVERIFY(check(head + QStringLiteral("{ out[get_global_id(0)] = x; }")));
        QCOMPARE(f.session.state().results.failure->code, FailureCode::BadSource);
        QVERIFY(f.shown<Editor>()->annotation(1).contains(QLatin1Char('x')));

        f.shown<Editor>()->setText(head + QStringLiteral("{ while (n) out[0] += a[0] > 1e30f ? 0 : 1; }"));
        f.click(f.button(QStringLiteral("Run checks")));
        QTest::qWait(300);
        QTest::keyClick(&f.window, Qt::Key_Escape);
        QVERIFY(f.idle());

        QVERIFY(check(head + QStringLiteral("{ size_t i = get_global_id(0); if (i <= n) out[i] = a[i] + b[i]; }")));
        QVERIFY(f.session.state().results.verdict && !f.session.state().results.verdict->passed());
        f.settle();
        QVERIFY(!f.shown<CoachCard>()); // the verdict says it, once

        QVERIFY(check(head + QStringLiteral("{ out[(size_t)1 << 40] = 1; }")));
        QVERIFY(f.session.state().results.verdict && !f.session.state().results.verdict->passed());
        QVERIFY(check(f.session.exercise()->solution));
        QVERIFY2(f.session.state().results.verdict->passed(), qPrintable(explain(*f.session.state().results.verdict).text()));
    }

private:
    QString profile() const { return m_folder->filePath(QStringLiteral("profile.json")); }
    void write(const QString& path, const QByteArray& content)
    {
        QFile file(path);
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(content);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_MAIN(WindowTest)
#include "window_test.moc"
