// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/scenewidget.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace roundtrip {

SceneWidget::SceneWidget(QWidget* parent)
    : QWidget(parent)
{
    // A time axis runs from left to right in every language.
    setLayoutDirection(Qt::LeftToRight);
    setMouseTracking(true);
}

void SceneWidget::setTheme(const Theme& theme)
{
    if (m_theme == theme)
        return;
    m_theme = theme;
    themeChanged();
    updateGeometry();
    relayout();
}

const Scene& SceneWidget::scene() { return laidOut(); }

Scene& SceneWidget::laidOut()
{
    if (m_stale) {
        m_stale = false;
        m_scene = layoutScene(size());
    }
    return m_scene;
}

void SceneWidget::relayout()
{
    m_stale = true;
    update();
}

void SceneWidget::announce(const QString& description)
{
    if (accessibleDescription() == description)
        return;
    setAccessibleDescription(description);
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

bool SceneWidget::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const QString facts = factsAt(help->pos());
    if (facts.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), facts, this);
    return true;
}

void SceneWidget::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    roundtrip::paint(painter, laidOut(), m_theme);
    if (hasFocus() && m_byKeyboard) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(m_theme.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(focusRect().adjusted(1, 1, -1, -1), 4, 4);
    }
}

void SceneWidget::focusInEvent(QFocusEvent* event)
{
    m_byKeyboard = event->reason() != Qt::MouseFocusReason;
    QWidget::focusInEvent(event);
}

void SceneWidget::resizeEvent(QResizeEvent*) { relayout(); }

} // namespace roundtrip
