// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Which value stands at which place of a filled array? The worker fills and the supervisor checks by the
// same pure functions, so that no reference result ever lies where a kernel could reach it.

#include "model/plan.h"

#include <cstdint>

namespace roundtrip {

// The byte of everything that nobody wrote.
inline constexpr unsigned char untouchedByte = 0xA5;

// Steele, Lea, Flood: "Fast splittable pseudorandom number generators" (2014), the mixing step of SplitMix64.
constexpr std::uint64_t mix(std::uint64_t z)
{
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    return z ^ (z >> 31);
}

constexpr std::uint64_t randomBits(std::uint64_t seed, std::uint64_t index)
{
    return mix(seed * 0xD1342543DE82EF95ull + (index + 1) * 0x9E3779B97F4A7C15ull);
}

// Fills count elements from the array's element `first` on. The memory holds elements of that type.
// Random floats lie in [0.5, 2) with 23 random bits, doubles likewise with 52, integers in 1 … 2^20.
// Index gives 0, 1, 2, … Signed is Random with either sign, Special is Random with NaN, both infinities and both zeros
// among it; integers are as Random.
void fillArray(void* memory, const Fill& fill, ElementType type, std::uint64_t first, std::uint64_t count);

// What OpenCL C calls it.
constexpr const char* typeName(ElementType type)
{
    switch (type) {
    case ElementType::Float: return "float";
    case ElementType::Double: return "double";
    case ElementType::Int: return "int";
    case ElementType::UInt: return "uint";
    }
    return "";
}

// The factor of saxpy, out = factor · x + y: for the plan that launches it and for everyone who computes it again.
constexpr double saxpyFactor(ElementType type) { return type == ElementType::Float || type == ElementType::Double ? 2.5 : 2; }

// Pixels in a row of the image that a grid in two dimensions colours, and what stands at a pixel: its own row and
// column, so that a pixel tells which thread wrote it.
inline constexpr std::uint32_t imageColumns = 60;
constexpr std::uint32_t pixelAt(std::uint32_t row, std::uint32_t column) { return row << 16 | column; }

// One element as double.
double valueAt(const Fill& fill, ElementType type, std::uint64_t index);

} // namespace roundtrip
