// SPDX-License-Identifier: GPL-3.0-or-later
#include "worker/cache.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>

namespace roundtrip {
namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t leastFreeBytes = 16u << 20;
constexpr std::chrono::minutes longestWrite{10}; // far above any deadline of a build

std::string variable(const char* name)
{
    const char* value = std::getenv(name);
    return value ? value : "";
}

std::vector<std::string> candidates()
{
    std::vector<std::string> folders;
    if (const std::string own = variable("ROUNDTRIP_CACHE_DIR"); !own.empty())
        folders.push_back(own);
    else if (const std::string xdg = variable("XDG_CACHE_HOME"); xdg.starts_with('/'))
        folders.push_back(xdg + "/roundtrip");
    else if (const std::string home = variable("HOME"); home.starts_with('/'))
        folders.push_back(home + "/.cache/roundtrip");
    const std::string name = "/roundtrip-" + std::to_string(getuid());
    for (const std::string& temporary :
         {variable("TMPDIR"), std::string("/tmp"), std::string("/var/tmp"), std::string("/dev/shm")})
        if (temporary.starts_with('/'))
            folders.push_back(temporary + name);
    return folders;
}

// A folder that somebody else made for us, or that others may write to, could hold code that we would run.
bool isOurs(const std::string& folder)
{
    struct stat status {};
    if (lstat(folder.c_str(), &status) != 0 || !S_ISDIR(status.st_mode) || status.st_uid != geteuid())
        return false;
    return (status.st_mode & 0777) == 0700 || chmod(folder.c_str(), 0700) == 0;
}

bool canHoldCode(const std::string& folder)
{
    std::string path = folder + "/probe-XXXXXX";
    const int file = mkstemp(path.data());
    if (file < 0)
        return false;
    unlink(path.c_str());
    const char byte = 0;
    bool works = write(file, &byte, 1) == 1;
    if (works) {
        void* code = mmap(nullptr, 1, PROT_READ | PROT_EXEC, MAP_PRIVATE, file, 0); // fails on noexec
        works = code != MAP_FAILED;
        if (works)
            munmap(code, 1);
    }
    close(file);
    return works;
}

struct Entry {
    fs::path path;
    fs::file_time_type used;
    std::uint64_t bytes = 0;
};

std::vector<Entry> entriesOf(const fs::path& folder)
{
    std::vector<Entry> entries;
    std::error_code error;
    for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
        Entry entry{it->path(), fs::file_time_type::min(), 0};
        std::error_code ignored;
        for (fs::recursive_directory_iterator inner(entry.path, ignored), none; !ignored && inner != none;
             inner.increment(ignored)) {
            if (!inner->is_regular_file(ignored))
                continue;
            entry.bytes += inner->file_size(ignored);
            entry.used = std::max(entry.used, inner->last_write_time(ignored)); // PoCL touches last_accessed
        }
        entries.push_back(std::move(entry));
    }
    std::sort(entries.begin(), entries.end(), [](const Entry& a, const Entry& b) { return a.used < b.used; });
    return entries;
}

} // namespace

bool isUsableCache(const std::string& folder)
{
    std::error_code error;
    fs::create_directories(fs::path(folder).parent_path(), error);
    mkdir(folder.c_str(), 0700);
    if (!isOurs(folder))
        return false;
    struct statvfs space {};
    if (statvfs(folder.c_str(), &space) != 0 || (space.f_flag & ST_NOEXEC)
        || std::uint64_t{space.f_bavail} * space.f_frsize < leastFreeBytes)
        return false;
    return canHoldCode(folder);
}

CacheChoice chooseCache(const std::string& profile)
{
    CacheChoice choice;
    for (const std::string& candidate : candidates()) {
        std::error_code error;
        const std::string folder = fs::absolute(candidate, error).string();
        if (!error && isUsableCache(folder) && isUsableCache(folder + '/' + profile)) {
            choice.folder = folder + '/' + profile;
            break;
        }
        choice.unusable.push_back(candidate);
    }
    return choice;
}

void pruneCache(const std::string& folder, std::uint64_t mostBytes)
{
    const std::string marker = folder + ".pruned"; // beside it: what is inside belongs to the driver
    const int file = open(marker.c_str(), O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0600);
    struct stat status {};
    if (file < 0)
        return;
    const bool isFree = flock(file, LOCK_EX | LOCK_NB) == 0 && fstat(file, &status) == 0;
    const auto now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
    if (isFree && (status.st_size == 0 || now - status.st_mtime > 24 * 3600)) {
        std::vector<Entry> entries = entriesOf(folder);
        std::uint64_t bytes = 0;
        for (const Entry& entry : entries)
            bytes += entry.bytes;
        for (const Entry& entry : entries) {
            if (bytes <= mostBytes)
                break;
            std::error_code ignored;
            fs::remove_all(entry.path, ignored);
            bytes -= std::min(bytes, entry.bytes);
        }
        if (pwrite(file, "\n", 1, 0) != 1)
            futimens(file, nullptr);
    }
    close(file);
}

// PoCL makes them at the top of its folder and renames or removes them; what lies deeper is complete.
void removeLeftovers(const std::string& folder)
{
    const auto oldest = fs::file_time_type::clock::now() - longestWrite;
    std::error_code error;
    for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
        std::error_code ignored;
        const bool isTemporary = it->path().filename().string().starts_with("tempfile");
        if (isTemporary && it->last_write_time(ignored) < oldest && !ignored)
            fs::remove_all(it->path(), ignored);
    }
}

} // namespace roundtrip
