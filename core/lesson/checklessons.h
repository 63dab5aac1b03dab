// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What should a teacher or translator still mend in a folder of lessons?

#include "lesson/error.h"
#include "lesson/terms.h"

namespace roundtrip {

/// `root` is one lesson or a folder of lessons, with or without a glossary folder (else `terms` are the terms).
/// Every file is named from `root` on. Reads every language of every lesson.
/// Untranslated stands at the English words, its detail is "tr {#id en=1a2b3c4d}": the heading's end to write.
/// Outdated and Unmarked stand at the translated heading; their detail is that end, too.
LessonErrors checkLessons(const QString& root, const Terms& terms = {});

/// Whether a lesson with this fault still loads.
bool isNotice(LessonFault fault);

} // namespace roundtrip
