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

Listing::Listing(DriverSearch search) : m_search(std::move(search)), m_last{Profile::Permissive, {}}
{
    const auto pocl = std::find_if(m_search.files.begin(), m_search.files.end(), isPocl);
    if (pocl != m_search.files.end())
        m_pocl = pocl->path;
    m_next = m_last;
}

void Listing::listed(const DeviceList& list)
{
    // A driver that is there but does not come up may miss something that the sandbox keeps from it.
    if (list.devices.empty() && !m_search.files.empty() && m_last.profile == Profile::Permissive && !isAlone())
        m_next = m_last = {Profile::None, {}};
    else
        finish(list);
}

void Listing::failed(DriverTrouble::Kind kind)
{
    // Alone, PoCL itself is at fault. Otherwise it may be any of the others, and what hangs cannot be asked.
    const bool isOther = std::any_of(m_search.files.begin(), m_search.files.end(), [&](const DriverFile& file) { return file.path != m_pocl; });
    for (const DriverFile& file : m_search.files)
        if (isAlone() || !isOther ? file.path == m_pocl : file.path != m_pocl)
            m_result.troubles.push_back({kind, file.path});
    if (m_search.files.empty())
        m_result.troubles.push_back({kind, m_search.searched});
    if (!isAlone() && isOther && hasPocl())
        m_next = m_last = {Profile::Strict, m_pocl};
    else
        finish({});
}

void Listing::finish(const DeviceList& list)
{
    std::vector<DriverTrouble> troubles = std::move(m_result.troubles);
    m_result = list;
    m_result.troubles.insert(m_result.troubles.begin(), troubles.begin(), troubles.end());
    m_result.searched = m_search.searched;
    for (DriverTrouble& trouble : m_result.troubles)
        if (trouble.kind == DriverTrouble::Kind::NoPlatform)
            trouble.subject = m_search.searched;
    m_result.driverFiles.clear();
    for (const DriverFile& file : m_search.files)
        m_result.driverFiles.push_back(file.path);
    m_next.reset();
}

} // namespace roundtrip
