// SPDX-License-Identifier: GPL-3.0-or-later
// The sandboxed child that runs kernels. README.md in this folder is its contract.

#include "model/drivers.h"
#include "worker/cache.h"
#include "worker/channel.h"
#include "worker/desk.h"
#include "worker/environment.h"
#include "worker/sandbox.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <sstream>
#include <string_view>

using namespace roundtrip;

namespace {

enum Descriptor { In = 3, Out = 4, Results = 5, FirstOther = 6 };

bool isOpen(int descriptor) { return fcntl(descriptor, F_GETFD) != -1; }

std::optional<Profile> profileFrom(int argc, char** argv)
{
    constexpr std::string_view option = "--profile=";
    if (argc == 1)
        return Profile::Strict;
    const std::string_view argument = argv[1];
    return argc == 2 && argument.starts_with(option) ? profileNamed(argument.substr(option.size())) : std::nullopt;
}

// Every folder that a variable like LD_LIBRARY_PATH names, but never all there is, nor somebody's whole home.
void addFolders(std::vector<std::string>& folders, const char* variable)
{
    const char* value = std::getenv(variable);
    const char* home = std::getenv("HOME");
    std::istringstream list(value ? value : "");
    for (std::string path; std::getline(list, path, ':');)
        if (path.starts_with('/') && path != "/" && path != (home ? home : ""))
            folders.push_back(path);
}

// A folder with PoCL's .icd alone, which the sandbox does not let a kernel write to. Several workers may start at
// once, so nothing that lies there is ever changed: another driver gets another folder.
std::string vendorsOfPocl(const DriverSearch& drivers, const std::string& cache)
{
    const auto pocl = std::find_if(drivers.files.begin(), drivers.files.end(), [](const DriverFile& driver) {
        return driver.library.find("libpocl") != std::string::npos;
    });
    const std::string library = pocl == drivers.files.end() ? "" : pocl->library;
    const std::string vendors = cache + "-drivers/" + std::to_string(std::hash<std::string>{}(library));
    const std::string file = vendors + "/pocl.icd", begun = file + std::to_string(getpid());
    std::error_code ignored;
    std::filesystem::create_directories(vendors, ignored);
    if (!library.empty() && !std::filesystem::exists(file, ignored)) {
        std::ofstream(begun) << library << '\n';
        std::filesystem::rename(begun, file, ignored);
    }
    return vendors;
}

SandboxFolders foldersFor(Profile profile, const DriverSearch& drivers, const std::string& cache)
{
    SandboxFolders folders;
    folders.writable = cache;
    addFolders(folders.readable, "LD_LIBRARY_PATH");
    addFolders(folders.readable, "OPENCL_LAYERS");
    addFolders(folders.readable, "OPENCL_LAYER_PATH");
    for (const DriverFile& driver : drivers.files) {
        const std::filesystem::path library(driver.library);
        if (library.is_absolute()) {
            folders.readable.push_back(library.parent_path());
            folders.readable.push_back(library.parent_path() / "../share/pocl");
        }
    }
    if (profile == Profile::Strict && !cache.empty()) {
        folders.readable.push_back(vendorsOfPocl(drivers, cache));
        setenv("OCL_ICD_VENDORS", folders.readable.back().c_str(), 1);
    } else {
        folders.readable.push_back(drivers.searched);
    }
    return folders;
}

void useCache(const std::string& folder)
{
    setenv("POCL_CACHE_DIR", folder.c_str(), 1);
    setenv("CUDA_CACHE_PATH", folder.c_str(), 1);
    setenv("NEO_CACHE_DIR", folder.c_str(), 1);
    setenv("TMPDIR", folder.c_str(), 1);
}

Surroundings prepare(Profile profile)
{
    Surroundings surroundings;
    surroundings.environment = cleanEnvironment();
    const DriverSearch drivers = findDrivers();
    surroundings.searched = drivers.searched;
    for (const DriverFile& driver : drivers.files)
        surroundings.driverFiles.push_back(driver.path);
    const CacheChoice cache = chooseCache(nameOf(profile));
    for (const std::string& folder : cache.unusable)
        surroundings.troubles.push_back({DriverTrouble::Kind::CacheUnusable, folder});
    if (!cache.folder.empty()) {
        pruneCache(cache.folder);
        useCache(cache.folder);
    }
    tunePocl();
    limitProcess();
    std::error_code ignored;
    std::filesystem::current_path("/", ignored); // an unmounted disk must not be held
    surroundings.sandbox = enterSandbox(profile, foldersFor(profile, drivers, cache.folder));
    return surroundings;
}

} // namespace

int main(int argc, char** argv)
{
    const auto profile = profileFrom(argc, argv);
    if (!profile || !isOpen(In) || !isOpen(Out)) {
        std::fputs("roundtrip-worker is started by roundtrip-engine.\n", stderr);
        return 2;
    }
    syscall(SYS_close_range, static_cast<unsigned>(FirstOther), ~0u, 0u);
    signal(SIGPIPE, SIG_IGN);
    Surroundings surroundings = prepare(*profile);
    watchForEnd(In);
    Channel channel(In, Out);
    Desk desk(channel, isOpen(Results) ? int{Results} : -1, std::move(surroundings));
    while (const auto question = channel.next())
        if (!desk.answer(*question))
            break;
    _exit(channel.isBroken() ? 2 : 0); // drivers that clean up after main have crashed before
}
