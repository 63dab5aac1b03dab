// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How does a folder of TOML and Markdown become a lesson, or a list of its mistakes?

#include "lesson/error.h"
#include "lesson/lesson.h"
#include "lesson/terms.h"

#include <variant>

namespace roundtrip {

/// Steps that `language` lacks, or that were made from other English words, come in English (Wording).
/// Reads regular files inside the folder, no others. Links to terms have to lead to one of `terms`, if there are any.
std::variant<Lesson, LessonErrors> loadLesson(const QString& folder, const QString& language = QStringLiteral("en"),
                                              const Terms& terms = {});

} // namespace roundtrip
