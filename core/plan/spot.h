// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Which element went wrong first, which thread is it, and what should it have been worked out from?

#include "plan/grading.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace roundtrip {

struct Spot {
    struct Input {
        std::string name;
        double value = 0; // at the element's own index
        bool operator==(const Input& other) const { return name == other.name && isSameValue(value, other.value); }
    };
    Mismatch wrong;         // the element, what it is and what it should be
    bool ownThread = true;  // else many threads work on it, or none does: the next three say nothing
    std::uint64_t thread = 0, block = 0, inBlock = 0; // where thread i takes element i
    std::vector<Input> inputs; // none where an element is made of many
    GradedCase of;
    std::string kernel; // id in the catalogue
    Plan plan;          // the run

    bool operator==(const Spot&) const = default;
};

// None: no wrong element is known.
std::optional<Spot> spotOf(const Grading& grading, const Verdict& verdict);

} // namespace roundtrip
