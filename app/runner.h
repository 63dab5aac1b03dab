// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How does a program without a window wait for the engine?

#include "client/engineclient.h"

#include <QStringList>

#include <string>
#include <variant>

namespace roundtrip {

class Runner {
public:
    explicit Runner(const QStringList& engine)
        : m_client(engine)
    {
    } // empty: the usual one

    EngineClient& client() { return m_client; }
    std::variant<DeviceList, Failure> devices();
    Outcome run(const Request& request);

private:
    EngineClient m_client;
};

// The device whose id is `wish`, else the first of that kind (cpu, gpu, accelerator), else the only one whose name or platform contains it, whatever the case; without a
// wish the first GPU, else the first. nullptr: none, or more than one.
const Device* chooseDevice(const DeviceList& list, const std::string& wish);

} // namespace roundtrip
