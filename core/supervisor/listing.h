// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How are devices found although a driver may hang or crash while it is looked at? All drivers are listed together;
// where that fails, each alone, then those that did well, where that fails too, one more at a time. Pure: it says
// what workers shall list, and is told what became of it.

#include "model/device.h"
#include "model/drivers.h"

#include <deque>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace roundtrip {

enum class Profile { Strict, Permissive, None };

// How a worker is started.
struct WorkerSetup {
    Profile profile = Profile::Strict;
    std::vector<std::string> drivers; // the .icd files that it may load; empty: all that are there

    bool operator==(const WorkerSetup&) const = default;
};

const char* nameOf(Profile profile); // as the worker's argument has it

class Listing {
public:
    explicit Listing(DriverSearch search);

    std::optional<WorkerSetup> takeNext(); // may be listed beside those taken before; none: nothing more for now
    bool isDone() const { return m_isDone; }
    const DeviceList& result() const { return m_result; }
    const WorkerSetup& last() const { return m_last; } // the one that the result comes from
    bool hasPocl() const { return !m_pocl.empty(); }

    void listed(const WorkerSetup& setup, const DeviceList& list);
    void failed(const WorkerSetup& setup, DriverTrouble::Kind kind); // Hung, Crashed or Killed

private:
    void tryEachAlone();
    void heardOne();
    void tryOneAfterAnother();
    void tryNextBeside();
    void settle(const WorkerSetup& setup, const DeviceList& list);
    void finish(const WorkerSetup& setup, const DeviceList& list);
    WorkerSetup alone(const std::string& file) const;

    DriverSearch m_search;
    std::string m_pocl; // its .icd file
    Profile m_profile = Profile::Permissive;
    std::deque<WorkerSetup> m_next;
    std::size_t m_unheard = 0;                            // of the files that are tried alone
    std::map<std::string, DeviceList> m_good;             // files that did well alone
    std::deque<std::string> m_untried;                    // of those, beside the ones that m_last has
    std::map<std::string, DriverTrouble::Kind> m_accused; // files
    bool m_isDone = false;
    WorkerSetup m_last;
    DeviceList m_result;
};

// The one of that id; for an empty id the first GPU, else the first device.
const Device* chosenDevice(const DeviceList& list, const std::string& id);

} // namespace roundtrip
