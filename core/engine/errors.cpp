// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/errors.h"

#include <algorithm>
#include <array>
#include <utility>

namespace roundtrip {
namespace {

// Written out, not taken from the headers: a name must be there even if the header that we were built with is old.
constexpr std::array names{
    std::pair{0, "CL_SUCCESS"},
    std::pair{-1, "CL_DEVICE_NOT_FOUND"},
    std::pair{-2, "CL_DEVICE_NOT_AVAILABLE"},
    std::pair{-3, "CL_COMPILER_NOT_AVAILABLE"},
    std::pair{-4, "CL_MEM_OBJECT_ALLOCATION_FAILURE"},
    std::pair{-5, "CL_OUT_OF_RESOURCES"},
    std::pair{-6, "CL_OUT_OF_HOST_MEMORY"},
    std::pair{-7, "CL_PROFILING_INFO_NOT_AVAILABLE"},
    std::pair{-8, "CL_MEM_COPY_OVERLAP"},
    std::pair{-9, "CL_IMAGE_FORMAT_MISMATCH"},
    std::pair{-10, "CL_IMAGE_FORMAT_NOT_SUPPORTED"},
    std::pair{-11, "CL_BUILD_PROGRAM_FAILURE"},
    std::pair{-12, "CL_MAP_FAILURE"},
    std::pair{-13, "CL_MISALIGNED_SUB_BUFFER_OFFSET"},
    std::pair{-14, "CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST"},
    std::pair{-15, "CL_COMPILE_PROGRAM_FAILURE"},
    std::pair{-16, "CL_LINKER_NOT_AVAILABLE"},
    std::pair{-17, "CL_LINK_PROGRAM_FAILURE"},
    std::pair{-18, "CL_DEVICE_PARTITION_FAILED"},
    std::pair{-19, "CL_KERNEL_ARG_INFO_NOT_AVAILABLE"},
    std::pair{-30, "CL_INVALID_VALUE"},
    std::pair{-31, "CL_INVALID_DEVICE_TYPE"},
    std::pair{-32, "CL_INVALID_PLATFORM"},
    std::pair{-33, "CL_INVALID_DEVICE"},
    std::pair{-34, "CL_INVALID_CONTEXT"},
    std::pair{-35, "CL_INVALID_QUEUE_PROPERTIES"},
    std::pair{-36, "CL_INVALID_COMMAND_QUEUE"},
    std::pair{-37, "CL_INVALID_HOST_PTR"},
    std::pair{-38, "CL_INVALID_MEM_OBJECT"},
    std::pair{-39, "CL_INVALID_IMAGE_FORMAT_DESCRIPTOR"},
    std::pair{-40, "CL_INVALID_IMAGE_SIZE"},
    std::pair{-41, "CL_INVALID_SAMPLER"},
    std::pair{-42, "CL_INVALID_BINARY"},
    std::pair{-43, "CL_INVALID_BUILD_OPTIONS"},
    std::pair{-44, "CL_INVALID_PROGRAM"},
    std::pair{-45, "CL_INVALID_PROGRAM_EXECUTABLE"},
    std::pair{-46, "CL_INVALID_KERNEL_NAME"},
    std::pair{-47, "CL_INVALID_KERNEL_DEFINITION"},
    std::pair{-48, "CL_INVALID_KERNEL"},
    std::pair{-49, "CL_INVALID_ARG_INDEX"},
    std::pair{-50, "CL_INVALID_ARG_VALUE"},
    std::pair{-51, "CL_INVALID_ARG_SIZE"},
    std::pair{-52, "CL_INVALID_KERNEL_ARGS"},
    std::pair{-53, "CL_INVALID_WORK_DIMENSION"},
    std::pair{-54, "CL_INVALID_WORK_GROUP_SIZE"},
    std::pair{-55, "CL_INVALID_WORK_ITEM_SIZE"},
    std::pair{-56, "CL_INVALID_GLOBAL_OFFSET"},
    std::pair{-57, "CL_INVALID_EVENT_WAIT_LIST"},
    std::pair{-58, "CL_INVALID_EVENT"},
    std::pair{-59, "CL_INVALID_OPERATION"},
    std::pair{-60, "CL_INVALID_GL_OBJECT"},
    std::pair{-61, "CL_INVALID_BUFFER_SIZE"},
    std::pair{-62, "CL_INVALID_MIP_LEVEL"},
    std::pair{-63, "CL_INVALID_GLOBAL_WORK_SIZE"},
    std::pair{-64, "CL_INVALID_PROPERTY"},
    std::pair{-65, "CL_INVALID_IMAGE_DESCRIPTOR"},
    std::pair{-66, "CL_INVALID_COMPILER_OPTIONS"},
    std::pair{-67, "CL_INVALID_LINKER_OPTIONS"},
    std::pair{-68, "CL_INVALID_DEVICE_PARTITION_COUNT"},
    std::pair{-69, "CL_INVALID_PIPE_SIZE"},
    std::pair{-70, "CL_INVALID_DEVICE_QUEUE"},
    std::pair{-71, "CL_INVALID_SPEC_ID"},
    std::pair{-72, "CL_MAX_SIZE_RESTRICTION_EXCEEDED"},
    std::pair{-1000, "CL_INVALID_GL_SHAREGROUP_REFERENCE_KHR"},
    std::pair{-1001, "CL_PLATFORM_NOT_FOUND_KHR"},
    std::pair{-1057, "CL_DEVICE_PARTITION_FAILED_EXT"},
    std::pair{-1058, "CL_INVALID_PARTITION_COUNT_EXT"},
    std::pair{-1059, "CL_INVALID_PARTITION_NAME_EXT"},
    std::pair{-1093, "CL_INVALID_ACCELERATOR_INTEL"},
    std::pair{-1111, "CL_INVALID_LAYER_OCLICD"},
    std::pair{-9999, "illegal read or write to a buffer"}, // what NVIDIA's driver means by it
};

FailureCode codeOf(std::int64_t status, Stage stage)
{
    switch (status) {
    case -1: case -32: case -33: case -1001:
        return FailureCode::NoDevice;
    case -4: case -6: case -61:
        return FailureCode::OutOfMemory;
    case -5: // a launch out of bounds shows up as this, at the next call; while allocating it means memory
        return stage == Stage::Allocating ? FailureCode::OutOfMemory : FailureCode::DeviceLost;
    case -2: case -14: case -34: case -36: case -9999:
        return FailureCode::DeviceLost;
    case -3:
    case -11:
    case -15:
    case -16:
    case -17:
    case -42:
    case -43:
    case -44:
    case -45:
    case -46:
    case -47:
    case -66:
    case -67: return FailureCode::BadSource;
    default:
        return FailureCode::BadLaunch;
    }
}

} // namespace

std::string errorName(std::int64_t status)
{
    const auto found
        = std::find_if(names.begin(), names.end(), [&](const auto& entry) { return entry.first == status; });
    return found != names.end() ? found->second : "OpenCL error " + std::to_string(status);
}

Failure failureOf(std::int64_t status, Stage stage, const std::string& subject)
{
    Failure failure;
    failure.code = codeOf(status, stage);
    failure.stage = stage;
    failure.detail = errorName(status);
    failure.status = status;
    failure.subject = subject;
    return failure;
}

void check(std::int64_t status, Stage stage, const std::string& subject)
{
    if (status != 0)
        throw EngineError{failureOf(status, stage, subject)};
}

} // namespace roundtrip
