// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/stepdots.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace roundtrip {

StepDots::StepDots(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setCursor(Qt::PointingHandCursor);
}

void StepDots::setSteps(std::vector<Dot> steps, std::size_t current)
{
    m_steps = std::move(steps);
    m_current = current;
    update();
}

void StepDots::setTheme(const Theme& theme)
{
    m_theme = theme;
    updateGeometry();
    update();
}

QSize StepDots::sizeHint() const
{
    return {qRound(m_theme.px(140)), qRound(m_theme.px(size::target))};
}

// The current dot takes the room of two and a half; everything shrinks before it would wrap.
QRectF StepDots::dot(std::size_t step) const
{
    const qreal places = static_cast<qreal>(m_steps.size()) + 1.5 + gaps(m_steps.size());
    const qreal pitch = std::min(m_theme.px(11), width() / places);
    const qreal diameter = std::max(2.0, pitch * 0.64);
    const qreal left = (width() - pitch * places) / 2;
    const qreal x = left + pitch * (static_cast<qreal>(step) + gaps(step + 1) + (step > m_current ? 1.5 : 0));
    const qreal wide = step == m_current ? diameter + 1.5 * pitch : diameter;
    return {x, (height() - diameter) / 2, wide, diameter};
}

qreal StepDots::gaps(std::size_t before) const
{
    qreal all = 0;
    for (std::size_t step = 0; step < std::min(before, m_steps.size()); ++step)
        all += m_steps[step].beginsPart ? 0.9 : 0;
    return all;
}

void StepDots::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    for (std::size_t step = 0; step < m_steps.size(); ++step) {
        const QRectF place = dot(step);
        painter.setBrush(step == m_current ? m_theme.accent : m_steps[step].seen ? m_theme.muted : m_theme.line);
        painter.drawRoundedRect(place, place.height() / 2, place.height() / 2);
    }
}

void StepDots::mousePressEvent(QMouseEvent* event)
{
    for (std::size_t step = 0; step < m_steps.size(); ++step) {
        const QRectF place = dot(step);
        const qreal margin = place.height() * 0.4;
        if (event->position().x() >= place.left() - margin && event->position().x() <= place.right() + margin) {
            emit stepWanted(step);
            return;
        }
    }
}

} // namespace roundtrip
