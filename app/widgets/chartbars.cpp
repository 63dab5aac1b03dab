// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chartarranger.h"

#include "format.h"

#include <algorithm>
#include <cmath>

namespace roundtrip {

void ChartArranger::bars()
{
    setMargins(px(8));
    const ChartSeries& series = m_chart.series.front();
    const std::size_t count = series.points.size();
    double high = 0;
    for (const ChartPoint& p : series.points)
        high = std::max(high, p.high);
    m_plot.xAxis->setScaleType(QCPAxis::stLinear);
    m_plot.yAxis->setScaleType(QCPAxis::stLinear);
    m_plot.yAxis->setTicker(QSharedPointer<QCPAxisTicker>(new QCPAxisTicker));
    m_plot.yAxis->setTickLabels(false); // every bar has its value above it
    m_plot.yAxis->grid()->setVisible(false);
    const double head = (m_lineHeight + px(10)) / m_plotHeight;
    m_plot.yAxis->setRange(0, high / std::max(0.2, 1 - head));
    m_plot.xAxis->setRange(-0.6, static_cast<double>(count) - 0.4);
    setCategories(series);
    addBars(series, false);
    if (m_chart.best)
        addBars(series, true);
}

double ChartArranger::slot(std::size_t count) const
{
    return (m_size.width() - px(32)) / std::max(1.0, static_cast<double>(count));
}

void ChartArranger::setCategories(const ChartSeries& series)
{
    auto* ticker = new QCPAxisTickerText;
    double widest = 1;
    for (const ChartPoint& p : series.points)
        widest = std::max(widest,
            textWidth(format::count(static_cast<std::uint64_t>(p.x), m_locale), FontRole::Small, m_theme.scale));
    const auto stride = static_cast<std::size_t>(std::ceil((widest + px(6)) / slot(series.points.size())));
    for (std::size_t i = 0; i < series.points.size(); i += std::max<std::size_t>(stride, 1))
        ticker->addTick(
            static_cast<double>(i), format::count(static_cast<std::uint64_t>(series.points[i].x), m_locale));
    m_plot.xAxis->setTicker(QSharedPointer<QCPAxisTicker>(ticker));
}

void ChartArranger::addBars(const ChartSeries& series, bool best)
{
    auto* plottable = new QCPBars(m_plot.xAxis, m_plot.yAxis);
    QVector<double> x, y, minus, plus;
    for (std::size_t i = 0; i < series.points.size(); ++i) {
        if ((m_chart.best == i) != best)
            continue;
        const ChartPoint& p = series.points[i];
        x += static_cast<double>(i), y += p.y, minus += p.y - p.low, plus += p.high - p.y;
        addValue(series, i, best);
    }
    const QColor colour = best ? m_theme.accent : colourOf(series.tone, m_theme);
    plottable->setData(x, y, true);
    plottable->setWidth(0.64);
    plottable->setPen(Qt::NoPen);
    plottable->setBrush(colour);
    addWhiskers(plottable, m_theme.ink, minus, plus);
    if (series.modelled) { // the same again, in the hatching that means modelled
        auto* hatch = new QCPBars(m_plot.xAxis, m_plot.yAxis);
        hatch->setData(x, y, true);
        hatch->setWidth(0.64);
        hatch->setPen(Qt::NoPen);
        hatch->setBrush(textureBrush(Texture::Hatch, m_theme.ink));
    }
}

void ChartArranger::addValue(const ChartSeries& series, std::size_t i, bool best)
{
    const ChartPoint& p = series.points[i];
    const QString value = format::duration(p.y, m_locale);
    const bool fits = textWidth(value, FontRole::Small, m_theme.scale) < slot(series.points.size());
    if (!fits && !best)
        return;
    QCPItemText* item = text(value, {}, Qt::AlignHCenter | Qt::AlignBottom, best ? m_theme.accent : m_theme.muted);
    item->setFont(best ? font(FontRole::Strong, m_theme.scale) : m_small);
    setTextAt(item, static_cast<double>(i), p.high);
}

} // namespace roundtrip
