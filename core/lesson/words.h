// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Which words stand in a Markdown file, under which ids?

#include "lesson/error.h"

#include <QStringList>

#include <map>

namespace roundtrip {

struct WordsText {
    QString title; // of a heading, or the text of a list item
    QString body; // below the heading, or the quoted lines of an item
    int line = 0;
    int column = 0; // of the id
    bool operator==(const WordsText&) const = default;
};

/// By path: "" is the lesson, "step", "step/.turn", "step/question", "step/question/choice".
using Words = std::map<QString, WordsText>;

/// "# Lesson", "## Step {#id}", "### Part {.turn}" or "{#id}", "- choice {#id}" with "> note" under it.
Words parseWords(const QString& markdown, const QString& file, LessonErrors& errors);

} // namespace roundtrip
