// SPDX-License-Identifier: GPL-3.0-or-later
// What is said, explained and taken away: results as sentences, devices and versions, pictures without a dialog.
#include "devicepage.h"
#include "openwindow.h"
#include "samplerun.h"
#include "spokentext.h"
#include "sweep.h"
#include "takeaway.h"
#include "widgets/announcer.h"
#include "widgets/chartwidget.h"
#include "widgets/tableview.h"
#include "widgets/timelinecanvas.h"
#include "widgets/topbar.h"

using namespace roundtrip;

class AccessTest : public QObject {
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> m_folder;
    QString profile() const { return m_folder->filePath(QStringLiteral("profile.json")); }
    static QAction* actionOf(QMenu* menu, const QString& text)
    {
        for (QAction* action : menu->actions())
            if (action->text() == text)
                return action;
        return nullptr;
    }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void devicesAndDriversAreExplained()
    {
        OpenWindow open(profile());
        QVERIFY(open.ready());
        QMenu* help = open.window.findChild<TopBar*>()->helpMenu();
        QAction* devices = actionOf(help, QStringLiteral("Devices and drivers"));
        QVERIFY(devices);
        devices->trigger();
        const QPointer<QDialog> dialog = open.window.findChild<QDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        const QString text = dialog->findChild<QTextBrowser*>()->toPlainText();
        for (const char* part : {"In use: PoCL · AMD EPYC 7B13", "Other processor", "ssh lab roundtrip-engine", "srun -u", "intel-opencl-icd"})
            QVERIFY2(text.contains(QString::fromUtf8(part)), qPrintable(text));
        QTest::keyClick(dialog.data(), Qt::Key_Escape);
        QVERIFY(!dialog || !dialog->isVisible()); // it deletes itself
    }

    void everyResultIsSaidOnce()
    {
        OpenWindow open(profile());
        QVERIFY(open.ready());
        open.open(3);
        auto* announcer = open.window.findChild<Announcer*>();
        QVERIFY(announcer);
        struct Watch : QObject {
            int shown = 0;
            bool eventFilter(QObject*, QEvent* event) override
            {
                shown += event->type() == QEvent::Show;
                return false;
            }
        } watch;
        announcer->installEventFilter(&watch);
        open.session.start(Experiment::Run);
        QVERIFY(open.idle());
        QCOMPARE(watch.shown, 1);
        QVERIFY2(announcer->accessibleName().contains(QStringLiteral("of the time moved data")), qPrintable(announcer->accessibleName()));
        QVERIFY(announcer->isVisible());

        // A slider's runs are not said.
        Settings settings = open.session.settings();
        settings.elements = 1 << 16; // cheap enough to follow at once
        const std::uint32_t before = open.session.state().results.run->number;
        open.session.set(settings);
        QVERIFY(comes([&] { return open.session.state().results.run->number != before; }));
        QCOMPARE(watch.shown, 1);

        // A sweep is one result, however many points it has.
        open.open(0);
        open.session.start(Experiment::SweepElements);
        QVERIFY(open.idle());
        QCOMPARE(watch.shown, 2);
        const Results& results = open.session.state().results;
        QCOMPARE(announcer->accessibleName(), spokenResult(results, Experiment::SweepElements, QLocale()));
        for (const QString& note : chartOf(SweepOver::Elements, results.elementSweep, QLocale(), Marks::None).notes)
            QVERIFY2(announcer->accessibleName().contains(note), qPrintable(note));
    }

    void chartsAreTablesToo()
    {
        OpenWindow open(profile());
        QVERIFY(open.ready());
        open.open(0);
        open.session.start(Experiment::SweepElements);
        QVERIFY(open.idle());
        open.settle();
        auto* chart = open.shown<ChartWidget>();
        QVERIFY(chart && !chart->chart().isEmpty());
        QPushButton* asTable = open.button(QStringLiteral("Show as table"));
        QVERIFY(asTable);
        asTable->setFocus();
        QTest::keyClick(asTable, Qt::Key_Space);
        open.settle();
        QVERIFY(!chart->isVisible());
        auto* table = open.shown<TableView>();
        QVERIFY(table);
        QCOMPARE(table->columnCount(), static_cast<int>(chart->chart().series.size()) + 1);
        QCOMPARE(table->rowCount(), static_cast<int>(chart->chart().series.front().points.size()));
        QTest::keyClick(asTable, Qt::Key_Space);
        QVERIFY(chart->isVisible());
    }

    void picturesAreCopied()
    {
        OpenWindow open(profile());
        QVERIFY(open.ready());
        QGuiApplication::clipboard()->clear();
        open.open(3);
        open.session.start(Experiment::Run);
        QVERIFY(open.idle());
        const auto holdsPicture = [] {
            const QMimeData* data = QGuiApplication::clipboard()->mimeData();
            return data && data->hasImage() && data->data(QStringLiteral("image/svg+xml")).contains("<svg");
        };
        auto* canvas = open.shown<TimelineCanvas>();
        canvas->setFocus();
        QTest::keyClick(canvas, Qt::Key_C, Qt::ControlModifier);
        QVERIFY(holdsPicture());
        QGuiApplication::clipboard()->clear();
        QTest::keyClick(&open.window, Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(holdsPicture());

        open.open(0);
        open.session.start(Experiment::SweepElements);
        QVERIFY(open.idle());
        QGuiApplication::clipboard()->clear();
        auto* chart = open.shown<ChartWidget>();
        chart->setFocus();
        QTest::keyClick(chart, Qt::Key_C, Qt::ControlModifier);
        QVERIFY(holdsPicture());
        QCOMPARE(chart->actions().value(0)->text(), QStringLiteral("Copy picture")); // and its context menu
    }

    void whatIsDraggedIsAFileToo()
    {
        const Run run = sampleRun();
        const Takeable takeable{QStringLiteral("a/b: c?"), [&run](ExportFormat format) { return encodeRun(run, format); }};
        const auto data = mimeOf(takeable, m_folder->path());
        QVERIFY(data && data->hasImage());
        QCOMPARE(data->urls().size(), 1);
        const QFileInfo file(data->urls().front().toLocalFile());
        QCOMPARE(file.path(), m_folder->path());
        QVERIFY(!QImage(file.filePath()).isNull());
        QVERIFY(!mimeOf({}));
        Run nothing;
        QVERIFY(!mimeOf({QStringLiteral("x"), [&nothing](ExportFormat format) { return encodeRun(nothing, format); }}));
        QVERIFY(!mimeOf(takeable, QStringLiteral("/nowhere"))->hasUrls()); // still a picture
    }

    void failedDriversAreNamed()
    {
        DeviceList list;
        list.searched = "/etc/OpenCL/vendors";
        list.driverFiles = {"good.icd", "<bad>.icd"};
        list.environment = {"OCL_ICD_VENDORS=/x"};
        list.troubles.push_back({DriverTrouble::Kind::Crashed, "<bad>.icd"});
        const QString html = htmlOf(devicePage(list, {}, nullptr, QLocale::c()));
        QVERIFY(html.contains(QStringLiteral("• &lt;bad&gt;.icd")));
        QVERIFY(html.contains(sentence(list.troubles[0]).toHtmlEscaped()));
        QVERIFY(html.contains(QStringLiteral("OCL_ICD_VENDORS=/x")));
        QVERIFY(!html.contains(QStringLiteral("None of them failed")));
        const auto without = devicePage({}, Failure{FailureCode::EngineMissing}, nullptr, QLocale::c());
        QVERIFY(!without.front().lines.isEmpty());
        QVERIFY(without.size() >= 3); // how to get a device stands there all the same
    }

    void versionsAreSaid()
    {
        OpenWindow open(profile());
        QVERIFY(open.ready());
        actionOf(open.window.findChild<TopBar*>()->helpMenu(), QStringLiteral("About Roundtrip"))->trigger();
        auto* dialog = open.window.findChild<QDialog*>();
        QVERIFY(dialog);
        QStringList said;
        for (const QLabel* label : dialog->findChildren<QLabel*>())
            said += label->text();
        for (const QString& part : {QStringLiteral(ROUNDTRIP_VERSION), QString::fromLatin1(qVersion()), QStringLiteral("Portable Computing Language, OpenCL 3.0")})
            QVERIFY2(said.contains(part), qPrintable(part));
    }

    void aLongTitleEndsInDots()
    {
        OpenWindow open(profile());
        QVERIFY(open.ready());
        open.window.resize(1024, 640);
        open.open(3);
        QLabel* title = nullptr;
        for (QLabel* label : open.window.findChildren<QLabel*>())
            if (label->property("role") == QStringLiteral("lesson"))
                title = label;
        QVERIFY(title);
        QHelpEvent tip(QEvent::ToolTip, {}, {});
        QCoreApplication::sendEvent(title, &tip);
        QCOMPARE(title->toolTip(), title->text());
    }
};

QTEST_MAIN(AccessTest)
#include "access_test.moc"
