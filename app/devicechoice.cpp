// SPDX-License-Identifier: GPL-3.0-or-later
#include "devicechoice.h"

#include <algorithm>

namespace roundtrip {

DeviceChoice::DeviceChoice(EngineClient& engine, QObject* parent)
    : QObject(parent)
    , m_engine(engine)
{
    connect(&m_engine, &EngineClient::devices, this, &DeviceChoice::take);
    connect(&m_engine, &EngineClient::engineLost, this, [this](const Failure& failure) {
        m_failure = failure;
        emit changed();
    });
    connect(&m_engine, &EngineClient::stateChanged, this, [this] {
        if (m_engine.state() != EngineClient::State::Ready || !m_failure)
            return;
        m_failure.reset(); // a run has started the engine again
        m_engine.listDevices();
        emit changed();
    });
    connect(&m_engine, &EngineClient::described, this,
        [this](quint64 ticket, const std::variant<KernelLimits, Failure>& answer) {
            const auto asked = m_asked.find(ticket);
            if (asked == m_asked.end())
                return;
            if (const auto* limits = std::get_if<KernelLimits>(&answer))
                m_limits[asked->second] = *limits;
            m_asked.erase(asked);
            emit changed();
        });
}

const Device* DeviceChoice::device() const
{
    if (!m_list || m_list->devices.empty())
        return nullptr;
    const auto& devices = m_list->devices;
    const auto wished = std::find_if(devices.begin(), devices.end(),
        [this](const Device& device) { return device.id == m_wish.toStdString(); });
    if (wished != devices.end())
        return &*wished;
    const auto gpu = std::find_if(devices.begin(), devices.end(),
        [](const Device& device) { return device.kind == DeviceKind::Gpu; });
    return gpu != devices.end() ? &*gpu : &devices.front();
}

bool DeviceChoice::wishMissing() const
{
    return m_list && !m_wish.isEmpty() && (!device() || device()->id != m_wish.toStdString());
}

void DeviceChoice::choose(const QString& id)
{
    if (id == m_wish)
        return;
    m_wish = id;
    emit changed();
}

void DeviceChoice::searchAgain()
{
    m_list.reset();
    m_failure.reset();
    m_limits.clear();
    m_engine.start();
    m_engine.listDevices(true);
    emit changed();
}

std::optional<KernelLimits> DeviceChoice::limits(const Program& program)
{
    if (!device() || program.source.empty())
        return {};
    const std::string key = device()->id + '\n' + program.function + '\n' + program.options + '\n' + program.source;
    const auto [known, isNew] = m_limits.try_emplace(key);
    if (isNew)
        m_asked[m_engine.describe(device()->id, program)] = key;
    return known->second;
}

void DeviceChoice::take(const DeviceList& list)
{
    m_list = list;
    m_failure.reset();
    emit changed();
}

} // namespace roundtrip
