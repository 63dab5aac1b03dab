// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What does a learner leaf through in a lesson?

#include "lesson/lesson.h"

namespace roundtrip {

/// The lesson with its retrieval questions as pages: those for the start before the first step, those for the next day
/// behind the last one. Each can be passed by like any step.
Lesson withPages(Lesson lesson);

/// Whether it is one of the lesson's own steps, which are numbered and counted.
inline bool isNumbered(const Step& step)
{
    return step.part == Part::Core || step.part == Part::Further;
}

/// The exercise or the kernel of the gallery; null where there is none of that id.
const Exercise* exerciseOf(const Lesson& lesson, const QString& id);

/// The question that a kernel of the gallery asks. `text` is the same for all.
Question diagnosisOf(const Buggy& buggy, const QString& text);

} // namespace roundtrip
