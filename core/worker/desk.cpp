// SPDX-License-Identifier: GPL-3.0-or-later
#include "worker/desk.h"

#include "model/blackbox.h"
#include "model/layout.h"

#include <sys/mman.h>
#include <sys/stat.h>

#include <cstdio>
#include <limits>

namespace roundtrip {
namespace {

using namespace std::chrono_literals;

// Where each plan's results lie in descriptor 5; mapped as they are asked for, until the run is over.
class Results {
public:
    Results(int descriptor, const Request& request) : m_descriptor(descriptor)
    {
        std::uint64_t bytes = 0;
        for (const Plan& plan : request.plans) {
            m_offsets.push_back(bytes);
            const std::uint64_t own = resultLayout(plan).totalBytes;
            bytes = plus(bytes, own);
        }
        m_end = bytes;
        struct stat status {};
        const bool isThere = descriptor >= 0 && fstat(descriptor, &status) == 0;
        m_isTooShort = isThere && static_cast<std::uint64_t>(status.st_size) < bytes;
        m_hasBox = isThere && static_cast<std::uint64_t>(status.st_size) >= plus(bytes, BlackBox::bytes);
    }
    ~Results()
    {
        for (const auto& [memory, bytes] : m_mapped)
            munmap(memory, bytes);
    }
    Results(const Results&) = delete;
    Results& operator=(const Results&) = delete;

    bool isTooShort() const { return m_isTooShort; }

    BlackBox* box() { return m_hasBox ? static_cast<BlackBox*>(mapAt(m_end, BlackBox::bytes)) : nullptr; }
    void* map(std::size_t plan, std::uint64_t bytes) { return mapAt(m_offsets[plan], bytes); }

private:
    static constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
    static std::uint64_t plus(std::uint64_t a, std::uint64_t b) { return a > most - b ? most : a + b; }

    void* mapAt(std::uint64_t offset, std::uint64_t bytes)
    {
        // Populated in one go: all of it is written at once, and a fault a page costs more than the copy.
        void* memory = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_POPULATE, m_descriptor,
                            static_cast<off_t>(offset));
        if (memory == MAP_FAILED)
            return nullptr;
        m_mapped.emplace_back(memory, bytes);
        return memory;
    }

    int m_descriptor;
    std::vector<std::uint64_t> m_offsets;
    std::vector<std::pair<void*, std::size_t>> m_mapped;
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
    Engine::ResultMemory memory;
    if (m_results >= 0)
        memory = [&](std::size_t plan, std::uint64_t bytes) { return results.map(plan, bytes); };
    m_lastStage = Stage::None;
    Outcome outcome = results.isTooShort()
        ? Outcome(shortResults())
        : m_engine.run(request.request, memory, [&](const Progress& progress) { note(request.ticket, progress); },
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
