// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/data.h"

#include <cstring>

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

template <class T> T element(const Fill& fill, std::uint64_t index)
{
    if (fill.kind == Fill::Kind::Index)
        return static_cast<T>(index);
    const std::uint64_t bits = randomBits(fill.seed, index);
    if constexpr (std::is_same_v<T, float>)
        return randomFloat(bits);
    else if constexpr (std::is_same_v<T, double>)
        return randomDouble(bits);
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
