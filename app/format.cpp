// SPDX-License-Identifier: GPL-3.0-or-later
#include "format.h"

#include "model/report.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace roundtrip::format {
namespace {

constexpr QChar unitSpace(0x00A0);  // a number stays with its unit
constexpr QChar groupSpace(0x202F); // narrow, no break

struct Format { Q_DECLARE_TR_FUNCTIONS(Format) };

QLocale plain(QLocale locale)
{
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale;
}

struct Unit {
    const char* name;
    double ns;
};
constexpr Unit units[] = {{"ns", 1}, {"µs", 1e3}, {"ms", 1e6}, {"s", 1e9}};

// The unit in which a time has one to three digits before the point, after rounding to three.
const Unit& unitFor(double ns)
{
    for (const Unit& unit : units)
        if (ns / unit.ns < 999.5)
            return unit;
    return units[3];
}

// Decimals that leave three significant digits.
int decimalsFor(double value)
{
    const double size = std::abs(value);
    return size >= 99.95 || size == 0 ? 0 : size >= 9.995 ? 1 : 2;
}

QString withUnit(const QString& number, const char* unit) { return number + unitSpace + QString::fromUtf8(unit); }

QString trimmed(double value, const QLocale& locale)
{
    int decimals = decimalsFor(value);
    while (decimals > 0 && std::abs(std::round(value * std::pow(10, decimals - 1)) - value * std::pow(10, decimals - 1)) < 0.005)
        --decimals;
    return plain(locale).toString(value, 'f', decimals);
}

} // namespace

QString number(double value, const QLocale& locale)
{
    if (!std::isfinite(value))
        return Format::tr("not given");
    if (value != 0 && std::abs(value) < 0.01)
        return plain(locale).toString(value, 'g', 3);
    if (std::abs(value) >= 999.5 && std::abs(value) < 9e15) {
        const QString sign = value < 0 ? plain(locale).negativeSign() : QString();
        return sign + count(static_cast<std::uint64_t>(std::llround(std::abs(value))), locale);
    }
    return plain(locale).toString(value, 'f', decimalsFor(value));
}

QString duration(double ns, const QLocale& locale)
{
    if (!std::isfinite(ns) || ns < 0)
        return Format::tr("time unknown");
    const Unit& unit = unitFor(ns);
    const double value = ns / unit.ns;
    if (unit.ns == 1 && value == std::floor(value))
        return withUnit(plain(locale).toString(value, 'f', 0), unit.name);
    return withUnit(number(value, locale), unit.name);
}

QString duration(std::int64_t ns, const QLocale& locale)
{
    return duration(ns == notGiven ? std::nan("") : static_cast<double>(ns), locale);
}

Parts durations(std::int64_t wholeNs, const std::vector<std::int64_t>& partsNs, const QLocale& locale)
{
    const Unit& unit = unitFor(static_cast<double>(wholeNs));
    const double value = static_cast<double>(wholeNs) / unit.ns;
    const int decimals = unit.ns == 1 ? 0 : decimalsFor(value);
    const double step = unit.ns / std::pow(10, decimals);

    std::vector<std::int64_t> steps;
    std::vector<double> remainders;
    for (const std::int64_t part : partsNs) {
        const double exact = static_cast<double>(std::max<std::int64_t>(part, 0)) / step;
        steps.push_back(static_cast<std::int64_t>(exact));
        remainders.push_back(exact - std::floor(exact));
    }
    const std::int64_t wholeSteps = std::llround(static_cast<double>(wholeNs) / step);
    std::int64_t missing = wholeSteps - std::accumulate(steps.begin(), steps.end(), std::int64_t{0});
    for (; missing > 0 && missing <= static_cast<std::int64_t>(steps.size()); --missing) {
        const auto largest = std::max_element(remainders.begin(), remainders.end());
        ++steps[static_cast<std::size_t>(largest - remainders.begin())];
        *largest = -1;
    }

    const auto written = [&](std::int64_t count) {
        return withUnit(plain(locale).toString(static_cast<double>(count) * step / unit.ns, 'f', decimals), unit.name);
    };
    Parts result{written(wholeSteps), {}};
    for (const std::int64_t count : steps)
        result.parts.push_back(written(count));
    return result;
}

QString bytes(std::uint64_t bytes, const QLocale& locale)
{
    constexpr const char* names[] = {"B", "KiB", "MiB", "GiB", "TiB", "PiB"};
    double value = static_cast<double>(bytes);
    std::size_t unit = 0;
    for (; value >= 1023.5 && unit + 1 < std::size(names); ++unit)
        value /= 1024;
    return withUnit(trimmed(value, locale), names[unit]);
}

QString rate(std::optional<double> gigabytesPerSecond, const QLocale& locale)
{
    if (!gigabytesPerSecond || !std::isfinite(*gigabytesPerSecond) || *gigabytesPerSecond < 0)
        return Format::tr("too short to measure");
    return withUnit(number(*gigabytesPerSecond, locale), "GB/s");
}

QString rate(std::uint64_t bytes, std::int64_t ns, const QLocale& locale)
{
    if (ns <= 0)
        return rate(std::nullopt, locale);
    return rate(static_cast<double>(bytes) / static_cast<double>(ns), locale); // bytes per ns are decimal GB/s
}

QString count(std::uint64_t value, const QLocale& locale)
{
    QString digits = plain(locale).toString(static_cast<qulonglong>(value));
    // Digits outside the basic plane would be two units each; leave those together.
    if (value >= 10000 && !digits.at(0).isSurrogate())
        for (qsizetype place = digits.size() - 3; place > 0; place -= 3)
            digits.insert(place, groupSpace);
    return digits;
}

QString percent(int value, const QLocale& locale)
{
    const QString number = plain(locale).toString(value);
    if (locale.language() == QLocale::Turkish)
        return locale.percent() + number; // %50: in front, and close
    return number + unitSpace + locale.percent();
}

} // namespace roundtrip::format
