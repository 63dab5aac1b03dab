// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rounds.h"

#include "engine/checks.h"
#include "engine/errors.h"
#include "model/data.h"
#include "model/layout.h"

#include <algorithm>
#include <numeric>

namespace roundtrip {
namespace {

constexpr std::int64_t longRunNs = 200'000'000; // warmed up enough by its first run

std::vector<std::size_t> shuffled(std::size_t count, std::uint64_t seed, std::uint64_t round)
{
    std::vector<std::size_t> order(count);
    std::iota(order.begin(), order.end(), std::size_t{0});
    for (std::size_t i = count; i > 1; --i)
        std::swap(order[i - 1], order[randomBits(seed, round * 64 + i) % i]);
    return order;
}

} // namespace

Rounds::Rounds(DeviceSession& session, HostThreads& threads, const Request& request, const KeepResults& results,
               const std::function<void(const Progress&)>& progress)
    : m_session(session), m_threads(threads), m_request(request), m_results(results), m_progress(progress)
{
    m_report.deviceId = session.facts.id;
    m_report.measurements.resize(request.plans.size());
}

Report Rounds::run()
{
    for (const auto& group : groups())
        runGroup(group);
    return std::move(m_report);
}

std::vector<std::vector<std::size_t>> Rounds::groups() const
{
    std::vector<std::vector<std::size_t>> result;
    std::uint64_t taken = 0;
    for (std::size_t i = 0; i < m_request.plans.size(); ++i) {
        const std::uint64_t bytes = std::max(deviceBytes(m_request.plans[i]), hostBytes(m_request.plans[i]));
        if (result.empty() || bytes > m_session.facts.budgetBytes - std::min(taken, m_session.facts.budgetBytes)) {
            result.emplace_back();
            taken = 0;
        }
        result.back().push_back(i);
        taken += std::min(bytes, m_session.facts.budgetBytes);
    }
    return result;
}

void Rounds::runGroup(const std::vector<std::size_t>& plans)
{
    std::vector<Entrant> entrants;
    for (const std::size_t plan : plans)
        entrants.push_back({plan, nullptr});
    for (Entrant& entrant : entrants) {
        tell(Stage::Building);
        guarded(entrant, Stage::Building, [&] { prepare(entrant); });
    }
    m_session.buffers.clear(); // what the last ticket had and this one does not need
    for (Entrant& entrant : entrants) {
        tell(Stage::WarmingUp);
        guarded(entrant, Stage::WarmingUp, [&] { warmUp(entrant); });
    }
    repeat(entrants);
    for (Entrant& entrant : entrants)
        guarded(entrant, Stage::Checking, [&] { conclude(entrant); });
}

void Rounds::prepare(Entrant& entrant)
{
    const Plan& plan = m_request.plans[entrant.plan];
    if (auto failure = refusal(plan, m_session.facts))
        throw EngineError{std::move(*failure)};
    entrant.execution = std::make_unique<Execution>(m_session, m_threads, plan);
}

void Rounds::warmUp(Entrant& entrant)
{
    if (!entrant.execution)
        return;
    Execution& execution = *entrant.execution;
    execution.reset(Execution::Reset::Everything);
    if (!m_clock.isKnown())
        m_clock = execution.align();
    Repetition first = execution.once(m_clock);
    const bool isLong = first.wallNs() > longRunNs;
    m_report.measurements[entrant.plan].firstRun = std::move(first);
    for (int i = 0; i < 2 && !isLong; ++i) {
        execution.reset(Execution::Reset::BeforeEach);
        execution.once(m_clock);
    }
}

void Rounds::repeat(std::vector<Entrant>& entrants)
{
    const std::int64_t began = nowNs();
    const std::int64_t budgetNs = static_cast<std::int64_t>(m_request.timeBudgetMs) * 1'000'000;
    const std::uint32_t rounds = std::max<std::uint32_t>(1, m_request.repetitions);
    bool isLast = false;
    for (std::uint32_t round = 0; round < rounds && !isLast; ++round) {
        // The next round is the last one if no other would fit into the time.
        const std::int64_t spent = nowNs() - began;
        isLast = round + 1 == rounds
            || (budgetNs > 0 && (spent >= budgetNs || (round > 0 && spent + 2 * spent / round > budgetNs)));
        for (const std::size_t place : shuffled(entrants.size(), m_request.shuffleSeed, round)) {
            Entrant& entrant = entrants[place];
            tell(Stage::Running);
            guarded(entrant, Stage::Running, [&] {
                if (!entrant.execution)
                    return;
                entrant.execution->reset(isLast ? Execution::Reset::BeforeLast : Execution::Reset::BeforeEach);
                m_report.measurements[entrant.plan].repetitions.push_back(entrant.execution->once(m_clock));
            });
            ++m_done;
        }
    }
}

void Rounds::conclude(Entrant& entrant)
{
    if (!entrant.execution)
        return;
    tell(Stage::Checking);
    Measurement& measurement = m_report.measurements[entrant.plan];
    entrant.execution->describe(measurement);
    if (m_results)
        entrant.execution->handOver([&](std::uint64_t offset, const void* piece, std::uint64_t bytes) {
            return m_results(entrant.plan, offset, piece, bytes);
        });
    measurement.captures = entrant.execution->captures();
}

void Rounds::guarded(Entrant& entrant, Stage stage, const std::function<void()>& work)
{
    std::optional<Failure> failure;
    try {
        work();
        return;
    } catch (EngineError& error) {
        failure = std::move(error.failure);
    } catch (const cl::Error& error) {
        failure = failureOf(error.err(), stage, m_request.plans[entrant.plan].name);
    } catch (const std::bad_alloc&) {
        failure = failureOf(CL_OUT_OF_HOST_MEMORY, stage, m_request.plans[entrant.plan].name);
    }
    if (failure->stage == Stage::Running || failure->stage == Stage::None)
        failure->stage = stage;
    Measurement& measurement = m_report.measurements[entrant.plan];
    measurement.failure = std::move(failure);
    entrant.execution.reset();
}

void Rounds::tell(Stage stage)
{
    const std::uint64_t total = std::uint64_t{std::max(1u, m_request.repetitions)} * m_request.plans.size();
    if (m_progress)
        m_progress({stage, m_done, static_cast<std::uint32_t>(total)});
}

} // namespace roundtrip
