// SPDX-License-Identifier: GPL-3.0-or-later
#include "fakerun.h"
#include "patience.h"
#include "spokentext.h"
#include "sweep.h"
#include "widgets/gridview.h"
#include "widgets/memoryview.h"
#include "widgets/summarybar.h"
#include "widgets/tableview.h"
#include "widgets/timelineview.h"

#include <QtWidgets>

using namespace roundtrip;

namespace {

Run chainedRun()
{
    Settings settings;
    settings.chain = 4;
    return fake::run(settings);
}

void turnWheel(QWidget* widget, QPointF place, int turns, Qt::KeyboardModifiers modifiers = {})
{
    QWheelEvent event(place, widget->mapToGlobal(place), {}, QPoint(0, 120 * turns), Qt::NoButton, modifiers, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(widget, &event);
}

bool anyTimerRuns(const QObject& object)
{
    const auto timers = object.findChildren<QTimer*>();
    return std::any_of(timers.begin(), timers.end(), [](const QTimer* timer) { return timer->isActive(); });
}

QPushButton* button(const QWidget& widget, const QString& name)
{
    for (QPushButton* each : widget.findChildren<QPushButton*>())
        if (each->accessibleName() == name)
            return each;
    return nullptr;
}

} // namespace

class TimelineViewTest : public QObject {
    Q_OBJECT
    std::unique_ptr<TimelineView> m_view;
    Run m_run = chainedRun();
    Repetition m_median;

    TimelineCanvas* canvas() const { return m_view->canvas(); }
    QPoint laneAt(std::int64_t time, std::size_t lane) const
    {
        const TimelineScene& scene = canvas()->timeline();
        return QPointF(scene.xOf(time), scene.laneRects[lane].center().y()).toPoint();
    }

private slots:
    void init()
    {
        m_median = m_run.report.measurements[0].repetitions[*medianRepetition(m_run.report.measurements[0])];
        m_view = std::make_unique<TimelineView>();
        m_view->resize(740, 260);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
        m_view->setRun(m_run);
    }

    void showsTheMedianRepetition()
    {
        QCOMPARE(canvas()->repetition(), m_median);
        QCOMPARE(m_view->playhead(), m_median.wallNs());
        const auto* summary = m_view->findChild<SummaryBar*>();
        QVERIFY(summary->accessibleDescription().contains(QLatin1String("round trip")));
        QVERIFY(canvas()->accessibleDescription().contains(QLatin1String("upload a: begins at")));
    }

    void wheelZoomsAtThePointerAndGivesTheRestToThePage()
    {
        const QPoint place = laneAt(m_median.wallNs() / 3, 1);
        const std::int64_t under = canvas()->timeline().timeAt(place.x());
        const std::int64_t range = canvas()->timeline().viewport.range();
        turnWheel(canvas(), place, 5);
        QVERIFY(canvas()->timeline().viewport.range() < range / 2);
        QVERIFY(std::abs(canvas()->timeline().timeAt(place.x()) - under) < range / 300);
        const std::int64_t from = canvas()->timeline().viewport.from;
        turnWheel(canvas(), place, -1, Qt::ShiftModifier);
        QVERIFY(canvas()->timeline().viewport.from > from);
        for (int i = 0; i < 500; ++i)
            turnWheel(canvas(), place, -1);
        QWheelEvent more(place, canvas()->mapToGlobal(QPointF(place)), {}, QPoint(0, -120), Qt::NoButton, {}, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(canvas(), &more);
        QVERIFY(!more.isAccepted());
        for (int i = 0; i < 500; ++i)
            turnWheel(canvas(), place, 1);
        QCOMPARE(canvas()->timeline().viewport.range(), 1);
        canvas()->grab();
        QTest::keyClick(canvas(), Qt::Key_F);
        QCOMPARE(canvas()->timeline().viewport.from, canvas()->index().first);
    }

    void queueingIsShownOnDemand()
    {
        const auto lines = [&] { return canvas()->timeline().scene.overlay.size(); };
        const std::size_t before = lines();
        auto* shown = button(*m_view, QStringLiteral("Show queueing"));
        QVERIFY(!shown->isChecked());
        QTest::keyClick(canvas(), Qt::Key_Q);
        QVERIFY(shown->isChecked());
        QVERIFY(lines() > before);
        m_view->setRun(m_run); // kept for the next run
        QVERIFY(lines() > before);
        QTest::mouseClick(shown, Qt::LeftButton);
        QCOMPARE(lines(), before);
    }

    void dragPansAndAxisScrubs()
    {
        QSignalSpy moved(m_view.get(), &TimelineView::playheadChanged);
        turnWheel(canvas(), laneAt(m_median.wallNs() / 2, 2), 6);
        moved.clear();
        // Between two bars of the copy lane, away from every edge.
        const TimelineScene before = canvas()->timeline();
        const QPoint from = before.plot.center().toPoint();
        QTest::mousePress(canvas(), Qt::LeftButton, {}, from);
        for (int step = 1; step <= 5; ++step)
            QTest::mouseMove(canvas(), from + QPoint(-20 * step, 0));
        QTest::mouseRelease(canvas(), Qt::LeftButton, {}, from + QPoint(-100, 0));
        QVERIFY(canvas()->timeline().viewport.from > before.viewport.from);
        QCOMPARE(moved.count(), 0);

        const QPoint axis(static_cast<int>(before.plot.left()) + 200, 4);
        QTest::mousePress(canvas(), Qt::LeftButton, {}, axis);
        QCOMPARE(m_view->playhead(), canvas()->timeline().timeAt(axis.x()));
        QTest::mouseMove(canvas(), axis + QPoint(150, 0));
        QTest::mouseRelease(canvas(), Qt::LeftButton, {}, axis + QPoint(150, 0));
        QCOMPARE(m_view->playhead(), canvas()->timeline().timeAt(axis.x() + 150));
        QVERIFY(moved.count() >= 2);
    }

    void twoClickedEdgesMeasureAGap()
    {
        // From the end of the first kernel to the beginning of the download behind it, found by their bars.
        const auto find = [&](Phase phase, std::size_t nth) {
            for (const Span& span : m_median.spans)
                if (phaseOf(m_run.plans[0].operations[span.operation]) == phase && nth-- == 0)
                    return span;
            return Span{};
        };
        const std::int64_t kernelEnd = find(Phase::Compute, 0).ended, nextUpload = find(Phase::Upload, 2).started;
        QVERIFY(nextUpload > kernelEnd);
        QTest::mouseClick(canvas(), Qt::LeftButton, {}, laneAt(kernelEnd, 2) + QPoint(2, 0));
        QVERIFY(!canvas()->gap());
        QTest::mouseClick(canvas(), Qt::LeftButton, {}, laneAt(nextUpload, 1) + QPoint(1, 0));
        QVERIFY(canvas()->gap().has_value());
        // Neighbouring bars touch, so that the edge before may be the nearer one.
        QVERIFY(std::abs(*canvas()->gap() - (nextUpload - kernelEnd)) < 40'000);
        QVERIFY(m_view->grab().toImage().size().width() > 0);
        QTest::keyClick(canvas(), Qt::Key_Escape);
        QVERIFY(!canvas()->gap());
    }

    void keysStepSelectAndMeasure()
    {
        canvas()->setFocus();
        QTest::keyClick(canvas(), Qt::Key_Home);
        QCOMPARE(m_view->playhead(), 0);
        QTest::keyClick(canvas(), Qt::Key_Right);
        const std::int64_t first = m_view->playhead();
        QCOMPARE(first, m_median.spans[0].started);
        QTest::keyClick(canvas(), Qt::Key_M);
        QTest::keyClick(canvas(), Qt::Key_Right);
        QTest::keyClick(canvas(), Qt::Key_M);
        QCOMPARE(canvas()->gap().value(), m_view->playhead() - first);
        QTest::keyClick(canvas(), Qt::Key_Left);
        QCOMPARE(m_view->playhead(), first);
        QTest::keyClick(canvas(), Qt::Key_Down);
        QVERIFY(canvas()->accessibleDescription().startsWith(QLatin1String("upload a")));
        QTest::keyClick(canvas(), Qt::Key_End);
        QCOMPARE(m_view->playhead(), m_median.wallNs());
        QTest::keyClick(canvas(), Qt::Key_Plus);
        QVERIFY(canvas()->timeline().viewport.range() < m_median.wallNs());
    }

    void replayRunsToItsEndAndStops()
    {
        QSignalSpy moved(m_view.get(), &TimelineView::playheadChanged);
        auto* speed = m_view->findChild<QComboBox*>();
        speed->setCurrentIndex(1); // a tenth
        emit speed->activated(1);
        QTest::mouseClick(button(*m_view, QStringLiteral("Replay")), Qt::LeftButton);
        QVERIFY(m_view->playing());
        QVERIFY(button(*m_view, QStringLiteral("Pause")));
        QTRY_VERIFY_WITH_TIMEOUT(!m_view->playing(), patienceMs);
        QCOMPARE(m_view->playhead(), m_median.wallNs());
        QVERIFY(moved.count() >= 2);
        QVERIFY(!anyTimerRuns(*m_view));
        for (int i = 1; i < moved.count(); ++i)
            QVERIFY(moved[i][0].toLongLong() > moved[i - 1][0].toLongLong() || i == 1);
    }

    void nothingTicksWhenHiddenOrPaused()
    {
        auto* speed = m_view->findChild<QComboBox*>();
        emit speed->activated(speed->count() - 1);
        m_view->play();
        QVERIFY(anyTimerRuns(*m_view));
        m_view->hide();
        QVERIFY(!anyTimerRuns(*m_view));
        m_view->show();
        QVERIFY(!anyTimerRuns(*m_view));
        m_view->play();
        QTest::keyClick(canvas(), Qt::Key_Space);
        QVERIFY(!anyTimerRuns(*m_view));
    }

    void reducedMotionShowsTheEndAtOnce()
    {
        m_view->setReducedMotion(true);
        m_view->setPlayhead(0);
        m_view->play();
        QVERIFY(!m_view->playing());
        QCOMPARE(m_view->playhead(), m_median.wallNs());
        QTest::mouseClick(button(*m_view, QStringLiteral("Step back")), Qt::LeftButton);
        QVERIFY(m_view->playhead() < m_median.wallNs());
    }

    void aRunWithoutTimesIsSaid()
    {
        Run run = m_run;
        run.report.measurements[0].repetitions.clear();
        m_view->setRun(run);
        QVERIFY(!button(*m_view, QStringLiteral("Replay"))->isEnabled());
        QVERIFY(canvas()->scene().labels.at(0).text.contains(QLatin1String("no times")));
        m_view->setRun(m_run, 7);
        for (const int key : {Qt::Key_Right, Qt::Key_Down, Qt::Key_Plus, Qt::Key_F, Qt::Key_M, Qt::Key_Space})
            QTest::keyClick(canvas(), static_cast<Qt::Key>(key));
        QTest::mouseClick(canvas(), Qt::LeftButton, {}, canvas()->rect().center());
        turnWheel(canvas(), canvas()->rect().center(), 3);
        m_view->grab();
    }

    void framesDoNotFloodScreenReaders()
    {
        const QString before = canvas()->accessibleDescription();
        for (int i = 0; i < 100; ++i)
            m_view->setPlayhead(m_median.wallNs() * i / 100);
        QCOMPARE(canvas()->accessibleDescription(), before);
    }

    void tablesTakeThePlaceOfThePicture()
    {
        QPushButton* asTable = button(*m_view, QStringLiteral("Show as table"));
        QVERIFY(asTable && asTable->isVisible());
        const int height = m_view->height();
        asTable->click();
        QVERIFY(!canvas()->isVisible());
        const auto tables = m_view->findChildren<TableView*>();
        QCOMPARE(tables.size(), 2);
        TableView* steps = tables[0];
        QCOMPARE(static_cast<std::size_t>(steps->rowCount()), stepsTable(canvas()->plan(), m_median, QLocale()).rows.size());
        QVERIFY(steps->rowCount() >= 12); // a chain of four
        QCOMPARE(steps->item(0, 0)->text(), QStringLiteral("upload a"));
        QVERIFY(!steps->item(0, 2)->text().isEmpty());
        int percent = 0;
        for (int row = 0; row + 1 < tables[1]->rowCount(); ++row)
            percent += tables[1]->item(row, 2)->text().section(QLatin1Char('%'), 0, 0).remove(QChar(0xA0)).trimmed().toInt();
        QCOMPARE(percent, 100);
        QCOMPARE(m_view->height(), height);

        // Keys walk through it, copy it, and leave it.
        steps->setFocus();
        QTest::keyClick(steps, Qt::Key_Down);
        QCOMPARE(steps->currentRow(), 1);
        QTest::keyClick(steps, Qt::Key_C, Qt::ControlModifier);
        const QStringList lines = QGuiApplication::clipboard()->text().split(QLatin1Char('\n'));
        QCOMPARE(lines.size(), steps->rowCount() + 1);
        QVERIFY(lines[1].startsWith(QStringLiteral("upload a\t")));
        QVERIFY(!steps->tabKeyNavigation());
        QVERIFY(steps->editTriggers() == QAbstractItemView::NoEditTriggers);

        m_view->clear();
        QVERIFY(canvas()->isVisible());
        QVERIFY(!asTable->isVisible());
    }

    void aRunIsOneSentence()
    {
        const QString sentence = spokenRun(m_run, QLocale(QLocale::English, QLocale::UnitedStates));
        static const QRegularExpression pattern(
            QStringLiteral("^upload [\\d.]+\\s\\S+, compute [\\d.]+\\s\\S+, download [\\d.]+\\s\\S+: \\d+\\s?% of the time moved data$"),
            QRegularExpression::UseUnicodePropertiesOption);
        QVERIFY2(pattern.match(sentence).hasMatch(), qPrintable(sentence));
        QVERIFY(spokenRun(m_run, QLocale(QLocale::Swedish)).contains(QLatin1Char(',')));

        Results results;
        QVERIFY(spokenResult(results, Experiment::Run, QLocale()).isEmpty());
        results.run = m_run;
        QCOMPARE(spokenResult(results, Experiment::Run, QLocale()), spokenRun(m_run, QLocale()));
        for (const Experiment sweep : {Experiment::SweepElements, Experiment::SweepBlock, Experiment::SweepPieces, Experiment::SweepChunks, Experiment::Roofline}) {
            QVERIFY(sweptBy(sweep) && experimentOf(*sweptBy(sweep)) == sweep);
            QVERIFY(spokenResult(results, sweep, QLocale()).isEmpty()); // nothing was swept: not the run of before
        }
        QVERIFY(!sweptBy(Experiment::Run));
        results.failure = Failure{FailureCode::Crashed};
        QVERIFY(spokenResult(results, Experiment::Run, QLocale()) != spokenRun(m_run, QLocale()));
        Run empty = m_run;
        empty.report.measurements.clear();
        QVERIFY(!spokenRun(empty, QLocale()).isEmpty());
    }

    void viewsFollowThePlayhead()
    {
        MemoryView memory;
        GridView grid;
        connect(m_view.get(), &TimelineView::playheadChanged, &memory, &MemoryView::setPlayhead);
        connect(m_view.get(), &TimelineView::playheadChanged, &grid, &GridView::setPlayhead);
        memory.setRun(m_run);
        grid.setRun(m_run);
        memory.resize(740, 300);
        grid.resize(740, 200);
        m_view->setPlayhead(0);
        QCOMPARE(memory.canvas()->state().uploaded, std::uint64_t{0});
        m_view->setPlayhead(m_median.wallNs());
        QCOMPARE(memory.canvas()->state().downloaded, memory.canvas()->state().downloads);
        memory.setSettings(m_run.settings);
        QCOMPARE(memory.canvas()->state().uploaded, std::uint64_t{0});
        QVERIFY(memory.canvas()->state().uploads > 0);
    }

    void gridIsReadByKeysAndByPointer()
    {
        GridView view;
        Settings settings;
        settings.elements = 1000;
        settings.block = 96;
        view.setSettings(settings);
        view.resize(740, 220);
        view.show();
        QTest::keyClick(view.canvas(), Qt::Key_Home);
        QCOMPARE(view.canvas()->accessibleDescription(), QStringLiteral("thread 0 of block 0 → element 0"));
        QTest::keyClick(view.canvas(), Qt::Key_Down);
        QTest::keyClick(view.canvas(), Qt::Key_Right);
        QCOMPARE(view.canvas()->accessibleDescription(), QStringLiteral("thread 1 of block 1 → element 97"));
        for (const Box& box : view.canvas()->grid().scene.boxes)
            if (box.item == 421) {
                QMouseEvent move(QEvent::MouseMove, box.rect.center(), view.canvas()->mapToGlobal(box.rect.center()), Qt::NoButton, Qt::NoButton, {});
                QCoreApplication::sendEvent(view.canvas(), &move);
                break;
            }
        QCOMPARE(view.canvas()->accessibleDescription(), QStringLiteral("thread 37 of block 4 → element 421"));
    }

    void themesChangeWhileShown()
    {
        const QImage light = canvas()->grab().toImage();
        m_view->setTheme(darkTheme());
        const QImage dark = canvas()->grab().toImage();
        QVERIFY(light != dark);
        m_view->setTheme(scaled(darkTheme(), 1.5));
        QVERIFY(canvas()->minimumSizeHint().height() > 120);
    }
};

QTEST_MAIN(TimelineViewTest)
#include "timelineview_test.moc"
