// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What do tests of the engine's processes share?

#include "client/engineclient.h"

#include <QDir>
#include <QFile>
#include <QtTest>

#include <map>
#include <optional>
#include <set>

namespace roundtrip {

// A client, and everything that it heard.
struct Engine {
    explicit Engine(const QStringList& command = {QStringLiteral(ROUNDTRIP_BIN_DIR "/roundtrip-engine")}) : client(command)
    {
        QObject::connect(&client, &EngineClient::finished, &context, [this](quint64 ticket, const Outcome& outcome) {
            ++endings[ticket];
            outcomes[ticket] = outcome;
        });
        QObject::connect(&client, &EngineClient::described, &context, [this](quint64 ticket, const std::variant<KernelLimits, Failure>& answer) {
            ++endings[ticket];
            limits[ticket] = answer;
        });
        QObject::connect(&client, &EngineClient::progressed, &context, [this](quint64, const Progress& progress) { stages.push_back(progress.stage); });
        QObject::connect(&client, &EngineClient::devices, &context, [this](const DeviceList& answer) { lists.push_back(answer); });
        QObject::connect(&client, &EngineClient::engineLost, &context, [this](const Failure& failure) { losses.push_back(failure); });
    }

    bool waitFor(const std::function<bool()>& condition, int timeoutMs = 30000) { return QTest::qWaitFor(condition, timeoutMs); }
    std::optional<Outcome> run(const Request& request, int timeoutMs = 30000)
    {
        const quint64 ticket = client.submit(request);
        return waitFor([&] { return outcomes.contains(ticket); }, timeoutMs) ? std::optional(outcomes[ticket]) : std::nullopt;
    }
    std::optional<DeviceList> list(bool again = false)
    {
        const std::size_t before = lists.size();
        client.listDevices(again);
        return waitFor([&] { return lists.size() > before; }, 60000) ? std::optional(lists.back()) : std::nullopt;
    }
    bool everyTicketEndedOnce() const
    {
        return std::all_of(endings.begin(), endings.end(), [](const auto& entry) { return entry.second == 1; });
    }

    EngineClient client;
    QObject context;
    std::map<quint64, int> endings;
    std::map<quint64, Outcome> outcomes;
    std::map<quint64, std::variant<KernelLimits, Failure>> limits;
    std::vector<Stage> stages;
    std::vector<DeviceList> lists;
    std::vector<Failure> losses;
};

inline const Failure* failureIn(const std::optional<Outcome>& outcome) { return outcome ? std::get_if<Failure>(&*outcome) : nullptr; }
inline const Report* reportIn(const std::optional<Outcome>& outcome) { return outcome ? std::get_if<Report>(&*outcome) : nullptr; }

struct ProcessFacts {
    qint64 pid = 0, parent = 0;
    char state = 'Z';
    QByteArray name;
};

inline std::vector<ProcessFacts> allProcesses()
{
    std::vector<ProcessFacts> found;
    for (const QString& entry : QDir(QStringLiteral("/proc")).entryList(QDir::Dirs)) {
        QFile file(QStringLiteral("/proc/") + entry + QStringLiteral("/stat"));
        if (entry.toLongLong() == 0 || !file.open(QIODevice::ReadOnly))
            continue;
        const QByteArray stat = file.readAll();
        const QList<QByteArray> rest = stat.mid(stat.lastIndexOf(')') + 2).split(' ');
        if (rest.size() > 2)
            found.push_back({entry.toLongLong(), rest[1].toLongLong(), rest[0][0], stat.mid(stat.indexOf('(') + 1, stat.lastIndexOf(')') - stat.indexOf('(') - 1)});
    }
    return found;
}

// Everything that runs below a process.
inline std::vector<ProcessFacts> descendants(qint64 ancestor)
{
    const std::vector<ProcessFacts> all = allProcesses();
    std::set<qint64> family{ancestor};
    std::vector<ProcessFacts> found;
    for (std::size_t before = 0; before != family.size();) {
        before = family.size();
        for (const ProcessFacts& process : all)
            if (family.contains(process.parent) && family.insert(process.pid).second)
                found.push_back(process);
    }
    return found;
}

inline bool isAlive(const ProcessFacts& process)
{
    for (const ProcessFacts& now : allProcesses())
        if (now.pid == process.pid)
            return now.state != 'Z';
    return false;
}

inline bool anyAlive(const std::vector<ProcessFacts>& processes) { return std::any_of(processes.begin(), processes.end(), isAlive); }

// Those of them that a test started: the engine and its workers.
inline std::vector<ProcessFacts> ownDescendants() { return descendants(QCoreApplication::applicationPid()); }

inline qint64 pidOf(const std::vector<ProcessFacts>& processes, const char* name)
{
    for (const ProcessFacts& process : processes)
        if (process.name == QByteArray(name).left(15)) // the kernel keeps no more
            return process.pid;
    return 0;
}

} // namespace roundtrip
