// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What is kept of a learner between two starts, as a value?

#include "lessonstate.h"

#include <QByteArray>
#include <QDate>
#include <QString>

#include <map>

namespace roundtrip {

struct Profile {
    QString id;                      // of the learner, by chance; the same in every file that comes from this one
    QString name;                    // as the learner gave it for the results; may be empty
    std::map<QString, Kept> lessons; // by lesson id
    QString lesson;                  // id of the open one of the program's own
    QString ownLessons;              // folder of somebody's own lessons that is open; empty: none
    QString ownLesson;               // id of the open one of those
    QDate lastDay;                   // of the last start
    QString device;                  // id of the chosen one; empty: the program's own choice
    QString language;                // code of the chosen one; empty: the system's
    QString dialect;                 // whose words the lessons use; empty: their own
    bool dark = false;
    bool coach = true;               // whether it speaks
    bool greeted = false;            // has seen what this device shows
    bool reduceMotion = false;
    QString exportFolder;
    QByteArray geometry;             // of QWidget::saveGeometry

    bool operator==(const Profile&) const = default;
};

// What a learner brings along from another machine: lessons and name win over those here, sets are united, and what
// only this machine has stays.
Profile broughtTogether(const Profile& here, const Profile& brought);

} // namespace roundtrip
