// SPDX-License-Identifier: GPL-3.0-or-later
#include "supervisor/flight.h"

#include "supervisor/claims.h"

#include <sys/random.h>

namespace roundtrip {
namespace {

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

void tellLastWord(Channel& client, const Job& job, const Outcome& outcome)
{
    if (job.isRun())
        client.send(encode(Answer(OutcomeAnswer{job.ticket(), outcome})));
    else
        client.send(encode(Answer(DescribeAnswer{job.ticket(), std::get<Failure>(outcome)})));
}

Flight::Flight(Job job, std::string deviceId, Worker& worker, Channel& client)
    : m_job(std::move(job)), m_deviceId(std::move(deviceId)), m_worker(&worker), m_client(client), m_nonce(randomNumber()),
      m_stage(m_job.isRun() ? Stage::Starting : Stage::Building)
{
}

void Flight::begin(Clock::time_point now)
{
    WorkerProcess& process = *m_worker->process;
    process.printed.drain(process.printing.number());
    process.printed.clear(); // a driver's banner is no kernel's text
    if (const auto* describe = std::get_if<DescribeRequest>(&m_job.question))
        return ask(DescribeRequest{m_nonce, m_deviceId, describe->program}, describeDeadlineMs, now);
    RunRequest run{m_nonce, std::get<RunRequest>(m_job.question).request};
    run.request.deviceId = m_deviceId;
    if (run.request.totalDeadlineMs > 0)
        m_worker->total.start(std::chrono::milliseconds(run.request.totalDeadlineMs), now);
    m_notesLeft = run.request.plans.size() * (std::uint64_t{run.request.repetitions} + notesPerPlan);
    if (process.results.makeRoomFor(run.request.plans))
        return ask(run, run.request.buildDeadlineMs, now);
    Failure failure = m_job.failure(FailureCode::OutOfMemory, Stage::Allocating);
    failure.detail = "RESULTS";
    failure.value = resultBytes(run.request.plans);
    end(failure);
}

void Flight::ask(const Question& question, std::uint32_t deadlineMs, Clock::time_point now)
{
    m_worker->process->channel.send(encode(question));
    m_worker->state = Worker::State::Busy;
    m_worker->deadline.start(std::chrono::milliseconds(deadlineMs), now);
}

bool Flight::take(const Answer& answer, Clock::time_point now)
{
    const auto isMine = [this](const auto* message) { return message && message->ticket == m_nonce; };
    if (m_isOver || m_judgement)
        return false;
    if (const auto* note = std::get_if<ProgressNote>(&answer))
        return isMine(note) && takeProgress(note->progress, now);
    if (const auto* outcome = std::get_if<OutcomeAnswer>(&answer))
        return isMine(outcome) && takeOutcome(outcome->outcome);
    const auto* limits = std::get_if<DescribeAnswer>(&answer);
    if (!isMine(limits) || m_job.isRun())
        return false;
    if (const auto* failure = std::get_if<Failure>(&limits->limits); failure && !isPlausible(*failure, {}))
        return false;
    m_client.send(encode(Answer(DescribeAnswer{ticket(), limits->limits})));
    m_isOver = m_wentWell = true;
    return true;
}

// Each note is a sign of life and gives new time, but not for ever.
bool Flight::takeProgress(const Progress& progress, Clock::time_point now)
{
    const auto* run = std::get_if<RunRequest>(&m_job.question);
    if (!run || m_notesLeft == 0)
        return false;
    --m_notesLeft;
    m_stage = progress.stage;
    const bool isRunning = progress.stage == Stage::WarmingUp || progress.stage == Stage::Running;
    m_worker->deadline.start(std::chrono::milliseconds(isRunning ? run->request.runDeadlineMs : run->request.buildDeadlineMs), now);
    m_client.send(encode(Answer(ProgressNote{run->ticket, progress})));
    return true;
}

bool Flight::takeOutcome(Outcome outcome)
{
    const auto* run = std::get_if<RunRequest>(&m_job.question);
    if (!run || !isPlausible(outcome, run->request))
        return false;
    m_worker->deadline.stop();
    Printed& printed = m_worker->process->printed;
    printed.drain(m_worker->process->printing.number());
    if (auto* failure = std::get_if<Failure>(&outcome)) {
        failure->printed = printed.text();
        end(outcome);
    } else {
        judge(std::move(std::get<Report>(outcome)));
    }
    return true;
}

// Here the supervisor puts in what it knows better than a worker that a kernel has lived in.
void Flight::judge(Report report)
{
    const Printed& printed = m_worker->process->printed;
    report.deviceId = m_deviceId;
    for (Measurement& measurement : report.measurements) {
        measurement.printed.clear();
        measurement.printedBytes = 0;
    }
    if (!report.measurements.empty()) { // which of several plans printed it cannot be told
        report.measurements.front().printed = printed.text();
        report.measurements.front().printedBytes = printed.bytes();
    }
    m_stage = Stage::Checking;
    m_judgement.emplace(std::get<RunRequest>(m_job.question).request.plans, std::move(report), m_worker->process->results.anotherDescriptor());
}

std::optional<int> Flight::whenJudged() const { return m_judgement ? std::optional(m_judgement->whenReady()) : std::nullopt; }

void Flight::hearJudgement()
{
    if (!m_judgement || !m_judgement->isReady())
        return;
    m_wentWell = true;
    end(m_judgement->takeReport());
}

void Flight::stop()
{
    Failure failure = m_job.failure(FailureCode::Stopped, m_stage);
    if (!m_judgement) { // else the worker has done its part
        failure.printed = m_worker->process->printed.text();
        m_isSpoilt = true;
    }
    end(failure);
}

void Flight::lost(Failure failure)
{
    const Worker* worker = std::exchange(m_worker, nullptr);
    if (m_judgement || m_isOver) // it had said everything
        return;
    if (const auto* run = std::get_if<RunRequest>(&m_job.question)) {
        const std::vector<Plan>& plans = run->request.plans;
        const BlackBox box = readBox(worker->process->results.number(), plans);
        failure.plan = box.plan < plans.size() ? box.plan : 0;
        const std::uint32_t last = failure.plan;
        for (std::uint32_t i = 0; i <= last && failure.outside.empty(); ++i) // an earlier touch says more than the end does
            if (failure.outside = hitsIn(box, plans, i); !failure.outside.empty())
                failure.plan = i;
    }
    failure.stage = m_stage;
    failure.subject = m_job.subject();
    end(failure);
}

void Flight::end(const Outcome& outcome)
{
    m_isSpoilt = m_isSpoilt || isSpoilt(outcome);
    m_isOver = true;
    tellLastWord(m_client, m_job, outcome);
}

} // namespace roundtrip
