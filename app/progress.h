// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How much of a lesson is done? Of its core; what goes further is never needed and counted by itself.

#include "lesson/lesson.h"
#include "lessonstate.h"

#include <QDate>

#include <optional>

namespace roundtrip {

struct Done {
    int done = 0, all = 0;

    bool operator==(const Done&) const = default;
};

struct LessonProgress {
    Done steps;     // seen
    Done questions; // once answered right
    Done exercises; // once passed
    Done further;   // steps that go further, seen

    double share() const; // of the core, 0 … 1
    bool operator==(const LessonProgress&) const = default;
};

LessonProgress progressOf(const Lesson& lesson, const Kept& kept);
bool isUntouched(const Kept& kept); // nothing was done but to look at the first page

// The lesson whose questions for the next day are offered: the one that was open, else the latest one, of which at
// least half of the core was seen and those questions were not answered. Only on the first start of a later day.
std::optional<std::size_t> nextDayLesson(const std::vector<Lesson>& lessons, const std::map<QString, Kept>& kept,
    const QString& open, QDate lastDay, QDate today);

} // namespace roundtrip
