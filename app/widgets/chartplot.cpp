// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chartplot.h"

#include "format.h"
#include "widgets/charttickers.h"

#include <qcustomplot.h>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace roundtrip {
namespace {

class Arranger {
public:
    Arranger(QCustomPlot& plot, const Chart& chart, const Theme& theme, const QLocale& locale, QSize size)
        : m_plot(plot), m_chart(chart), m_theme(theme), m_locale(locale), m_size(size), m_small(font(FontRole::Small, theme.scale)),
          m_lineHeight(textHeight(FontRole::Small, theme.scale)) {}

    void run(const QString& placeholder)
    {
        clear();
        if (m_chart.isEmpty()) {
            text(placeholder, {0.5, 0.5}, Qt::AlignCenter, m_theme.muted);
            m_plot.xAxis->setVisible(false);
            m_plot.yAxis->setVisible(false);
            return;
        }
        m_chart.kind == Chart::Kind::Lines ? lines() : bars();
        for (const ChartMark& mark : m_chart.marks)
            addMark(mark);
        addNotes();
    }

private:
    qreal px(qreal size) const { return m_theme.px(size); }
    QPen pen(const QColor& colour, qreal width, Qt::PenStyle style = Qt::SolidLine) const { return QPen(colour, px(width), style, Qt::FlatCap); }

    void clear()
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
            axis->setTickPen(Qt::NoPen);
            axis->setSubTickPen(Qt::NoPen);
            axis->setSubTicks(false);
            axis->setTickLabelColor(m_theme.muted);
            axis->setTickLabelFont(m_small);
            axis->setTickLabelPadding(qRound(px(6)));
            axis->setTickLength(0);
            axis->setLabelColor(m_theme.muted);
            axis->setLabelFont(m_small);
            axis->setLabelPadding(qRound(px(2)));
            axis->grid()->setVisible(axis == m_plot.yAxis);
            axis->grid()->setPen(pen(m_theme.line, 1));
            axis->grid()->setZeroLinePen(Qt::NoPen);
        }
        m_plot.yAxis->setBasePen(Qt::NoPen);
        m_plot.xAxis->setLabel(m_chart.isEmpty() ? QString() : m_chart.x.title);
    }

    // Everything but the left margin is known, so that labels can be set apart in pixels.
    void setMargins(qreal right)
    {
        auto* rect = m_plot.axisRect();
        rect->setAutoMargins(QCP::msLeft);
        rect->setMinimumMargins(QMargins(qRound(px(8)), 0, 0, 0));
        m_notes = wrapped(m_chart.notes, m_size.width() - px(16));
        const qreal notes = m_notes.isEmpty() ? 0 : m_lineHeight * static_cast<qreal>(m_notes.size()) + px(4);
        const int top = qRound(px(12)), bottom = qRound(2 * m_lineHeight + px(14) + notes);
        rect->setMargins(QMargins(0, top, qRound(right), bottom));
        m_plotHeight = std::max(1.0, static_cast<double>(m_size.height() - top - bottom));
    }

    QStringList wrapped(const QStringList& sentences, qreal width) const
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

    // Below the axis, where no line can cross them.
    void addNotes()
    {
        if (m_notes.isEmpty())
            return;
        QCPItemText* item = text(m_notes.join(QLatin1Char('\n')), {}, Qt::AlignLeft | Qt::AlignBottom, m_theme.ink);
        item->position->setType(QCPItemPosition::ptAbsolute);
        item->position->setCoords(0, m_size.height());
        item->setPadding(QMargins(qRound(px(8)), 0, 0, 0));
    }

    QCPItemText* text(const QString& words, QPointF ratio, Qt::Alignment align, const QColor& colour)
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

    void setTextAt(QCPItemText* item, double x, double y)
    {
        item->position->setType(QCPItemPosition::ptPlotCoords);
        item->position->setCoords(x, y);
    }

    void lines()
    {
        double right = 0;
        for (const ChartSeries& series : m_chart.series)
            right = std::max(right, textWidth(seriesTitle(series), FontRole::Small, m_theme.scale) + px(16));
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

    void setLogAxes()
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
        m_plot.yAxis->setScaleType(QCPAxis::stLogarithmic);
        m_plot.yAxis->setTicker(QSharedPointer<QCPAxisTicker>(new DurationTicker(m_locale)));
        m_plot.yAxis->setRange(m_low, m_high);
    }

    void addLine(const ChartSeries& series)
    {
        const QColor colour = colourOf(series.tone, m_theme);
        QCPGraph* graph = m_plot.addGraph();
        QVector<double> x, y, minus, plus;
        for (const ChartPoint& p : series.points)
            x += p.x, y += p.y, minus += p.y - p.low, plus += p.high - p.y;
        graph->setData(x, y, true);
        graph->setName(seriesTitle(series));
        QPen line = pen(colour, 2);
        if (series.modelled)
            line.setDashPattern({1.5, 2.5});
        else if (series.dashed)
            line.setDashPattern({4, 2.5});
        graph->setPen(line);
        graph->setScatterStyle(QCPScatterStyle(series.modelled ? QCPScatterStyle::ssCircle : QCPScatterStyle::ssDisc, colour, m_theme.panel, px(5)));
        addWhiskers(graph, colour, minus, plus);
    }

    void addWhiskers(QCPAbstractPlottable* of, const QColor& colour, const QVector<double>& minus, const QVector<double>& plus)
    {
        auto* whiskers = new QCPErrorBars(m_plot.xAxis, m_plot.yAxis);
        whiskers->setDataPlottable(of);
        whiskers->setData(minus, plus);
        whiskers->setPen(pen(colour, 1));
        whiskers->setWhiskerWidth(px(6));
        whiskers->setSymbolGap(0);
        whiskers->removeFromLegend();
    }

    // Each name at the end of its line, moved up or down as far as needed to stay apart from the others.
    void addDirectLabels()
    {
        std::vector<std::size_t> order(m_chart.series.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        const auto ratio = [&](std::size_t i) { return std::log(m_high / m_chart.series[i].points.back().y) / std::log(m_high / m_low); };
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
            text(seriesTitle(series), {1, place[k]}, Qt::AlignLeft | Qt::AlignVCenter, colourOf(series.tone, m_theme));
        }
    }

    void showLegend()
    {
        m_plot.legend->setVisible(true);
        m_plot.legend->setFont(m_small);
        m_plot.legend->setTextColor(m_theme.ink);
        m_plot.legend->setBrush(m_theme.panel);
        m_plot.legend->setBorderPen(pen(m_theme.line, 1));
        m_plot.axisRect()->insetLayout()->setInsetAlignment(0, Qt::AlignTop | Qt::AlignLeft);
    }

    void addMark(const ChartMark& mark)
    {
        QCPGraph* graph = m_plot.addGraph();
        graph->setData({mark.x}, {mark.y});
        graph->setLineStyle(QCPGraph::lsNone);
        graph->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCircle, pen(m_theme.panel, 1.5), m_theme.ink, px(10)));
        graph->removeFromLegend();
        QCPItemText* letter = text(mark.letter, {}, Qt::AlignHCenter | Qt::AlignBottom, m_theme.ink);
        letter->setFont(font(FontRole::Strong, m_theme.scale));
        setTextAt(letter, mark.x, mark.y);
    }

    void bars()
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

    double slot(std::size_t count) const { return (m_size.width() - px(32)) / std::max(1.0, static_cast<double>(count)); }

    void setCategories(const ChartSeries& series)
    {
        auto* ticker = new QCPAxisTickerText;
        double widest = 1;
        for (const ChartPoint& p : series.points)
            widest = std::max(widest, textWidth(format::count(static_cast<std::uint64_t>(p.x), m_locale), FontRole::Small, m_theme.scale));
        const auto stride = static_cast<std::size_t>(std::ceil((widest + px(6)) / slot(series.points.size())));
        for (std::size_t i = 0; i < series.points.size(); i += std::max<std::size_t>(stride, 1))
            ticker->addTick(static_cast<double>(i), format::count(static_cast<std::uint64_t>(series.points[i].x), m_locale));
        m_plot.xAxis->setTicker(QSharedPointer<QCPAxisTicker>(ticker));
    }

    void addBars(const ChartSeries& series, bool best)
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

    void addValue(const ChartSeries& series, std::size_t i, bool best)
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

} // namespace

void arrange(QCustomPlot& plot, const Chart& chart, const Theme& theme, const QLocale& locale, QSize size, const QString& placeholder)
{
    const Chart clean = drawable(chart);
    Arranger(plot, clean, theme, locale, size).run(placeholder);
}

} // namespace roundtrip
