// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chartarranger.h"

#include <algorithm>
#include <cmath>

namespace roundtrip {

void ChartArranger::run(const QString& placeholder)
{
    clear();
    if (m_chart.isEmpty()) {
        text(wrapped({placeholder}, m_size.width() - px(24)).join(QLatin1Char('\n')), {0.5, 0.5}, Qt::AlignCenter, m_theme.muted);
        m_plot.xAxis->setVisible(false);
        m_plot.yAxis->setVisible(false);
        return;
    }
    m_chart.kind == Chart::Kind::Lines ? lines() : bars();
    for (std::size_t i = 0; i < m_chart.marks.size(); ++i)
        addMark(m_chart.marks[i], i % 2 == 0); // neighbours do not stand on each other
    addNotes();
}

void ChartArranger::clear()
{
    m_plot.clearPlottables();
    m_plot.clearItems();
    m_plot.legend->setVisible(false);
    m_plot.setBackground(QBrush(m_theme.panel));
    m_plot.setNoAntialiasingOnDrag(false);
    m_plot.setAntialiasedElements(QCP::aeAll);
    for (QCPAxis* axis : {m_plot.xAxis, m_plot.yAxis}) {
        axis->setVisible(true);
        axis->setTickLabels(true);
        axis->setBasePen(pen(m_theme.line, 1));
        axis->setTickPen(pen(m_theme.panel, 1)); // without length; SVG draws a dot where the style is NoPen
        axis->setTickLength(0);
        axis->setSubTicks(false);
        axis->setTickLabelColor(m_theme.muted);
        axis->setTickLabelFont(m_small);
        axis->setTickLabelPadding(qRound(px(6)));
        axis->setLabelColor(m_theme.muted);
        axis->setLabelFont(m_small);
        axis->setLabelPadding(qRound(px(2)));
        axis->grid()->setVisible(axis == m_plot.yAxis);
        axis->grid()->setPen(pen(m_theme.line, 1));
        axis->grid()->setZeroLinePen(Qt::NoPen);
    }
    m_plot.yAxis->setBasePen(Qt::NoPen);
}

void ChartArranger::setMargins(qreal right)
{
    auto* rect = m_plot.axisRect();
    rect->setAutoMargins(QCP::msLeft);
    rect->setMinimumMargins(QMargins(qRound(px(8)), 0, 0, 0));
    m_notes = wrapped(m_chart.notes, m_size.width() - px(16));
    const qreal notes = m_notes.isEmpty() ? 0 : m_lineHeight * static_cast<qreal>(m_notes.size()) + px(4);
    const bool roomy = m_size.height() >= px(200); // else the axis goes without its title
    m_plot.xAxis->setLabel(roomy ? m_chart.x.title : QString());
    const int top = qRound(px(roomy ? 12 : 6));
    const int bottom = qRound((roomy ? 2 * m_lineHeight + px(14) : m_lineHeight + px(8)) + notes);
    rect->setMargins(QMargins(0, top, qRound(right), bottom));
    m_plotHeight = std::max(1.0, static_cast<double>(m_size.height() - top - bottom));
}

QStringList ChartArranger::wrapped(const QStringList& sentences, qreal width) const
{
    QStringList lines;
    for (const QString& sentence : sentences) {
        QString line;
        for (const QString& word : sentence.split(QLatin1Char(' '))) {
            const QString longer = line.isEmpty() ? word : line + QLatin1Char(' ') + word;
            if (!line.isEmpty() && textWidth(longer, FontRole::Small, m_theme.scale) > width) {
                lines += line;
                line = word;
            } else {
                line = longer;
            }
        }
        lines += line;
    }
    return lines;
}

void ChartArranger::addNotes()
{
    if (m_notes.isEmpty())
        return;
    QCPItemText* item = text(m_notes.join(QLatin1Char('\n')), {}, Qt::AlignLeft | Qt::AlignBottom, m_theme.ink);
    item->position->setType(QCPItemPosition::ptAbsolute);
    item->position->setCoords(0, m_size.height());
    item->setPadding(QMargins(qRound(px(8)), 0, 0, 0));
}

QCPItemText* ChartArranger::text(const QString& words, QPointF ratio, Qt::Alignment align, const QColor& colour)
{
    auto* item = new QCPItemText(&m_plot);
    item->setClipToAxisRect(false);
    item->setLayer(QStringLiteral("overlay"));
    item->position->setType(QCPItemPosition::ptAxisRectRatio);
    item->position->setCoords(ratio);
    item->setPositionAlignment(align);
    item->setTextAlignment(align & Qt::AlignRight ? Qt::AlignRight : Qt::AlignLeft);
    item->setText(words);
    item->setFont(m_small);
    item->setColor(colour);
    item->setPadding(QMargins(qRound(px(8)), qRound(px(4)), qRound(px(8)), qRound(px(4))));
    return item;
}

void ChartArranger::setTextAt(QCPItemText* item, double x, double y)
{
    item->position->setType(QCPItemPosition::ptPlotCoords);
    item->position->setCoords(x, y);
}

void ChartArranger::addWhiskers(
    QCPAbstractPlottable* of, const QColor& colour, const QVector<double>& minus, const QVector<double>& plus)
{
    auto* whiskers = new QCPErrorBars(m_plot.xAxis, m_plot.yAxis);
    whiskers->setDataPlottable(of);
    whiskers->setData(minus, plus);
    whiskers->setPen(pen(colour, 1));
    whiskers->setWhiskerWidth(px(6));
    whiskers->setSymbolGap(0);
    whiskers->removeFromLegend();
}

void arrange(QCustomPlot& plot, const Chart& chart, const Theme& theme, const QLocale& locale, QSize size,
    const QString& placeholder)
{
    const Chart clean = drawable(chart);
    ChartArranger(plot, clean, theme, locale, size).run(placeholder);
}

} // namespace roundtrip
