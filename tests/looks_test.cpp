// SPDX-License-Identifier: GPL-3.0-or-later
// Is everything to be seen, at every size and in every language?
#include "layoutfaults.h"
#include "openwindow.h"
#include "trials/trial.h"
#include "widgets/editor.h"
#include "widgets/timelinecanvas.h"

using namespace roundtrip;

class LooksTest : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder;
    std::unique_ptr<OpenWindow> m_open;

    void check(const QString& where)
    {
        const QStringList faults = layoutFaults(m_open->window) + pagesThatScrollSideways(m_open->window);
        if (!faults.isEmpty())
            m_faults += where + QStringLiteral(":\n  ") + faults.mid(0, 6).join(QStringLiteral("\n  "));
    }
    QStringList m_faults;

private slots:
    void initTestCase()
    {
        m_open = std::make_unique<OpenWindow>(m_folder.filePath(QStringLiteral("profile.json")));
        QVERIFY(m_open->ready());
        for (const std::size_t lesson : {0u, 1u, 3u}) { // with results to show
            m_open->open(lesson);
            QTest::keyClick(&m_open->window, Qt::Key_R, Qt::ControlModifier);
            QVERIFY(m_open->idle());
        }
    }
    void cleanupTestCase() { m_open.reset(); }

    void nothingIsCutOff_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        for (const char* language : {"en", "it", "sv", "tr"})
            for (const QSize size : {QSize(1024, 640), QSize(1360, 860), QSize(1920, 1080), QSize(2560, 1440)})
                QTest::addRow("%s %dx%d", language, size.width(), size.height()) << QString::fromLatin1(language) << size;
    }
    void nothingIsCutOff()
    {
        QFETCH(QString, language);
        QFETCH(QSize, size);
        m_faults.clear();
        m_open->window.setLanguage(language);
        m_open->window.resize(size);
        m_open->settle();
        QCOMPARE(m_open->window.size(), size); // nothing asks for more
        m_open->window.showHonesty(true);
        m_open->settle();
        check(QStringLiteral("first page"));
        m_open->window.showHonesty(false);
        for (std::size_t lesson = 0; lesson < m_open->session.course().lessons.size(); ++lesson) {
            const std::size_t steps = m_open->session.course().lessons[lesson].steps.size();
            for (std::size_t step = 0; step < (size.width() == 1024 ? steps : 1); ++step) {
                m_open->open(lesson, step);
                QVERIFY(m_open->idle());
                check(QStringLiteral("lesson %1, step %2").arg(lesson + 1).arg(step + 1));
            }
        }
        QVERIFY2(m_faults.isEmpty(), qPrintable(m_faults.join(QLatin1Char('\n'))));
    }

    void tablesFitToo()
    {
        m_open->window.setLanguage(QStringLiteral("en"));
        m_open->window.resize(1024, 640);
        m_faults.clear();
        m_open->open(3);
        QPushButton* asTable = m_open->button(QStringLiteral("Show as table"));
        QVERIFY(asTable);
        asTable->click();
        m_open->settle();
        check(QStringLiteral("as a table"));
        asTable->click();
        QVERIFY2(m_faults.isEmpty(), qPrintable(m_faults.join(QLatin1Char('\n'))));
    }

    // Where a language is written from right to left the page is mirrored; time and code are not.
    void timeRunsFromLeftToRightInEveryLanguage()
    {
        m_open->window.setLanguage(QStringLiteral("en"));
        m_open->window.resize(1360, 860);
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        m_faults.clear();
        for (const std::size_t lesson : {0u, 1u, 2u, 3u}) {
            m_open->open(lesson);
            check(QStringLiteral("lesson %1").arg(lesson + 1));
        }
        QCOMPARE(m_open->window.layoutDirection(), Qt::RightToLeft);
        auto* canvas = m_open->shown<TimelineCanvas>();
        QCOMPARE(canvas->layoutDirection(), Qt::LeftToRight);
        const TimelineScene& timeline = canvas->timeline();
        QVERIFY(timeline.xOf(canvas->index().wall) > timeline.xOf(0));
        m_open->open(2);
        QCOMPARE(m_open->shown<Editor>()->layoutDirection(), Qt::LeftToRight);
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
        m_open->settle();
        QVERIFY2(m_faults.isEmpty(), qPrintable(m_faults.join(QLatin1Char('\n'))));
    }

    // The geometry of a window far beyond the only screen there is now.
    void aVanishedMonitorLosesNoWindow()
    {
        const QString path = m_folder.filePath(QStringLiteral("far.json"));
        QByteArray geometry;
        {
            QWidget far;
            far.setGeometry(5000, 4000, 1360, 860);
            geometry = far.saveGeometry();
        }
        {
            Profile profile;
            profile.geometry = geometry;
            profile.greeted = true;
            ProfileFile file(path);
            file.begin({});
            file.save(profile);
        }
        OpenWindow open(path);
        open.settle();
        const QRect seen = open.window.screen()->availableGeometry() & open.window.frameGeometry();
        QVERIFY2(seen.width() >= 200 && seen.height() >= 100,
            qPrintable(QStringLiteral("%1 %2").arg(open.window.x()).arg(open.window.y())));
    }

    // Nothing ticks where nobody sees it, or when it has come to its end.
    void hiddenPagesAreIdle()
    {
        OpenWindow open(m_folder.filePath(QStringLiteral("idle.json")));
        QVERIFY(open.ready());
        const auto ticking = [&open] {
            QStringList names;
            for (const QTimer* timer : open.window.findChildren<QTimer*>())
                if (timer->isActive() && !timer->isSingleShot())
                    names += QString::fromLatin1(timer->parent()->parent() ? timer->parent()->parent()->metaObject()->className() : "?");
            return names;
        };
        std::size_t trials = 0;
        const auto& lessons = open.session.course().lessons;
        for (std::size_t lesson = 0; lesson < lessons.size(); ++lesson)
            for (std::size_t step = 0; step < lessons[lesson].steps.size(); ++step) {
                const Experiment kind = lessons[lesson].steps[step].action.experiment;
                if (!isTrial(kind))
                    continue;
                open.open(lesson, step);
                open.session.start(kind);
                QVERIFY(open.idle());
                ++trials;
                open.open((lesson + 1) % lessons.size());
                QVERIFY2(ticking().isEmpty(), qPrintable(ticking().join(QLatin1Char(' '))));
            }
        QVERIFY(trials > 0);
        open.open(3);
        open.session.start(Experiment::Run);
        QVERIFY(open.idle());
        QTest::keyClick(&open.window, Qt::Key_Space, Qt::ControlModifier); // replays
        QVERIFY(!ticking().isEmpty());
        open.window.hide(); // as minimizing does
        QVERIFY2(ticking().isEmpty(), qPrintable(ticking().join(QLatin1Char(' '))));
    }
};

QTEST_MAIN(LooksTest)
#include "looks_test.moc"
