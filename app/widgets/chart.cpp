// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chart.h"

#include "format.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace roundtrip {
namespace {

struct ChartWords {
    Q_DECLARE_TR_FUNCTIONS(roundtrip::Chart)
};

bool fits(double value, AxisKind kind)
{
    const bool log = kind != AxisKind::LinearDurations && kind != AxisKind::Categories;
    return std::isfinite(value) && (!log || value > 0) && value < 1e18;
}

} // namespace

bool Chart::isEmpty() const
{
    return std::all_of(series.begin(), series.end(), [](const ChartSeries& s) { return s.points.empty(); });
}

Chart drawable(Chart chart)
{
    for (ChartSeries& series : chart.series) {
        std::erase_if(
            series.points, [&](const ChartPoint& p) { return !fits(p.x, chart.x.kind) || !fits(p.y, chart.y.kind); });
        for (ChartPoint& p : series.points) {
            p.low = fits(p.low, chart.y.kind) ? std::min(p.low, p.y) : p.y;
            p.high = fits(p.high, chart.y.kind) ? std::max(p.high, p.y) : p.y;
        }
    }
    std::erase_if(chart.series, [](const ChartSeries& s) { return s.points.empty(); });
    std::erase_if(
        chart.marks, [&](const ChartMark& m) { return !fits(m.x, chart.x.kind) || !fits(m.y, chart.y.kind); });
    if (chart.series.empty() || (chart.best && *chart.best >= chart.series.front().points.size()))
        chart.best.reset();
    return chart;
}

QString seriesTitle(const ChartSeries& series)
{
    return series.modelled ? ChartWords::tr("%1 (modelled)").arg(series.name) : series.name;
}

QString powerOfTwo(double exponent)
{
    constexpr char16_t digits[] = u"⁰¹²³⁴⁵⁶⁷⁸⁹";
    QString text = QStringLiteral("2");
    for (const QChar digit : QString::number(static_cast<int>(std::lround(exponent))))
        text += digit == u'-' ? QChar(u'⁻') : QChar(digits[digit.unicode() - u'0']);
    return text;
}

QString yText(const Chart& chart, double y, const QLocale& locale)
{
    return chart.y.kind == AxisKind::OperationRates ? ChartWords::tr("%1 GFLOP/s").arg(format::number(y, locale)) : format::duration(y, locale);
}

QString xNumber(const Chart& chart, double x, const QLocale& locale)
{
    return chart.x.kind == AxisKind::Ratios ? format::number(x, locale) : format::count(static_cast<std::uint64_t>(std::max(x, 0.0)), locale);
}

QString xText(const Chart& chart, double x, const QLocale& locale)
{
    const QString number = xNumber(chart, x, locale);
    return chart.x.symbol.isEmpty() ? number : chart.x.symbol + QStringLiteral(" = ") + number;
}

QString pointText(const Chart& chart, const ChartSeries& series, const ChartPoint& point, const QLocale& locale)
{
    const QString place = chart.x.symbol.isEmpty()
        ? ChartWords::tr("%1: %2").arg(chart.x.title, xText(chart, point.x, locale))
        : xText(chart, point.x, locale);
    QString text = ChartWords::tr("%1\n%2\n%3").arg(seriesTitle(series), place, yText(chart, point.y, locale));
    if (point.low < point.high)
        text += ChartWords::tr("\nquartiles %1 … %2")
                    .arg(yText(chart, point.low, locale), yText(chart, point.high, locale));
    return text;
}

QString tableText(const Chart& chart, const QLocale& locale)
{
    QStringList lines{chart.title};
    for (const ChartSeries& series : chart.series)
        for (const ChartPoint& point : series.points)
            lines += pointText(chart, series, point, locale).replace(QLatin1Char('\n'), QLatin1String(", "));
    return (lines + chart.notes).join(QLatin1Char('\n'));
}

} // namespace roundtrip
