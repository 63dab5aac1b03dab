// SPDX-License-Identifier: GPL-3.0-or-later
#include "supervisor/supervisor.h"

#include <sys/signalfd.h>
#include <unistd.h>

#include <csignal>

namespace roundtrip {
namespace {

using namespace std::chrono_literals;

constexpr Deadline::Duration spareAfter = 300ms; // of idleness: starting one would disturb a measurement
constexpr Deadline::Duration leaveWithin = 1500ms;

} // namespace

Supervisor::Supervisor(Channel client, Descriptor arrivals)
    : m_client(std::move(client)), m_arrivals(std::move(arrivals)),
      m_crew({[this](Worker& worker, const Answer& answer) { return m_flight && m_flight->isFlownBy(worker) && m_flight->take(answer, m_now); },
              [this](Worker&, Failure failure) { onLost(std::move(failure)); },
              [this] { refuse("WORKER_MISSING"); }}),
      m_now(Clock::now())
{
}

int Supervisor::run()
{
    while (!m_exitStatus) {
        wait();
        m_now = Clock::now();
        readSignals();
        m_client.flush();
        hearClient();
        m_crew.hear(m_now);
        settle();
        serve();
        keepSpare();
    }
    leave();
    return *m_exitStatus;
}

void Supervisor::wait()
{
    std::vector<pollfd> polled{{m_arrivals.number(), POLLIN, 0}, {m_client.in(), POLLIN, 0}};
    polled.push_back({m_client.out(), static_cast<short>(m_client.hasUnsent() ? POLLOUT : 0), 0});
    if (const auto judged = m_flight ? m_flight->whenJudged() : std::nullopt)
        polled.push_back({*judged, POLLIN, 0});
    m_crew.addTo(polled);
    std::optional<Deadline::Duration> limit = m_crew.waitLimit();
    if (m_spareDue) {
        const auto untilSpare = std::max(std::chrono::ceil<Deadline::Duration>(*m_spareDue - Clock::now()), 0ms);
        limit = limit ? std::min(*limit, untilSpare) : untilSpare;
    }
    ::poll(polled.data(), polled.size(), limit ? static_cast<int>(limit->count()) : -1);
    if (polled[2].revents & (POLLERR | POLLHUP))
        m_exitStatus = 0;
}

void Supervisor::readSignals()
{
    signalfd_siginfo signal;
    bool children = false;
    while (::read(m_arrivals.number(), &signal, sizeof signal) == sizeof signal) {
        if (signal.ssi_signo == SIGCHLD)
            children = true;
        else
            m_exitStatus = 0;
    }
    if (children)
        m_crew.reap();
}

void Supervisor::hearClient()
{
    m_client.receive();
    while (!m_exitStatus) {
        const std::optional<QByteArray> payload = m_client.next();
        if (!payload)
            break;
        const std::optional<Question> question = decodeQuestion(*payload);
        if (!question)
            return refuse("NOT_A_MESSAGE");
        take(*question);
    }
    if (m_client.state() == Channel::State::Broken)
        refuse("NOT_A_FRAME");
    else if (m_client.state() == Channel::State::Ended || m_client.isDeaf())
        m_exitStatus = m_exitStatus.value_or(0);
}

void Supervisor::take(const Question& question)
{
    if (const auto* hello = std::get_if<HelloRequest>(&question)) {
        m_client.send(encode(Answer(Hello{protocolVersion, "roundtrip-engine " ROUNDTRIP_VERSION, ::getpid()})));
        if (hello->version != protocolVersion) // our own was said, so that it can be named
            return refuse("VERSION");
        if (!std::exchange(m_greeted, true))
            m_crew.search(m_now);
        return;
    }
    if (!m_greeted)
        return refuse("NO_HELLO");
    if (const auto* list = std::get_if<ListRequest>(&question)) {
        m_listOwed = true;
        m_searchOwed = m_searchOwed || list->again;
    } else if (const auto* run = std::get_if<RunRequest>(&question)) {
        add({*run});
    } else if (const auto* describe = std::get_if<DescribeRequest>(&question)) {
        add({*describe});
    } else if (const auto* halt = std::get_if<StopRequest>(&question)) {
        stop(halt->ticket);
    }
}

void Supervisor::add(Job job)
{
    const std::uint64_t ticket = job.ticket();
    if (m_queue.contains(ticket) || (m_flight && m_flight->ticket() == ticket))
        return refuse("TICKET_TWICE");
    if (const std::optional<Job> replaced = m_queue.add(std::move(job)))
        tellLastWord(m_client, *replaced, replaced->failure(FailureCode::Superseded, Stage::None));
}

void Supervisor::stop(std::uint64_t ticket)
{
    if (const std::optional<Job> waiting = m_queue.remove(ticket)) {
        tellLastWord(m_client, *waiting, waiting->failure(FailureCode::Stopped, Stage::None));
    } else if (m_flight && m_flight->ticket() == ticket) {
        m_flight->stop();
        settle();
    }
}

void Supervisor::refuse(const char* reason)
{
    m_client.send(encode(Answer(Refusal{reason})));
    m_exitStatus = 1;
}

void Supervisor::serve()
{
    if (!m_greeted || m_exitStatus)
        return;
    if (m_searchOwed && !m_flight) {
        m_searchOwed = false;
        m_crew.search(m_now);
    }
    if (!m_crew.devices())
        return;
    if (m_listOwed && !m_searchOwed && m_crew.isSettled()) {
        m_listOwed = false;
        DeviceList list = *m_crew.devices();
        list.sandbox = m_crew.sandbox();
        m_client.send(encode(Answer(ListAnswer{list})));
    }
    while (!m_flight && m_queue.first() && serveFirst()) {
    }
}

// Whether the first job has left the queue: else its worker is on the way.
bool Supervisor::serveFirst()
{
    const Device* device = chosenDevice(*m_crew.devices(), m_queue.first()->deviceId());
    Crew::Offer offer;
    if (const Program* program = m_queue.first()->program(); program && *program != m_program) {
        m_program = *program;
        m_crew.forgetCrashes(); // they were another kernel's
    }
    if (device) {
        offer = m_crew.offerFor(*device, m_now);
    } else {
        offer.failure = Failure{FailureCode::NoDevice, Stage::Starting};
        offer.failure->subject = m_queue.first()->deviceId();
    }
    if (!offer.worker && !offer.failure)
        return false;
    Job job = *m_queue.take();
    if (!offer.worker) {
        tellLastWord(m_client, job, *offer.failure);
        return true;
    }
    m_flight.emplace(std::move(job), device->id, *offer.worker, m_client);
    m_flight->begin(m_now);
    settle();
    return true;
}

void Supervisor::onLost(Failure failure)
{
    // Protocol: it may still have been talking about an earlier job.
    const bool isWorkersFault = failure.code == FailureCode::Crashed || failure.code == FailureCode::Protocol;
    if (!isWorkersFault || !m_flight->mayBeTriedAgain())
        return m_flight->lost(std::move(failure));
    Job job = m_flight->takeJob();
    m_flight.reset();
    job.isSecondTry = true;
    if (const std::optional<Job> replaced = m_queue.putBack(std::move(job)))
        tellLastWord(m_client, *replaced, replaced->failure(FailureCode::Superseded, Stage::None));
}

// After anything that may have ended the flight.
void Supervisor::settle()
{
    if (m_flight)
        m_flight->hearJudgement();
    if (!m_flight || !m_flight->isOver())
        return;
    if (m_flight->wentWell())
        m_crew.forgetCrashes();
    if (Worker* worker = m_flight->workerToDismiss())
        m_crew.dismiss(*worker);
    else if (Worker* kept = m_flight->workerToKeep())
        m_crew.release(*kept);
    m_flight.reset();
}

void Supervisor::keepSpare()
{
    const bool isIdle = m_crew.devices() && !m_flight && !m_queue.first();
    if (!isIdle || !m_crew.lacksSpare(m_now)) {
        m_spareDue.reset();
    } else if (!m_spareDue) {
        m_spareDue = m_now + spareAfter;
    } else if (m_now >= *m_spareDue) {
        m_spareDue.reset();
        m_crew.startSpare(m_now);
    }
}

// Nothing stays behind: whatever was started is killed and waited for, but not for ever.
void Supervisor::leave()
{
    m_crew.endAll();
    const Clock::time_point latest = Clock::now() + leaveWithin;
    const auto left = [&] { return static_cast<int>(std::max(std::chrono::ceil<Deadline::Duration>(latest - Clock::now()), 0ms).count()); };
    while (m_crew.reap() && left() > 0) {
        pollfd polled{m_arrivals.number(), POLLIN, 0};
        ::poll(&polled, 1, left());
        signalfd_siginfo signal;
        while (::read(m_arrivals.number(), &signal, sizeof signal) == sizeof signal) {
        }
    }
    while (m_client.hasUnsent() && left() > 0) {
        pollfd polled{m_client.out(), POLLOUT, 0};
        ::poll(&polled, 1, left());
        m_client.flush();
    }
}

} // namespace roundtrip
