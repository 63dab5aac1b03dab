// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/loader.h"

#include "lesson/book.h"
#include "lesson/folder.h"
#include "lesson/links.h"
#include "lesson/structure.h"

#include <QDir>

#include <algorithm>

namespace roundtrip {

namespace {

const QString structureFile = QStringLiteral("lesson.toml");
const QString english = QStringLiteral("en");

LessonBook openBook(const LessonFolder& folder, const QString& language, LessonErrors& errors)
{
    const QString file = language + ".md";
    const QString markdown = folder.read(file, errors).value_or(QString());
    Words words = parseWords(markdown, file, errors);
    checkLinks(markdown, file, words, folder, errors);
    return LessonBook(language, std::move(words));
}

/// English first, so that it is always whole; then the chosen language where it is whole too.
template<typename Thing>
void fill(Thing& thing, LessonBook& inEnglish, LessonBook* chosen)
{
    const Thing bare = thing;
    inEnglish.fill(thing);
    Thing other = bare;
    if (chosen && chosen->fill(other))
        thing = std::move(other);
}

void reportMissing(const LessonBook& book, const Structure& structure, LessonErrors& errors)
{
    for (const QString& path : book.missing()) {
        const auto found = structure.places.find(path);
        const auto [line, column] = found == structure.places.end() ? std::pair(0, 0) : found->second;
        errors.push_back({LessonFault::MissingText, path.isEmpty() ? english + ".md" : structureFile,
                          line, column, path});
    }
}

void reportLeftOver(const LessonBook& book, const QString& language, LessonErrors& errors)
{
    for (const auto& word : book.leftOver())
        errors.push_back({LessonFault::TextWithoutStep, language + ".md", word->second.line,
                          word->second.column, word->first});
}

} // namespace

std::variant<Lesson, LessonErrors> loadLesson(const QString& path, const QString& language)
{
    LessonErrors errors;
    const LessonFolder folder(path);
    if (!folder.check(errors))
        return errors;
    const auto toml = folder.read(structureFile, errors);
    if (!toml)
        return errors;
    Structure structure = parseStructure(*toml, folder, errors);
    LessonBook inEnglish = openBook(folder, english, errors);
    if (!errors.empty())
        return errors; // what is missing can be told only when both sides were read
    Lesson& lesson = structure.lesson;
    lesson.languages = folder.languages();
    std::optional<LessonBook> translated;
    if (language != english && lesson.languages.contains(language))
        translated = openBook(folder, language, errors);
    LessonBook* chosen = translated ? &*translated : nullptr;
    fill(lesson, inEnglish, chosen);
    for (Step& step : lesson.steps)
        fill(step, inEnglish, chosen);
    for (Exercise& exercise : lesson.exercises)
        fill(exercise, inEnglish, chosen);
    reportMissing(inEnglish, structure, errors);
    reportLeftOver(inEnglish, english, errors);
    if (chosen)
        reportLeftOver(*chosen, language, errors);
    if (!errors.empty())
        return errors;
    return std::move(lesson);
}

QStringList lessonFolders(const QString& root)
{
    QStringList found;
    for (const QString& name : QDir(root).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name))
        if (QFileInfo::exists(root + '/' + name + '/' + structureFile))
            found << name;
    return found;
}

} // namespace roundtrip
