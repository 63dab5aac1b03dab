// SPDX-License-Identifier: GPL-3.0-or-later
#include "supervisor/ticketqueue.h"

#include <algorithm>

namespace roundtrip {

const Program* Job::program() const
{
    if (const auto* describe = std::get_if<DescribeRequest>(&question))
        return &describe->program;
    for (const Plan& plan : std::get<RunRequest>(question).request.plans)
        if (!plan.programs.empty())
            return &plan.programs.front();
    return nullptr;
}

std::string Job::subject() const
{
    return program() ? program()->function : std::string();
}

std::optional<Job> TicketQueue::add(Job job)
{
    const auto sameKind = [&](const Job& other) { return other.isRun() == job.isRun(); };
    const std::size_t allowed = job.isRun() ? 1 : describesKept;
    std::optional<Job> replaced;
    if (static_cast<std::size_t>(std::count_if(m_jobs.begin(), m_jobs.end(), sameKind)) >= allowed) {
        const auto oldest = std::find_if(m_jobs.begin(), m_jobs.end(), sameKind);
        replaced = std::move(*oldest);
        m_jobs.erase(oldest);
    }
    m_jobs.push_back(std::move(job));
    return replaced;
}

std::optional<Job> TicketQueue::putBack(Job job)
{
    if (job.isRun() && std::any_of(m_jobs.begin(), m_jobs.end(), [](const Job& other) { return other.isRun(); }))
        return job;
    m_jobs.push_front(std::move(job));
    return {};
}

std::optional<Job> TicketQueue::remove(std::uint64_t ticket)
{
    const auto at = std::find_if(m_jobs.begin(), m_jobs.end(), [ticket](const Job& job) { return job.ticket() == ticket; });
    if (at == m_jobs.end())
        return {};
    Job removed = std::move(*at);
    m_jobs.erase(at);
    return removed;
}

std::optional<Job> TicketQueue::take()
{
    return m_jobs.empty() ? std::nullopt : remove(m_jobs.front().ticket());
}

bool TicketQueue::contains(std::uint64_t ticket) const
{
    return std::any_of(m_jobs.begin(), m_jobs.end(), [ticket](const Job& job) { return job.ticket() == ticket; });
}

} // namespace roundtrip
