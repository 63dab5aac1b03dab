// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/playicons.h"

#include <QPainter>
#include <QPixmap>
#include <QPolygonF>

namespace roundtrip {
namespace {

// In a square of 16.
QPolygonF arrow(qreal tip, qreal base) { return {{tip, 8}, {base, 3}, {base, 13}}; }

void draw(QPainter& painter, PlayIcon icon)
{
    switch (icon) {
    case PlayIcon::ToStart:
        painter.drawRect(QRectF(3, 3, 2, 10));
        painter.drawPolygon(arrow(5.5, 13));
        break;
    case PlayIcon::StepBack:
        painter.drawPolygon(arrow(3, 10));
        painter.drawRect(QRectF(11, 3, 2, 10));
        break;
    case PlayIcon::Play:
        painter.drawPolygon(arrow(13.5, 4));
        break;
    case PlayIcon::Pause:
        painter.drawRect(QRectF(4, 3, 3, 10));
        painter.drawRect(QRectF(9, 3, 3, 10));
        break;
    case PlayIcon::StepForward:
        painter.drawRect(QRectF(3, 3, 2, 10));
        painter.drawPolygon(arrow(13, 6));
        break;
    case PlayIcon::Fit:
        painter.drawRect(QRectF(1.5, 3, 1.5, 10));
        painter.drawRect(QRectF(13, 3, 1.5, 10));
        painter.drawPolygon(arrow(3.8, 7.3));
        painter.drawPolygon(arrow(12.2, 8.7));
        break;
    }
}

} // namespace

QIcon playIcon(PlayIcon icon, const QColor& colour, int sizePx, qreal pixelRatio)
{
    QPixmap pixmap(QSize(sizePx, sizePx) * pixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(pixmap.width() / 16.0, pixmap.height() / 16.0);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    draw(painter, icon);
    painter.end();
    pixmap.setDevicePixelRatio(pixelRatio);
    return QIcon(pixmap);
}

} // namespace roundtrip
