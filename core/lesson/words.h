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
    QString madeFrom; // in a translated section: the stamp of the English that it was made from
    bool operator==(const WordsText&) const = default;
};

/// By path: "" is the lesson, "step", "step/.turn", "step/question", "step/question/choice".
using Words = std::map<QString, WordsText>;

/// "# Lesson", "## Step {#id}", "### Part {.turn}" or "{#id}", "- choice {#id}" with "> note" under it.
/// In a translation "# …" and "## …" also say what they were made from: "{en=1a2b3c4d}", "{#id en=1a2b3c4d}".
Words parseWords(const QString& markdown, const QString& file, LessonErrors& errors);

/// Eight hexadecimal digits that change with the words of a section ("" or a step's id), not with its line ends.
QString stampOf(const Words& words, const QString& section);

} // namespace roundtrip
