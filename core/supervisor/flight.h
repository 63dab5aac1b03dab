// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What becomes of a job that a worker has? It tells the client how far it is and has the last word about it, once.

#include "supervisor/crew.h"
#include "supervisor/judgement.h"
#include "supervisor/ticketqueue.h"

namespace roundtrip {

class Flight {
public:
    using Clock = Crew::Clock;

    Flight(Job job, std::string deviceId, Worker& worker, Channel& client);

    void begin(Clock::time_point now);
    bool take(const Answer& answer, Clock::time_point now); // of its worker; false: nonsense
    void stop();
    void lost(Failure failure); // its worker is
    void hearJudgement();

    std::uint64_t ticket() const { return m_job.ticket(); }
    // Of a worker that is lost before it says anything about it, the job has not begun: another one may have it, once.
    bool mayBeTriedAgain() const { return m_job.isRun() && !m_job.isSecondTry && m_stage == Stage::Starting && !m_isOver; }
    Job takeJob() { return std::move(m_job); }
    bool isOver() const { return m_isOver; }
    bool wentWell() const { return m_wentWell; }       // the worker kept its word, whatever the answer is
    Worker* workerToKeep() const { return m_isSpoilt ? nullptr : m_worker; }
    Worker* workerToDismiss() const { return m_isSpoilt ? m_worker : nullptr; }
    bool isFlownBy(const Worker& worker) const { return m_worker == &worker; }
    std::optional<int> whenJudged() const; // becomes readable

private:
    void ask(const Question& question, std::uint32_t deadlineMs, Clock::time_point now);
    bool takeProgress(const Progress& progress, Clock::time_point now);
    bool takeOutcome(Outcome outcome);
    void judge(Report report);
    void end(const Outcome& outcome);

    Job m_job;
    std::string m_deviceId;
    Worker* m_worker; // null: it has died since it answered
    Channel& m_client;
    std::uint64_t m_nonce; // the ticket that the worker sees: a kernel cannot guess it
    Stage m_stage;
    std::uint64_t m_notesLeft = 0;
    std::optional<Judgement> m_judgement;
    bool m_isOver = false;
    bool m_wentWell = false;
    bool m_isSpoilt = false;
};

void tellLastWord(Channel& client, const Job& job, const Outcome& outcome);

} // namespace roundtrip
