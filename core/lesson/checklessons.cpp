// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/checklessons.h"

#include "lesson/folder.h"
#include "lesson/loader.h"
#include "lesson/modelleddevices.h"
#include "lesson/pack.h"
#include "lesson/words.h"

#include <QFileInfo>

#include <algorithm>
#include <set>

namespace roundtrip {

namespace {


bool isWithin(const QString& path, const QString& section)
{
    return path == section || (!section.isEmpty() && path.startsWith(section + '/'));
}

QString digitsOf(const QString& text)
{
    QString digits;
    for (const QChar c : text)
        if (c.isDigit())
            digits += c;
    std::sort(digits.begin(), digits.end()); // another language may name the numbers in another order
    return digits;
}

/// How the heading of an up-to-date translation ends.
QString headingEnd(const QString& section, const QString& stamp)
{
    return section.isEmpty() ? "{en=" + stamp + '}' : "{#" + section + " en=" + stamp + '}';
}

class TranslationCheck {
public:
    TranslationCheck(const Words& inEnglish, const Words& translated, const QString& language, LessonErrors& errors)
        : m_english(inEnglish), m_translated(translated), m_language(language), m_errors(errors)
    {
    }

    void check()
    {
        for (const auto& [path, text] : m_english)
            if (!path.contains('/'))
                checkSection(path, text);
        for (const auto& [path, text] : m_translated)
            if (!m_english.contains(path))
                report(LessonFault::TextWithoutStep, text, path);
    }

private:
    void report(LessonFault fault, const WordsText& at, const QString& detail)
    {
        m_errors.push_back({fault, m_language + ".md", at.line, at.column, detail});
    }

    void checkSection(const QString& section, const WordsText& text)
    {
        const QString end = headingEnd(section, stampOf(m_english, section));
        const auto found = m_translated.find(section);
        if (found == m_translated.end()) {
            m_errors.push_back({LessonFault::Untranslated, originalLanguage + ".md", text.line, text.column,
                                m_language + ' ' + end});
            return;
        }
        const WordsText& own = found->second;
        if (own.madeFrom.isEmpty())
            report(LessonFault::Unmarked, own, end);
        else if (own.madeFrom != stampOf(m_english, section))
            report(LessonFault::Outdated, own, end);
        for (const auto& [path, part] : m_english)
            if (isWithin(path, section))
                checkPart(path, part, own);
    }

    void checkPart(const QString& path, const WordsText& part, const WordsText& section)
    {
        const auto found = m_translated.find(path);
        if (found == m_translated.end())
            report(LessonFault::MissingText, section, path);
        else if (found->second.title.isEmpty() || (!part.body.isEmpty() && found->second.body.isEmpty()))
            report(LessonFault::MissingText, found->second, path);
        else if (path.contains('/') && digitsOf(part.title) != digitsOf(found->second.title))
            report(LessonFault::UnequalNumbers, found->second, path);
    }

    const Words& m_english;
    const Words& m_translated;
    QString m_language;
    LessonErrors& m_errors;
};

/// Two choices of a question or prediction with one text cannot be told apart.
void checkChoices(const QString& path, const std::vector<Choice>& choices, bool explained, const Words& words,
                  const QString& language, LessonErrors& errors)
{
    std::set<QString> seen;
    for (const Choice& choice : choices) {
        const auto found = words.find(path + '/' + choice.id);
        if (found == words.end())
            continue;
        const WordsText& text = found->second;
        if (!seen.insert(text.title.simplified()).second)
            errors.push_back({LessonFault::SameText, language + ".md", text.line, text.column, found->first});
        if (explained && text.body.isEmpty() && language == originalLanguage)
            errors.push_back({LessonFault::MissingNote, language + ".md", text.line, text.column, found->first});
    }
}

void checkQuestions(const Lesson& lesson, const Words& words, const QString& language, LessonErrors& errors)
{
    const auto check = [&](const QString& path, const std::vector<Choice>& choices, bool explained = true) {
        checkChoices(path, choices, explained, words, language, errors);
    };
    const auto checkAll = [&](const QString& path, const std::vector<Question>& questions) {
        for (const Question& question : questions)
            check(path + '/' + question.id, question.choices, question.kind != Question::Kind::Match);
    };
    for (const Retrieval& retrieval : lesson.retrievals)
        checkAll(retrieval.id, retrieval.questions);
    for (const Step& step : lesson.steps) {
        checkAll(step.id, step.questions);
        for (const Prediction& prediction : step.predictions)
            check(step.id + '/' + prediction.id, prediction.choices);
    }
    for (const Exercise& exercise : lesson.exercises)
        check(exercise.id, exercise.hints, false);
    for (const Buggy& buggy : lesson.gallery)
        check(buggy.id, buggy.choices);
}

void add(LessonErrors& all, const LessonErrors& more, const QString& prefix)
{
    for (LessonError error : more) {
        error.file = prefix + error.file;
        if (std::ranges::find(all, error) == all.end())
            all.push_back(error);
    }
}

Words wordsOf(const LessonFolder& folder, const QString& language)
{
    LessonErrors known; // the loader has reported them
    const QString file = language + ".md";
    return parseWords(folder.read(file, known).value_or(QString()), file, known);
}

LessonErrors checkLesson(const QString& path, const Terms& terms)
{
    LessonErrors errors;
    const LessonFolder folder(path);
    const Words inEnglish = wordsOf(folder, originalLanguage);
    for (const QString& language : folder.languages().isEmpty() ? QStringList(originalLanguage) : folder.languages()) {
        const auto loaded = loadLesson(path, language, terms);
        const Words words = wordsOf(folder, language);
        if (const auto* lesson = std::get_if<Lesson>(&loaded))
            checkQuestions(*lesson, words, language, errors);
        else
            add(errors, std::get<LessonErrors>(loaded), {});
        if (language != originalLanguage)
            TranslationCheck(inEnglish, words, language, errors).check();
    }
    return errors;
}

LessonErrors checkGlossary(const QString& path)
{
    LessonErrors errors;
    const LessonFolder folder(path);
    const Words inEnglish = wordsOf(folder, originalLanguage);
    for (const QString& language : folder.languages()) {
        const auto loaded = loadTerms(path, language);
        if (const auto* found = std::get_if<LessonErrors>(&loaded))
            add(errors, *found, {});
        if (language != originalLanguage)
            TranslationCheck(inEnglish, wordsOf(folder, language), language, errors).check();
    }
    return errors;
}

} // namespace

LessonErrors checkLessons(const QString& root, const Terms& given)
{
    const auto opened = openPack(root);
    if (const auto* why = std::get_if<LessonErrors>(&opened))
        return *why;
    const Pack& pack = std::get<Pack>(opened);
    if (QFileInfo::exists(root + "/lesson.toml"))
        return checkLesson(root, given);
    LessonErrors errors;
    Terms terms = given;
    const QString glossary = root + "/glossary";
    if (pack.hasGlossary) {
        add(errors, checkGlossary(glossary), QStringLiteral("glossary/"));
        if (auto loaded = loadTerms(glossary); std::holds_alternative<Terms>(loaded))
            terms = std::get<Terms>(std::move(loaded));
    }
    add(errors, loadModelledDevices(root + "/devices").errors, QStringLiteral("devices/"));
    for (const QString& name : pack.lessons)
        add(errors, checkLesson(root + '/' + name, terms), name + '/');
    return errors;
}

bool isNotice(LessonFault fault)
{
    return fault >= LessonFault::Untranslated;
}

} // namespace roundtrip
