// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Where does each part of a chart go in the plot? Inside the chart only: frame and words are the same for lines and
// bars.

#include "widgets/chartplot.h"

#include <qcustomplot.h>

namespace roundtrip {

// Fills the plot of one chart, once.
class ChartArranger {
public:
    ChartArranger(QCustomPlot& plot, const Chart& chart, const Theme& theme, const QLocale& locale, QSize size)
        : m_plot(plot)
        , m_chart(chart)
        , m_theme(theme)
        , m_locale(locale)
        , m_size(size)
        , m_small(font(FontRole::Small, theme.scale))
        , m_lineHeight(textHeight(FontRole::Small, theme.scale))
    {
    }

    void run(const QString& placeholder);

private:
    qreal px(qreal size) const { return m_theme.px(size); }
    QPen pen(const QColor& colour, qreal width, Qt::PenStyle style = Qt::SolidLine) const
    {
        return QPen(colour, px(width), style, Qt::FlatCap);
    }

    // Both kinds
    void clear();
    // Everything but the left margin is known, so that labels can be set apart in pixels.
    void setMargins(qreal right);
    QStringList wrapped(const QStringList& sentences, qreal width) const;
    // Below the axis, where no line can cross them.
    void addNotes();
    QCPItemText* text(const QString& words, QPointF ratio, Qt::Alignment align, const QColor& colour);
    void setTextAt(QCPItemText* item, double x, double y);
    void addWhiskers(
        QCPAbstractPlottable* of, const QColor& colour, const QVector<double>& minus, const QVector<double>& plus);

    // Lines
    void lines();
    void setLogAxes();
    QPen linePen(const ChartSeries& series) const;
    void addLine(const ChartSeries& series);
    // Each name at the end of its line, moved up or down as far as needed to stay apart from the others.
    void addDirectLabels();
    void showLegend();
    void addMark(const ChartMark& mark, bool above);

    // Bars
    void bars();
    double slot(std::size_t count) const;
    void setCategories(const ChartSeries& series);
    void addBars(const ChartSeries& series, bool best);
    void addValue(const ChartSeries& series, std::size_t i, bool best);

    QCustomPlot& m_plot;
    const Chart& m_chart;
    const Theme& m_theme;
    const QLocale& m_locale;
    const QSize m_size;
    const QFont m_small;
    const double m_lineHeight;
    QStringList m_notes;
    double m_plotHeight = 1, m_low = 1, m_high = 10;
};

} // namespace roundtrip
