// SPDX-License-Identifier: GPL-3.0-or-later
#include "progressmenu.h"

#include "exportdialog.h"
#include "learners/record.h"
#include "profilefile.h"
#include "progress.h"
#include "widgets/banner.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>

namespace roundtrip {

ProgressMenu::ProgressMenu(
    QMenu* menu, Session& session, Banner& banner, std::function<Profile()> profile, QWidget* window)
    : QObject(menu)
    , m_session(session)
    , m_banner(banner)
    , m_profile(std::move(profile))
    , m_window(window)
{
    addLessons(menu);
    menu->addSeparator();
    menu->addAction(tr("Export my results…"), this, &ProgressMenu::exportResults);
    menu->addAction(tr("Save my progress as a file…"), this, &ProgressMenu::saveCopy);
    menu->addAction(tr("Bring progress from a file…"), this, &ProgressMenu::bringAlong);
}

void ProgressMenu::addLessons(QMenu* menu)
{
    std::vector<QAction*> actions;
    for (std::size_t i = 0; i < m_session.course().lessons.size(); ++i)
        actions.push_back(menu->addAction(tr("Begin lesson %1 again").arg(i + 1), this, [this, i] { reset(i); }));
    connect(menu, &QMenu::aboutToShow, this, [this, actions] {
        for (std::size_t i = 0; i < actions.size(); ++i)
            actions[i]->setEnabled(!isUntouched(m_session.state(i).kept));
    });
}

void ProgressMenu::reset(std::size_t lesson)
{
    const QString id = m_session.course().lessons[lesson].id;
    emit cleared(id, m_session.reset(lesson));
}

void ProgressMenu::exportResults()
{
    Profile now = m_profile();
    bool wanted = false;
    now.name = QInputDialog::getText(m_window, tr("Export my results"),
        tr("Your name, for whoever reads the file. It may stay empty."), QLineEdit::Normal, now.name, &wanted).trimmed();
    if (!wanted)
        return;
    emit nameGiven(now.name);
    const LearnerRecord record = recordOf(now, QDateTime::currentDateTimeUtc());
    const QString title = now.name.isEmpty() ? QStringLiteral("roundtrip-results") : QStringLiteral("roundtrip-results-") + now.name;
    const auto path = exportInteractively(m_window, title, now.exportFolder, {ExportFormat::Csv, ExportFormat::Json},
        [&record](ExportFormat format) { return format == ExportFormat::Json ? recordToJson(record) : recordToCsv(record); });
    if (path)
        emit saved(*path);
}

void ProgressMenu::saveCopy()
{
    const Profile now = m_profile();
    const auto path = exportInteractively(m_window, QStringLiteral("roundtrip-progress"), now.exportFolder, {ExportFormat::Json},
        [&now](ExportFormat) { return profileCopy(now); });
    if (path)
        emit saved(*path);
}

void ProgressMenu::bringAlong()
{
    const Profile now = m_profile();
    const QString folder = QDir(now.exportFolder).exists() && !now.exportFolder.isEmpty() ? now.exportFolder : QDir::homePath();
    const QString path = QFileDialog::getOpenFileName(m_window, tr("Bring progress from a file"), folder, tr("Progress (*.json)"));
    if (path.isEmpty())
        return;
    const auto read = profileFromCopy(path);
    if (const auto* why = std::get_if<QString>(&read)) {
        m_banner.offer(*why, {});
        return;
    }
    emit brought(broughtTogether(now, std::get<Profile>(read)));
    m_banner.offer(tr("The progress in %1 is here now, together with yours.").arg(QFileInfo(path).fileName()),
        {{tr("Undo"), [this, now] { emit brought(now); }}});
}

} // namespace roundtrip
