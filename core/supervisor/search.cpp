// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the crew that looks for devices.
#include "supervisor/crew.h"

#include "supervisor/death.h"

#include <algorithm>

namespace roundtrip {
namespace {

using namespace std::chrono_literals;

constexpr Deadline::Duration loneListDeadline = 5s; // of one driver among several, after they took the other
constexpr int listersAtOnce = 8;

} // namespace

void Crew::search(Clock::time_point now)
{
    for (const auto& worker : m_workers)
        dismiss(*worker);
    m_devices.reset();
    m_device.reset();
    m_sandboxes.clear();
    m_failedStarts.clear();
    m_crashes.forget();
    m_listing.emplace(findDrivers());
    if (m_listing->hasPocl()) // the one that will most likely run; it comes up while the other one lists
        start({Profile::Strict, {}}, now);
    advanceListing(now);
}

void Crew::advanceListing(Clock::time_point now)
{
    if (m_devices || !m_listing)
        return;
    while (std::count_if(m_workers.begin(), m_workers.end(), [](const auto& worker) { return worker->isListing(); }) < listersAtOnce) {
        const std::optional<WorkerSetup> setup = m_listing->takeNext();
        if (!setup)
            break;
        startLister(*setup, false, now);
    }
    if (!m_listing->isDone())
        return;
    m_devices = m_listing->result();
    if (const Device* device = chosenDevice(*m_devices, {}))
        m_device = *device;
    sweep();
}

void Crew::startLister(const WorkerSetup& setup, bool isSecondTry, Clock::time_point now)
{
    Worker* worker = start(setup, now);
    if (!worker)
        return m_listener.unusable();
    worker->isLister = true;
    worker->isSecondTry = isSecondTry;
    if (setup.drivers.size() == 1)
        worker->deadline.start(loneListDeadline, now);
}

void Crew::takeList(Worker& worker, const DeviceList& list)
{
    release(worker);
    m_sandboxes[worker.setup.profile] = list.sandbox;
    if (worker.isLister) {
        m_listing->listed(worker.setup, list);
        if (!m_listing->isDone())
            dismiss(worker);
    } else if (list.devices.empty()) {
        m_failedStarts[worker.setup.profile] = failedStartsAllowed;
        m_lastFailedStart = {FailureCode::NoDevice, Stage::Listing};
        dismiss(worker);
    }
    if (worker.state == Worker::State::Idle)
        m_failedStarts.erase(worker.setup.profile);
}

void Crew::loseLister(Worker& worker, const Failure& failure, Clock::time_point now)
{
    if (wasKilledFromOutside(failure) && !worker.isSecondTry)
        return startLister(WorkerSetup(worker.setup), true, now);
    auto kind = DriverTrouble::Kind::Crashed;
    if (failure.code == FailureCode::TimedOut)
        kind = DriverTrouble::Kind::Hung;
    else if (wasKilledFromOutside(failure))
        kind = DriverTrouble::Kind::Killed;
    m_listing->failed(worker.setup, kind);
}

} // namespace roundtrip
