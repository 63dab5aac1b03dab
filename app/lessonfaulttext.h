// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What is wrong in a lesson, in words that tell a teacher what to do?

#include "lesson/error.h"

namespace roundtrip {

// One sentence, without the place.
QString sentence(const LessonError& error);

// "lesson.toml:3:8: There is no setting \"blok\"."
QString line(const LessonError& error);

} // namespace roundtrip
