// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How is a number written for people? With its unit, and at most three digits that mean something.
// Only for the screen and for pictures: files and kernels use QString::number and std::to_chars.

#include <QLocale>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace roundtrip::format {

// "850 ns", "12.8 ms"; "time unknown" where it is not given or negative.
QString duration(std::int64_t ns, const QLocale& locale);
QString duration(double ns, const QLocale& locale);

// A whole and its parts in one unit, rounded so that the written parts add up to the written whole.
struct Parts {
    QString whole;
    std::vector<QString> parts;
};
Parts durations(std::int64_t wholeNs, const std::vector<std::int64_t>& partsNs, const QLocale& locale);

// "12 MiB", "3.7 GiB": binary.
QString bytes(std::uint64_t bytes, const QLocale& locale);

// "6.1 GB/s": decimal. "too short to measure" where no time passed.
QString rate(std::uint64_t bytes, std::int64_t ns, const QLocale& locale);
QString rate(std::optional<double> gigabytesPerSecond, const QLocale& locale);

// "1 048 576" with narrow spaces; up to four digits stand together.
QString count(std::uint64_t value, const QLocale& locale);
QString percent(int value, const QLocale& locale);

// Three significant digits, without a unit.
QString number(double value, const QLocale& locale);

} // namespace roundtrip::format
