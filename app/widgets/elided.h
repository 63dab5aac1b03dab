// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// One line that ends in "…" where there is no room; the tool tip then has the whole.

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QStyle>

namespace roundtrip {

class Elided : public QLabel {
public:
    using QLabel::QLabel;
    QSize minimumSizeHint() const override { return {4 * fontMetrics().averageCharWidth(), QLabel::minimumSizeHint().height()}; }

protected:
    bool event(QEvent* event) override
    {
        if (event->type() == QEvent::ToolTip && toolTip().isEmpty() && shown() != text())
            setToolTip(text());
        return QLabel::event(event);
    }
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        style()->drawItemText(&painter, contentsRect(), Qt::AlignVCenter | Qt::AlignLeft, palette(), isEnabled(), shown(), foregroundRole());
    }

private:
    QString shown() const { return fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width()); }
};

} // namespace roundtrip
