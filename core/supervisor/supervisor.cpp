// SPDX-License-Identifier: GPL-3.0-or-later
#include "supervisor/supervisor.h"

#include "supervisor/claims.h"

#include <sys/random.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include <csignal>

namespace roundtrip {
namespace {

using namespace std::chrono_literals;

constexpr Deadline::Duration spareAfter = 300ms; // of idleness: starting one would disturb a measurement
constexpr Deadline::Duration leaveWithin = 1500ms;
constexpr std::uint32_t describeDeadlineMs = 20000;
constexpr std::uint64_t notesPerPlan = 16; // beside one for each repetition

std::uint64_t randomNumber()
{
    std::uint64_t number = 0;
    while (::getrandom(&number, sizeof number, 0) != sizeof number) {
    }
    return number;
}

} // namespace

Supervisor::Supervisor(Channel client, Descriptor arrivals)
    : m_client(std::move(client)), m_arrivals(std::move(arrivals)),
      m_crew({[this](Worker& worker, const Answer& answer) { return onAnswer(worker, answer); },
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
        onJudged();
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
    if (m_flight && m_flight->judgement)
        polled.push_back({m_flight->judgement->whenReady(), POLLIN, 0});
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
        if (hello->version != protocolVersion)
            return refuse("VERSION");
        m_client.send(encode(Answer(Hello{protocolVersion, "roundtrip-engine " ROUNDTRIP_VERSION, ::getpid()})));
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
    if (m_queue.contains(ticket) || (m_flight && m_flight->job.ticket() == ticket))
        return refuse("TICKET_TWICE");
    if (const std::optional<Job> replaced = m_queue.add(std::move(job)))
        answer(*replaced, replaced->failure(FailureCode::Superseded, Stage::None));
}

void Supervisor::stop(std::uint64_t ticket)
{
    if (const std::optional<Job> waiting = m_queue.remove(ticket))
        return answer(*waiting, waiting->failure(FailureCode::Stopped, Stage::None));
    if (!m_flight || m_flight->job.ticket() != ticket)
        return;
    Failure failure = m_flight->job.failure(FailureCode::Stopped, m_flight->stage);
    if (!m_flight->judgement) {
        failure.printed = m_flight->worker->process->printed.text();
        m_crew.dismiss(*m_flight->worker);
    }
    endFlight(failure);
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
    while (!m_flight && m_queue.first()) {
        const Device* device = chosenDevice(*m_crew.devices(), m_queue.first()->deviceId());
        Crew::Offer offer;
        if (device) {
            offer = m_crew.offerFor(*device, m_now);
        } else {
            offer.failure = Failure{FailureCode::NoDevice, Stage::Starting};
            offer.failure->subject = m_queue.first()->deviceId();
        }
        if (offer.worker)
            launch(*m_queue.take(), *device, *offer.worker);
        else if (offer.failure)
            answer(*m_queue.take(), *offer.failure);
        else
            break;
    }
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

void Supervisor::launch(Job job, const Device& device, Worker& worker)
{
    WorkerProcess& process = *worker.process;
    process.printed.drain(process.printing.number());
    process.printed.clear(); // a driver's banner is no kernel's text
    m_flight.emplace(Flight{std::move(job), device.id, &worker, randomNumber()});
    const auto ask = [&](const Question& question, std::uint32_t deadlineMs) {
        process.channel.send(encode(question));
        worker.state = Worker::State::Busy;
        worker.deadline.start(std::chrono::milliseconds(deadlineMs), m_now);
    };
    if (const auto* describe = std::get_if<DescribeRequest>(&m_flight->job.question))
        return ask(DescribeRequest{m_flight->nonce, device.id, describe->program}, describeDeadlineMs);
    RunRequest run = std::get<RunRequest>(m_flight->job.question);
    const Request& request = run.request;
    m_flight->notesLeft = request.plans.size() * (std::uint64_t{request.repetitions} + notesPerPlan);
    if (!process.results.makeRoomFor(request.plans)) {
        Failure failure = m_flight->job.failure(FailureCode::OutOfMemory, Stage::Allocating);
        failure.detail = "RESULTS";
        failure.value = resultBytes(request.plans);
        return endFlight(failure);
    }
    run.ticket = m_flight->nonce;
    run.request.deviceId = device.id;
    ask(run, request.buildDeadlineMs);
}

bool Supervisor::onAnswer(Worker& worker, const Answer& answer)
{
    if (!m_flight || m_flight->worker != &worker || m_flight->judgement)
        return false;
    const auto isMine = [&](const auto* message) { return message && message->ticket == m_flight->nonce; };
    if (const auto* note = std::get_if<ProgressNote>(&answer); isMine(note))
        return onProgress(note->progress);
    if (const auto* outcome = std::get_if<OutcomeAnswer>(&answer); isMine(outcome) && m_flight->job.isRun())
        return onOutcome(outcome->outcome);
    const auto* limits = std::get_if<DescribeAnswer>(&answer);
    if (!isMine(limits) || m_flight->job.isRun())
        return false;
    m_crew.didWell();
    m_client.send(encode(Answer(DescribeAnswer{m_flight->job.ticket(), limits->limits})));
    release();
    return true;
}

// Each note is a sign of life and gives new time, but not for ever.
bool Supervisor::onProgress(const Progress& progress)
{
    const auto* run = std::get_if<RunRequest>(&m_flight->job.question);
    if (!run || m_flight->notesLeft == 0)
        return false;
    --m_flight->notesLeft;
    m_flight->stage = progress.stage;
    const bool isRunning = progress.stage == Stage::WarmingUp || progress.stage == Stage::Running;
    m_flight->worker->deadline.start(std::chrono::milliseconds(isRunning ? run->request.runDeadlineMs : run->request.buildDeadlineMs), m_now);
    m_client.send(encode(Answer(ProgressNote{run->ticket, progress})));
    return true;
}

bool Supervisor::onOutcome(Outcome outcome)
{
    Worker& worker = *m_flight->worker;
    WorkerProcess& process = *worker.process;
    const Request& request = std::get<RunRequest>(m_flight->job.question).request;
    if (!isPlausible(outcome, request))
        return false;
    worker.deadline.stop();
    process.printed.drain(process.printing.number());
    if (auto* failure = std::get_if<Failure>(&outcome)) {
        failure->printed = process.printed.text();
        endFlight(outcome);
        return true;
    }
    auto& report = std::get<Report>(outcome);
    report.deviceId = m_flight->deviceId;
    for (Measurement& measurement : report.measurements) {
        measurement.printed.clear();
        measurement.printedBytes = 0;
    }
    if (!report.measurements.empty()) { // which of several plans printed it cannot be told
        report.measurements.front().printed = process.printed.text();
        report.measurements.front().printedBytes = process.printed.bytes();
    }
    m_flight->stage = Stage::Checking;
    m_flight->judgement.emplace(request.plans, std::move(report), process.results.anotherDescriptor());
    return true;
}

void Supervisor::onJudged()
{
    if (!m_flight || !m_flight->judgement || !m_flight->judgement->isReady())
        return;
    m_crew.didWell();
    endFlight(m_flight->judgement->takeReport());
}

void Supervisor::onLost(Failure failure)
{
    if (m_flight->judgement) { // it had said everything
        m_flight->worker = nullptr;
        return;
    }
    failure.stage = m_flight->stage;
    failure.subject = m_flight->job.subject();
    endFlight(failure);
}

// The last word about a ticket.
void Supervisor::answer(const Job& job, const Outcome& outcome)
{
    if (job.isRun())
        m_client.send(encode(Answer(OutcomeAnswer{job.ticket(), outcome})));
    else
        m_client.send(encode(Answer(DescribeAnswer{job.ticket(), std::get<Failure>(outcome)})));
}

void Supervisor::endFlight(const Outcome& outcome)
{
    if (isSpoilt(outcome) && m_flight->worker)
        m_crew.dismiss(*m_flight->worker);
    answer(m_flight->job, outcome);
    release();
}

void Supervisor::release()
{
    if (Worker* worker = m_flight->worker; worker && worker->state == Worker::State::Busy) {
        worker->state = Worker::State::Idle;
        worker->deadline.stop();
    }
    m_flight.reset();
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
