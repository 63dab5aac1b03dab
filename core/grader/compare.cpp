// SPDX-License-Identifier: GPL-3.0-or-later
#include "grader/compare.h"

#include <cstring>
#include <type_traits>

namespace roundtrip::grading {
namespace {

constexpr std::size_t mostListed = 16;

// Bits of a floating-point number, in an order in which neighbours differ by 1 and both zeros are the same.
template <class Bits> constexpr Bits ordered(Bits bits)
{
    constexpr Bits sign = Bits{1} << (8 * sizeof(Bits) - 1);
    return bits & sign ? sign - (bits ^ sign) : sign + bits;
}

template <class Bits> constexpr bool isNan(Bits bits)
{
    constexpr Bits sign = Bits{1} << (8 * sizeof(Bits) - 1);
    constexpr Bits infinity = sizeof(Bits) == 4 ? Bits{0x7F800000} : static_cast<Bits>(0x7FF0000000000000ull);
    return (bits & ~sign) > infinity;
}

template <class Bits> constexpr bool differs(Bits got, Bits expected, Bits tolerance)
{
    const Bits a = ordered(got), b = ordered(expected);
    const Bits distance = a > b ? a - b : b - a;
    const bool gotNan = isNan(got), expectedNan = isNan(expected);
    return (gotNan | expectedNan) ? gotNan != expectedNan : distance > tolerance;
}

void addDifferent(Check& check, const Piece& piece, std::uint64_t i)
{
    const std::uint64_t size = sizeBytes(piece.type), at = i * size;
    const auto* got = static_cast<const char*>(piece.got) + at;
    const bool untouched = std::memcmp(got, static_cast<const char*>(piece.before) + at, size) == 0;
    addMismatch(check, piece.first + i, asDouble(got, piece.type), asDouble(static_cast<const char*>(piece.expected) + at, piece.type), untouched);
}

template <class Bits> void compareFloats(Check& check, const Piece& piece)
{
    const auto* a = static_cast<const Bits*>(piece.got);
    const auto* b = static_cast<const Bits*>(piece.expected);
    const Bits tolerance = check.toleranceUlps;
    std::uint64_t different = 0; // a loop without branches first: it is the one that runs when all is well
    for (std::uint64_t i = 0; i < piece.count; ++i)
        different += differs(a[i], b[i], tolerance);
    for (std::uint64_t i = 0; i < piece.count && different > 0; ++i) {
        if (!differs(a[i], b[i], tolerance))
            continue;
        addDifferent(check, piece, i);
        --different;
    }
}

void compareIntegers(Check& check, const Piece& piece)
{
    const auto* a = static_cast<const std::uint32_t*>(piece.got);
    const auto* b = static_cast<const std::uint32_t*>(piece.expected);
    for (std::uint64_t i = 0; i < piece.count; ++i)
        if (a[i] != b[i])
            addDifferent(check, piece, i);
}

template <class T> double valueOf(const void* element)
{
    T value;
    std::memcpy(&value, element, sizeof value);
    return static_cast<double>(value);
}

} // namespace

void addComparison(Check& check, const Piece& piece)
{
    check.compared += piece.count;
    if (std::memcmp(piece.got, piece.expected, piece.count * sizeBytes(piece.type)) == 0)
        return;
    switch (piece.type) {
    case ElementType::Float: return compareFloats<std::uint32_t>(check, piece);
    case ElementType::Double: return compareFloats<std::uint64_t>(check, piece);
    case ElementType::Int:
    case ElementType::UInt: return compareIntegers(check, piece);
    }
}

double asDouble(const void* element, ElementType type)
{
    switch (type) {
    case ElementType::Float: return valueOf<float>(element);
    case ElementType::Double: return valueOf<double>(element);
    case ElementType::Int: return valueOf<std::int32_t>(element);
    case ElementType::UInt: return valueOf<std::uint32_t>(element);
    }
    return 0;
}

void addMismatch(Check& check, std::uint64_t index, double got, double expected, bool untouched)
{
    ++check.mismatches;
    check.untouched += untouched;
    if (check.first.size() < mostListed)
        check.first.push_back({index, got, expected});
}

} // namespace roundtrip::grading
