// SPDX-License-Identifier: GPL-3.0-or-later
#include "runner.h"

#include "protocol/codec.h"

#include <QEventLoop>

#include <algorithm>

namespace roundtrip {

std::variant<DeviceList, Failure> Runner::devices()
{
    std::variant<DeviceList, Failure> answer;
    QEventLoop loop;
    QObject::connect(&m_client, &EngineClient::devices, &loop, [&](const DeviceList& list) {
        answer = list;
        loop.quit();
    });
    QObject::connect(&m_client, &EngineClient::engineLost, &loop, [&](const Failure& failure) {
        answer = failure;
        loop.quit();
    });
    m_client.start();
    loop.exec();
    return answer;
}

Outcome Runner::run(const Request& request)
{
    Outcome answer;
    quint64 ticket = 0;
    QEventLoop loop;
    QObject::connect(&m_client, &EngineClient::finished, &loop, [&](quint64 ended, const Outcome& outcome) {
        if (ended != ticket)
            return;
        answer = outcome;
        loop.quit();
    });
    ticket = m_client.submit(request);
    loop.exec();
    return answer;
}

const Device* chooseDevice(const DeviceList& list, const std::string& wish)
{
    const auto& devices = list.devices;
    const auto first = [&](auto matches) {
        const auto found = std::find_if(devices.begin(), devices.end(), matches);
        return found == devices.end() ? nullptr : &*found;
    };
    if (wish.empty()) {
        const Device* gpu = first([](const Device& d) { return d.kind == DeviceKind::Gpu; });
        return gpu || devices.empty() ? gpu : &devices.front();
    }
    if (const Device* exact = first([&](const Device& d) { return d.id == wish; }))
        return exact;
    const QString part = QString::fromStdString(wish);
    const auto ofKind = [&](const Device& d) { return part.compare(QLatin1String(nameOf(d.kind)), Qt::CaseInsensitive) == 0; };
    if (const Device* kind = first(ofKind))
        return kind;
    const auto contains = [&](const Device& d) {
        return QString::fromStdString(d.name).contains(part, Qt::CaseInsensitive)
            || QString::fromStdString(d.platform).contains(part, Qt::CaseInsensitive);
    };
    return std::count_if(devices.begin(), devices.end(), contains) == 1 ? first(contains) : nullptr;
}

} // namespace roundtrip
