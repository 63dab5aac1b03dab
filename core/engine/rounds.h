// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// In which order are the plans of one ticket measured? Every round runs each plan once, in random order: one
// after the other, differences of 7 to 77 % were only the machine's mood; interleaved 1 to 4 %. Where only the answers
// count, the order is the ticket's, so that it can be told which plan a worker died of.

#include "engine/execution.h"
#include "model/request.h"

#include <functional>
#include <memory>
#include <vector>

namespace roundtrip {

class Rounds {
public:
    using KeepResults
        = std::function<bool(std::size_t plan, std::uint64_t offset, const void* piece, std::uint64_t bytes)>;

    Rounds(DeviceSession& session, HostThreads& threads, const Request& request, const KeepResults& results,
           const std::function<void(const Progress&)>& progress);
    Report run();
    Report checkAll(BlackBox& box); // each plan once, one after the other

private:
    struct Entrant {
        std::size_t plan = 0;
        std::unique_ptr<Execution> execution; // gone once the plan failed
    };

    // Plans whose memory fits together; a ticket too large for that is measured group by group.
    std::vector<std::vector<std::size_t>> groups() const;
    void runGroup(const std::vector<std::size_t>& plans);
    void checkOne(Entrant& entrant, BlackBox& box);
    void prepare(Entrant& entrant);
    void warmUp(Entrant& entrant);
    void repeat(std::vector<Entrant>& entrants);
    void conclude(Entrant& entrant);
    void guarded(Entrant& entrant, Stage stage, const std::function<void()>& work); // a failure ends this plan only
    void tell(Stage stage);

    DeviceSession& m_session;
    HostThreads& m_threads;
    const Request& m_request;
    const KeepResults& m_results;
    const std::function<void(const Progress&)>& m_progress;
    Report m_report;
    ClockOffset m_clock;
    std::uint32_t m_done = 0;
};

} // namespace roundtrip
