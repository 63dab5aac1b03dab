// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What does a refusal of the driver mean? Exceptions live inside the engine only.

#include "model/report.h"

#include <cstdint>
#include <string>

namespace roundtrip {

struct EngineError {
    Failure failure;
};

// "CL_INVALID_WORK_GROUP_SIZE"; also for the codes that the core header lacks, -1001 for one.
std::string errorName(std::int64_t status);

Failure failureOf(std::int64_t status, Stage stage, const std::string& subject);

// Throws EngineError unless status is CL_SUCCESS.
void check(std::int64_t status, Stage stage, const std::string& subject);

} // namespace roundtrip
