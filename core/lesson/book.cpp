// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/book.h"

namespace roundtrip {

LessonBook::LessonBook(QString language, Words words) : m_language(std::move(language)), m_words(std::move(words)) {}

void LessonBook::take(const QString& path, QString& title, QString& body)
{
    m_used.insert(path);
    const auto found = m_words.find(path);
    if (found == m_words.end() || found->second.title.isEmpty()) {
        m_missing.push_back(path);
        return;
    }
    title = found->second.title;
    body = found->second.body;
}

void LessonBook::take(const QString& path, std::vector<Choice>& choices)
{
    for (Choice& choice : choices)
        take(path + '/' + choice.id, choice.text, choice.note);
}

void LessonBook::take(const QString& path, Question& question)
{
    take(path, question.text, question.body);
    take(path, question.choices);
    if (question.kind != Question::Kind::Match)
        return;
    for (Choice& choice : question.choices) {
        const qsizetype arrow = choice.text.indexOf(QStringLiteral(" → "));
        if (arrow < 0) {
            m_missing.push_back(path + '/' + choice.id);
            continue;
        }
        choice.match = choice.text.mid(arrow + 3);
        choice.text.truncate(arrow);
    }
}

bool LessonBook::fill(Lesson& lesson)
{
    const size_t before = m_missing.size();
    lesson.language = m_language;
    take({}, lesson.title, lesson.summary);
    return isComplete(before);
}

bool LessonBook::fill(Step& step)
{
    const size_t before = m_missing.size();
    const bool acts = step.action != Action();
    const QString path = step.id + '/';
    step.language = m_language;
    take(step.id, step.title, step.body);
    if (step.body.isEmpty() && step.questions.empty() && step.asked.empty() && isComplete(before))
        m_missing.push_back(step.id);
    QString heading; // "Your turn" is for people who read the file; the page has its own
    if (acts || m_words.contains(path + ".turn"))
        take(path + ".turn", heading, step.action.text);
    if (m_words.contains(path + ".done"))
        take(path + ".done", heading, step.action.doneText);
    for (Prediction& prediction : step.predictions) {
        take(path + prediction.id, prediction.text, prediction.body);
        take(path + prediction.id, prediction.choices);
    }
    for (Question& question : step.questions)
        take(path + question.id, question);
    for (Asked& asked : step.asked)
        take(path + asked.id, asked.text, asked.body);
    for (Workload& workload : step.workloads)
        take(path + workload.id, workload.text, workload.note);
    return isComplete(before);
}

bool LessonBook::fill(Exercise& exercise)
{
    const size_t before = m_missing.size();
    exercise.language = m_language;
    take(exercise.id, exercise.title, exercise.body);
    take(exercise.id, exercise.hints);
    QString heading; // for people who read the file
    if (m_words.contains(exercise.id + "/.solution"))
        take(exercise.id + "/.solution", heading, exercise.explanation);
    if (m_words.contains(exercise.id + "/.timeline"))
        take(exercise.id + "/.timeline", heading, exercise.afterwards);
    return isComplete(before);
}

bool LessonBook::fill(Buggy& buggy)
{
    const size_t before = m_missing.size();
    buggy.language = m_language;
    take(buggy.id, buggy.title, buggy.body);
    take(buggy.id, buggy.choices);
    return isComplete(before);
}

bool LessonBook::fill(Retrieval& retrieval)
{
    const size_t before = m_missing.size();
    retrieval.language = m_language;
    take(retrieval.id, retrieval.title, retrieval.body);
    for (Question& question : retrieval.questions)
        take(retrieval.id + '/' + question.id, question);
    return isComplete(before);
}

void LessonBook::reportLeftOver(LessonErrors& errors) const
{
    for (const auto& [path, text] : m_words)
        if (!m_used.contains(path))
            errors.push_back({LessonFault::TextWithoutStep, m_language + ".md", text.line, text.column, path});
}

bool LessonBook::isOutdated(const QString& section, const LessonBook& inEnglish) const
{
    const auto found = m_words.find(section);
    return found != m_words.end() && !found->second.madeFrom.isEmpty()
        && found->second.madeFrom != stampOf(inEnglish.m_words, section);
}

namespace {

/// English first, so that it is always whole; then the chosen language where it is whole and up to date.
template<typename Thing>
void fill(Thing& thing, const QString& section, LessonBook& inEnglish, LessonBook* chosen)
{
    Thing other = thing;
    inEnglish.fill(thing);
    if (!chosen)
        return;
    const bool whole = chosen->fill(other); // also when outdated: it marks its words as used
    thing.outdated = chosen->isOutdated(section, inEnglish);
    if (whole && !thing.outdated)
        thing = std::move(other);
}

} // namespace

void fillLesson(Lesson& lesson, LessonBook& inEnglish, LessonBook* chosen)
{
    fill(lesson, {}, inEnglish, chosen);
    const auto fillAll = [&](auto& things) {
        for (auto& thing : things)
            fill(thing, thing.id, inEnglish, chosen);
    };
    fillAll(lesson.retrievals);
    fillAll(lesson.steps);
    fillAll(lesson.exercises);
    fillAll(lesson.gallery);
}

} // namespace roundtrip
