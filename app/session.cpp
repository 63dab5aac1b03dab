// SPDX-License-Identifier: GPL-3.0-or-later
#include "session.h"

#include "lesson/pages.h"
#include "plan/check.h"
#include "plan/experiments.h"

#include <algorithm>

namespace roundtrip {

Session::Session(EngineClient& engine, Course course, QObject* parent)
    : QObject(parent)
    , m_engine(engine)
    , m_course(std::move(course))
    , m_devices(engine)
    , m_states(m_course.lessons.size())
{
    for (std::size_t i = 0; i < m_states.size(); ++i)
        m_states[i].kept = fresh(i);
    connect(&m_devices, &DeviceChoice::changed, this, [this] {
        emit changed();
        showSomething();
    });
    connect(&m_engine, &EngineClient::finished, this, qOverload<quint64, const Outcome&>(&Session::take));
    connect(&m_detective, &Detective::finished, this, &Session::takeDetection);
    connect(&m_engine, &EngineClient::progressed, this, [this](quint64 ticket, const Progress& progress) {
        if (!m_activity || ticket != m_running)
            return;
        m_activity->progress = progress;
        emit activityChanged();
    });
}

std::size_t Session::stepIndex() const
{
    const auto& steps = lesson().steps;
    const auto at
        = std::find_if(steps.begin(), steps.end(), [&](const Step& step) { return step.id == state().kept.step; });
    return at == steps.end() ? 0 : static_cast<std::size_t>(at - steps.begin());
}

const Exercise* Session::exercise() const
{
    if (const Exercise* open = exerciseOf(lesson(), state().kept.exercise))
        return open;
    return lesson().exercises.empty() ? nullptr : &lesson().exercises.front();
}

QString Session::exerciseSource() const
{
    if (!exercise())
        return {};
    const auto typed = state().kept.sources.find(exercise()->id);
    return typed == state().kept.sources.end() ? exercise()->starter : typed->second;
}

std::string Session::sourceFor(const Settings& settings) const
{
    if (exercise())
        return exerciseSource().toStdString();
    return m_course.kernel(settings.kernel);
}

Program Session::program() const
{
    const Plan plan = planFor(settings(), sourceFor(settings()));
    return plan.programs.empty() ? Program{} : plan.programs.front();
}

std::optional<KernelLimits> Session::limits()
{
    // A text under work changes with every key and often does not compile: its run finds out.
    return exercise() ? std::nullopt : m_devices.limits(program());
}

std::vector<Problem> Session::problems()
{
    return device() ? problemsWith(settings(), *device(), limits()) : std::vector<Problem>{};
}

bool Session::adopt(Course course)
{
    const auto& now = m_course.lessons;
    if (!std::equal(now.begin(), now.end(), course.lessons.begin(), course.lessons.end(), [](const Lesson& a, const Lesson& b) { return a.id == b.id; }))
        return false;
    m_course = std::move(course);
    return true;
}

void Session::openLesson(std::size_t lesson)
{
    if (lesson >= m_states.size())
        return;
    m_lesson = lesson;
    openStep(stepIndex());
    showSomething();
}

void Session::openStep(std::size_t step)
{
    const auto& steps = lesson().steps;
    if (step >= steps.size())
        return;
    if (open().kept.step != steps[step].id)
        open().kept.scroll = 0;
    open().kept.step = steps[step].id;
    open().kept.seen.insert(steps[step].id);
    if (!steps[step].action.exercise.isEmpty())
        openExercise(steps[step].action.exercise);
    else if (!steps[step].gallery.isEmpty() && !steps[step].gallery.contains(state().kept.exercise))
        openExercise(steps[step].gallery.front());
    emit changed();
}

void Session::openExercise(const QString& id)
{
    if (id == open().kept.exercise)
        return;
    open().kept.exercise = id;
    forgetVerdict(open().results);
    emit changed();
    emit resultsChanged();
}

void Session::setSource(const QString& text)
{
    if (!exercise())
        return;
    if (text == exercise()->starter)
        open().kept.sources.erase(exercise()->id);
    else
        open().kept.sources[exercise()->id] = text;
    emit changed();
}

void Session::set(const Settings& settings)
{
    if (settings == open().kept.settings)
        return;
    open().kept.settings = settings;
    emit changed();
    if (isCheap(settings))
        goLive();
}

} // namespace roundtrip
