// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Where does each step of a run stand on the time axis, and what lies under the pointer?

#include "scenes/scene.h"
#include "scenes/timelineindex.h"

#include <QLocale>

namespace roundtrip {

// What is shown, and how large. Times are ns after the repetition's beginning.
struct TimelineViewport {
    std::int64_t from = 0, to = 1;
    QSizeF size;
    qreal scale = 1;
    bool showQueued = false; // a line from the moment a step was queued to its bar
    QLocale locale;

    bool operator==(const TimelineViewport&) const = default;
    std::int64_t range() const { return to - from; }
};

struct TimelineScene {
    Scene scene;
    TimelineViewport viewport;
    QRectF plot;                     // the lanes, without their names and the axis
    std::array<QRectF, 3> laneRects;

    qreal xOf(std::int64_t time) const;
    std::int64_t timeAt(qreal x) const;
};

// All of the run, with a little room at its end.
TimelineViewport fitted(const TimelineIndex& index, TimelineViewport viewport);
// The time under x stays under x. Never below 1 ns, never far beyond the run.
TimelineViewport zoomed(const TimelineIndex& index, const TimelineScene& scene, qreal x, double factor);
TimelineViewport panned(const TimelineIndex& index, TimelineViewport viewport, std::int64_t by);

TimelineScene layoutTimeline(const Plan& plan, const Repetition& repetition, const TimelineIndex& index, const TimelineViewport& viewport);
TimelineScene layoutTimeline(const Plan& plan, const Repetition& repetition, const TimelineViewport& viewport);
// The height at which the lanes look best.
qreal timelineHeight(const TimelineIndex& index, qreal scale);

struct Tick {
    std::int64_t time = 0;
    QString text;
};
// Steps of 1, 2 or 5; no more than fit side by side.
std::vector<Tick> ticksOf(std::int64_t from, std::int64_t to, qreal width, qreal scale, const QLocale& locale);

// The bar at a place; bars too small to hit are given a wider reach.
const Box* barAt(const TimelineScene& scene, QPointF place);

// The nearest beginning or end of a bar within reach px: in the lane that was hit, else in any.
std::optional<std::int64_t> edgeAt(const TimelineIndex& index, const TimelineScene& scene, QPointF place, qreal reach);

// Draws a measured gap between two times.
void addGap(TimelineScene& scene, std::int64_t from, std::optional<std::int64_t> to);

} // namespace roundtrip
