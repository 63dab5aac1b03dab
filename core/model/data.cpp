// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/data.h"

#include <cstring>
#include <limits>

namespace roundtrip {
namespace {

float randomFloat(std::uint64_t bits)
{
    return 0.5f + 1.5f * static_cast<float>(bits >> 41) * 0x1p-23f;
}

double randomDouble(std::uint64_t bits)
{
    return 0.5 + 1.5 * static_cast<double>(bits >> 12) * 0x1p-52;
}

// Which of them it is tell bits that the number itself does not use.
template <class T> T special(T value, std::uint64_t bits)
{
    switch (bits & 15) {
    case 0: return std::numeric_limits<T>::quiet_NaN();
    case 1: return std::numeric_limits<T>::infinity();
    case 2: return -std::numeric_limits<T>::infinity();
    case 3: return T(0);
    case 4: return -T(0);
    default: return value;
    }
}

template <class T> T withKind(T value, Fill::Kind kind, std::uint64_t bits)
{
    return kind == Fill::Kind::Special ? special(value, bits) : kind == Fill::Kind::Signed && (bits & 1) ? -value : value;
}

template <class T> T element(const Fill& fill, std::uint64_t index)
{
    if (fill.kind == Fill::Kind::Index)
        return static_cast<T>(index);
    const std::uint64_t bits = randomBits(fill.seed, index);
    if constexpr (std::is_same_v<T, float>)
        return withKind(randomFloat(bits), fill.kind, bits);
    else if constexpr (std::is_same_v<T, double>)
        return withKind(randomDouble(bits), fill.kind, bits);
    else
        return static_cast<T>(1 + (bits >> 44));
}

template <class T> void fillTyped(void* memory, const Fill& fill, std::uint64_t first, std::uint64_t count)
{
    T* values = static_cast<T*>(memory);
    for (std::uint64_t i = 0; i < count; ++i)
        values[i] = element<T>(fill, first + i);
}

template <class T> double untouchedValue()
{
    T value;
    std::memset(&value, untouchedByte, sizeof value);
    return static_cast<double>(value);
}

template <class T> double valueTyped(const Fill& fill, std::uint64_t index)
{
    if (fill.kind == Fill::Kind::Zero)
        return 0;
    if (fill.kind == Fill::Kind::Untouched)
        return untouchedValue<T>();
    return static_cast<double>(element<T>(fill, index));
}

} // namespace

void fillArray(void* memory, const Fill& fill, ElementType type, std::uint64_t first, std::uint64_t count)
{
    if (count == 0)
        return;
    if (fill.kind == Fill::Kind::Zero || fill.kind == Fill::Kind::Untouched) {
        std::memset(memory, fill.kind == Fill::Kind::Zero ? 0 : untouchedByte, count * sizeBytes(type));
        return;
    }
    switch (type) {
    case ElementType::Float: return fillTyped<float>(memory, fill, first, count);
    case ElementType::Double: return fillTyped<double>(memory, fill, first, count);
    case ElementType::Int: return fillTyped<std::int32_t>(memory, fill, first, count);
    case ElementType::UInt: return fillTyped<std::uint32_t>(memory, fill, first, count);
    }
}

double valueAt(const Fill& fill, ElementType type, std::uint64_t index)
{
    switch (type) {
    case ElementType::Float: return valueTyped<float>(fill, index);
    case ElementType::Double: return valueTyped<double>(fill, index);
    case ElementType::Int: return valueTyped<std::int32_t>(fill, index);
    case ElementType::UInt: return valueTyped<std::uint32_t>(fill, index);
    }
    return 0;
}

} // namespace roundtrip
