// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What does a chart show? A plain value, without colours and pixels; the widget and the exporters draw the same one.

#include "scenes/scene.h"

#include <QLocale>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace roundtrip {

enum class AxisKind {
    Powers,    // log scale, ticks at powers of two
    Durations, // log scale, ns
    LinearDurations,
    Ratios,         // log scale, ticks at powers of two, any number
    OperationRates, // log scale, GFLOP/s
    Categories // evenly spaced, one label each
};

struct ChartAxis {
    QString title;
    AxisKind kind = AxisKind::Powers;
    QString symbol = {}; // "n", for "n = 1024"; empty: the title stands before the value
    bool operator==(const ChartAxis&) const = default;
};

struct ChartPoint {
    double x = 0, y = 0;      // y: the median
    double low = 0, high = 0; // quartiles; both y where there are none
    bool operator==(const ChartPoint&) const = default;
};

struct ChartSeries {
    QString name;
    Tone tone = Tone::Accent;
    bool dashed = false;
    bool modelled = false; // not measured: hatched or dotted, and its name says so
    std::vector<ChartPoint> points;
    bool operator==(const ChartSeries&) const = default;
};

// A place worth pointing at. Its letter stands beside it and before its sentence in Chart::notes.
struct ChartMark {
    double x = 0, y = 0;
    QString letter;
    bool operator==(const ChartMark&) const = default;
};

struct Chart {
    enum class Kind { Lines, Bars };
    Kind kind = Kind::Lines;
    QString title, subtitle;
    ChartAxis x, y;
    std::vector<ChartSeries> series; // of Bars: one
    std::vector<ChartMark> marks;
    QStringList notes;               // sentences inside the plot
    std::optional<std::size_t> best; // of Bars: the point to be seen first
    QStringList caption;             // lines below an exported picture

    bool operator==(const Chart&) const = default;
    bool isEmpty() const;
};

// Without what cannot be drawn: points that are not finite, or not above zero on a log scale; series without points.
Chart drawable(Chart chart);

QString seriesTitle(const ChartSeries& series); // "H100 (modelled)"
QString yText(const Chart& chart, double y, const QLocale& locale);
QString xText(const Chart& chart, double x, const QLocale& locale);   // "n = 1024"
QString xNumber(const Chart& chart, double x, const QLocale& locale); // "1024"
QString pointText(const Chart& chart, const ChartSeries& series, const ChartPoint& point, const QLocale& locale);
QString tableText(const Chart& chart, const QLocale& locale); // for readers that see no picture
QString powerOfTwo(double exponent);                          // "2¹⁰"

} // namespace roundtrip
