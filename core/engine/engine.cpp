// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/engine.h"

#include "engine/checks.h"
#include "engine/devices.h"
#include "engine/errors.h"
#include "engine/rounds.h"
#include "model/drivers.h"

#include <algorithm>
#include <map>
#include <optional>

namespace roundtrip {

struct Engine::State {
    std::optional<FoundDevices> found;
    std::map<std::string, std::unique_ptr<DeviceSession>> sessions;
    HostThreads threads;

    const FoundDevices& devices()
    {
        if (!found)
            found = findDevices();
        return *found;
    }

    const FoundDevice& device(const std::string& id)
    {
        const auto& all = devices().devices;
        auto chosen
            = std::find_if(all.begin(), all.end(), [&](const FoundDevice& device) { return device.facts.id == id; });
        if (id.empty()) {
            chosen = std::find_if(all.begin(), all.end(),
                                  [](const FoundDevice& device) { return device.facts.kind == DeviceKind::Gpu; });
            if (chosen == all.end())
                chosen = all.begin();
        }
        check(chosen == all.end() ? CL_DEVICE_NOT_FOUND : CL_SUCCESS, Stage::Starting, id);
        return *chosen;
    }

    DeviceSession& session(const std::string& id)
    {
        const FoundDevice& chosen = device(id);
        auto& session = sessions[chosen.facts.id];
        try {
            if (!session)
                session = std::make_unique<DeviceSession>(chosen.facts, chosen.handle);
        } catch (const cl::Error& error) {
            throw EngineError{failureOf(error.err(), Stage::Starting, chosen.facts.name)};
        }
        session->facts.budgetBytes = budgetBytes(chosen.facts.memoryBytes);
        return *session;
    }
};

Engine::Engine() : m_state(std::make_unique<State>()) {}
Engine::~Engine() = default;

DeviceList Engine::list()
{
    DeviceList list;
    const DriverSearch search = findDrivers();
    list.searched = search.searched;
    for (const DriverFile& file : search.files)
        list.driverFiles.push_back(file.path);
    for (const FoundDevice& device : m_state->devices().devices)
        list.devices.push_back(device.facts);
    list.troubles = m_state->devices().troubles;
    return list;
}

std::variant<KernelLimits, Failure> Engine::describe(const std::string& deviceId, const Program& program)
{
    try {
        return m_state->session(deviceId).programs.built(program)->limits;
    } catch (const EngineError& error) {
        return error.failure;
    }
}

Outcome Engine::run(const Request& request, const KeepResults& results,
                    const std::function<void(const Progress&)>& progress, BlackBox* box)
{
    std::string id;
    BlackBox own;
    try {
        DeviceSession& session = m_state->session(request.deviceId);
        id = session.facts.id;
        Rounds rounds(session, m_state->threads, request, results, progress);
        Report report = request.checkOnly ? rounds.checkAll(box ? *box : own) : rounds.run();
        const auto& all = report.measurements;
        const auto lost = std::find_if(all.begin(), all.end(), [](const Measurement& m) {
            return m.failure && m.failure->code == FailureCode::DeviceLost;
        });
        if (lost != all.end())
            m_state->sessions.erase(id); // a context is not to be trusted after that
        if (!all.empty()
            && std::all_of(all.begin(), all.end(), [](const Measurement& m) { return m.failure.has_value(); }))
            return *all.front().failure;
        return report;
    } catch (const EngineError& error) {
        return error.failure;
    } catch (const cl::Error& error) {
        m_state->sessions.erase(id);
        return failureOf(error.err(), Stage::Running, id);
    } catch (const std::bad_alloc&) {
        return failureOf(CL_OUT_OF_HOST_MEMORY, Stage::Running, id);
    }
}

} // namespace roundtrip
