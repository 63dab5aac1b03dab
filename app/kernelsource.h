// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Which source text does a run compile: a kernel of the course, or a learner's file?

#include "failuretext.h"
#include "model/plan.h"

#include <QString>

#include <string>
#include <variant>
#include <vector>

namespace roundtrip {

struct KernelSource {
    std::string kernel;   // id in the catalogue whose parameters it has
    std::string file;     // name for messages; empty: as the catalogue says
    std::string function; // its kernel's name; empty: as the catalogue says
    std::string source;

    bool operator==(const KernelSource&) const = default;
};

// The file has the parameters of the kernel that it is named after, else those of vec_add. UTF-8 with or without a
// byte order mark, at most 1 MiB, no zero bytes.
std::variant<KernelSource, Explanation> readKernel(const QString& path);

// The names of the __kernel functions, in order; comments do not count.
std::vector<std::string> kernelFunctions(const std::string& source);

// Puts the file's own names into plans made for the catalogue's kernel.
void rename(std::vector<Plan>& plans, const KernelSource& source);

} // namespace roundtrip
