// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Does a kernel take the arguments that the plan will give it? Asked before any is set: drivers accept a
// double* for floats and then write beyond the buffer.

#include "model/plan.h"
#include "model/report.h"

#include <optional>
#include <string>
#include <vector>

namespace roundtrip {

enum class AddressSpace { Private, Local, Global, Constant, Unknown };

struct KernelArgument {
    std::string name;
    std::string type; // "float4*", "uint"
    AddressSpace space = AddressSpace::Unknown;
};

// The first difference, as BadSource about the function, with the status that the driver would have given, or not:
//   "ARGUMENT_COUNT"  value = arguments in the source, limit = arguments of the plan
//   "ARGUMENT_SPACE", "ARGUMENT_TYPE"  value = the argument's number from 1; three notes: its name, what it is,
//                     what it must be ("float*", "uint", "local *")
std::optional<Failure> signatureMismatch(const std::vector<KernelArgument>& kernel, const Operation& launch,
                                         const Plan& plan);

} // namespace roundtrip
