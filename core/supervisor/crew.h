// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Which workers run, under which setup, and is there one for this device? It starts them, lists devices with
// them, watches their deadlines and their deaths, and keeps a spare one.

#include "protocol/messages.h"
#include "supervisor/crashlimit.h"
#include "supervisor/worker.h"

#include <poll.h>

#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace roundtrip {

class Crew {
public:
    using Clock = Deadline::Clock;

    struct Listener {
        std::function<bool(Worker&, const Answer&)> answered; // by a busy worker; false: nonsense
        std::function<void(Worker&, Failure)> lost;           // a busy worker, without stage and subject
        std::function<void()> unusable;                       // there is no worker program that can be run
    };
    explicit Crew(Listener listener) : m_listener(std::move(listener)) {}

    void search(Clock::time_point now);              // for devices, anew
    const std::optional<DeviceList>& devices() const { return m_devices; }
    bool isSettled() const;                          // devices are known, and how their workers are held:
    std::string sandbox() const;                     // "strict: landlock,seccomp; permissive: seccomp"

    struct Offer { // neither: a worker is on its way
        Worker* worker = nullptr;
        std::optional<Failure> failure = {};
    };
    Offer offerFor(const Device& device, Clock::time_point now);
    void dismiss(Worker& worker);
    void release(Worker& worker); // its work is done
    void forgetCrashes() { m_crashes.forget(); }
    bool lacksSpare(Clock::time_point now);
    void startSpare(Clock::time_point now);

    void addTo(std::vector<pollfd>& polled) const;
    bool reap(); // false: no child is left
    void hear(Clock::time_point now); // everything that workers said, and did not say in time
    std::optional<Deadline::Duration> waitLimit() const;
    void endAll();

private:
    void startLister(const WorkerSetup& setup, bool isSecondTry, Clock::time_point now);
    Worker* start(const WorkerSetup& setup, Clock::time_point now);
    std::optional<WorkerSetup> setupFor(const Device& device) const;
    std::optional<WorkerSetup> wanted() const { return m_device ? setupFor(*m_device) : std::nullopt; }
    bool hasOne(const WorkerSetup& setup, Worker::State state) const;
    void advanceListing(Clock::time_point now);
    void hear(Worker& worker, Clock::time_point now);
    bool take(Worker& worker, const Answer& answer);
    void takeList(Worker& worker, const DeviceList& list);
    void lose(Worker& worker, Failure failure, Clock::time_point now);
    void loseLister(Worker& worker, const Failure& failure, Clock::time_point now);
    void sweep();

    static constexpr int failedStartsAllowed = 2; // before the same is tried with less of a sandbox

    Listener m_listener;
    std::vector<std::unique_ptr<Worker>> m_workers;
    std::optional<Listing> m_listing;
    std::optional<DeviceList> m_devices;
    std::map<Profile, std::string> m_sandboxes; // as workers reported them
    std::map<Profile, int> m_failedStarts;
    Failure m_lastFailedStart;
    std::optional<Device> m_device;             // used last, or likely to be used
    CrashLimit m_crashes;
};

} // namespace roundtrip
