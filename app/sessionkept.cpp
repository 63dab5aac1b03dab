// SPDX-License-Identifier: GPL-3.0-or-later
// What does a session keep of the learner's work, and how is it brought back?
#include "session.h"

#include "lesson/pages.h"
#include "plan/check.h"

#include <algorithm>

namespace roundtrip {

Kept Session::fresh(std::size_t lesson) const
{
    const Lesson& it = m_course.lessons[lesson];
    Kept kept;
    kept.settings = applied(it.defaults, {});
    if (!it.exercises.empty())
        kept.exercise = it.exercises.front().id;
    return kept;
}

void Session::exchange(Course course)
{
    if (m_activity)
        m_engine.stop(m_running);
    m_activity.reset();
    m_todo.clear();
    m_live.clear();
    m_running = 0;
    m_lesson = 0;
    m_course = std::move(course);
    m_states.assign(m_course.lessons.size(), {});
    for (std::size_t i = 0; i < m_states.size(); ++i)
        m_states[i].kept = fresh(i);
}

void Session::restore(const std::map<QString, Kept>& kept, const QString& lesson)
{
    for (std::size_t i = 0; i < m_states.size(); ++i) {
        const auto found = kept.find(m_course.lessons[i].id);
        if (found == kept.end())
            continue;
        const Kept fallback = fresh(i);
        m_states[i].kept = found->second;
        if (!exerciseOf(m_course.lessons[i], found->second.exercise))
            m_states[i].kept.exercise = fallback.exercise;
        if (m_course.kernel(m_states[i].kept.settings.kernel).empty()) // of another version of the course
            m_states[i].kept.settings.kernel = fallback.settings.kernel;
        if (m_course.lessons[i].id == lesson)
            m_lesson = i;
    }
    emit changed();
}

std::map<QString, Kept> Session::kept() const
{
    std::map<QString, Kept> all;
    for (std::size_t i = 0; i < m_states.size(); ++i)
        all[m_course.lessons[i].id] = m_states[i].kept;
    return all;
}

void Session::showHint()
{
    int& shown = open().kept.hints[exercise()->id];
    shown = std::min(shown + 1, static_cast<int>(exercise()->hints.size()));
    emit changed();
}

void Session::guess(const QString& prediction, const QString& choice)
{
    open().kept.guesses[prediction] = choice;
    open().results.answers.erase(prediction); // another guess wants another run
    emit changed();
}

void Session::answer(const QString& question, const Answer& answer)
{
    Kept& kept = open().kept;
    kept.answers[question] = answer;
    if (answer.checked && answer.right)
        kept.solved.insert(question);
    if (answer.checked)
        emit changed();
    else
        emit keptChanged(); // every key of a typed answer
}

void Session::judge(const QString& workload, const QString& verdict)
{
    open().kept.verdicts[workload] = verdict;
    emit changed();
}

void Session::readTo(int scroll)
{
    if (scroll == open().kept.scroll)
        return;
    open().kept.scroll = scroll;
    emit keptChanged();
}

Kept Session::reset(std::size_t lesson)
{
    Kept before = std::move(m_states[lesson].kept);
    m_states[lesson].kept = fresh(lesson);
    forgetVerdict(m_states[lesson].results);
    if (lesson == m_lesson)
        openStep(0);
    emit changed();
    emit resultsChanged();
    return before;
}

} // namespace roundtrip
