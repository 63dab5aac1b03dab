// SPDX-License-Identifier: GPL-3.0-or-later
// What does the window keep of the learner, and what does it offer to do with it?
#include "mainwindow.h"

#include "progress.h"
#include "progressmenu.h"
#include "widgets/banner.h"
#include "widgets/navigation.h"

#include <QUuid>

#include <algorithm>

namespace roundtrip {

// After everything was brought back, before the learner does anything.
void MainWindow::startDay()
{
    m_file.begin(profile());
    const QDate today = QDate::currentDate();
    m_nextDay = nextDayLesson(
        m_session.course().lessons, m_session.kept(), m_session.lesson().id, m_profile.lastDay, today);
    m_profile.lastDay = today;
    if (m_profile.id.isEmpty())
        m_profile.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    offerNextDay();
}

void MainWindow::fillProgressMenu()
{
    m_progress = new ProgressMenu(m_navigation->progressMenu(), m_session, *m_banner, [this] { return profile(); }, this);
    connect(m_progress, &ProgressMenu::brought, this, &MainWindow::adopt);
    connect(m_progress, &ProgressMenu::nameGiven, this, [this](const QString& name) {
        m_profile.name = name;
        saveSoon();
    });
    connect(m_progress, &ProgressMenu::saved, this, &MainWindow::noteSaved);
    connect(m_progress, &ProgressMenu::cleared, this, [this](const QString& lesson, const Kept& before) {
        m_cleared[lesson] = before;
        offerUndo(lesson);
    });
}

// It stands until it is taken or closed, also in another language.
void MainWindow::offerUndo(const QString& lesson)
{
    const auto& lessons = m_session.course().lessons;
    const auto place = std::find_if(lessons.begin(), lessons.end(), [&](const Lesson& one) { return one.id == lesson; });
    if (place == lessons.end())
        return;
    const auto bringBack = [this, lesson] {
        m_session.restore({{lesson, m_cleared[lesson]}}, m_session.lesson().id);
        m_cleared.erase(lesson);
    };
    m_banner->offer(tr("Lesson %1 begins again: its steps, guesses, answers and texts were cleared.").arg(place - lessons.begin() + 1),
        {{tr("Undo"), bringBack}, {tr("Close"), [this, lesson] { m_cleared.erase(lesson); }}}, false);
}

void MainWindow::adopt(const Profile& profile)
{
    m_profile.id = profile.id;
    m_profile.name = profile.name;
    m_profile.lessons = profile.lessons;
    for (std::size_t i = 0; i < m_pages.size(); ++i)
        m_session.reset(i); // what the profile does not have is not there
    m_session.restore(profile.lessons, m_session.lesson().id);
}

void MainWindow::offerNextDay()
{
    if (!m_nextDay)
        return;
    const auto ask = [this] {
        const std::size_t lesson = *std::exchange(m_nextDay, std::nullopt);
        const auto& steps = m_session.course().lessons[lesson].steps;
        const auto page = std::find_if(steps.begin(), steps.end(), [](const Step& step) { return step.part == Part::After; });
        m_session.openLesson(lesson);
        m_session.openStep(static_cast<std::size_t>(page - steps.begin()));
    };
    m_banner->offer(tr("Five quick questions from yesterday? Remembering is what makes it last."),
        {{tr("Ask me"), ask}, {tr("Not now"), [this] { m_nextDay.reset(); }}}, false);
}

Profile MainWindow::profile() const
{
    Profile now = m_profile;
    for (auto& [id, kept] : m_session.kept())
        now.lessons[id] = kept; // those of other courses stay
    (m_session.course().own.isEmpty() ? now.lesson : now.ownLesson) = m_session.lesson().id;
    return now;
}

// Soon after the first of many changes, not after the last: typing and scrolling need not end before.
void MainWindow::saveSoon()
{
    if (!m_saveSoon.isActive())
        m_saveSoon.start();
}

void MainWindow::save()
{
    m_saveSoon.stop();
    if (!m_presenting)
        m_profile.geometry = saveGeometry();
    if (const auto trouble = m_file.save(profile())) // what could not be written is in the next save
        m_banner->say(*trouble, {{tr("Save as a file…"), [this] { m_progress->saveCopy(); }}});
}

} // namespace roundtrip
