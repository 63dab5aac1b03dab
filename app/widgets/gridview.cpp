// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gridview.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>

namespace roundtrip {

GridCanvas::GridCanvas(QWidget* parent)
    : SceneWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("The grid"));
}

void GridCanvas::setSettings(const Settings& settings)
{
    if (m_settings == settings)
        return;
    m_settings = settings;
    m_tickets.clear(); // they were another grid's
    point(nullptr);
    relayout();
}

void GridCanvas::setOrder(std::vector<double> tickets)
{
    m_tickets = std::move(tickets);
    relayout();
}

void GridCanvas::setProgress(double progress)
{
    if (m_progress == progress)
        return;
    m_progress = progress;
    if (!m_tickets.empty())
        relayout();
}

void GridCanvas::setMark(std::optional<std::uint64_t> thread)
{
    m_mark = thread;
    relayout();
}

const GridScene& GridCanvas::grid()
{
    laidOut();
    return m_grid;
}

QSize GridCanvas::sizeHint() const { return {640, qRound(theme().px(180))}; }

QSize GridCanvas::minimumSizeHint() const { return {240, qRound(theme().px(120))}; }

Scene GridCanvas::layoutScene(const QSizeF& size)
{
    m_grid = layoutGrid(m_settings, {size, theme().scale, locale(), m_tickets, m_progress, m_mark});
    for (Box& box : m_grid.scene.boxes)
        if (m_pointed >= 0 && box.item == m_pointed)
            box.outline = Tone::Ink;
    return m_grid.scene;
}

void GridCanvas::point(const Box* cell)
{
    const std::int64_t item = cell ? cell->item : -1;
    if (item == m_pointed)
        return;
    m_pointed = item;
    emit pointedAt(cell ? cellText(m_settings, m_grid, *cell, locale()) : QString());
    relayout();
}

void GridCanvas::mouseMoveEvent(QMouseEvent* event) { point(cellAt(grid(), event->position())); }

void GridCanvas::leaveEvent(QEvent*) { point(nullptr); }

void GridCanvas::keyPressEvent(QKeyEvent* event)
{
    const auto block = static_cast<int>(std::min<std::uint64_t>(m_settings.block, 1u << 20));
    switch (event->key()) {
    case Qt::Key_Left: pointNext(-1); break;
    case Qt::Key_Right: pointNext(+1); break;
    case Qt::Key_Up: pointNext(grid().detail == GridDetail::Threads ? -block : -16); break;
    case Qt::Key_Down: pointNext(grid().detail == GridDetail::Threads ? block : 16); break;
    case Qt::Key_Home: m_pointed = -1; pointNext(+1); break;
    default: SceneWidget::keyPressEvent(event);
    }
}

// Among the cells in their order, whatever each of them stands for.
void GridCanvas::pointNext(int by)
{
    std::vector<const Box*> cells;
    std::int64_t now = -1;
    for (const Box& box : grid().scene.boxes) {
        if (box.item < 0)
            continue;
        if (box.item == m_pointed)
            now = static_cast<std::int64_t>(cells.size());
        cells.push_back(&box);
    }
    if (cells.empty())
        return;
    const std::int64_t next = now < 0 ? 0 : std::clamp<std::int64_t>(now + by, 0, static_cast<std::int64_t>(cells.size()) - 1);
    point(cells[static_cast<std::size_t>(next)]);
}

GridView::GridView(QWidget* parent)
    : Card(tr("The grid"), parent), m_canvas(new GridCanvas(this))
{
    setContent(m_canvas);
    connect(m_canvas, &GridCanvas::pointedAt, this, [this](const QString& pointed) {
        const QString& text = pointed.isEmpty() ? m_text : pointed;
        setNote(text);
        m_canvas->setAccessibleDescription(text);
    });
    setSettings(Settings{});
}

void GridView::setSettings(const Settings& settings)
{
    m_canvas->setSettings(settings);
    m_text = gridText(settings, locale());
    setNote(m_text);
    m_canvas->setAccessibleDescription(m_text);
}

void GridView::setRun(const Run& run, std::size_t measurement)
{
    setSettings(run.settings);
    m_kernels.clear();
    for (const Measurement& measured : run.report.measurements)
        for (const Capture& capture : measured.captures)
            if (capture.buffer == "order")
                setOrder(capture.values);
    if (measurement >= run.plans.size() || measurement >= run.report.measurements.size())
        return;
    const Measurement& measured = run.report.measurements[measurement];
    const auto median = medianRepetition(measured);
    if (!median)
        return;
    const Repetition& repetition = measured.repetitions[*median];
    const Plan& plan = run.plans[measurement];
    for (const Span& span : repetition.spans)
        if (span.operation < plan.operations.size() && plan.operations[span.operation].kind == OperationKind::Launch && hasTime(span))
            m_kernels.emplace_back(span.started - repetition.began, span.ended - repetition.began);
    setPlayhead(repetition.wallNs());
}

void GridView::setOrder(std::vector<double> tickets) { m_canvas->setOrder(std::move(tickets)); }

// The blocks' own times are not measured, only their order: the kernel's time is shared out evenly.
void GridView::setPlayhead(std::int64_t ns)
{
    double progress = m_kernels.empty() ? 1 : 0;
    for (const auto& [began, ended] : m_kernels)
        if (began <= ns)
            progress = ns >= ended ? 1 : static_cast<double>(ns - began) / static_cast<double>(ended - began);
    m_canvas->setProgress(progress);
}

void GridView::setTheme(const Theme& theme) { m_canvas->setTheme(theme); }

} // namespace roundtrip
