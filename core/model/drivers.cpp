// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/drivers.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>

namespace roundtrip {
namespace {

namespace fs = std::filesystem;

DriverFile driverAt(const fs::path& path)
{
    std::error_code error;
    std::string line;
    if (fs::is_regular_file(path, error) && !error) {
        std::ifstream file(path);
        std::getline(file, line);
    }
    if (!line.empty() && line.back() == '\r')
        line.pop_back();
    return {path.string(), line, fs::is_fifo(path, error)};
}

} // namespace

DriverSearch findDrivers()
{
    const char* vendors = std::getenv("OCL_ICD_VENDORS");
    DriverSearch search;
    search.searched = vendors && *vendors ? vendors : "/etc/OpenCL/vendors";
    std::error_code error;
    if (!fs::is_directory(search.searched, error)) {
        // ocl-icd takes a file or the name of a library too; the other loader does not.
        if (search.searched.ends_with(".icd"))
            search.files.push_back(driverAt(search.searched));
        else if (search.searched.find(".so") != std::string::npos)
            search.files.push_back({search.searched, search.searched});
        return search;
    }
    for (fs::directory_iterator entry(search.searched, error), end; !error && entry != end; entry.increment(error))
        if (entry->path().extension() == ".icd")
            search.files.push_back(driverAt(entry->path()));
    std::sort(search.files.begin(), search.files.end(), [](const auto& a, const auto& b) { return a.path < b.path; });
    return search;
}

} // namespace roundtrip
