// SPDX-License-Identifier: GPL-3.0-or-later
#include "worker/sandbox.h"

#include "engine/machine.h"

#include <fcntl.h>
#include <linux/landlock.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace roundtrip {
namespace {

// Newer than the header of Debian 12.
constexpr std::uint64_t truncateAccess = 1ull << 14, ioctlAccess = 1ull << 15;

struct RulesetAttributes { // the kernel takes as many fields as it knows; we say how many we fill
    std::uint64_t fileSystem = 0, network = 0, scoped = 0;
};

constexpr std::uint64_t readFile = LANDLOCK_ACCESS_FS_READ_FILE;
constexpr std::uint64_t readTree = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR;
constexpr std::uint64_t writeTree = readTree | LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_REMOVE_DIR
    | LANDLOCK_ACCESS_FS_REMOVE_FILE | LANDLOCK_ACCESS_FS_MAKE_DIR | LANDLOCK_ACCESS_FS_MAKE_REG
    | LANDLOCK_ACCESS_FS_REFER | truncateAccess;
constexpr std::uint64_t runFile = LANDLOCK_ACCESS_FS_EXECUTE | readFile;
constexpr std::uint64_t useDevices = readTree | LANDLOCK_ACCESS_FS_WRITE_FILE | ioctlAccess;

// A ruleset being built. Paths that do not exist are no loss.
class Ruleset {
public:
    bool create()
    {
        const long version = syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION);
        if (version < 2) // the first could not move a file to another folder, which PoCL does
            return false;
        RulesetAttributes attributes;
        attributes.fileSystem = ((LANDLOCK_ACCESS_FS_MAKE_SYM << 1) - 1) | LANDLOCK_ACCESS_FS_REFER;
        if (version >= 3)
            attributes.fileSystem |= truncateAccess;
        if (version >= 5)
            attributes.fileSystem |= ioctlAccess;
        if (version >= 4)
            attributes.network = 3; // bind and connect TCP
        if (version >= 6)
            attributes.scoped = 3; // abstract sockets and signals of others
        m_handled = attributes.fileSystem;
        const std::size_t size = version >= 6 ? 24 : version >= 4 ? 16 : 8;
        m_descriptor = static_cast<int>(syscall(SYS_landlock_create_ruleset, &attributes, size, 0));
        return m_descriptor >= 0;
    }

    void allow(const std::string& path, std::uint64_t access)
    {
        const int parent = open(path.c_str(), O_PATH | O_CLOEXEC);
        struct stat status {};
        if (parent < 0)
            return;
        if (fstat(parent, &status) == 0 && !S_ISDIR(status.st_mode)) // what makes sense for files only
            access &= runFile | LANDLOCK_ACCESS_FS_WRITE_FILE | truncateAccess | ioctlAccess;
        landlock_path_beneath_attr rule{};
        rule.allowed_access = access & m_handled;
        rule.parent_fd = parent;
        syscall(SYS_landlock_add_rule, m_descriptor, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
        close(parent);
    }

    bool enforce()
    {
        const bool done = syscall(SYS_landlock_restrict_self, m_descriptor, 0) == 0;
        close(m_descriptor);
        return done;
    }

private:
    int m_descriptor = -1;
    std::uint64_t m_handled = 0;
};

std::vector<std::string> linkers()
{
    std::vector<std::string> found{"/usr/bin/ld"};
    const char* path = std::getenv("PATH");
    std::istringstream folders(path ? path : "");
    for (std::string folder; std::getline(folders, folder, ':');)
        if (folder.starts_with('/'))
            found.push_back(folder + "/ld");
    for (const char* loader : {"/lib64/ld-linux-x86-64.so.2", "/lib/ld-linux-aarch64.so.1", "/lib64/ld64.so.2",
                               "/lib/ld-linux-riscv64-lp64d.so.1"})
        found.push_back(loader);
    return found;
}

void allowSystem(Ruleset& rules)
{
    for (const char* folder : {"/usr/lib", "/usr/lib32", "/usr/lib64", "/lib", "/lib64", "/usr/local/lib",
                               "/usr/share/pocl", "/usr/local/share/pocl", "/etc/OpenCL", "/sys/devices",
                               "/sys/fs/cgroup", "/sys/kernel/mm", "/sys/bus", "/proc/self"})
        rules.allow(folder, readTree);
    for (const char* file : {"/etc/ld.so.cache", "/etc/ld.so.preload", "/etc/debian_version", "/etc/os-release",
                             "/proc/cpuinfo", "/proc/meminfo", "/proc/stat", "/proc/sys/vm/overcommit_memory"})
        rules.allow(file, readFile);
    rules.allow("/dev/null", readFile | LANDLOCK_ACCESS_FS_WRITE_FILE);
    for (const std::string& linker : linkers())
        rules.allow(linker, runFile);
}

void allowDrivers(Ruleset& rules)
{
    for (const char* folder : {"/usr", "/bin", "/sbin", "/opt"})
        rules.allow(folder, readTree | LANDLOCK_ACCESS_FS_EXECUTE);
    for (const char* folder :
         {"/sys", "/proc/driver", "/proc/sys", "/proc/bus", "/etc/nvidia", "/etc/vulkan", "/etc/ati",
          "/etc/alternatives", "/etc/ld.so.conf.d", "/var/lib/dkms", "/run/udev", "/run/nvidia-persistenced"})
        rules.allow(folder, readTree);
    for (const char* file : {"/proc/devices", "/proc/modules", "/proc/version", "/proc/filesystems", "/etc/ld.so.conf"})
        rules.allow(file, readFile);
    rules.allow("/dev", useDevices);
}

bool enterLandlock(Profile profile, const SandboxFolders& folders)
{
    Ruleset rules;
    if (!rules.create())
        return false;
    allowSystem(rules);
    if (profile == Profile::Permissive)
        allowDrivers(rules);
    for (const std::string& folder : folders.readable)
        rules.allow(folder, readTree);
    if (!folders.writable.empty())
        rules.allow(folders.writable, writeTree);
    return rules.enforce();
}

std::uint64_t addressSpaceTaken()
{
    std::uint64_t pages = 0;
    std::ifstream("/proc/self/statm") >> pages;
    return pages * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

} // namespace

std::optional<Profile> profileNamed(std::string_view name)
{
    for (const Profile profile : {Profile::Strict, Profile::Permissive, Profile::None})
        if (name == nameOf(profile))
            return profile;
    return {};
}

const char* nameOf(Profile profile)
{
    switch (profile) {
    case Profile::Strict: return "strict";
    case Profile::Permissive: return "permissive";
    case Profile::None: break;
    }
    return "none";
}

std::string enterSandbox(Profile profile, const SandboxFolders& folders)
{
    if (profile == Profile::None || prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0)
        return "none";
    std::string on;
    if (enterLandlock(profile, folders))
        on = "landlock";
    if (denySystemCalls(profile))
        on += on.empty() ? "seccomp" : ",seccomp";
    return on.empty() ? "none" : std::string(nameOf(profile)) + ": " + on;
}

void limitProcess()
{
    rlimit core{1, 1};
    setrlimit(RLIMIT_CORE, &core);
    rlimit space{};
    if (getrlimit(RLIMIT_AS, &space) == 0) {
        // Reserved but unused space of a thread (stack and heap arena) counts as well.
        const std::uint64_t threads = std::uint64_t{256} * static_cast<std::uint64_t>(sysconf(_SC_NPROCESSORS_ONLN))
            << 20;
        const rlim_t most = addressSpaceTaken() + freeMemoryBytes() + threads + (1ull << 30);
        space.rlim_cur = std::min({space.rlim_max, space.rlim_cur, most});
        setrlimit(RLIMIT_AS, &space);
    }
    prctl(PR_SET_PDEATHSIG, SIGKILL);
}

} // namespace roundtrip
