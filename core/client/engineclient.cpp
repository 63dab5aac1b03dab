// SPDX-License-Identifier: GPL-3.0-or-later
#include "client/engineclient.h"

#include "client/engineprocess.h"

#include <QPointer>
#include <QTimer>

#include <deque>
#include <map>
#include <set>

namespace roundtrip {
namespace {

constexpr int helloDeadlineMs = 10000;
constexpr int stopDeadlineMs = 10000; // the engine answers a Stop in milliseconds; the rest is a slow network
constexpr std::size_t lossesAllowed = 3;
constexpr qint64 lossWindowMs = 10000;

} // namespace

class EngineClient::Private {
public:
    enum class Kind { Run, Describe };

    Private(EngineClient* client, QStringList given) : q(client), command(std::move(given)) { clock.start(); }

    void launch();
    void launchUnlessHopeless();
    void ask(const Question& question);
    void onGreeted(const QString& program);
    void onAnswer(const Answer& answer);
    void onLost(const Failure& failure);
    void end(quint64 ticket, const Outcome& outcome);
    void endLater(quint64 ticket, const Failure& failure);
    void replaceWaitingRun();
    bool withdraw(quint64 ticket);
    void setState(State next);

    EngineClient* q;
    QStringList command; // empty: the default, looked for at each start
    State state = State::NotStarted;
    QString name;
    EngineProcess* process = nullptr;
    quint64 lastTicket = 0;
    std::map<quint64, Kind> open;
    std::set<quint64> stopping;
    std::deque<Question> outbox; // until the engine has greeted
    std::deque<qint64> losses;   // when, the latest ones
    Failure lastLoss;
    QElapsedTimer clock;
};

void EngineClient::Private::setState(State next)
{
    if (std::exchange(state, next) != next)
        emit q->stateChanged();
}

void EngineClient::Private::launch()
{
    if (state == State::Starting || state == State::Ready)
        return;
    const bool own = command.isEmpty();
    process = new EngineProcess(own ? defaultCommand() : command, own ? helloDeadlineMs : 0, q);
    connect(process, &EngineProcess::greeted, q, [this](const QString& program) { onGreeted(program); });
    connect(process, &EngineProcess::answered, q, [this](const Answer& answer) { onAnswer(answer); });
    connect(process, &EngineProcess::lost, q, [this](const Failure& failure) { onLost(failure); });
    process->start();
    setState(State::Starting);
}

// A request starts a lost engine again, but not one that dies of every start.
void EngineClient::Private::launchUnlessHopeless()
{
    while (!losses.empty() && clock.elapsed() - losses.front() > lossWindowMs)
        losses.pop_front();
    if (losses.size() < lossesAllowed || state == State::Starting || state == State::Ready)
        return launch();
    outbox.clear();
    for (const auto& [ticket, kind] : open)
        endLater(ticket, lastLoss);
}

void EngineClient::Private::ask(const Question& question)
{
    if (state == State::Ready)
        process->send(question);
    else
        outbox.push_back(question);
}

void EngineClient::Private::onGreeted(const QString& program)
{
    name = program;
    for (const Question& question : std::exchange(outbox, {}))
        process->send(question);
    setState(State::Ready);
}

void EngineClient::Private::onAnswer(const Answer& answer)
{
    if (const auto* list = std::get_if<ListAnswer>(&answer)) {
        emit q->devices(list->list);
    } else if (const auto* note = std::get_if<ProgressNote>(&answer)) {
        if (open.contains(note->ticket))
            emit q->progressed(note->ticket, note->progress);
    } else if (const auto* outcome = std::get_if<OutcomeAnswer>(&answer)) {
        const auto known = open.find(outcome->ticket);
        if (known != open.end() && known->second == Kind::Run)
            end(outcome->ticket, outcome->outcome);
    } else if (const auto* limits = std::get_if<DescribeAnswer>(&answer)) {
        const auto known = open.find(limits->ticket);
        if (known == open.end() || known->second != Kind::Describe)
            return;
        open.erase(known);
        stopping.erase(limits->ticket);
        emit q->described(limits->ticket, limits->limits);
    }
}

void EngineClient::Private::onLost(const Failure& failure)
{
    std::exchange(process, nullptr)->retire();
    losses.push_back(clock.elapsed());
    lastLoss = failure;
    outbox.clear();
    std::vector<quint64> ended;
    for (const auto& [ticket, kind] : open)
        ended.push_back(ticket);
    const QPointer<EngineClient> alive(q);
    setState(State::Missing);
    for (const quint64 ticket : ended)
        if (alive)
            end(ticket, failure);
    if (alive)
        emit alive->engineLost(failure);
}

// The last word about a ticket, said once.
void EngineClient::Private::end(quint64 ticket, const Outcome& outcome)
{
    const auto known = open.find(ticket);
    if (known == open.end())
        return;
    const Kind kind = known->second;
    open.erase(known);
    stopping.erase(ticket);
    if (kind == Kind::Run)
        emit q->finished(ticket, outcome);
    else
        emit q->described(ticket, std::get<Failure>(outcome));
}

void EngineClient::Private::endLater(quint64 ticket, const Failure& failure)
{
    QMetaObject::invokeMethod(q, [this, ticket, failure] { end(ticket, failure); }, Qt::QueuedConnection);
}

// While a launcher waits in a queue, requests follow the same rule as in the engine: the latest one counts.
void EngineClient::Private::replaceWaitingRun()
{
    for (const Question& question : outbox)
        if (const auto* run = std::get_if<RunRequest>(&question)) {
            const quint64 ticket = run->ticket;
            withdraw(ticket);
            return endLater(ticket, Failure{FailureCode::Superseded});
        }
}

bool EngineClient::Private::withdraw(quint64 ticket)
{
    return std::erase_if(outbox, [ticket](const Question& question) {
        const auto* run = std::get_if<RunRequest>(&question);
        const auto* describe = std::get_if<DescribeRequest>(&question);
        return (run && run->ticket == ticket) || (describe && describe->ticket == ticket);
    }) > 0;
}

EngineClient::EngineClient(QStringList command, QObject* parent)
    : QObject(parent), d(std::make_unique<Private>(this, std::move(command)))
{
}

EngineClient::~EngineClient()
{
    delete d->process;
}

EngineClient::State EngineClient::state() const { return d->state; }
QString EngineClient::engineName() const { return d->name; }

void EngineClient::start()
{
    if (d->state == State::NotStarted || d->state == State::Missing)
        listDevices();
}

void EngineClient::listDevices(bool again)
{
    d->ask(ListRequest{again});
    d->launch();
}

quint64 EngineClient::submit(const Request& request)
{
    const quint64 ticket = ++d->lastTicket;
    d->open.emplace(ticket, Private::Kind::Run);
    d->replaceWaitingRun();
    d->ask(RunRequest{ticket, request});
    d->launchUnlessHopeless();
    return ticket;
}

quint64 EngineClient::describe(const std::string& deviceId, const Program& program)
{
    const quint64 ticket = ++d->lastTicket;
    d->open.emplace(ticket, Private::Kind::Describe);
    d->ask(DescribeRequest{ticket, deviceId, program});
    d->launchUnlessHopeless();
    return ticket;
}

void EngineClient::stop(quint64 ticket)
{
    if (!d->open.contains(ticket) || !d->stopping.insert(ticket).second)
        return;
    if (d->withdraw(ticket))
        return d->endLater(ticket, Failure{FailureCode::Stopped});
    if (d->state != State::Ready)
        return; // it is ending already
    d->ask(StopRequest{ticket});
    QTimer::singleShot(stopDeadlineMs, this, [this, ticket] {
        if (d->stopping.contains(ticket) && d->process)
            d->process->lose(FailureCode::Protocol, "STOPPED_LISTENING");
    });
}

} // namespace roundtrip
