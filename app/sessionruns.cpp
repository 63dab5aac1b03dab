// SPDX-License-Identifier: GPL-3.0-or-later
// How does a session measure, one ticket after the other, or while a slider is dragged?
#include "session.h"

#include "guesses.h"
#include "notebook/notebook.h"
#include "plan/check.h"

#include <QRandomGenerator>

#include <algorithm>

namespace roundtrip {
namespace {

constexpr quint32 mostSeed = 100000; // short enough to be written down
constexpr std::uint64_t mostUnasked = 1u << 22; // elements of the first run of a lesson, which nobody asked for

bool isRaced(const Run& run)
{
    const auto loops = std::count_if(run.plans.begin(), run.plans.end(), [](const Plan& plan) {
        return !plan.operations.empty() && plan.operations.front().kind == OperationKind::HostLoop;
    });
    return run.plans.size() == 3 && loops == 2;
}

} // namespace

void Session::showSomething()
{
    const LessonState& now = state();
    const bool asked
        = std::any_of(m_live.begin(), m_live.end(), [this](const auto& live) { return live.second.first == m_lesson; });
    if (!now.results.run && !now.results.failure && !asked && now.kept.settings.elements <= mostUnasked)
        goLive();
}

void Session::goLive()
{
    // A learner's own text runs when the learner says so.
    if (m_activity || exercise() || !device() || !problems().empty())
        return;
    Ticket ticket = liveTicket(settings(), *device(), sourceFor(settings()));
    if (isRace())
        ticket = raced(std::move(ticket));
    m_live[m_engine.submit(ticket.request)] = {m_lesson, ticket};
}

void Session::start(Experiment kind)
{
    measure(kind, sourceFor(settings()), exercise());
}

void Session::measure(Experiment kind, const std::string& source, const Exercise* exercise)
{
    if (!device() || m_activity || !problems().empty())
        return;
    Results& results = open().results;
    std::vector<Ticket> tickets = ticketsFor(kind,
        {settings(), *device(), limits(), source, m_course.kernel("block_order"), m_course.kernel("color_image"), exercise,
            QRandomGenerator::global()->bounded(mostSeed), m_course.kernels});
    if (kind == Experiment::Run && isRace())
        tickets.front() = raced(std::move(tickets.front()));
    if (kind == Experiment::SweepElements)
        results.elementSweep.clear();
    if (kind == Experiment::SweepBlock)
        results.blockSweep.clear();
    if (kind == Experiment::BlockOrder)
        results.orders.clear();
    if (kind == Experiment::Check)
        forgetVerdict(results);
    results.trials[kind].clear();
    begin(kind, std::move(tickets));
}

void Session::compare(const Settings& one, const Settings& other)
{
    if (!device() || m_activity || !problemsWith(one, *device()).empty() || !problemsWith(other, *device()).empty())
        return;
    begin(Experiment::Run, {comparisonTicket(one, other, *device(), m_course.kernel(one.kernel), m_course.kernel(other.kernel))});
    m_activity->comparison = true;
}

void Session::predict(const Prediction& prediction)
{
    const Settings one = applied(prediction.set, settings());
    set(one);
    if (prediction.against.empty())
        measure(prediction.experiment, m_course.kernel(one.kernel), nullptr);
    else
        compare(one, applied(prediction.against, one));
}

void Session::noteAnswers()
{
    LessonState& state = m_states[m_activity->lesson];
    for (const Step& step : m_course.lessons[m_activity->lesson].steps)
        for (const Prediction& prediction : step.predictions) {
            std::vector<Run> runs = answersTo(prediction, state.results);
            const bool isNew = !runs.empty() && runs.back().number == m_runs;
            if (isNew && prediction.experiment == m_activity->kind && state.kept.guesses.count(prediction.id) > 0)
                state.results.answers[prediction.id] = std::move(runs);
        }
}

void Session::begin(Experiment kind, std::vector<Ticket> tickets)
{
    if (tickets.empty())
        return;
    open().results.failure.reset();
    m_live.clear(); // whatever they bring now comes too late
    m_detective.stop(); // it would take a core away from what is measured
    m_activity = Activity{kind, m_lesson, 0, tickets.size(), {}, false, lesson().steps[stepIndex()].id,
        state().kept.exercise};
    m_todo.assign(std::make_move_iterator(tickets.begin()), std::make_move_iterator(tickets.end()));
    submitNext();
    emit resultsChanged();
}

void Session::submitNext()
{
    if (m_todo.empty()) {
        m_activity.reset();
        m_running = 0;
        lookForMistakes();
    } else {
        m_activity->progress = {};
        m_running = m_engine.submit(m_todo.front().request);
    }
    emit activityChanged();
}

void Session::lookForMistakes()
{
    if (m_look && m_states[m_look->lesson].results.detection)
        m_detective.begin(m_look->grading);
}

void Session::takeDetection(const Detection& detection)
{
    LessonState& state = m_states[m_look->lesson];
    m_look.reset();
    if (!state.results.detection)
        return; // its verdict has gone
    state.results.detection = detection;
    const bool passes = state.results.verdict && isDriversFault(*state.results.verdict, detection);
    if (passes && state.kept.passed.insert(state.kept.exercise).second)
        emit changed();
    emit resultsChanged();
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
        else if (m_todo.empty())
            noteAnswers();
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
        show(results, finishedRun(asked, std::get<Report>(outcome), ++m_runs), {});
    emit resultsChanged();
}

void Session::show(Results& results, const Run& run, const QString& askedAt)
{
    results.run = run;
    results.askedAt = askedAt;
    if (isRaced(run))
        addPoint(results.elementSweep, run);
}

bool Session::keepGrade(const Ticket& ticket, const Outcome& outcome)
{
    Judged judged = roundtrip::judge(*ticket.task, outcome);
    if (judged.next) {
        m_todo.push_front(gradeTicket(*judged.next, ticket.device));
        ++m_activity->total;
        return true;
    }
    if (m_activity->exercise != m_states[m_activity->lesson].kept.exercise)
        return false; // the learner has left it: a verdict would stand beside another text
    Results& results = m_states[m_activity->lesson].results;
    results.verdict = std::move(judged.verdict);
    results.judged = QString::fromStdString(ticket.task->source);
    results.spot = spotOf(judged.grading, *results.verdict);
    m_look.reset();
    if (isWorthALook(*results.verdict)) {
        results.detection = Detection{Detection::State::Looking, 0, {}};
        m_look = Look{m_activity->lesson, std::move(judged.grading)};
    }
    if (results.verdict->kind != VerdictKind::Dangerous) // then the verdict says more than that it crashed
        results.failure = results.verdict->failure;
    // An exercise is done when its kernel was right once, whatever becomes of the run that follows for the timeline.
    if (results.verdict->passed() && m_states[m_activity->lesson].kept.passed.insert(m_activity->exercise).second)
        emit changed();
    const VerdictKind kind = results.verdict->kind;
    return kind == VerdictKind::Right || kind == VerdictKind::Wrong || kind == VerdictKind::Doubtful;
}

bool Session::keep(const Ticket& ticket, const Outcome& outcome)
{
    if (ticket.task)
        return keepGrade(ticket, outcome);
    Results& results = m_states[m_activity->lesson].results;
    if (const Failure* failure = failureOf(outcome)) {
        results.failure = *failure;
        return false; // what does not build, end or survive once will not the next time
    }
    const Run run = finishedRun(ticket, std::get<Report>(outcome), ++m_runs);
    switch (m_activity->kind) {
    case Experiment::SweepElements: addPoint(results.elementSweep, run); return true;
    case Experiment::SweepBlock: results.blockSweep.push_back(run); return true;
    case Experiment::SweepPieces:
    case Experiment::Roofline:
    case Experiment::SweepChunks: results.trials[m_activity->kind].push_back(run); return true;
    case Experiment::BlockOrder:
        results.orders.push_back(run);
        break;
    default:
        if (m_activity->comparison)
            results.compared = run;
        results.trials[m_activity->kind].push_back(run);
        break;
    }
    if (m_notebook)
        m_notebook->add(run);
    show(results, run, m_activity->step);
    return true;
}

} // namespace roundtrip
