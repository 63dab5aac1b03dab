// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charttickers.h"

#include "format.h"
#include "widgets/chart.h"

#include <algorithm>
#include <cmath>

namespace roundtrip {
namespace {

// digit · 10^exponent ns without a decimal that says nothing: "20 µs".
QString roundDuration(int digit, int exponent, const QLocale& locale)
{
    if (exponent < 0)
        return format::duration(digit * std::pow(10.0, exponent), locale);
    constexpr const char* units[] = {"ns", "µs", "ms", "s"};
    const int unit = std::min(exponent / 3, 3);
    const auto value = static_cast<std::uint64_t>(std::llround(digit * std::pow(10.0, exponent - 3 * unit)));
    return format::count(value, locale) + QChar(0x00A0) + QString::fromUtf8(units[unit]);
}

// Empties what is to be filled; false where a logarithmic axis cannot show the range.
bool begin(const QCPRange& range, QVector<double>& ticks, QVector<double>* subTicks, QVector<QString>* tickLabels)
{
    ticks.clear();
    if (subTicks)
        subTicks->clear();
    if (tickLabels)
        tickLabels->clear();
    return range.lower > 0 && std::isfinite(range.upper) && range.upper >= range.lower;
}

} // namespace

void PowerTicker::generate(const QCPRange& range, const QLocale&, QChar, int, QVector<double>& ticks,
    QVector<double>* subTicks, QVector<QString>* tickLabels)
{
    if (!begin(range, ticks, subTicks, tickLabels))
        return;
    const int first = static_cast<int>(std::ceil(std::log2(range.lower))),
              last = static_cast<int>(std::floor(std::log2(range.upper)));
    if (last - first < 1) {
        for (const double end : {std::ceil(range.lower), std::floor(range.upper)}) {
            ticks += end;
            if (tickLabels)
                *tickLabels += format::count(static_cast<std::uint64_t>(std::max(end, 0.0)), m_locale);
        }
        return;
    }
    const int stride = std::max(1, (last - first + m_most) / std::max(m_most, 1));
    for (int exponent = first; exponent <= last; exponent += stride) {
        ticks += std::exp2(exponent);
        if (tickLabels)
            *tickLabels += powerOfTwo(exponent);
    }
}

void DecimalTicker::generate(const QCPRange& range, const QLocale&, QChar, int, QVector<double>& ticks,
    QVector<double>* subTicks, QVector<QString>* tickLabels)
{
    if (!begin(range, ticks, subTicks, tickLabels))
        return;
    const int first = static_cast<int>(std::floor(std::log10(range.lower))),
              last = static_cast<int>(std::ceil(std::log10(range.upper)));
    const bool dense = std::log10(range.upper / range.lower) < 2;
    for (int exponent = first; exponent <= last; ++exponent)
        for (const int digit : {1, 2, 5}) {
            const double value = digit * std::pow(10.0, exponent);
            if (value < range.lower || value > range.upper || (digit != 1 && !dense))
                continue;
            ticks += value;
            if (tickLabels)
                *tickLabels += m_unit == Unit::Duration ? roundDuration(digit, exponent, m_locale)
                                                        : QStringLiteral("%1 GFLOP/s").arg(m_locale.toString(value, 'g', 3));
        }
}

} // namespace roundtrip
