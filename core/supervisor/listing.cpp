// SPDX-License-Identifier: GPL-3.0-or-later
#include "supervisor/listing.h"

#include <algorithm>

namespace roundtrip {
namespace {

bool isPocl(const DriverFile& file)
{
    const std::string name = file.library.substr(file.library.rfind('/') + 1);
    return name.starts_with("libpocl.so");
}

} // namespace

const char* nameOf(Profile profile)
{
    return profile == Profile::Strict ? "strict" : profile == Profile::Permissive ? "permissive" : "none";
}

const Device* chosenDevice(const DeviceList& list, const std::string& id)
{
    const auto found = std::find_if(list.devices.begin(), list.devices.end(), [&](const Device& device) {
        return id.empty() ? device.kind == DeviceKind::Gpu : device.id == id;
    });
    if (found != list.devices.end())
        return &*found;
    return id.empty() && !list.devices.empty() ? &list.devices.front() : nullptr;
}

Listing::Listing(DriverSearch search) : m_search(std::move(search)), m_next{{Profile::Permissive, {}}}
{
    const auto pocl = std::find_if(m_search.files.begin(), m_search.files.end(), isPocl);
    if (pocl != m_search.files.end())
        m_pocl = pocl->path;
}

std::optional<WorkerSetup> Listing::takeNext()
{
    if (m_next.empty())
        return {};
    const WorkerSetup setup = m_next.front();
    m_next.pop_front();
    return setup;
}

void Listing::listed(const WorkerSetup& setup, const DeviceList& list)
{
    if (m_unheard > 0) {
        m_good[setup.drivers.front()] = list;
        heardOne();
    } else if (!m_untried.empty()) {
        m_last = setup;
        m_result = list;
        tryNextBeside();
    } else {
        settle(setup, list);
    }
}

void Listing::failed(const WorkerSetup& setup, DriverTrouble::Kind kind)
{
    const bool areAll = setup.drivers.empty();
    if (m_unheard > 0) {
        m_accused[setup.drivers.front()] = kind;
        heardOne();
    } else if (!m_untried.empty()) {
        m_accused[m_untried.front()] = kind;
        tryNextBeside();
    } else if (areAll && m_search.files.size() > 1) {
        tryEachAlone();
    } else if (setup.drivers.size() > 1) {
        tryOneAfterAnother();
    } else {
        m_accused[!areAll ? setup.drivers.front() : m_search.files.empty() ? m_search.searched : m_search.files.front().path] = kind;
        finish(setup, {});
    }
}

// PoCL as it will run, the others as freely as all of them together.
WorkerSetup Listing::alone(const std::string& file) const
{
    return {file == m_pocl ? Profile::Strict : m_profile, {file}};
}

void Listing::tryEachAlone()
{
    for (const DriverFile& file : m_search.files) {
        if (file.isPipe) // whoever opens it waits for ever
            m_accused[file.path] = DriverTrouble::Kind::Hung;
        else if (!file.library.empty())
            m_next.push_back(alone(file.path));
    }
    m_unheard = m_next.size();
    if (m_unheard == 0)
        finish({m_profile, {}}, {});
}

void Listing::heardOne()
{
    if (--m_unheard > 0)
        return;
    if (m_good.empty())
        return finish({m_profile, {}}, {});
    if (m_good.size() == 1)
        return settle(alone(m_good.begin()->first), m_good.begin()->second);
    WorkerSetup together{m_profile, {}};
    for (const auto& [file, list] : m_good)
        together.drivers.push_back(file);
    m_next.push_back(together);
}

// Each is fine alone, but not beside the others. PoCL comes first, else the first one with devices.
void Listing::tryOneAfterAnother()
{
    auto first = m_good.find(m_pocl);
    if (first == m_good.end())
        first = std::find_if(m_good.begin(), m_good.end(), [](const auto& good) { return !good.second.devices.empty(); });
    if (first == m_good.end())
        first = m_good.begin();
    m_last = alone(first->first);
    m_result = first->second;
    m_untried.push_back(first->first);
    for (const auto& [file, list] : m_good)
        if (file != first->first)
            m_untried.push_back(file);
    tryNextBeside();
}

// The first of the untried ones has been tried.
void Listing::tryNextBeside()
{
    m_untried.pop_front();
    if (m_untried.empty())
        return settle(WorkerSetup(m_last), DeviceList(m_result));
    WorkerSetup more{m_profile, m_last.drivers};
    more.drivers.push_back(m_untried.front());
    m_next.push_back(more);
}

void Listing::settle(const WorkerSetup& setup, const DeviceList& list)
{
    // A driver that is there but does not come up may miss something that the sandbox keeps from it.
    if (list.devices.empty() && !m_search.files.empty() && setup.profile == Profile::Permissive) {
        m_profile = Profile::None;
        m_next.push_back({m_profile, setup.drivers});
    } else {
        finish(setup, list);
    }
}

void Listing::finish(const WorkerSetup& setup, const DeviceList& list)
{
    m_last = setup;
    m_result = list;
    std::vector<DriverTrouble> troubles;
    for (const auto& [file, kind] : m_accused)
        troubles.push_back({kind, file});
    m_result.troubles.insert(m_result.troubles.begin(), troubles.begin(), troubles.end());
    m_result.searched = m_search.searched;
    m_result.driverFiles.clear();
    for (DriverTrouble& trouble : m_result.troubles)
        if (trouble.kind == DriverTrouble::Kind::NoPlatform)
            trouble.subject = m_search.searched;
    for (const DriverFile& file : m_search.files)
        m_result.driverFiles.push_back(file.path);
    m_isDone = true;
}

} // namespace roundtrip
