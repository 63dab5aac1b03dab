// SPDX-License-Identifier: GPL-3.0-or-later
#include "grader/compare.h"

#include "model/data.h"

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

template <class Bits>
void compareFloats(Check& check, ElementType type, std::uint64_t first, std::uint64_t count, const void* got, const void* expected)
{
    const auto* a = static_cast<const Bits*>(got);
    const auto* b = static_cast<const Bits*>(expected);
    const Bits tolerance = check.toleranceUlps;
    std::uint64_t different = 0; // a loop without branches first: it is the one that runs when all is well
    for (std::uint64_t i = 0; i < count; ++i)
        different += differs(a[i], b[i], tolerance);
    for (std::uint64_t i = 0; i < count && different > 0; ++i) {
        if (!differs(a[i], b[i], tolerance))
            continue;
        addMismatch(check, first + i, asDouble(a + i, type), asDouble(b + i, type), isUntouched(a + i, type));
        --different;
    }
}

void compareIntegers(Check& check, ElementType type, std::uint64_t first, std::uint64_t count, const void* got, const void* expected)
{
    const auto* a = static_cast<const std::uint32_t*>(got);
    const auto* b = static_cast<const std::uint32_t*>(expected);
    for (std::uint64_t i = 0; i < count; ++i)
        if (a[i] != b[i])
            addMismatch(check, first + i, asDouble(a + i, type), asDouble(b + i, type), isUntouched(a + i, type));
}

template <class T> double valueOf(const void* element)
{
    T value;
    std::memcpy(&value, element, sizeof value);
    return static_cast<double>(value);
}

} // namespace

void addComparison(Check& check, ElementType type, std::uint64_t first, std::uint64_t count, const void* got, const void* expected)
{
    check.compared += count;
    if (std::memcmp(got, expected, count * sizeBytes(type)) == 0)
        return;
    switch (type) {
    case ElementType::Float: return compareFloats<std::uint32_t>(check, type, first, count, got, expected);
    case ElementType::Double: return compareFloats<std::uint64_t>(check, type, first, count, got, expected);
    case ElementType::Int:
    case ElementType::UInt: return compareIntegers(check, type, first, count, got, expected);
    }
}

bool isUntouched(const void* element, ElementType type)
{
    constexpr unsigned char pattern[] = {untouchedByte, untouchedByte, untouchedByte, untouchedByte,
                                         untouchedByte, untouchedByte, untouchedByte, untouchedByte};
    return std::memcmp(element, pattern, sizeBytes(type)) == 0;
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
