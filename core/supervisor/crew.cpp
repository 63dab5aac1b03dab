// SPDX-License-Identifier: GPL-3.0-or-later
#include "supervisor/crew.h"

#include "supervisor/death.h"

#include <sys/wait.h>

#include <algorithm>

namespace roundtrip {
namespace {

using namespace std::chrono_literals;

constexpr Deadline::Duration listDeadline = 10s;
constexpr Deadline::Duration deathDeadline = 500ms; // from the end of its answers to its death
constexpr const char* poclPlatform = "Portable Computing Language";

} // namespace

Worker* Crew::start(const WorkerSetup& setup, Clock::time_point now)
{
    auto worker = std::make_unique<Worker>(WorkerProcess::start(setup), setup);
    if (!worker->process)
        return nullptr;
    worker->process->channel.send(encode(Question(ListRequest{})));
    worker->deadline.start(listDeadline, now);
    return m_workers.emplace_back(std::move(worker)).get();
}

// The strictest setup under which workers come up: a course that does not run protects nobody.
std::optional<WorkerSetup> Crew::setupFor(const Device& device) const
{
    const bool isNative = device.kind == DeviceKind::Cpu && device.platform == poclPlatform;
    for (const Profile profile : {Profile::Strict, Profile::Permissive, Profile::None}) {
        const auto failed = m_failedStarts.find(profile);
        const bool isTooStrict = profile < m_listing->last().profile && m_listing->last().profile == Profile::None;
        if ((profile != Profile::Strict || isNative) && !isTooStrict && (failed == m_failedStarts.end() || failed->second < failedStartsAllowed))
            return WorkerSetup{profile, m_listing->last().drivers};
    }
    return {};
}

bool Crew::hasOne(const WorkerSetup& setup, Worker::State state) const
{
    return std::any_of(m_workers.begin(), m_workers.end(), [&](const auto& worker) { return worker->setup == setup && worker->state == state; });
}

bool Crew::isSettled() const
{
    const std::optional<WorkerSetup> setup = wanted();
    return m_devices && !(setup && hasOne(*setup, Worker::State::Listing));
}

std::string Crew::sandbox() const
{
    std::string text;
    for (const auto& [profile, report] : m_sandboxes) {
        const bool isUsed = std::any_of(m_devices->devices.begin(), m_devices->devices.end(), [&](const Device& device) {
            const auto setup = setupFor(device);
            return setup && setup->profile == profile;
        });
        if (isUsed)
            text += (text.empty() ? "" : "; ") + report;
    }
    return text;
}

Crew::Offer Crew::offerFor(const Device& device, Clock::time_point now)
{
    const std::optional<WorkerSetup> setup = setupFor(device);
    if (!setup)
        return {nullptr, m_lastFailedStart};
    if (m_device != device) {
        m_device = device;
        sweep();
    }
    for (const auto& worker : m_workers)
        if (worker->setup == *setup && worker->state == Worker::State::Idle)
            return {worker.get()};
    if (hasOne(*setup, Worker::State::Listing))
        return {};
    if (m_crashes.isReached(now)) {
        Failure failure{FailureCode::Crashed, Stage::Starting, "REPEATED_CRASHES"};
        failure.value = CrashLimit::crashes;
        failure.limit = static_cast<std::uint64_t>(CrashLimit::window.count());
        return {nullptr, failure};
    }
    if (!start(*setup, now))
        return {nullptr, Failure{FailureCode::EngineMissing, Stage::Starting, "WORKER_MISSING"}};
    return {};
}

bool Crew::lacksSpare(Clock::time_point now)
{
    const auto living = std::count_if(m_workers.begin(), m_workers.end(), [](const auto& worker) { return worker->state != Worker::State::Gone; });
    return wanted() && living < 2 && !m_crashes.isReached(now);
}

void Crew::startSpare(Clock::time_point now)
{
    sweep();
    if (lacksSpare(now))
        start(*wanted(), now);
}

void Crew::dismiss(Worker& worker)
{
    worker.process->kill();
    worker.state = Worker::State::Gone;
}

void Crew::release(Worker& worker)
{
    worker.state = Worker::State::Idle;
    worker.deadline.stop();
    worker.total.stop();
    worker.process->results.clear(); // now, when nobody waits for it
}

void Crew::sweep()
{
    const std::optional<WorkerSetup> setup = wanted();
    for (const auto& worker : m_workers)
        if (!worker->isListing() && worker->state != Worker::State::Busy && setup != worker->setup)
            dismiss(*worker);
}

void Crew::addTo(std::vector<pollfd>& polled) const
{
    for (const auto& worker : m_workers) {
        if (worker->state == Worker::State::Gone)
            continue;
        const WorkerProcess& process = *worker->process;
        if (process.channel.state() == Channel::State::Open)
            polled.push_back({process.channel.in(), POLLIN, 0});
        if (process.channel.hasUnsent())
            polled.push_back({process.channel.out(), POLLOUT, 0});
        if (!process.printed.hasEnded())
            polled.push_back({process.printing.number(), POLLIN, 0});
    }
}

bool Crew::reap()
{
    int status = 0;
    pid_t pid = 0;
    while ((pid = ::waitpid(-1, &status, WNOHANG | WUNTRACED | WCONTINUED)) > 0) {
        const auto known = std::find_if(m_workers.begin(), m_workers.end(), [pid](const auto& worker) { return worker->process->pid() == pid; });
        if (known == m_workers.end())
            continue;
        if (WIFSTOPPED(status) || WIFCONTINUED(status)) {
            (*known)->process->isStopped = WIFSTOPPED(status);
        } else {
            (*known)->process->wasReaped();
            (*known)->waitStatus = status;
        }
    }
    return pid == 0;
}

void Crew::hear(Clock::time_point now)
{
    for (std::size_t i = 0; i < m_workers.size(); ++i) // others may be started meanwhile
        if (m_workers[i]->state != Worker::State::Gone)
            hear(*m_workers[i], now);
    std::erase_if(m_workers, [](const auto& worker) { return worker->state == Worker::State::Gone; });
    advanceListing(now);
}

void Crew::hear(Worker& worker, Clock::time_point now)
{
    WorkerProcess& process = *worker.process;
    process.channel.flush();
    process.channel.receive();
    process.printed.drain(process.printing.number());
    while (worker.state != Worker::State::Gone) {
        const std::optional<QByteArray> payload = process.channel.next();
        if (!payload)
            break;
        const std::optional<Answer> answer = decodeAnswer(*payload);
        if (!answer || !take(worker, *answer))
            return lose(worker, {FailureCode::Protocol, Stage::None, "NOT_A_MESSAGE"}, now);
    }
    if (worker.state == Worker::State::Gone)
        return;
    if (process.channel.state() == Channel::State::Broken)
        return lose(worker, {FailureCode::Protocol, Stage::None, "NOT_A_FRAME"}, now);
    if (worker.waitStatus)
        return lose(worker, failureOfDeath(*worker.waitStatus, Stage::None, {}), now);
    worker.deadline.tick(now, !process.isStopped);
    worker.total.tick(now, !process.isStopped);
    if (worker.deadline.hasPassed() && worker.isFallingSilent)
        return lose(worker, {FailureCode::Protocol, Stage::None, "STOPPED_TALKING"}, now);
    if (worker.deadline.hasPassed() || worker.total.hasPassed()) {
        const bool isTotal = !worker.deadline.hasPassed();
        Failure failure{FailureCode::TimedOut};
        failure.detail = isTotal ? "TOTAL_TIME" : "";
        failure.value = failure.limit = static_cast<std::uint64_t>((isTotal ? worker.total : worker.deadline).limit().count());
        return lose(worker, failure, now);
    }
    if (process.channel.state() == Channel::State::Ended && !std::exchange(worker.isFallingSilent, true))
        worker.deadline.start(deathDeadline, now);
}

bool Crew::take(Worker& worker, const Answer& answer)
{
    const auto* list = std::get_if<ListAnswer>(&answer);
    if (list && worker.state == Worker::State::Listing)
        takeList(worker, list->list);
    else if (worker.state != Worker::State::Busy || list || !m_listener.answered(worker, answer))
        return false;
    return true;
}

void Crew::lose(Worker& worker, Failure failure, Clock::time_point now)
{
    worker.process->printed.drain(worker.process->printing.number());
    failure.printed = worker.process->printed.text();
    const Worker::State was = worker.state;
    const bool wasListing = worker.isListing();
    dismiss(worker);
    if (failure.code != FailureCode::TimedOut && !wasListing)
        m_crashes.note(now);
    if (was == Worker::State::Busy) {
        m_listener.lost(worker, failure);
    } else if (failure.code == FailureCode::EngineMissing) {
        m_listener.unusable();
    } else if (wasListing) {
        loseLister(worker, failure, now);
    } else if (was == Worker::State::Listing) {
        if (!wasKilledFromOutside(failure))
            ++m_failedStarts[worker.setup.profile];
        m_lastFailedStart = failure;
        m_lastFailedStart.stage = Stage::Starting;
    }
}

std::optional<Deadline::Duration> Crew::waitLimit() const
{
    std::optional<Deadline::Duration> least;
    for (const auto& worker : m_workers)
        if (const auto limit = worker->deadline.waitLimit(); limit && worker->state != Worker::State::Gone)
            least = least ? std::min(*least, *limit) : limit;
    return least;
}

void Crew::endAll()
{
    for (const auto& worker : m_workers)
        dismiss(*worker);
}

} // namespace roundtrip
