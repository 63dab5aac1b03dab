// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How do the words of one language get into a lesson, and which are missing or left over?

#include "lesson/lesson.h"
#include "lesson/words.h"

#include <set>

namespace roundtrip {

class LessonBook {
public:
    LessonBook(QString language, Words words);

    const Words& words() const { return m_words; }

    /// Put the words in; false when at least one is missing.
    bool fill(Lesson& lesson);
    bool fill(Step& step);
    bool fill(Exercise& exercise);
    bool fill(Buggy& buggy);
    bool fill(Retrieval& retrieval);

    const std::vector<QString>& missing() const { return m_missing; }
    void reportLeftOver(LessonErrors& errors) const; // words that nothing asked for

    /// Whether a section ("" or the id of a step) was made from other words than the English ones of now.
    bool isOutdated(const QString& section, const LessonBook& inEnglish) const;

private:
    void take(const QString& path, QString& title, QString& body);
    void take(const QString& path, std::vector<Choice>& choices);
    void take(const QString& path, Question& question);
    bool isComplete(size_t missingBefore) const { return m_missing.size() == missingBefore; }

    QString m_language;
    Words m_words;
    std::set<QString> m_used;
    std::vector<QString> m_missing; // paths
};

/// The words of a whole lesson, thing by thing in the chosen language or in English.
void fillLesson(Lesson& lesson, LessonBook& inEnglish, LessonBook* chosen);

} // namespace roundtrip
