// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What is kept between two starts, and how does it survive a crash, a full disk and a broken file?

#include "lessonstate.h"

#include <QByteArray>
#include <QString>

#include <map>
#include <optional>

namespace roundtrip {

struct Profile {
    std::map<QString, Kept> lessons; // by lesson id
    QString lesson;                  // id of the open one
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

QByteArray toJson(const Profile& profile);
std::optional<Profile> profileFromJson(const QByteArray& json);

class ProfileFile {
public:
    // The place that the desktop gives: ROUNDTRIP_PROFILE, else the user's configuration folder.
    static QString defaultPath();
    explicit ProfileFile(QString path = defaultPath());

    struct Loaded {
        Profile profile;
        QString notice; // a sentence for the learner where something was wrong
    };
    // A file that cannot be read is set aside with its date, and the generation before it is tried.
    Loaded load();
    // Atomic, keeps the generation before; writes nothing when nothing changed. The sentence says why it failed.
    std::optional<QString> save(const Profile& profile);

private:
    Loaded read() const;

    QString m_path;
    QByteArray m_written;
};

} // namespace roundtrip
