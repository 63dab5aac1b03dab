// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chartwidget.h"

#include "widgets/chartplot.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>

#include <algorithm>

namespace roundtrip {

ChartWidget::ChartWidget(QWidget* parent)
    : QCustomPlot(parent)
    , m_theme(lightTheme())
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setInteractions({});
}

void ChartWidget::setChart(const Chart& chart)
{
    const Chart clean = drawable(chart);
    if (clean == m_chart)
        return;
    m_chart = clean;
    m_shown.reset();
    rebuild();
}

void ChartWidget::setTheme(const Theme& theme)
{
    m_theme = theme;
    rebuild();
}

void ChartWidget::setPlaceholder(const QString& text)
{
    m_placeholder = text;
    rebuild();
}

void ChartWidget::rebuild()
{
    m_ring = nullptr; // belongs to the items that arrange() clears
    arrange(*this, m_chart, m_theme, locale(), size(), m_placeholder);
    setAccessibleName(m_chart.isEmpty() ? m_placeholder : m_chart.title);
    setAccessibleDescription(m_chart.isEmpty() ? QString() : tableText(m_chart, locale()));
    if (m_shown)
        show(m_shown, false);
    replot(QCustomPlot::rpQueuedReplot);
}

QSize ChartWidget::sizeHint() const { return QSizeF(m_theme.px(640), m_theme.px(280)).toSize(); }
QSize ChartWidget::minimumSizeHint() const { return QSizeF(m_theme.px(280), m_theme.px(140)).toSize(); }

void ChartWidget::resizeEvent(QResizeEvent* event)
{
    QCustomPlot::resizeEvent(event);
    rebuild();
}

void ChartWidget::changeEvent(QEvent* event)
{
    QCustomPlot::changeEvent(event);
    if (event->type() == QEvent::LocaleChange)
        rebuild();
}

QPointF ChartWidget::pixelOf(const Place& place) const
{
    const ChartPoint& p = m_chart.series[place.series].points[place.point];
    const double x = m_chart.kind == Chart::Kind::Bars ? static_cast<double>(place.point) : p.x;
    return {xAxis->coordToPixel(x), yAxis->coordToPixel(p.y)};
}

void ChartWidget::show(std::optional<Place> place, bool withTip)
{
    m_shown = place;
    if (m_ring)
        removeItem(m_ring);
    m_ring = nullptr;
    if (place) {
        const QPointF at = pixelOf(*place);
        const QPointF half(m_theme.px(7), m_theme.px(7));
        m_ring = new QCPItemEllipse(this);
        m_ring->setClipToAxisRect(false);
        for (QCPItemPosition* corner : {m_ring->topLeft, m_ring->bottomRight})
            corner->setType(QCPItemPosition::ptAbsolute);
        m_ring->topLeft->setPixelPosition(at - half);
        m_ring->bottomRight->setPixelPosition(at + half);
        m_ring->setPen(QPen(m_theme.ink, m_theme.px(2)));
        if (withTip)
            QToolTip::showText(mapToGlobal(at.toPoint()), shownValue(), this);
    } else if (withTip) {
        QToolTip::hideText();
    }
    replot(QCustomPlot::rpQueuedReplot);
}

QString ChartWidget::shownValue() const
{
    if (!m_shown)
        return {};
    const ChartSeries& series = m_chart.series[m_shown->series];
    return pointText(m_chart, series, series.points[m_shown->point], locale());
}

void ChartWidget::mouseMoveEvent(QMouseEvent* event)
{
    const QPointF at = event->position();
    const bool bars = m_chart.kind == Chart::Kind::Bars;
    std::optional<Place> nearest;
    double best = m_theme.px(24);
    for (std::size_t s = 0; s < m_chart.series.size(); ++s)
        for (std::size_t p = 0; p < m_chart.series[s].points.size(); ++p) {
            const QPointF d = pixelOf({s, p}) - at;
            // A bar is hit anywhere above or below its top.
            const double distance = bars ? std::abs(d.x()) : std::hypot(d.x(), d.y());
            if (distance < best)
                best = distance, nearest = Place{s, p};
        }
    if (nearest != m_shown)
        show(nearest, true);
}

void ChartWidget::leaveEvent(QEvent*)
{
    if (m_shown)
        show(std::nullopt, true);
}

void ChartWidget::focusOutEvent(QFocusEvent* event)
{
    QCustomPlot::focusOutEvent(event);
    if (m_shown)
        show(std::nullopt, true);
}

void ChartWidget::keyPressEvent(QKeyEvent* event)
{
    const int key = event->key();
    const int along = (key == Qt::Key_Right) - (key == Qt::Key_Left),
              across = (key == Qt::Key_Down) - (key == Qt::Key_Up);
    if ((along == 0 && across == 0) || m_chart.isEmpty())
        return QCustomPlot::keyPressEvent(event);
    Place place = m_shown.value_or(Place{});
    if (m_shown) {
        const auto moved = [](std::size_t from, int by, std::size_t count) {
            return static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(
                static_cast<std::ptrdiff_t>(from) + by, 0, static_cast<std::ptrdiff_t>(count) - 1));
        };
        place.series = moved(place.series, across, m_chart.series.size());
        place.point = moved(place.point, along, m_chart.series[place.series].points.size());
    }
    show(place, true);
}

} // namespace roundtrip
