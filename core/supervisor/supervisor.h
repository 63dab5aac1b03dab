// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Who answers the client, exactly once a ticket, whatever becomes of the workers?

#include "supervisor/crew.h"
#include "supervisor/flight.h"
#include "supervisor/ticketqueue.h"

namespace roundtrip {

class Supervisor {
public:
    // arrivals: a signalfd of SIGCHLD and of those that end the supervisor.
    Supervisor(Channel client, Descriptor arrivals);

    int run(); // until the client is gone or a signal ends it; the exit status

private:
    using Clock = Crew::Clock;

    void wait();
    void readSignals();
    void hearClient();
    void take(const Question& question);
    void add(Job job);
    void stop(std::uint64_t ticket);
    void refuse(const char* reason);

    void serve();
    bool serveFirst();
    void onLost(Failure failure);
    void settle();
    void keepSpare();
    void leave();

    Channel m_client;
    Descriptor m_arrivals;
    Crew m_crew;
    TicketQueue m_queue;
    Program m_program; // that was asked about last
    std::optional<Flight> m_flight;
    Clock::time_point m_now;
    std::optional<Clock::time_point> m_spareDue;
    bool m_greeted = false;
    bool m_listOwed = false;
    bool m_searchOwed = false;
    std::optional<int> m_exitStatus;
};

} // namespace roundtrip
