// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/coachdesk.h"

#include "coach/sentences.h"
#include "widgets/coachcard.h"

namespace roundtrip {

CoachDesk::CoachDesk(Session& session, std::size_t lesson, Coach& coach, QWidget* parent)
    : QObject(parent)
    , m_session(session)
    , m_lesson(lesson)
    , m_coach(coach)
    , m_card(new CoachCard(parent))
{
    connect(&session, &Session::activityChanged, this, &CoachDesk::watch);
    connect(&session, &Session::resultsChanged, this, &CoachDesk::listen);
    connect(m_card, &CoachCard::suggestionWanted, this, &CoachDesk::tryIt);
    connect(m_card, &CoachCard::offWanted, this, &CoachDesk::offWanted);
}

void CoachDesk::hush()
{
    m_card->hide();
}

void CoachDesk::watch()
{
    const auto& activity = m_session.activity();
    if (activity && activity->lesson == m_lesson)
        m_watched = activity;
    m_card->setBusy(activity.has_value());
}

void CoachDesk::listen()
{
    const Results& results = m_session.state(m_lesson).results;
    if (m_watched && !m_session.activity()) {
        const bool isSaid = m_watched->kind == Experiment::Check && results.verdict && !results.verdict->passed(); // the verdict says what is wrong
        results.failure || isSaid ? hush() : speak();
        m_watched.reset();
    } else if (results.run && results.run->number != m_about) {
        hush(); // its numbers are no longer on the screen
    }
}

void CoachDesk::speak()
{
    const Lesson& lesson = m_session.course().lessons[m_lesson];
    const LessonState& state = m_session.state(m_lesson);
    const bool isOpen = m_session.lessonIndex() == m_lesson; // the session's limits and source are those of the open one
    Occurrence at{m_watched->kind, m_watched->comparison, &lesson, &state, m_session.device(), {}, {}, state.results.elementSweep};
    if (!isOpen)
        return hush();
    at.limits = m_session.limits();
    if (m_session.exercise())
        at.source = m_session.exerciseSource();
    for (std::size_t other = 0; at.elementSweep.empty() && other < m_session.course().lessons.size(); ++other)
        at.elementSweep = m_session.state(other).results.elementSweep;
    Facts facts = gather(at);
    facts.guesses = guessFacts(lesson, state);
    const auto advice = m_coach.hear(std::move(facts));
    m_about = state.results.run ? state.results.run->number : 0;
    if (!advice)
        return hush();
    m_suggestion = advice->suggestion;
    m_card->say(sentence(*advice, QLocale()), suggestionLabel(m_suggestion, m_session.settings(), QLocale()));
    emit spoke();
}

void CoachDesk::tryIt()
{
    const Suggestion suggestion = m_suggestion; // what follows may make another one
    m_session.set(suggestion.settings);
    if (suggestion.against)
        m_session.compare(suggestion.settings, *suggestion.against);
    else
        m_session.start(suggestion.experiment);
}

} // namespace roundtrip
