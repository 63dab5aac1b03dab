// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Who is next, and who will never be served? One run waits at most: a newer one replaces it.

#include "protocol/messages.h"

#include <deque>
#include <optional>
#include <variant>

namespace roundtrip {

struct Job {
    std::variant<RunRequest, DescribeRequest> question;
    bool isSecondTry = false; // the worker that it was given to was dead already

    bool isRun() const { return std::holds_alternative<RunRequest>(question); }
    std::uint64_t ticket() const { return std::visit([](const auto& asked) { return asked.ticket; }, question); }
    const std::string& deviceId() const
    {
        const auto* run = std::get_if<RunRequest>(&question);
        return run ? run->request.deviceId : std::get<DescribeRequest>(question).deviceId;
    }
    const Program* program() const; // the first; null: it has none
    std::string subject() const;    // the kernel, for messages
    Failure failure(FailureCode code, Stage stage) const { return {code, stage, {}, 0, subject()}; }
};

class TicketQueue {
public:
    static constexpr std::size_t describesKept = 32;

    std::optional<Job> add(Job job); // the one that it replaced
    std::optional<Job> putBack(Job job); // itself, where a newer one has taken its place
    std::optional<Job> remove(std::uint64_t ticket);
    std::optional<Job> take();
    const Job* first() const { return m_jobs.empty() ? nullptr : &m_jobs.front(); }
    bool contains(std::uint64_t ticket) const;

private:
    std::deque<Job> m_jobs;
};

} // namespace roundtrip
