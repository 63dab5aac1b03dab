// SPDX-License-Identifier: GPL-3.0-or-later
#include "counts.h"

#include <algorithm>
#include <limits>

namespace roundtrip {
namespace {

constexpr std::uint64_t largest = std::numeric_limits<std::uint64_t>::max();

std::optional<std::uint64_t> plainDigits(const QString& text)
{
    if (text.isEmpty() || text.size() > 20)
        return {};
    std::uint64_t value = 0;
    for (const QChar c : text) {
        const int digit = c.digitValue(); // any script's digits
        if (digit < 0 || value > (largest - static_cast<std::uint64_t>(digit)) / 10)
            return {};
        value = value * 10 + static_cast<std::uint64_t>(digit);
    }
    return value;
}

std::optional<std::uint64_t> power(std::uint64_t factor, std::uint64_t base, std::uint64_t exponent)
{
    for (std::uint64_t i = 0; i < exponent; ++i) {
        if (base != 0 && factor > largest / base)
            return {};
        factor *= base;
        if (factor <= 1 && base <= 1)
            break;
    }
    return factor;
}

} // namespace

std::optional<std::uint64_t> parseCount(const QString& text)
{
    QString bare;
    for (const QChar c : text)
        if (!c.isSpace() && c != QLatin1Char(',') && c != QLatin1Char('\'') && c != QLatin1Char('_'))
            bare += c;
    for (const QChar mark : {QLatin1Char('^'), QLatin1Char('e'), QLatin1Char('E')}) {
        const qsizetype at = bare.indexOf(mark);
        if (at < 0)
            continue;
        const auto left = plainDigits(bare.left(at)), right = plainDigits(bare.mid(at + 1));
        if (!left || !right || *right > 64)
            return {};
        return mark == QLatin1Char('^') ? power(1, *left, *right) : power(*left, 10, *right);
    }
    return plainDigits(bare);
}

std::vector<std::uint64_t> logSteps(std::uint64_t least, std::uint64_t most)
{
    std::vector<std::uint64_t> steps{least};
    const auto add = [&](std::uint64_t value) {
        if (value > steps.back() && value < most)
            steps.push_back(value);
    };
    for (std::uint64_t value = 1; value < 8; ++value)
        add(value);
    for (int shift = 0; shift < 60 && (std::uint64_t{8} << shift) < most; ++shift)
        for (std::uint64_t digits = 8; digits < 16; ++digits)
            add(digits << shift);
    if (most > least)
        steps.push_back(most);
    return steps;
}

std::size_t nearestStep(const std::vector<std::uint64_t>& steps, std::uint64_t value)
{
    const auto above = std::lower_bound(steps.begin(), steps.end(), value);
    if (above == steps.begin())
        return 0;
    if (above == steps.end())
        return steps.size() - 1;
    const auto below = above - 1;
    const bool lower = static_cast<long double>(value) * value < static_cast<long double>(*below) * *above;
    return static_cast<std::size_t>((lower ? below : above) - steps.begin());
}

} // namespace roundtrip
