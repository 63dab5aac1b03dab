// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/picture.h"

#include "export/caption.h"
#include "model/statistics.h"
#include "scenes/imagescene.h"
#include "scenes/orderscene.h"
#include "scenes/summaryscene.h"
#include "scenes/timelinescene.h"
#include "widgets/chartplot.h"

#include <qcustomplot.h>

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace roundtrip {
namespace {

struct SheetWords {
    Q_DECLARE_TR_FUNCTIONS(roundtrip::Sheet)
};

constexpr qreal sheetWidth = 960, margin = 24, gap = 12, chartHeight = 440, imageHeight = 300;
const QSizeF inner(sheetWidth - 2 * margin, 0);

// Words that wrap, one below the other.
struct Column {
    struct Line {
        QString text;
        FontRole font;
        Tone tone;
    };
    std::vector<Line> lines;

    qreal paint(QPainter* painter, qreal top) const
    {
        for (const Line& line : lines) {
            const QFont lineFont = font(line.font);
            const QRectF room(margin, top, inner.width(), 10000);
            const int flags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
            if (painter) {
                painter->setFont(lineFont);
                painter->setPen(colourOf(line.tone, paperTheme()));
                painter->drawText(room, flags, line.text);
            }
            top += QFontMetricsF(lineFont).boundingRect(room, flags, line.text).height() + 2;
        }
        return top;
    }
};

Column heading(const QString& title, const QString& subtitle)
{
    Column column{{{title, FontRole::Heading, Tone::Ink}}};
    if (!subtitle.isEmpty())
        column.lines.push_back({subtitle, FontRole::Small, Tone::Muted});
    return column;
}

Column captionColumn(const QStringList& caption)
{
    Column column;
    for (const QString& line : caption)
        column.lines.push_back({line, FontRole::Small, Tone::Muted});
    return column;
}

// Heading, content and caption, one below the other.
Sheet sheet(const QString& title, const QString& subtitle, const QStringList& caption, qreal contentHeight,
    const std::function<void(QCPPainter&, QPointF)>& content)
{
    const Column head = heading(title, subtitle), foot = captionColumn(caption);
    const qreal contentTop = head.paint(nullptr, margin) + gap;
    const qreal footTop = contentTop + contentHeight + gap;
    Sheet result;
    result.size = QSizeF(sheetWidth, std::ceil(foot.paint(nullptr, footTop) + margin));
    result.title = title;
    result.caption = caption.join(QLatin1Char('\n'));
    result.paint = [=, size = result.size](QCPPainter& painter) {
        painter.fillRect(QRectF(QPointF(), size), paperTheme().background);
        head.paint(&painter, margin);
        content(painter, QPointF(margin, contentTop));
        foot.paint(&painter, footTop);
    };
    return result;
}

// Rows of equally wide cells that wrap; the first row are the headings.
struct Grid {
    std::vector<QStringList> rows;

    qreal paint(QPainter* painter, QPointF at) const
    {
        qreal top = at.y();
        for (std::size_t row = 0; row < rows.size(); ++row) {
            const QFont cellFont = font(row == 0 ? FontRole::Small : FontRole::Body);
            const qreal pitch = inner.width() / static_cast<qreal>(std::max<qsizetype>(1, rows[row].size()));
            qreal height = 0;
            for (qsizetype column = 0; column < rows[row].size(); ++column) {
                const QRectF room(at.x() + pitch * static_cast<qreal>(column), top, pitch - gap, 10000);
                const int flags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
                if (painter) {
                    painter->setFont(cellFont);
                    painter->setPen(colourOf(row == 0 ? Tone::Muted : Tone::Ink, paperTheme()));
                    painter->drawText(room, flags, rows[row][column]);
                }
                height = std::max(height, QFontMetricsF(cellFont).boundingRect(room, flags, rows[row][column]).height());
            }
            top += height + 4;
        }
        return top - at.y();
    }
};

// Bars, images or orders, whole: as they are when their replay has ended.
Scene sceneOf(const Trial& trial)
{
    if (!trial.bars.rows.empty())
        return layoutBars(trial.bars, {inner.width(), 1, -1});
    const QSizeF room(inner.width(), imageHeight);
    if (!trial.images.empty())
        return layoutImages(trial.images, room, 1);
    return trial.orders.empty() ? Scene{} : layoutOrders(trial.orders, room, 1, QLocale::c(), 1);
}

Explanation nothingToDraw()
{
    return {SheetWords::tr("There is nothing to draw yet."), SheetWords::tr("No run has given any times."),
        SheetWords::tr("Run the experiment, then export.")};
}

} // namespace

std::variant<Sheet, Explanation> sheetOf(const Run& run)
{
    const std::size_t plans = std::min(run.plans.size(), run.report.measurements.size());
    for (std::size_t p = 0; p < plans; ++p) {
        const auto median = medianRepetition(run.report.measurements[p]);
        if (!median)
            continue;
        const Plan& plan = run.plans[p];
        const Repetition& repetition = run.report.measurements[p].repetitions[*median];
        const TimelineIndex index = indexTimeline(plan, repetition);
        TimelineViewport viewport;
        viewport.size = QSizeF(inner.width(), timelineHeight(index, 1));
        viewport.locale = QLocale::c();
        Scene scene = layoutTimeline(plan, repetition, index, fitted(index, viewport)).scene;
        SummaryOptions options;
        options.width = inner.width();
        options.locale = QLocale::c();
        Scene summary = layoutSummary(plan, repetition, options);
        const qreal height = viewport.size.height() + gap + summary.size.height();
        append(scene, std::move(summary), QPointF(0, viewport.size.height() + gap));
        QStringList caption = captionOf(run);
        if (!index.unknown.empty())
            caption += SheetWords::tr("Steps without a time from the driver, not drawn: %1").arg(index.unknown.size());
        return sheet(QString::fromStdString(plan.name), SheetWords::tr("the repetition whose total is the median one"),
            caption, height, [scene](QCPPainter& painter, QPointF at) {
                painter.save();
                painter.translate(at);
                paint(painter, scene, paperTheme());
                painter.restore();
            });
    }
    return nothingToDraw();
}

std::variant<Sheet, Explanation> sheetOf(const Chart& chart)
{
    const Chart clean = drawable(chart);
    if (clean.isEmpty())
        return nothingToDraw();
    QStringList caption = clean.caption;
    for (const ChartSeries& series : clean.series)
        if (series.modelled)
            caption += SheetWords::tr("%1: modelled, not measured").arg(series.name);
    return sheet(clean.title, clean.subtitle, caption, chartHeight, [clean](QCPPainter& painter, QPointF at) {
        const QSize size(static_cast<int>(inner.width()), static_cast<int>(chartHeight));
        QCustomPlot plot;
        arrange(plot, clean, paperTheme(), QLocale::c(), size);
        painter.save();
        painter.translate(at);
        plot.toPainter(&painter, size.width(), size.height());
        painter.restore();
    });
}

std::variant<Sheet, Explanation> sheetOf(const TrialFigure& figure)
{
    if (figure.trial.isEmpty())
        return nothingToDraw();
    const Scene scene = sceneOf(figure.trial);
    const Grid table{figure.trial.table};
    const qreal between = scene.size.isEmpty() || table.rows.empty() ? 0 : gap;
    const qreal tableTop = std::max(0.0, scene.size.height()) + between;
    return sheet(figure.title, figure.trial.sentence, figure.caption, tableTop + table.paint(nullptr, {}),
        [scene, table, tableTop](QCPPainter& painter, QPointF at) {
            painter.save();
            painter.translate(at);
            paint(painter, scene, paperTheme());
            painter.restore();
            table.paint(&painter, at + QPointF(0, tableTop));
        });
}

} // namespace roundtrip
