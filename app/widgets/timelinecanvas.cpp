// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timelinecanvas.h"

#include "format.h"
#include "scenes/words.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace roundtrip {
namespace {

constexpr qreal snapReach = 6, playheadReach = 5;

} // namespace

TimelineCanvas::TimelineCanvas(QWidget* parent)
    : SceneWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Timeline"));
}

void TimelineCanvas::setRun(Plan plan, Repetition repetition)
{
    m_plan = std::move(plan);
    m_repetition = std::move(repetition);
    m_index = indexTimeline(m_plan, m_repetition);
    m_viewport = fitted(m_index, m_viewport);
    m_hasRun = true;
    m_playhead = m_index.wall;
    m_selected = -1;
    m_gapFrom = m_gapTo = {};
    m_drag = Drag::None;
    updateGeometry();
    relayout();
    emit gapChanged();
}

void TimelineCanvas::clear(const QString& why)
{
    setRun({}, {});
    m_hasRun = false;
    m_empty = why;
}

const TimelineScene& TimelineCanvas::timeline()
{
    laidOut();
    return m_timeline;
}

Scene TimelineCanvas::layoutScene(const QSizeF& size)
{
    if (!m_hasRun) {
        m_timeline = {};
        m_timeline.scene.size = size;
        m_timeline.scene.scale = theme().scale;
        m_timeline.scene.labels.push_back({QRectF(QPointF(), size), m_empty, Tone::Muted, FontRole::Body, Qt::AlignCenter});
        return m_timeline.scene;
    }
    m_viewport.size = size;
    m_viewport.scale = theme().scale;
    m_viewport.locale = locale();
    m_timeline = layoutTimeline(m_plan, m_repetition, m_index, m_viewport);
    if (m_selected >= 0)
        for (Box& box : m_timeline.scene.boxes)
            if (box.item == m_selected && box.count == 1)
                box.outline = Tone::Ink;
    if (m_gapFrom)
        addGap(m_timeline, *m_gapFrom, m_gapTo);
    placePlayhead();
    return m_timeline.scene;
}

void TimelineCanvas::placePlayhead()
{
    const qreal x = m_timeline.xOf(m_playhead);
    m_timeline.scene.playhead.reset();
    if (m_hasRun && x >= m_timeline.plot.left() - 0.5 && x <= m_timeline.plot.right() + 0.5)
        m_timeline.scene.playhead = QLineF(x, m_timeline.plot.top() - 8 * theme().scale, x, m_timeline.plot.bottom());
}

void TimelineCanvas::setPlayhead(std::int64_t ns)
{
    if (m_playhead == ns)
        return;
    m_playhead = ns;
    Scene& drawn = laidOut();
    placePlayhead();
    drawn.playhead = m_timeline.scene.playhead;
    keepInSight(ns);
    update();
}

// Zoomed in, the view follows the playhead a page at a time.
void TimelineCanvas::keepInSight(std::int64_t ns)
{
    if (m_drag != Drag::None || (ns >= m_viewport.from && ns <= m_viewport.to))
        return;
    show(panned(m_index, m_viewport, ns - m_viewport.from - m_viewport.range() / 10));
}

void TimelineCanvas::show(const TimelineViewport& viewport)
{
    if (viewport.from == m_viewport.from && viewport.to == m_viewport.to)
        return;
    m_viewport = viewport;
    relayout();
}

void TimelineCanvas::fit() { show(fitted(m_index, m_viewport)); }

void TimelineCanvas::setShowQueued(bool shown)
{
    m_viewport.showQueued = shown;
    relayout();
}

void TimelineCanvas::zoom(qreal x, double factor) { show(zoomed(m_index, timeline(), x, factor)); }

void TimelineCanvas::markEdge(std::int64_t ns)
{
    if (!m_gapFrom || m_gapTo) {
        m_gapFrom = ns;
        m_gapTo.reset();
    } else {
        m_gapTo = ns;
    }
    relayout();
    emit gapChanged();
}

void TimelineCanvas::clearGap()
{
    if (!m_gapFrom)
        return;
    m_gapFrom = m_gapTo = {};
    relayout();
    emit gapChanged();
}

std::optional<std::int64_t> TimelineCanvas::gap() const
{
    return m_gapFrom && m_gapTo ? std::optional(std::abs(*m_gapTo - *m_gapFrom)) : std::nullopt;
}

QSize TimelineCanvas::sizeHint() const { return {640, static_cast<int>(std::ceil(timelineHeight(m_index, theme().scale)))}; }

QSize TimelineCanvas::minimumSizeHint() const { return {240, sizeHint().height()}; }

QString TimelineCanvas::factsAt(QPointF place)
{
    const Box* bar = m_hasRun ? barAt(timeline(), place) : nullptr;
    if (!bar)
        return {};
    if (bar->count > 1)
        return tr("%1 steps in this pixel: zoom in to see them").arg(format::count(bar->count, locale()));
    return spanFacts(m_plan, m_repetition, static_cast<std::size_t>(bar->item), locale());
}

void TimelineCanvas::wheelEvent(QWheelEvent* event)
{
    const QPoint delta = event->angleDelta();
    const TimelineViewport before = m_viewport;
    const bool sideways = std::abs(delta.x()) > std::abs(delta.y()) || event->modifiers().testFlag(Qt::ShiftModifier);
    if (sideways) {
        const double turns = (delta.x() != 0 ? delta.x() : delta.y()) / 120.0;
        show(panned(m_index, m_viewport, std::llround(-turns * 0.1 * static_cast<double>(m_viewport.range()))));
    } else if (delta.y() != 0) {
        zoom(event->position().x(), std::pow(1.25, delta.y() / 120.0));
    }
    // At the end of the range the page may scroll on.
    event->setAccepted(before.from != m_viewport.from || before.to != m_viewport.to);
}

void TimelineCanvas::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !m_hasRun)
        return;
    m_pressed = event->position();
    m_pressedTime = timeline().timeAt(m_pressed.x());
    m_drag = m_pressed.y() < m_timeline.plot.top() ? Drag::Scrub : Drag::Undecided;
    if (m_drag == Drag::Scrub)
        emit scrubbed(m_pressedTime);
}

void TimelineCanvas::mouseMoveEvent(QMouseEvent* event)
{
    const QPointF place = event->position();
    if (m_drag == Drag::Undecided && (place - m_pressed).manhattanLength() >= QApplication::startDragDistance()) {
        const bool onPlayhead = std::abs(timeline().xOf(m_playhead) - m_pressed.x()) <= playheadReach * theme().scale;
        m_drag = onPlayhead ? Drag::Scrub : Drag::Pan;
    }
    if (m_drag == Drag::Scrub)
        emit scrubbed(timeline().timeAt(place.x()));
    else if (m_drag == Drag::Pan)
        show(panned(m_index, m_viewport, m_pressedTime - timeline().timeAt(place.x())));
    else if (m_hasRun)
        setCursor(place.y() < timeline().plot.top() ? Qt::SizeHorCursor
                  : edgeAt(m_index, m_timeline, place, snapReach * theme().scale) ? Qt::SplitHCursor : Qt::ArrowCursor);
}

void TimelineCanvas::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const bool clicked = m_drag == Drag::Undecided;
    m_drag = Drag::None;
    if (clicked)
        click(event->position());
}

void TimelineCanvas::click(QPointF place)
{
    if (const auto edge = edgeAt(m_index, timeline(), place, snapReach * theme().scale)) {
        markEdge(*edge);
        return;
    }
    clearGap();
    const Box* bar = barAt(timeline(), place);
    select(bar && bar->count == 1 ? bar->item : -1);
    emit scrubbed(m_timeline.timeAt(place.x()));
}

void TimelineCanvas::mouseDoubleClickEvent(QMouseEvent* event)
{
    const Box* bar = m_hasRun ? barAt(timeline(), event->position()) : nullptr;
    clearGap();
    if (!bar || bar->count > 1) {
        fit();
        return;
    }
    const Span& span = m_repetition.spans[static_cast<std::size_t>(bar->item)];
    if (!hasTime(span))
        return;
    const std::int64_t from = span.started - m_index.origin, length = std::max<std::int64_t>(span.ended - span.started, 1);
    TimelineViewport viewport = m_viewport;
    viewport.from = from - length / 8;
    viewport.to = from + length + length / 8 + 1;
    show(panned(m_index, viewport, 0));
}

void TimelineCanvas::keyPressEvent(QKeyEvent* event)
{
    const std::int64_t page = std::max<std::int64_t>(m_viewport.range() / 8, 1);
    const bool shift = event->modifiers().testFlag(Qt::ShiftModifier);
    switch (event->key()) {
    case Qt::Key_Space: emit playPauseAsked(); break;
    case Qt::Key_Home: emit scrubbed(0); break;
    case Qt::Key_End: emit scrubbed(m_index.wall); break;
    case Qt::Key_Left: shift ? show(panned(m_index, m_viewport, -page)) : emit stepped(-1); break;
    case Qt::Key_Right: shift ? show(panned(m_index, m_viewport, page)) : emit stepped(+1); break;
    case Qt::Key_Up: selectNext(-1); break;
    case Qt::Key_Down: selectNext(+1); break;
    case Qt::Key_Plus:
    case Qt::Key_Equal: zoom(timeline().xOf(m_playhead), 1.5); break;
    case Qt::Key_Minus: zoom(timeline().xOf(m_playhead), 1 / 1.5); break;
    case Qt::Key_0:
    case Qt::Key_F: fit(); break;
    case Qt::Key_Q: emit queuedAsked(); break;
    case Qt::Key_M:
    case Qt::Key_Return: markEdge(m_playhead); break;
    case Qt::Key_Escape:
        if (!m_gapFrom)
            event->ignore();
        clearGap();
        break;
    default: SceneWidget::keyPressEvent(event);
    }
}

void TimelineCanvas::select(std::int64_t span)
{
    if (m_selected == span)
        return;
    m_selected = span;
    if (span >= 0)
        announce(spanFacts(m_plan, m_repetition, static_cast<std::size_t>(span), locale()));
    relayout();
}

void TimelineCanvas::selectNext(int direction)
{
    const auto count = static_cast<std::int64_t>(m_repetition.spans.size());
    for (std::int64_t next = m_selected < 0 && direction < 0 ? count - 1 : m_selected + direction; next >= 0 && next < count; next += direction) {
        const Span& span = m_repetition.spans[static_cast<std::size_t>(next)];
        if (span.operation >= m_plan.operations.size() || !phaseOf(m_plan.operations[span.operation]))
            continue;
        select(next);
        if (hasTime(span))
            emit scrubbed(span.started - m_index.origin);
        return;
    }
}

} // namespace roundtrip
