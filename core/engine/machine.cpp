// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/machine.h"

#include <sched.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <fstream>
#include <limits>
#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

namespace roundtrip {
namespace {

constexpr std::uint64_t unlimited = std::numeric_limits<std::uint64_t>::max();

std::string firstLine(const std::string& path)
{
    std::ifstream file(path);
    std::string line;
    std::getline(file, line);
    return line;
}

std::optional<std::uint64_t> numberIn(const std::string& text)
{
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() ? std::optional(value) : std::nullopt;
}

// The folders of this process's cgroup (version 2) and of all that hold it, innermost first.
std::vector<std::string> cgroupFolders()
{
    std::string path = "/";
    std::ifstream file("/proc/self/cgroup");
    for (std::string line; std::getline(file, line);)
        if (line.starts_with("0::"))
            path = line.substr(3);
    std::vector<std::string> folders;
    while (!path.empty()) {
        folders.push_back("/sys/fs/cgroup" + (path == "/" ? "" : path));
        const std::size_t slash = path.rfind('/');
        if (path == "/" || slash == std::string::npos)
            break;
        path.resize(std::max<std::size_t>(slash, 1));
    }
    return folders;
}

double quotaCpus()
{
    double quota = std::numeric_limits<double>::infinity();
    for (const std::string& folder : cgroupFolders())
        if (const auto cpus = cpusOfQuota(firstLine(folder + "/cpu.max")))
            quota = std::min(quota, *cpus);
    const auto old = numberIn(firstLine("/sys/fs/cgroup/cpu/cpu.cfs_quota_us")); // version 1; -1 is no number here
    const auto period = numberIn(firstLine("/sys/fs/cgroup/cpu/cpu.cfs_period_us"));
    if (old && period && *period > 0)
        quota = std::min(quota, static_cast<double>(*old) / static_cast<double>(*period));
    return quota;
}

std::vector<bool> affinity()
{
    for (std::size_t cpus = 1024; cpus <= (1u << 20); cpus *= 2) { // more than 1024 CPUs need a longer mask
        const std::size_t bytes = CPU_ALLOC_SIZE(cpus);
        std::unique_ptr<cpu_set_t, void (*)(cpu_set_t*)> set(CPU_ALLOC(cpus), [](cpu_set_t* mask) { CPU_FREE(mask); });
        if (!set || sched_getaffinity(0, bytes, set.get()) != 0)
            continue;
        std::vector<bool> mask(cpus);
        for (std::size_t i = 0; i < cpus; ++i)
            mask[i] = CPU_ISSET_S(i, bytes, set.get());
        return mask;
    }
    return std::vector<bool>(static_cast<std::size_t>(std::max(1l, sysconf(_SC_NPROCESSORS_ONLN))), true);
}

std::uint64_t cgroupFreeBytes()
{
    std::uint64_t least = unlimited;
    for (const std::string& folder : cgroupFolders()) {
        const auto most = numberIn(firstLine(folder + "/memory.max"));
        const auto used = numberIn(firstLine(folder + "/memory.current"));
        if (most && used)
            least = std::min(least, *most - std::min(*most, *used));
    }
    return least;
}

std::uint64_t addressSpaceFreeBytes()
{
    rlimit limit{};
    if (getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY)
        return unlimited;
    const std::uint64_t used
        = numberIn(firstLine("/proc/self/statm")).value_or(0) * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
    return limit.rlim_cur - std::min<std::uint64_t>(limit.rlim_cur, used);
}

std::uint64_t systemFreeBytes()
{
    std::ifstream file("/proc/meminfo");
    for (std::string name, unit; file >> name;) {
        std::uint64_t kibibytes = 0;
        if (!(file >> kibibytes))
            break;
        std::getline(file, unit);
        if (name == "MemAvailable:")
            return kibibytes * 1024;
    }
    return static_cast<std::uint64_t>(sysconf(_SC_AVPHYS_PAGES)) * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

} // namespace

std::optional<double> cpusOfQuota(const std::string& line)
{
    std::istringstream fields(line);
    std::string most, period;
    fields >> most >> period;
    const auto quota = numberIn(most), length = numberIn(period);
    if (!quota || !length || *length == 0)
        return {};
    return static_cast<double>(*quota) / static_cast<double>(*length);
}

std::uint32_t usableCpus()
{
    const std::vector<bool> mask = affinity();
    const double allowed = static_cast<double>(std::count(mask.begin(), mask.end(), true));
    return static_cast<std::uint32_t>(std::max(1.0, std::min(allowed, std::ceil(quotaCpus()))));
}

bool mayUseFirstCpus(std::uint32_t count)
{
    const std::vector<bool> mask = affinity();
    return count <= mask.size() && std::all_of(mask.begin(), mask.begin() + count, [](bool usable) { return usable; });
}

std::uint64_t freeMemoryBytes()
{
    return std::min({systemFreeBytes(), cgroupFreeBytes(), addressSpaceFreeBytes()});
}

} // namespace roundtrip
