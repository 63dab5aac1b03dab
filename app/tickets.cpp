// SPDX-License-Identifier: GPL-3.0-or-later
#include "tickets.h"

#include "plan/coverage.h"
#include "plan/experiments.h"

#include <algorithm>

namespace roundtrip {
namespace {

constexpr std::uint64_t cheapElements = 1u << 18;
constexpr std::uint64_t leastSwept = 1u << 10, mostSwept = 1u << 26;
constexpr std::uint32_t liveRepetitions = 3, raceRepetitions = 11;
constexpr std::uint32_t liveBudgetMs = 30, sweepBudgetMs = 250, raceBudgetMs = 3000;

Ticket ticket(const Settings& settings, const Device& device, std::vector<Plan> plans)
{
    Ticket result{settings, device, {}};
    result.request.deviceId = device.id;
    result.request.plans = std::move(plans);
    result.request.repetitions = settings.repetitions;
    return result;
}

} // namespace

Ticket runTicket(const Settings& settings, const Device& device, const std::string& source)
{
    return ticket(settings, device, {planFor(settings, source)});
}

Ticket liveTicket(const Settings& settings, const Device& device, const std::string& source)
{
    Settings few = settings;
    few.repetitions = std::min(settings.repetitions, liveRepetitions);
    Ticket result = runTicket(few, device, source);
    result.request.timeBudgetMs = liveBudgetMs;
    return result;
}

Ticket sweepTicket(const Settings& settings, SweepOver over, std::uint64_t x, const Device& device, const std::string& source)
{
    const Settings step = sweepSettings(settings, over, x);
    std::vector<Plan> plans = sweepPlans(step, over, source);
    for (Plan& plan : plans)
        plan.check.reset(); // a sweep is about time; what it runs is checked by every other run
    Ticket result = ticket(step, device, std::move(plans));
    result.request.timeBudgetMs = sweepBudgetMs;
    return result;
}

Ticket comparisonTicket(const Settings& settings, const Settings& other, const Device& device, const std::string& source,
    const std::string& otherSource)
{
    Ticket result = ticket(settings, device, {planFor(settings, source), planFor(other, otherSource)});
    result.request.repetitions = std::max(settings.repetitions, raceRepetitions);
    result.request.timeBudgetMs = raceBudgetMs;
    return result;
}

Ticket blockOrderTicket(const Settings& settings, const Device& device, const std::string& source)
{
    Settings once = settings;
    once.repetitions = 1;
    return ticket(once, device, {blockOrderPlan(once, source)});
}

bool isCheap(const Settings& settings)
{
    const Coverage covered = coverage(settings);
    const std::uint64_t chain = std::max<std::uint64_t>(settings.chain, 1);
    return settings.elements <= cheapElements / chain && covered.threads <= 4 * cheapElements
        && settings.kernel != "matmul";
}

std::vector<std::uint64_t> elementSteps(std::uint64_t most)
{
    return sweepValues(std::min(leastSwept, most), std::min(mostSwept, most), 0);
}

std::vector<std::uint64_t> blockSteps(std::uint64_t most)
{
    return sweepValues(1, most, 0);
}

Run finishedRun(const Ticket& ticket, const Report& report, std::uint32_t number, const QString& endedAt)
{
    return {number, endedAt.toStdString(), ROUNDTRIP_VERSION, ticket.device, ticket.settings, ticket.request.plans, report};
}

} // namespace roundtrip
