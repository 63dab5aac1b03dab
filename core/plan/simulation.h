// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What does Oclgrind's simulator need to run one launch of a plan, and what did it find?

#include "model/plan.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace roundtrip {

// The input of oclgrind-kernel for the plan's first launch: source file, kernel, sizes, and every argument with its
// values. Empty where the plan launches nothing.
std::string simulationOf(const Plan& plan, const std::string& sourceFile);

struct Finding {
    enum class Kind {
        Race,    // two threads use one element, and one of them writes
        Barrier, // that not every thread of the block reached
        Outside  // of a buffer
    };
    Kind kind = Kind::Race;
    std::uint32_t line = 0, otherLine = 0;     // from 1; 0: not told
    std::uint64_t thread = 0, otherThread = 0; // global indexes; of Barrier: the block, and how many threads arrived
    bool isWrite = false;                      // of Outside

    bool operator==(const Finding&) const = default;
};

// In the order of the log, each place once. Nothing of the text itself is kept: it quotes sources.
std::vector<Finding> findingsIn(std::string_view log);

} // namespace roundtrip
