// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Where will the loader look for drivers, and which .icd files lie there? Nothing is loaded to find out.

#include <string>
#include <vector>

namespace roundtrip {

struct DriverFile {
    std::string path;
    std::string library; // the first line; empty where the file is no plain file (a pipe would block us)
    bool isPipe = false; // and it will block the loader
};

struct DriverSearch {
    std::string searched; // value of OCL_ICD_VENDORS, else the usual folder
    std::vector<DriverFile> files;
};

DriverSearch findDrivers();

} // namespace roundtrip
