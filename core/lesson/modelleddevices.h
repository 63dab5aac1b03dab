// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Which devices can be modelled beside the measured one? One TOML file each, in lessons/devices.

#include "lesson/error.h"
#include "model/modelled.h"

#include <vector>

namespace roundtrip {

struct ModelledDevices {
    std::vector<ModelledDevice> devices; // by memory bandwidth, the slowest first
    LessonErrors errors;                 // of the files that were left out
};

// Of every .toml file in the folder; none where there is no such folder.
ModelledDevices loadModelledDevices(const QString& folder);

} // namespace roundtrip
