// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How does a profile survive a crash, a full disk, a broken file and a second window?

#include "profileitems.h"

#include <optional>

namespace roundtrip {

class ProfileFile {
public:
    // ROUNDTRIP_PROFILE, else in the user's configuration folder; empty where there is no such folder.
    static QString defaultPath();
    static QString pathIn(const QString& folder); // of --profile
    explicit ProfileFile(QString path = defaultPath());

    struct Loaded {
        Profile profile;
        QString notice; // a sentence for the learner where something was wrong
    };
    // A file that is broken or of a newer version is set aside with its date, and the generation before it is tried.
    Loaded load();

    // This is how things stand before the learner does anything: none of it counts as a change.
    void begin(const Profile& profile);

    // Writes what has changed since begin() or the save before, together with what others have written meanwhile;
    // atomic, keeps the generation before, and writes nothing when nothing changed. The sentence says what went wrong;
    // what could not be written is written the next time.
    std::optional<QString> save(const Profile& profile);

private:
    struct Read {
        Items items;
        QByteArray content; // as it is in the file
        QString notice;
        bool inTheWay = false; // unreadable, and could not be set aside
    };
    Read read() const;
    std::optional<QString> write();
    QString cannotSave(const QString& reason) const;

    QString m_path;
    Items m_items;  // the last known ones, with this window's changes
    Values m_known; // the profile's, when it was saved last
    bool m_unsaved = false;
};

// A profile as a file of its own, to take along; and from one. Not the learner's own file: nothing is set aside.
QByteArray profileCopy(const Profile& profile);
std::variant<Profile, QString> profileFromCopy(const QString& path); // or why not

} // namespace roundtrip
