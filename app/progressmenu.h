// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What can a learner do with all of the progress: begin a lesson again, give it to a teacher, take it along?

#include "profile.h"
#include "session.h"

#include <QMenu>

namespace roundtrip {

class Banner;

class ProgressMenu : public QObject {
    Q_OBJECT
public:
    // Fills the menu. `profile` tells what there is now.
    ProgressMenu(QMenu* menu, Session& session, Banner& banner, std::function<Profile()> profile, QWidget* window);

    void saveCopy();

signals:
    void nameGiven(const QString& name);
    void brought(const roundtrip::Profile& profile); // to be adopted
    void saved(const QString& path);                 // a file, wherever the learner wanted it
    void cleared(const QString& lesson, const roundtrip::Kept& before); // id; what there was until now

private:
    void addLessons(QMenu* menu);
    void reset(std::size_t lesson);
    void exportResults();
    void bringAlong();

    Session& m_session;
    Banner& m_banner;
    std::function<Profile()> m_profile;
    QWidget* m_window;
};

} // namespace roundtrip
