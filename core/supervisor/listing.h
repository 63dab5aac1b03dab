// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How are devices found although a driver may hang or crash while it is looked at? Pure: it says under which
// setup a worker shall list next, and is told what became of it.

#include "model/device.h"
#include "model/drivers.h"

#include <optional>
#include <string>

namespace roundtrip {

enum class Profile { Strict, Permissive, None };

// How a worker is started.
struct WorkerSetup {
    Profile profile = Profile::Strict;
    std::string vendors; // instead of OCL_ICD_VENDORS; empty: as the environment has it

    bool operator==(const WorkerSetup&) const = default;
};

const char* nameOf(Profile profile); // as the worker's argument has it

class Listing {
public:
    explicit Listing(DriverSearch search);

    const std::optional<WorkerSetup>& next() const { return m_next; } // none: it is done
    const DeviceList& result() const { return m_result; }
    const WorkerSetup& last() const { return m_last; } // the one that the result comes from
    bool hasPocl() const { return !m_pocl.empty(); }

    void listed(const DeviceList& list);
    void failed(DriverTrouble::Kind kind); // Hung or Crashed

private:
    void finish(const DeviceList& list);
    bool isAlone() const { return !m_last.vendors.empty(); }

    DriverSearch m_search;
    std::string m_pocl; // the .icd file that is tried alone
    std::optional<WorkerSetup> m_next;
    WorkerSetup m_last;
    DeviceList m_result;
};

// The one of that id; for an empty id the first GPU, else the first device.
const Device* chosenDevice(const DeviceList& list, const std::string& id);

} // namespace roundtrip
