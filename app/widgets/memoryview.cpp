// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/memoryview.h"

#include "format.h"
#include "plan/experiments.h"

namespace roundtrip {

MemoryCanvas::MemoryCanvas(QWidget* parent)
    : SceneWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Where the data is now"));
}

void MemoryCanvas::show(Plan plan, Repetition repetition, std::uint64_t budgetBytes)
{
    m_plan = std::move(plan);
    m_repetition = std::move(repetition);
    m_budgetBytes = budgetBytes;
    m_playhead = m_repetition.wallNs();
    QStringList arrays;
    for (const Buffer& buffer : m_plan.buffers)
        arrays += tr("%1, %2").arg(QString::fromStdString(buffer.name), format::bytes(buffer.length * sizeBytes(buffer.type), locale()));
    announce(tr("Arrays: %1").arg(arrays.join(QStringLiteral("; "))));
    relayout();
}

void MemoryCanvas::setPlayhead(std::int64_t ns)
{
    if (m_playhead == ns)
        return;
    m_playhead = ns;
    relayout();
}

const MemoryState& MemoryCanvas::state()
{
    laidOut();
    return m_state;
}

QSize MemoryCanvas::sizeHint() const { return {640, qRound(theme().px(240))}; }

QSize MemoryCanvas::minimumSizeHint() const { return {360, qRound(theme().px(170))}; }

Scene MemoryCanvas::layoutScene(const QSizeF& size)
{
    MemoryScene laid = layoutMemory(m_plan, m_repetition, m_playhead, {size, theme().scale, locale(), m_budgetBytes});
    m_state = std::move(laid.state);
    return std::move(laid.scene);
}

QString MemoryCanvas::factsAt(QPointF place)
{
    for (const Box& box : scene().boxes) {
        if (box.item < 0 || !box.rect.contains(place))
            continue;
        const auto index = static_cast<std::size_t>(box.item);
        const Buffer& buffer = m_plan.buffers.at(index);
        const bool device = place.x() > width() / 2.0;
        const double level = device ? m_state.arrays.at(index).device : m_state.arrays.at(index).host;
        return tr("%1: %2 elements, %3, %4 filled").arg(QString::fromStdString(buffer.name), format::count(buffer.length, locale()),
            format::bytes(buffer.length * sizeBytes(buffer.type), locale()), format::percent(static_cast<int>(level * 100), locale()));
    }
    return {};
}

MemoryView::MemoryView(QWidget* parent)
    : Card(tr("Where the data is now"), parent), m_canvas(new MemoryCanvas(this))
{
    setNote(tr("follows the timeline’s playhead"));
    setContent(m_canvas);
}

void MemoryView::setRun(const Run& run, std::size_t measurement)
{
    if (measurement >= run.plans.size() || measurement >= run.report.measurements.size())
        return;
    const Measurement& measured = run.report.measurements[measurement];
    if (const auto median = medianRepetition(measured))
        m_canvas->show(run.plans[measurement], measured.repetitions[*median], run.device.budgetBytes);
}

void MemoryView::setSettings(const Settings& settings, std::uint64_t budgetBytes)
{
    // One nanosecond that has not begun, or everything would count as done.
    Repetition nothing;
    nothing.ended = 1;
    m_canvas->show(planFor(settings, {}), nothing, budgetBytes);
    m_canvas->setPlayhead(0);
}

void MemoryView::setPlayhead(std::int64_t ns) { m_canvas->setPlayhead(ns); }

void MemoryView::setTheme(const Theme& theme) { m_canvas->setTheme(theme); }

} // namespace roundtrip
