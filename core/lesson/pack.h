// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Which lessons are in a folder that somebody chose?

#include "lesson/error.h"

#include <QStringList>

#include <variant>

namespace roundtrip {

struct Pack {
    static constexpr int mostLessons = 100;

    QString root; // the folder that holds them, with every link resolved
    QStringList lessons; // names of their folders in it, in order
    bool hasGlossary = false; // a folder "glossary" in it
    bool operator==(const Pack&) const = default;
};

/// `path` is one lesson, or a folder of lessons; the path itself may be a link, nothing in it may. Whether the lessons
/// are any good is not looked at. What else lies in a folder of lessons is never read.
std::variant<Pack, LessonErrors> openPack(const QString& path);

/// Whether a file is an archive, by how it begins or by its name.
bool isArchive(const QString& path);

} // namespace roundtrip
