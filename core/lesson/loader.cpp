// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/loader.h"

#include "lesson/book.h"
#include "lesson/folder.h"
#include "lesson/links.h"
#include "lesson/structure.h"

#include <algorithm>

namespace roundtrip {

namespace {

LessonBook openBook(const LessonFolder& folder, const QString& language, const Terms& terms, LessonErrors& errors)
{
    const QString file = language + ".md";
    const QString markdown = folder.read(file, errors).value_or(QString());
    Words words = parseWords(markdown, file, errors);
    checkLinks(markdown, file, words, terms.ids(), folder, errors);
    return LessonBook(language, std::move(words));
}

void reportMissing(const LessonBook& book, const Structure& structure, LessonErrors& errors)
{
    for (const QString& path : book.missing()) {
        const auto found = structure.places.find(path);
        const auto [line, column] = found == structure.places.end() ? std::pair(0, 0) : found->second;
        errors.push_back({LessonFault::MissingText, path.isEmpty() ? originalLanguage + ".md" : structureFile,
                          line, column, path});
    }
}

} // namespace

std::variant<Lesson, LessonErrors> loadLesson(const QString& path, const QString& language, const Terms& terms)
{
    LessonErrors errors;
    const LessonFolder folder(path);
    if (!folder.check(errors))
        return errors;
    const auto toml = folder.read(structureFile, errors);
    if (!toml)
        return errors;
    Structure structure = parseStructure(*toml, folder, errors);
    LessonBook inEnglish = openBook(folder, originalLanguage, terms, errors);
    if (!errors.empty())
        return errors; // what is missing can be told only when both sides were read
    Lesson& lesson = structure.lesson;
    lesson.folder = folder.path();
    lesson.languages = folder.languages();
    std::optional<LessonBook> translated;
    if (language != originalLanguage && lesson.languages.contains(language))
        translated = openBook(folder, language, terms, errors);
    fillLesson(lesson, inEnglish, translated ? &*translated : nullptr);
    reportMissing(inEnglish, structure, errors);
    inEnglish.reportLeftOver(errors);
    if (!errors.empty())
        return errors;
    return std::move(lesson);
}

} // namespace roundtrip
