// SPDX-License-Identifier: GPL-3.0-or-later
#include "session.h"

#include "plan/check.h"
#include "plan/experiments.h"

#include <algorithm>

namespace roundtrip {
namespace {

constexpr std::size_t keptOrders = 3;
constexpr std::uint64_t mostUnasked = 1u << 22; // elements of the first run of a lesson, which nobody asked for

} // namespace

Session::Session(EngineClient& engine, Course course, QObject* parent)
    : QObject(parent)
    , m_engine(engine)
    , m_course(std::move(course))
    , m_devices(engine)
    , m_states(m_course.lessons.size())
{
    for (std::size_t i = 0; i < m_states.size(); ++i) {
        const Lesson& lesson = m_course.lessons[i];
        m_states[i].kept.settings = applied(lesson.defaults, {});
        if (!lesson.exercises.empty())
            m_states[i].kept.exercise = lesson.exercises.front().id;
    }
    connect(&m_devices, &DeviceChoice::changed, this, [this] {
        emit changed();
        showSomething();
    });
    connect(&m_engine, &EngineClient::finished, this, qOverload<quint64, const Outcome&>(&Session::take));
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
    const auto at = std::find_if(steps.begin(), steps.end(), [&](const Step& step) { return step.id == state().kept.step; });
    return at == steps.end() ? 0 : static_cast<std::size_t>(at - steps.begin());
}

const Exercise* Session::exercise() const
{
    for (const Exercise& exercise : lesson().exercises)
        if (exercise.id == state().kept.exercise)
            return &exercise;
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

void Session::restore(const std::map<QString, Kept>& kept, const QString& lesson)
{
    for (std::size_t i = 0; i < m_states.size(); ++i) {
        const auto found = kept.find(m_course.lessons[i].id);
        if (found == kept.end())
            continue;
        Kept fallback = std::move(m_states[i].kept);
        m_states[i].kept = found->second;
        if (m_states[i].kept.exercise.isEmpty())
            m_states[i].kept.exercise = fallback.exercise;
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
    open().kept.step = steps[step].id;
    open().kept.seen.insert(steps[step].id);
    if (!steps[step].action.exercise.isEmpty())
        openExercise(steps[step].action.exercise);
    emit changed();
}

void Session::openExercise(const QString& id)
{
    if (id == open().kept.exercise)
        return;
    open().kept.exercise = id;
    open().results.cases.clear();
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

void Session::guess(const QString& prediction, const QString& choice)
{
    open().kept.guesses[prediction] = choice;
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

void Session::showSomething()
{
    const LessonState& now = state();
    const bool asked = std::any_of(m_live.begin(), m_live.end(), [this](const auto& live) { return live.second.first == m_lesson; });
    if (!now.results.run && !now.results.failure && !asked && now.kept.settings.elements <= mostUnasked)
        goLive();
}

void Session::goLive()
{
    // A learner's own text runs when the learner says so.
    if (m_activity || exercise() || !device() || !problems().empty())
        return;
    const Ticket ticket = liveTicket(settings(), *device(), sourceFor(settings()));
    m_live[m_engine.submit(ticket.request)] = {m_lesson, ticket};
}

void Session::start(Experiment kind)
{
    if (!device() || m_activity || !problems().empty())
        return;
    Results& results = open().results;
    std::vector<Ticket> tickets = ticketsFor(kind,
        {settings(), *device(), limits(), sourceFor(settings()), m_course.kernel("block_order"), exercise()});
    if (kind == Experiment::SweepElements)
        results.elementSweep.clear();
    if (kind == Experiment::SweepBlock)
        results.blockSweep.clear();
    if (kind == Experiment::Check) {
        results.cases.clear();
        for (const Ticket& ticket : tickets)
            results.cases.push_back({ticket.settings, {}});
    }
    begin(kind, std::move(tickets));
}

void Session::compare(const Settings& one, const Settings& other)
{
    if (!device() || m_activity || !problemsWith(one, *device()).empty() || !problemsWith(other, *device()).empty())
        return;
    begin(Experiment::Run, {comparisonTicket(one, other, *device(), sourceFor(one), sourceFor(other))});
}

void Session::begin(Experiment kind, std::vector<Ticket> tickets)
{
    if (tickets.empty())
        return;
    open().results.failure.reset();
    m_live.clear(); // whatever they bring now comes too late
    m_activity = Activity{kind, m_lesson, 0, tickets.size(), {}};
    m_todo.assign(std::make_move_iterator(tickets.begin()), std::make_move_iterator(tickets.end()));
    submitNext();
    emit resultsChanged();
}

void Session::submitNext()
{
    if (m_todo.empty()) {
        m_activity.reset();
        m_running = 0;
    } else {
        m_activity->progress = {};
        m_running = m_engine.submit(m_todo.front().request);
    }
    emit activityChanged();
}

void Session::stop()
{
    if (!m_activity)
        return;
    m_todo.resize(1);
    m_engine.stop(m_running);
}

void Session::take(quint64 ticket, const Outcome& outcome)
{
    if (m_activity && ticket == m_running) {
        const Ticket done = std::move(m_todo.front());
        m_todo.pop_front();
        ++m_activity->done;
        if (!keep(done, outcome))
            m_todo.clear();
        submitNext();
        emit resultsChanged();
        return;
    }
    const auto live = m_live.find(ticket);
    if (live == m_live.end())
        return;
    const auto [lesson, asked] = std::move(live->second);
    m_live.erase(live);
    const Failure* failure = failureOf(outcome);
    if (failure && (failure->code == FailureCode::Superseded || failure->code == FailureCode::Stopped))
        return;
    Results& results = m_states[lesson].results;
    results.failure = failure ? std::optional<Failure>(*failure) : std::nullopt;
    if (!failure)
        results.run = finishedRun(asked, std::get<Report>(outcome), ++m_runs);
    emit resultsChanged();
}

bool Session::keep(const Ticket& ticket, const Outcome& outcome)
{
    Results& results = m_states[m_activity->lesson].results;
    if (m_activity->kind == Experiment::Check)
        results.cases[m_activity->done - 1].outcome = outcome;
    if (const Failure* failure = failureOf(outcome)) {
        results.failure = *failure;
        return false; // what does not build, end or survive once will not the next time
    }
    const Run run = finishedRun(ticket, std::get<Report>(outcome), ++m_runs);
    switch (m_activity->kind) {
    case Experiment::SweepElements: results.elementSweep.push_back(run); return true;
    case Experiment::SweepBlock: results.blockSweep.push_back(run); return true;
    case Experiment::BlockOrder:
        results.orders.push_back(run);
        if (results.orders.size() > keptOrders)
            results.orders.erase(results.orders.begin());
        break;
    default:
        if (run.plans.size() > 1)
            results.compared = run;
        break;
    }
    results.run = run;
    return true;
}

} // namespace roundtrip
