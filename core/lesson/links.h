// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Does every link and picture of a Markdown text stay inside its lesson?

#include "lesson/folder.h"
#include "lesson/words.h"

namespace roundtrip {

/// Allowed are "#id" of this text, "term:id" of the glossary and pictures (png, svg) of the folder; HTML is not.
/// Without `terms` any term may be linked.
void checkLinks(const QString& markdown, const QString& file, const Words& words, const QStringList& terms,
                const LessonFolder& folder, LessonErrors& errors);

} // namespace roundtrip
