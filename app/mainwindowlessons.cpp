// SPDX-License-Identifier: GPL-3.0-or-later
// Which lessons does the window show, those of the program or somebody's own?
#include "mainwindow.h"

#include "widgets/banner.h"
#include "widgets/navigation.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>

namespace roundtrip {

// Those that were open last time, unless others were asked for; what stands in the way.
QStringList MainWindow::bringOwnLessons()
{
    if (m_profile.ownLessons.isEmpty() || !m_session.course().own.isEmpty())
        return {};
    Course course = loadOwnCourse(m_profile.ownLessons, m_session.course().language, m_session.course().folder);
    if (course.lessons.empty())
        return course.troubles;
    m_session.exchange(std::move(course));
    return {};
}

void MainWindow::fillLessonsMenu()
{
    QMenu* menu = m_navigation->progressMenu();
    menu->addSeparator();
    // Later, because the menu that asks for it is built anew.
    menu->addAction(tr("Open lessons…"), this, &MainWindow::chooseLessons, Qt::QueuedConnection);
    if (!m_session.course().own.isEmpty())
        menu->addAction(tr("Back to Roundtrip’s own lessons"), this, [this] { showLessons({}); }, Qt::QueuedConnection);
}

void MainWindow::chooseLessons()
{
    const QString own = m_session.course().own;
    const QString start = own.isEmpty() ? QDir::homePath() : QFileInfo(own).path();
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Open a lesson, or a folder of lessons"), start);
    if (!folder.isEmpty())
        showLessons(folder);
}

void MainWindow::showLessons(const QString& own)
{
    const Course& now = m_session.course();
    Course course = own.isEmpty() ? loadCourse(now.folder, now.language) : loadOwnCourse(own, now.language, now.folder);
    if (course.lessons.empty()) {
        for (const QString& trouble : course.troubles)
            m_banner->offer(trouble, {});
        return;
    }
    setFocus(); // what is being typed is taken over first
    save();
    m_profile = profile();
    m_nextDay.reset();
    m_session.exchange(std::move(course));
    build();
    m_session.restore(m_profile.lessons, openedLast());
    m_file.begin(profile());
    m_profile.ownLessons = m_session.course().own;
    if (!own.isEmpty())
        m_banner->offer(tr("The lessons in %1 are open. What you do in them is kept apart from Roundtrip’s own.").arg(QDir::toNativeSeparators(own)), {});
    openLesson(m_session.lessonIndex());
}

QString MainWindow::openedLast() const
{
    return m_session.course().own.isEmpty() ? m_profile.lesson : m_profile.ownLesson;
}

} // namespace roundtrip
