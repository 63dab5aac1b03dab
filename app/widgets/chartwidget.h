// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How does a learner look at a chart and ask for its values?

#include "theme.h"
#include "widgets/chart.h"

#include <qcustomplot.h>

namespace roundtrip {

// Draws a chart without its title, which belongs to the card around it. Pointing at a point, or walking there with
// the arrow keys, shows its values.
class ChartWidget : public QCustomPlot {
    Q_OBJECT
public:
    explicit ChartWidget(QWidget* parent = nullptr);

    void setChart(const Chart& chart);
    const Chart& chart() const { return m_chart; }
    void setTheme(const Theme& theme);
    void setPlaceholder(const QString& text); // while there is nothing to show

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    QString shownValue() const; // of the point that is pointed at; empty: none

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    struct Place {
        std::size_t series = 0, point = 0;
        bool operator==(const Place&) const = default;
    };
    void rebuild();
    void show(std::optional<Place> place, bool withTip);
    QPointF pixelOf(const Place& place) const;

    Chart m_chart; // drawable
    Theme m_theme;
    QString m_placeholder;
    std::optional<Place> m_shown;
    QCPItemEllipse* m_ring = nullptr;
};

} // namespace roundtrip
