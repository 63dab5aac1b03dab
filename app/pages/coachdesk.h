// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// When does the coach look at a lesson, and what becomes of its suggestion?

#include "coach/coach.h"
#include "session.h"

namespace roundtrip {

class CoachCard;

class CoachDesk : public QObject {
    Q_OBJECT
public:
    CoachDesk(Session& session, std::size_t lesson, Coach& coach, QWidget* parent);

    CoachCard* card() const { return m_card; }
    void hush();

signals:
    void offWanted();
    void spoke();

private:
    void watch();  // what is being measured because somebody asked for it
    void listen(); // results have come
    void speak();
    void tryIt();

    Session& m_session;
    std::size_t m_lesson;
    Coach& m_coach;
    CoachCard* m_card;
    std::optional<Activity> m_watched;
    std::uint32_t m_about = 0; // number of the run that the card speaks of
    Suggestion m_suggestion;
};

} // namespace roundtrip
