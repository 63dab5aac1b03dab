// SPDX-License-Identifier: GPL-3.0-or-later
#include "worker/desk.h"

#include "model/blackbox.h"
#include "model/layout.h"
#include "model/saturating.h"

#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>

namespace roundtrip {
namespace {

using namespace std::chrono_literals;

// Where each plan's results lie in descriptor 5. Written, not mapped: the first touch of a mapped page costs more than
// copying it, on virtual machines twenty times as much.
class Results {
public:
    Results(int descriptor, const Request& request) : m_descriptor(descriptor)
    {
        std::uint64_t bytes = 0;
        for (const Plan& plan : request.plans) {
            m_offsets.push_back(bytes);
            const std::uint64_t own = resultLayout(plan).totalBytes;
            bytes = saturating::plus(bytes, own);
        }
        m_end = bytes;
        struct stat status {};
        const bool isThere = descriptor >= 0 && fstat(descriptor, &status) == 0;
        m_isTooShort = isThere && static_cast<std::uint64_t>(status.st_size) < bytes;
        m_hasBox = isThere && static_cast<std::uint64_t>(status.st_size) >= saturating::plus(bytes, BlackBox::bytes);
    }

    ~Results()
    {
        if (m_box)
            munmap(m_box, BlackBox::bytes);
    }
    Results(const Results&) = delete;
    Results& operator=(const Results&) = delete;

    bool isTooShort() const { return m_isTooShort; }

    bool keep(std::size_t plan, std::uint64_t offset, const void* piece, std::uint64_t bytes) const
    {
        std::uint64_t written = 0;
        while (written < bytes) {
            const ssize_t count = pwrite(m_descriptor, static_cast<const char*>(piece) + written, bytes - written,
                                         static_cast<off_t>(m_offsets[plan] + offset + written));
            if (count > 0)
                written += static_cast<std::uint64_t>(count);
            else if (errno != EINTR)
                return false;
        }
        return true;
    }

    // Mapped: it is written while the process dies.
    BlackBox* box()
    {
        if (!m_hasBox)
            return nullptr;
        void* memory = mmap(nullptr, BlackBox::bytes, PROT_READ | PROT_WRITE, MAP_SHARED, m_descriptor, static_cast<off_t>(m_end));
        m_box = memory == MAP_FAILED ? nullptr : memory;
        return static_cast<BlackBox*>(m_box);
    }

private:
    int m_descriptor;
    std::vector<std::uint64_t> m_offsets;
    void* m_box = nullptr;
    std::uint64_t m_end = 0;
    bool m_isTooShort = false, m_hasBox = false;
};

Failure shortResults()
{
    Failure failure;
    failure.code = FailureCode::Protocol;
    failure.detail = "RESULTS_TOO_SHORT";
    return failure;
}

} // namespace

bool Desk::answer(const Question& question)
{
    return std::visit([this](const auto& request) { return answer(request); }, question);
}

bool Desk::answer(const ListRequest&)
{
    DeviceList list = m_engine.list();
    list.searched = m_surroundings.searched; // the engine sees what the sandbox left
    list.driverFiles = m_surroundings.driverFiles;
    list.environment = m_surroundings.environment;
    list.sandbox = m_surroundings.sandbox;
    list.troubles.insert(list.troubles.begin(), m_surroundings.troubles.begin(), m_surroundings.troubles.end());
    return m_channel.send(ListAnswer{std::move(list)});
}

bool Desk::answer(const DescribeRequest& request)
{
    return m_channel.send(DescribeAnswer{request.ticket, m_engine.describe(request.deviceId, request.program)});
}

bool Desk::answer(const RunRequest& request)
{
    Results results(m_results, request.request);
    Engine::KeepResults keep;
    if (m_results >= 0)
        keep = [&results](auto... piece) { return results.keep(piece...); };
    m_lastStage = Stage::None;
    Outcome outcome = results.isTooShort()
        ? Outcome(shortResults())
        : m_engine.run(request.request, keep, [&](const Progress& progress) { note(request.ticket, progress); },
                       results.box());
    std::fflush(nullptr); // what was printed comes before the outcome
    return m_channel.send(OutcomeAnswer{request.ticket, std::move(outcome)});
}

bool Desk::answer(const HelloRequest&) { return m_channel.send(Refusal{"a worker says no hello"}); }
bool Desk::answer(const StopRequest&) { return m_channel.send(Refusal{"a worker is stopped by killing it"}); }

// Every note wakes two processes that would disturb the measurement: each stage is told once, so that deadlines
// and failures know it, and then there is a sign of life now and then.
void Desk::note(std::uint64_t ticket, const Progress& progress)
{
    const auto now = std::chrono::steady_clock::now();
    if (progress.stage == m_lastStage && now - m_lastNote < 100ms)
        return;
    m_lastStage = progress.stage;
    m_lastNote = now;
    m_channel.send(ProgressNote{ticket, progress});
}

} // namespace roundtrip
