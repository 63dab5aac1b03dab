// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How does a folder of TOML and Markdown become a lesson, or a list of its mistakes?

#include "lesson/error.h"
#include "lesson/lesson.h"

#include <variant>

namespace roundtrip {

/// Steps that `language` lacks come in English. Reads regular files inside the folder, no others.
std::variant<Lesson, LessonErrors> loadLesson(const QString& folder, const QString& language = QStringLiteral("en"));

/// The lesson folders in `root`, by name: those that have a lesson.toml.
QStringList lessonFolders(const QString& root);

} // namespace roundtrip
