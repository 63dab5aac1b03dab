// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chartarranger.h"
#include "widgets/charttickers.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace roundtrip {
namespace {

constexpr qreal sample = 30; // of a line before its name, in px before scaling

} // namespace

void ChartArranger::lines()
{
    double right = 0;
    for (const ChartSeries& series : m_chart.series)
        right = std::max(right, textWidth(seriesTitle(series), FontRole::Small, m_theme.scale) + px(16 + sample));
    const bool direct = right < 0.35 * m_size.width();
    setMargins(direct ? right : px(16));
    setLogAxes();
    for (const ChartSeries& series : m_chart.series)
        addLine(series);
    if (direct)
        addDirectLabels();
    else
        showLegend();
}

void ChartArranger::setLogAxes()
{
    double left = INFINITY, rightmost = 0, low = INFINITY, high = 0;
    for (const ChartSeries& series : m_chart.series)
        for (const ChartPoint& p : series.points) {
            left = std::min(left, p.x), rightmost = std::max(rightmost, p.x);
            low = std::min(low, p.low), high = std::max(high, p.high);
        }
    // A single point stands in the middle, and a flat line is not stretched into drama.
    const double widen = std::max(1.0, std::sqrt(8 * low / high));
    m_low = low * 0.7 / widen;
    m_high = high * 1.4 * widen;
    const int most = std::max(2, static_cast<int>(m_size.width() / px(64)));
    m_plot.xAxis->setScaleType(QCPAxis::stLogarithmic);
    m_plot.xAxis->setTicker(QSharedPointer<QCPAxisTicker>(new PowerTicker(most, m_locale)));
    const double aside = left < rightmost ? std::pow(rightmost / left, 0.015) : 2; // half a dot's width
    m_plot.xAxis->setRange(left / aside, rightmost * aside);
    const auto unit = m_chart.y.kind == AxisKind::OperationRates ? DecimalTicker::Unit::OperationRate : DecimalTicker::Unit::Duration;
    m_plot.yAxis->setScaleType(QCPAxis::stLogarithmic);
    m_plot.yAxis->setTicker(QSharedPointer<QCPAxisTicker>(new DecimalTicker(unit, m_locale)));
    m_plot.yAxis->setRange(m_low, m_high);
}

QPen ChartArranger::linePen(const ChartSeries& series) const
{
    QPen line = pen(colourOf(series.tone, m_theme), 2);
    if (series.modelled)
        line.setDashPattern({1.5, 2.5});
    else if (series.dashed)
        line.setDashPattern({4, 2.5});
    return line;
}

void ChartArranger::addLine(const ChartSeries& series)
{
    const QColor colour = colourOf(series.tone, m_theme);
    QCPGraph* graph = m_plot.addGraph();
    QVector<double> x, y, minus, plus;
    for (const ChartPoint& p : series.points)
        x += p.x, y += p.y, minus += p.y - p.low, plus += p.high - p.y;
    graph->setData(x, y, true);
    graph->setName(seriesTitle(series));
    graph->setPen(linePen(series));
    graph->setScatterStyle(QCPScatterStyle(
        series.modelled ? QCPScatterStyle::ssCircle : QCPScatterStyle::ssDisc, colour, m_theme.panel, px(5)));
    addWhiskers(graph, colour, minus, plus);
}

void ChartArranger::addDirectLabels()
{
    std::vector<std::size_t> order(m_chart.series.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto ratio = [&](std::size_t i) {
        return std::log(m_high / m_chart.series[i].points.back().y) / std::log(m_high / m_low);
    };
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return ratio(a) < ratio(b); });
    const double step = m_lineHeight / m_plotHeight;
    std::vector<double> place;
    for (const std::size_t i : order)
        place.push_back(place.empty() ? ratio(i) : std::max(ratio(i), place.back() + step));
    if (const double beyond = place.back() - (1 - step / 2); beyond > 0)
        for (std::size_t k = place.size(); k-- > 0;)
            place[k] = std::min(place[k], k + 1 < place.size() ? place[k + 1] - step : 1 - step / 2);
    for (std::size_t k = 0; k < order.size(); ++k) {
        const ChartSeries& series = m_chart.series[order[k]];
        QCPItemText* name = text(seriesTitle(series), {1, place[k]}, Qt::AlignLeft | Qt::AlignVCenter, m_theme.ink);
        name->setPadding(name->padding() + QMargins(qRound(px(sample)), 0, 0, 0));
        auto* line = new QCPItemLine(&m_plot);
        line->setClipToAxisRect(false);
        line->setLayer(QStringLiteral("overlay"));
        line->setPen(linePen(series));
        for (QCPItemPosition* end : {line->start, line->end}) {
            end->setParentAnchor(name->position);
            end->setType(QCPItemPosition::ptAbsolute);
            end->setCoords(px(end == line->start ? 8 : sample), 0);
        }
    }
}

void ChartArranger::showLegend()
{
    m_plot.legend->setVisible(true);
    m_plot.legend->setFont(m_small);
    m_plot.legend->setTextColor(m_theme.ink);
    m_plot.legend->setBrush(m_theme.panel);
    m_plot.legend->setBorderPen(pen(m_theme.line, 1));
    m_plot.axisRect()->insetLayout()->setInsetAlignment(0, Qt::AlignTop | Qt::AlignLeft);
}

void ChartArranger::addMark(const ChartMark& mark, bool above)
{
    QCPGraph* graph = m_plot.addGraph();
    graph->setData({mark.x}, {mark.y});
    graph->setLineStyle(QCPGraph::lsNone);
    graph->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCircle, pen(m_theme.panel, 1.5), m_theme.ink, px(10)));
    graph->removeFromLegend();
    QCPItemText* letter
        = text(mark.letter, {}, Qt::AlignHCenter | (above ? Qt::AlignBottom : Qt::AlignTop), m_theme.ink);
    letter->setFont(font(FontRole::Strong, m_theme.scale));
    setTextAt(letter, mark.x, mark.y);
}

} // namespace roundtrip
