// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What does a wrong answer look like as a whole? Inside core/grader only.

#include "grader/compare.h"

#include <array>
#include <string>
#include <vector>

namespace roundtrip::grading {

class LikenessWatch {
public:
    explicit LikenessWatch(std::vector<std::string> inputs) : m_inputs(std::move(inputs)) {}

    // One piece after the other, each already in the check. inputs: their elements at the same indexes.
    void add(const Check& check, const Piece& piece, const std::array<const void*, 2>& inputs);
    void tell(Check& check) const;

private:
    std::vector<std::string> m_inputs; // names; at most two
    std::uint64_t m_mismatches = 0, m_seen = 0;
    double m_firstValue = 0;
    bool m_isConstant = true, m_isOld = true;
    std::array<bool, 2> m_isCopy{true, true};
};

} // namespace roundtrip::grading
