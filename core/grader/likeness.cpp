// SPDX-License-Identifier: GPL-3.0-or-later
#include "grader/likeness.h"

#include <cmath>
#include <cstring>

namespace roundtrip::grading {
namespace {

constexpr std::uint64_t fewest = 8; // elements that show a pattern

const char* at(const void* elements, std::uint64_t index, ElementType type)
{
    return static_cast<const char*>(elements) + index * sizeBytes(type);
}

bool isSum(double got, double one, double other) { return std::abs(got - (one + other)) <= 1e-6 * (std::abs(one) + std::abs(other)); }

} // namespace

void LikenessWatch::add(const Check& check, const Piece& piece, const std::array<const void*, 2>& inputs)
{
    if (check.mismatches == m_mismatches) { // all of it right: no pattern holds for the whole
        m_isConstant = m_isOld = false;
        m_isCopy = {false, false};
    }
    m_mismatches = check.mismatches;
    const std::uint64_t size = sizeBytes(piece.type);
    for (std::uint64_t i = 0; i < piece.count && (m_isConstant || m_isOld || m_isCopy[0] || m_isCopy[1]); ++i) {
        const char* got = at(piece.got, i, piece.type);
        const double value = asDouble(got, piece.type);
        if (m_seen++ == 0)
            m_firstValue = value;
        m_isConstant = m_isConstant && (value == m_firstValue || (std::isnan(value) && std::isnan(m_firstValue)));
        m_isOld = m_isOld && isSum(value, asDouble(at(piece.expected, i, piece.type), piece.type), asDouble(at(piece.before, i, piece.type), piece.type));
        for (std::size_t k = 0; k < inputs.size(); ++k)
            m_isCopy[k] = m_isCopy[k] && inputs[k] && std::memcmp(got, at(inputs[k], i, piece.type), size) == 0;
    }
}

void LikenessWatch::tell(Check& check) const
{
    if (check.mismatches == 0 || m_seen < fewest)
        return;
    for (std::size_t k = 0; k < m_inputs.size(); ++k)
        if (m_isCopy[k]) {
            check.likeness = Likeness::Copy;
            check.copied = m_inputs[k];
        }
    if (check.likeness == Likeness::None && m_isConstant)
        check.likeness = Likeness::Constant;
    else if (check.likeness == Likeness::None && m_isOld)
        check.likeness = Likeness::OldContent;
}

} // namespace roundtrip::grading
