// SPDX-License-Identifier: GPL-3.0-or-later
// The sandboxed child that runs kernels. README.md in this folder is its contract.

#include "engine/guardpages.h"
#include "model/drivers.h"
#include "worker/cache.h"
#include "worker/channel.h"
#include "worker/desk.h"
#include "worker/environment.h"
#include "worker/sandbox.h"

#include <fcntl.h>
#include <malloc.h>
#include <signal.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <span>
#include <sstream>
#include <string_view>

using namespace roundtrip;

namespace {

enum Descriptor { In = 3, Out = 4, Results = 5, FirstOther = 6 };

bool isOpen(int descriptor) { return fcntl(descriptor, F_GETFD) != -1; }

struct Options {
    Profile profile = Profile::Strict;
    std::vector<std::string> drivers; // the .icd files that may be loaded; empty: all
};

std::optional<Options> optionsFrom(int argc, char** argv)
{
    constexpr std::string_view profileOption = "--profile=", driverOption = "--driver=";
    Options options;
    for (const std::string_view argument : std::span(argv, static_cast<std::size_t>(argc)).subspan(1)) {
        const auto profile = profileNamed(argument.substr(std::min(argument.size(), profileOption.size())));
        if (argument.starts_with(driverOption))
            options.drivers.emplace_back(argument.substr(driverOption.size()));
        else if (argument.starts_with(profileOption) && profile)
            options.profile = *profile;
        else
            return {};
    }
    return options;
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

// What the loader may see: under the strict profile PoCL alone, for which this sandbox is made.
std::vector<DriverFile> chosenDrivers(const Options& options, const DriverSearch& search)
{
    std::vector<DriverFile> chosen;
    for (const DriverFile& file : search.files)
        if (options.drivers.empty() || std::find(options.drivers.begin(), options.drivers.end(), file.path) != options.drivers.end())
            chosen.push_back(file);
    if (options.profile != Profile::Strict)
        return chosen;
    const auto pocl = std::find_if(chosen.begin(), chosen.end(),
                                   [](const DriverFile& driver) { return driver.library.find("libpocl") != std::string::npos; });
    return pocl == chosen.end() ? std::vector<DriverFile>{} : std::vector{*pocl};
}

// A folder with these drivers alone, which the sandbox does not let a kernel write to. Several workers may start at
// once, so nothing that lies there is ever changed: other drivers get another folder.
std::string vendorsOf(const std::vector<DriverFile>& drivers, const std::string& cache)
{
    std::string all;
    for (const DriverFile& driver : drivers)
        all += driver.library + '\n';
    const std::string vendors = cache + "-drivers/" + std::to_string(std::hash<std::string>{}(all));
    std::error_code ignored;
    std::filesystem::create_directories(vendors, ignored);
    for (std::size_t i = 0; i < drivers.size(); ++i) {
        const std::string file = vendors + '/' + std::to_string(i) + ".icd", begun = file + std::to_string(getpid());
        if (std::filesystem::exists(file, ignored))
            continue;
        std::ofstream(begun) << drivers[i].library << '\n';
        std::filesystem::rename(begun, file, ignored);
    }
    return vendors;
}

SandboxFolders foldersFor(const Options& options, const DriverSearch& search, const std::string& cache)
{
    SandboxFolders folders;
    folders.writable = cache;
    addFolders(folders.readable, "LD_LIBRARY_PATH");
    addFolders(folders.readable, "OPENCL_LAYERS");
    addFolders(folders.readable, "OPENCL_LAYER_PATH");
    const std::vector<DriverFile> drivers = chosenDrivers(options, search);
    for (const DriverFile& driver : drivers) {
        const std::filesystem::path library(driver.library);
        if (library.is_absolute()) {
            folders.readable.push_back(library.parent_path());
            folders.readable.push_back(library.parent_path() / "../share/pocl");
        }
    }
    const bool areSome = options.profile == Profile::Strict || !options.drivers.empty();
    if (areSome && !cache.empty()) {
        folders.readable.push_back(vendorsOf(drivers, cache));
        setenv("OCL_ICD_VENDORS", folders.readable.back().c_str(), 1);
    } else {
        folders.readable.push_back(search.searched);
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

Surroundings prepare(const Options& options)
{
    Surroundings surroundings;
    surroundings.environment = cleanEnvironment();
    const DriverSearch drivers = findDrivers();
    surroundings.searched = drivers.searched;
    for (const DriverFile& driver : drivers.files)
        surroundings.driverFiles.push_back(driver.path);
    const CacheChoice cache = chooseCache(nameOf(options.profile));
    for (const std::string& folder : cache.unusable)
        surroundings.troubles.push_back({DriverTrouble::Kind::CacheUnusable, folder});
    if (!cache.folder.empty()) {
        removeLeftovers(cache.folder);
        pruneCache(cache.folder);
        useCache(cache.folder);
    }
    tunePocl();
    reserveGuardPages();
    limitProcess();
    std::error_code ignored;
    std::filesystem::current_path("/", ignored); // an unmounted disk must not be held
    surroundings.sandbox = enterSandbox(options.profile, foldersFor(options, drivers, cache.folder));
    return surroundings;
}

} // namespace

int main(int argc, char** argv)
{
    const auto options = optionsFrom(argc, argv);
    if (!options || !isOpen(In) || !isOpen(Out)) {
        std::fputs("roundtrip-worker is started by roundtrip-engine.\n", stderr);
        return 2;
    }
#ifdef M_TRIM_THRESHOLD
    mallopt(M_TRIM_THRESHOLD, 64 << 20); // what is given back after every run costs a page fault a page in the next
#endif
    syscall(SYS_close_range, static_cast<unsigned>(FirstOther), ~0u, 0u);
    signal(SIGPIPE, SIG_IGN);
    Surroundings surroundings = prepare(*options);
    watchForEnd(In);
    Channel channel(In, Out);
    Desk desk(channel, isOpen(Results) ? int{Results} : -1, std::move(surroundings));
    while (const auto question = channel.next())
        if (!desk.answer(*question))
            break;
    _exit(channel.isBroken() ? 2 : 0); // drivers that clean up after main have crashed before
}
