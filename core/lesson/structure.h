// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What does lesson.toml say, before any words are put in?

#include "lesson/folder.h"
#include "lesson/lesson.h"

#include <map>
#include <utility>

namespace roundtrip {

struct Structure {
    Lesson lesson; // every text is still empty
    /// Where in lesson.toml the thing stands whose words have this path (words.h).
    std::map<QString, std::pair<int, int>> places;
};

Structure parseStructure(const QString& toml, const LessonFolder& folder, LessonErrors& errors);

} // namespace roundtrip
