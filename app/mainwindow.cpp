// SPDX-License-Identifier: GPL-3.0-or-later
#include "mainwindow.h"

#include "help.h"
#include "honesty.h"
#include "language.h"
#include "pages/honestypage.h"
#include "pages/lessonpage.h"
#include "pages/trialpicture.h"
#include "progress.h"
#include "resultspeaker.h"
#include "statustext.h"
#include "widgets/announcer.h"
#include "widgets/banner.h"
#include "widgets/devicebadge.h"
#include "widgets/icon.h"
#include "widgets/navigation.h"
#include "widgets/reader.h"
#include "widgets/roles.h"
#include "widgets/topbar.h"

#include <QAction>
#include <QApplication>
#include <QFileInfo>
#include <QLabel>
#include <QMenu>
#include <QScreen>
#include <QStackedLayout>
#include <QVBoxLayout>

namespace roundtrip {
namespace {

constexpr int foldWidth = 1100, saveDelayMs = 300;
constexpr int titleHeight = 32;           // of the frame around a window, about
constexpr qreal presentationScale = 1.5; // where the screen has room for it
constexpr qreal leastPageWidth = 976;    // of reader and experiment, at scale 1
const std::vector<ExportFormat> runFormats{ExportFormat::Png, ExportFormat::Svg, ExportFormat::Pdf, ExportFormat::Csv,
    ExportFormat::Json, ExportFormat::Trace};

QStringList titlesOf(const Course& course)
{
    QStringList titles;
    for (const Lesson& lesson : course.lessons)
        titles += lesson.title;
    return titles;
}

} // namespace

MainWindow::MainWindow(Session& session, ProfileFile& file, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_file(file)
{
    installRoles();
    setWindowTitle(tr("Roundtrip"));
    setWindowIcon(programIcon());
    setMinimumSize(1024, 600);
    const ProfileFile::Loaded loaded = m_file.load();
    m_profile = loaded.profile;
    m_coach.setOn(m_profile.coach);
    const QStringList troubles = bringOwnLessons();
    startInLanguage();
    m_session.devices().choose(m_profile.device);
    m_session.restore(m_profile.lessons, openedLast());

    auto* frame = new QVBoxLayout(this);
    frame->setContentsMargins(0, 0, 0, 0);
    build();
    m_banner->say(loaded.notice);
    for (const QString& trouble : troubles)
        m_banner->say(trouble);
    addShortcuts();
    connect(&m_session.devices(), &DeviceChoice::changed, this, &MainWindow::showDevices);
    m_saveSoon.setSingleShot(true);
    m_saveSoon.setInterval(saveDelayMs);
    connect(&m_saveSoon, &QTimer::timeout, this, &MainWindow::save);
    connect(&m_session, &Session::changed, this, &MainWindow::refresh);
    connect(&m_session, &Session::activityChanged, this, &MainWindow::refreshStatus);
    connect(&m_session, &Session::resultsChanged, this, &MainWindow::refreshStatus);
    connect(&m_session, &Session::keptChanged, this, &MainWindow::saveSoon);
    connect(new ResultSpeaker(session, this), &ResultSpeaker::spoken, new Announcer(this), &Announcer::say);
    startDay();
    m_session.openLesson(m_session.lessonIndex());
    showHonesty(!m_profile.greeted);
    if (!restoreGeometry(m_profile.geometry))
        resize(1360, 860);
    resize(size().boundedTo(screen()->availableSize() - QSize(0, titleHeight))); // the screen may be another one
    setFocus(); // keys work at once, and no ring is drawn before the first Tab
}

void MainWindow::startInLanguage()
{
    const QString language = languageName(m_profile.language).isEmpty() ? systemLanguage() : m_profile.language;
    speak(*qApp, language, m_profile.dialect);
    setLocale(QLocale());
    if (language != m_session.course().language)
        m_session.adopt(inLanguage(m_session.course(), language));
}

void MainWindow::setLanguage(const QString& code)
{
    if (code == m_session.course().language)
        return;
    setFocus(); // what is being typed is taken over first
    Course course = inLanguage(m_session.course(), code);
    const QStringList troubles = course.troubles;
    if (!m_session.adopt(std::move(course))) {
        for (const QString& trouble : troubles)
            m_banner->say(trouble);
        return;
    }
    m_profile.language = code;
    speak(*qApp, code, m_profile.dialect);
    setLocale(QLocale());
    build();
    refresh();
}

void MainWindow::build()
{
    delete m_content;
    m_content = new QWidget(this);
    layout()->addWidget(m_content);
    m_bar = new TopBar(m_content);
    m_banner = new Banner(m_content);
    m_navigation = new Navigation(titlesOf(m_session.course()), m_content);
    m_stack = new QStackedLayout;
    m_honesty = new HonestyPage(m_content);
    m_stack->addWidget(m_honesty);
    connect(m_honesty, &HonestyPage::done, this, [this] { showHonesty(false); });
    m_pages.assign(m_session.course().lessons.size(), nullptr);
    m_status = new QLabel(m_content);
    for (const QString& trouble : m_session.course().troubles)
        m_banner->say(trouble);
    layOut();
    fillExportMenu();
    fillHelpMenu();
    fillProgressMenu();
    fillLessonsMenu();
    connectBar();
    showDevices();
    offerNextDay();
    for (const auto& [lesson, before] : m_cleared)
        offerUndo(lesson);
    applyTheme();
}

void MainWindow::layOut()
{
    m_status->setProperty("role", "status");
    m_status->setContentsMargins(16, 0, 16, 0);
    m_status->setMinimumHeight(24);
    m_status->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_status->setTextFormat(Qt::PlainText);
    auto* body = new QHBoxLayout;
    body->setSpacing(0);
    body->addWidget(m_navigation);
    body->addLayout(m_stack, 1);
    auto* column = new QVBoxLayout(m_content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_bar);
    column->addWidget(m_banner);
    column->addLayout(body, 1);
    column->addWidget(m_status);
    m_navigation->setFolded(width() < foldWidth);
    m_navigation->setVisible(!m_presenting);
}

void MainWindow::addShortcuts()
{
    const auto add = [this](const QList<QKeySequence>& keys, auto&& handler) {
        auto* action = new QAction(this);
        action->setShortcuts(keys);
        connect(action, &QAction::triggered, this, handler);
        addAction(action);
        return action;
    };
    add({Qt::CTRL | Qt::Key_R}, [this] {
        showHonesty(false);
        page()->run();
    });
    add({Qt::CTRL | Qt::Key_E}, [this] { exportRun(runFormats); });
    add({Qt::CTRL | Qt::SHIFT | Qt::Key_C}, [this] { page()->copyTimeline(); });
    add({Qt::ALT | Qt::Key_Left, Qt::CTRL | Qt::Key_PageUp}, [this] { goTo(-1); });
    add({Qt::ALT | Qt::Key_Right, Qt::CTRL | Qt::Key_PageDown}, [this] { goTo(1); });
    add({Qt::Key_PageUp}, [this] { page()->reader()->pageBack(); });
    add({Qt::Key_PageDown}, [this] { m_honest ? showHonesty(false) : page()->reader()->pageOn(); });
    add({Qt::Key_F1}, [this] { showShortcuts(this); });
    add({Qt::Key_F11}, [this] { setPresenting(!m_presenting); });
    add({Qt::CTRL | Qt::Key_Space}, [this] { page()->replay(); });
    for (std::size_t lesson = 0; lesson < 9; ++lesson)
        add({Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + lesson)}, [this, lesson] { openLesson(lesson); });
    // Esc belongs to the editor and to menus, except while there is something to stop.
    QAction* stop = add({Qt::Key_Escape}, [this] { m_session.activity() ? m_session.stop() : setPresenting(false); });
    stop->setEnabled(false);
    connect(&m_session, &Session::activityChanged, stop,
        [this, stop] { stop->setEnabled(m_session.activity() || m_presenting); });
}

void MainWindow::fillExportMenu()
{
    QMenu* menu = m_bar->exportMenu();
    for (const ExportFormat format : runFormats)
        menu->addAction(isPicture(format) ? tr("Timeline as %1…").arg(formatTitle(format))
                                          : tr("This run as %1…").arg(formatTitle(format)),
            this, [this, format] { exportRun({format}); });
    menu->addAction(tr("Copy the timeline"), this, [this] { page()->copyTimeline(); });
    const QList<QAction*> ofTheRun = menu->actions();
    menu->addSeparator();
    QAction* picture = menu->addAction(tr("The picture of this step…"), this, [this] { page()->trial()->exportShown(); });
    connect(menu, &QMenu::aboutToShow, this, [this, ofTheRun, picture] {
        for (QAction* action : ofTheRun)
            action->setEnabled(m_session.state().results.run.has_value());
        picture->setEnabled(!m_honest && page()->trial()->canExport());
    });
}

void MainWindow::connectBar()
{
    connect(m_navigation, &Navigation::lessonWanted, this, [this](int lesson) { openLesson(static_cast<std::size_t>(lesson)); });
    connect(m_bar, &TopBar::themeWanted, this, &MainWindow::setDark);
    connect(m_bar, &TopBar::reducedMotionWanted, this, &MainWindow::setReducedMotion);
    m_bar->setReducedMotion(m_profile.reduceMotion);
    connect(m_bar, &TopBar::coachWanted, this, &MainWindow::setCoach);
    m_bar->setCoach(m_profile.coach);
    // Later, because the menu that asks for it is built anew.
    connect(m_bar, &TopBar::languageWanted, this, &MainWindow::setLanguage, Qt::QueuedConnection);
    m_bar->setLanguage(m_session.course().language);
    connect(m_bar, &TopBar::dialectWanted, this, &MainWindow::setDialect, Qt::QueuedConnection);
    m_bar->setDialect(m_profile.dialect);
    DeviceBadge* badge = m_bar->badge();
    connect(badge, &DeviceBadge::deviceWanted, &m_session.devices(), &DeviceChoice::choose);
    connect(badge, &DeviceBadge::searchWanted, &m_session.devices(), &DeviceChoice::searchAgain);
    connect(badge, &DeviceBadge::explanationWanted, this, [this] { showHonesty(true); });
}

void MainWindow::showDevices()
{
    const DeviceChoice& devices = m_session.devices();
    m_bar->badge()->setDevices(devices.list(), devices.device(), devices.failure().has_value());
    if (devices.wishMissing() && devices.device())
        m_banner->say(tr("The device that you chose last time is not here now. Everything runs on %1 until it is back.")
                          .arg(badgeText(*devices.device())));
    if (devices.list())
        for (const DriverTrouble& trouble : devices.list()->troubles)
            if (!devices.list()->devices.empty()) // else the page itself says so
                m_banner->say(sentence(trouble));
    m_profile.device = devices.wish();
}

LessonPage* MainWindow::page()
{
    LessonPage*& page = m_pages[m_session.lessonIndex()];
    if (!page) {
        page = new LessonPage(m_session, m_session.lessonIndex(), m_coach, this);
        page->setTheme(m_theme);
        page->setReducedMotion(m_profile.reduceMotion);
        page->setDialect(m_profile.dialect);
        connect(page, &LessonPage::coachOffWanted, this, [this] { setCoach(false); });
        connect(page, &LessonPage::runExportWanted, this, [this] { exportRun(runFormats); });
        connect(page, &LessonPage::chartExportWanted, this, &MainWindow::exportChart);
        connect(page, &LessonPage::trialExportWanted, this, &MainWindow::exportTrial);
        m_stack->addWidget(page);
    }
    return page;
}

void MainWindow::openLesson(std::size_t lesson)
{
    if (lesson >= m_pages.size())
        return;
    showHonesty(false);
    m_session.openLesson(lesson);
}

void MainWindow::showHonesty(bool shown)
{
    m_honest = shown;
    m_profile.greeted = m_profile.greeted || !shown;
    m_behind = {m_session.lessonIndex(), m_session.stepIndex()};
    refresh();
}

void MainWindow::fillHonesty()
{
    const DeviceChoice& devices = m_session.devices();
    const Device* device = m_session.device();
    const bool searching = !devices.list() && !devices.failure();
    const QString way = m_profile.greeted ? tr("Back to the lesson") : tr("Begin lesson %1").arg(m_session.lessonIndex() + 1);
    m_honesty->show(device ? honestyOf(*device, locale()) : honestyWithoutDevice(searching), device ? badgeText(*device) : QString(), way);
}

void MainWindow::refresh()
{
    if (m_honest && m_behind != std::pair{m_session.lessonIndex(), m_session.stepIndex()})
        return showHonesty(false); // the learner went on by another way
    LessonPage* open = page();
    if (m_honest)
        fillHonesty();
    m_stack->setCurrentWidget(m_honest ? static_cast<QWidget*>(m_honesty) : open);
    const int lesson = static_cast<int>(m_session.lessonIndex());
    m_navigation->setOpen(lesson);
    for (std::size_t i = 0; i < m_pages.size(); ++i)
        m_navigation->setProgress(
            static_cast<int>(i), progressOf(m_session.course().lessons[i], m_session.state(i).kept));
    m_bar->setLesson(tr("Lesson %1 · %2").arg(lesson + 1).arg(m_session.lesson().title));
    refreshStatus();
    saveSoon();
}

void MainWindow::refreshStatus()
{
    m_status->setText(statusText(m_session, locale()));
}

void MainWindow::setDark(bool dark)
{
    m_profile.dark = dark;
    applyTheme();
    saveSoon();
}

void MainWindow::setReducedMotion(bool reduced)
{
    m_profile.reduceMotion = reduced;
    for (LessonPage* page : m_pages)
        if (page)
            page->setReducedMotion(reduced);
    saveSoon();
}

void MainWindow::setCoach(bool on)
{
    m_profile.coach = on;
    m_coach.setOn(on);
    m_bar->setCoach(on);
    for (LessonPage* page : m_pages)
        if (page && !on)
            page->hushCoach();
    saveSoon();
}

void MainWindow::setDialect(const QString& dialect)
{
    setFocus(); // what is being typed is taken over first
    m_profile.dialect = dialect;
    speak(*qApp, m_session.course().language, dialect);
    build(); // what stands in pictures, charts and buttons has other words now
    refresh();
}

void MainWindow::setPresenting(bool presenting)
{
    if (presenting == m_presenting)
        return;
    m_presenting = presenting;
    presenting ? showFullScreen() : showNormal();
    m_navigation->setVisible(!presenting);
    applyTheme();
    emit m_session.activityChanged(); // Esc leaves the presentation
}

void MainWindow::applyTheme()
{
    const qreal larger = std::clamp(screen()->size().width() / leastPageWidth, 1.0, presentationScale);
    m_theme = scaled(m_profile.dark ? darkTheme() : lightTheme(), m_presenting ? larger : 1.0);
    apply(*qApp, m_theme);
    m_bar->setTheme(m_theme);
    m_navigation->setTheme(m_theme);
    for (LessonPage* page : m_pages)
        if (page)
            page->setTheme(m_theme);
}

void MainWindow::goTo(int direction)
{
    const std::size_t now = m_session.stepIndex();
    if (m_honest)
        return showHonesty(false);
    if (direction > 0 || now > 0)
        m_session.openStep(direction > 0 ? now + 1 : now - 1);
}

void MainWindow::exportRun(const std::vector<ExportFormat>& formats)
{
    const auto run = m_session.state().results.run;
    if (run)
        exportAs(QStringLiteral("roundtrip-run-%1").arg(run->number), formats,
            [&run](ExportFormat format) { return encodeRun(*run, format); });
}

void MainWindow::exportChart(const Chart& chart)
{
    exportAs(chart.title, {runFormats.begin(), runFormats.end() - 1}, // charts have no trace
        [&chart](ExportFormat format) { return encodeChart(chart, format); });
}

void MainWindow::exportTrial(const TrialFigure& figure)
{
    exportAs(figure.title, {ExportFormat::Png, ExportFormat::Svg, ExportFormat::Pdf, ExportFormat::Csv},
        [&figure](ExportFormat format) { return encodeTrial(figure, format); });
}

void MainWindow::exportAs(const QString& title, const std::vector<ExportFormat>& formats, const Encode& encode)
{
    const auto path = exportInteractively(this, title, m_profile.exportFolder, formats, encode);
    if (path)
        noteSaved(*path);
}

void MainWindow::noteSaved(const QString& path)
{
    m_profile.exportFolder = QFileInfo(path).path();
    m_status->setText(tr("Saved as %1").arg(QFileInfo(path).fileName()));
    saveSoon();
}

QString MainWindow::notice() const
{
    return m_banner->text();
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_navigation->setFolded(width() < foldWidth);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    save();
    QWidget::closeEvent(event);
}

} // namespace roundtrip
