// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Which OpenCL do we speak? The one place that includes it. Debian's header does not compile with a minimum of
// 120 and a target of 200 or more; 110 and 300 do.

#define CL_HPP_ENABLE_EXCEPTIONS
#define CL_HPP_MINIMUM_OPENCL_VERSION 110
#define CL_HPP_TARGET_OPENCL_VERSION 300
#define CL_TARGET_OPENCL_VERSION 300

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wignored-attributes"
#pragma GCC diagnostic ignored "-Wshadow"
#pragma GCC diagnostic ignored "-Wpedantic"
#include <CL/opencl.hpp>
#pragma GCC diagnostic pop
