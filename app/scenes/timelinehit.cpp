// SPDX-License-Identifier: GPL-3.0-or-later
#include "format.h"
#include "scenes/timelinescene.h"

#include <algorithm>
#include <cmath>

namespace roundtrip {
namespace {

constexpr std::int64_t farthest = std::int64_t{1} << 61;

// Between 1 ns and four times the run.
std::int64_t keptRange(const TimelineIndex& index, std::int64_t range)
{
    const std::int64_t whole = std::clamp<std::int64_t>(index.last - index.first, 1, farthest / 4);
    return std::clamp<std::int64_t>(range, 1, 4 * whole);
}

// Some of the run stays in sight, and little of the time before it.
TimelineViewport kept(const TimelineIndex& index, TimelineViewport viewport)
{
    const std::int64_t range = keptRange(index, viewport.range());
    const std::int64_t margin = std::max<std::int64_t>(range - 1, 0) * 9 / 10;
    const std::int64_t before = range / 10;
    viewport.from = std::clamp(viewport.from, index.first - before, std::max(index.first - before, index.last - (range - margin)));
    viewport.to = viewport.from + range;
    return viewport;
}

std::int64_t rounded(double ns) { return std::llround(std::clamp(ns, -static_cast<double>(farthest), static_cast<double>(farthest))); }

void consider(std::optional<std::int64_t>& best, qreal& reach, const TimelineScene& scene, std::int64_t edge, qreal x)
{
    const qreal distance = std::abs(scene.xOf(edge) - x);
    if (distance <= reach && scene.plot.adjusted(-1, 0, 1, 0).contains(QPointF(scene.xOf(edge), scene.plot.center().y()))) {
        reach = distance;
        best = edge;
    }
}

} // namespace

qreal TimelineScene::xOf(std::int64_t time) const
{
    const double place = (static_cast<double>(time - viewport.from)) / static_cast<double>(viewport.range());
    return plot.left() + std::clamp(place, -10.0, 10.0) * plot.width();
}

std::int64_t TimelineScene::timeAt(qreal x) const
{
    const double place = (x - plot.left()) / plot.width();
    return viewport.from + rounded(place * static_cast<double>(viewport.range()));
}

TimelineViewport fitted(const TimelineIndex& index, TimelineViewport viewport)
{
    viewport.from = index.first;
    viewport.to = std::max(index.last + (index.last - index.first) / 50, index.first + 1);
    return viewport;
}

TimelineViewport zoomed(const TimelineIndex& index, const TimelineScene& scene, qreal x, double factor)
{
    TimelineViewport viewport = scene.viewport;
    const double before = static_cast<double>(viewport.range());
    // Rounded away from where it was, so that a turn of the wheel always does something.
    const std::int64_t range = keptRange(index, rounded(factor > 1 ? std::floor(before / factor) : std::ceil(before / factor)));
    const double place = std::clamp((x - scene.plot.left()) / scene.plot.width(), 0.0, 1.0);
    viewport.from += rounded(place * (before - static_cast<double>(range)));
    viewport.to = viewport.from + range;
    return kept(index, viewport);
}

TimelineViewport panned(const TimelineIndex& index, TimelineViewport viewport, std::int64_t by)
{
    viewport.from += by;
    viewport.to += by;
    return kept(index, viewport);
}

const Box* barAt(const TimelineScene& scene, QPointF place)
{
    const qreal least = 7 * scene.viewport.scale;
    const Box* best = nullptr;
    qreal nearest = 0;
    for (const Box& box : scene.scene.boxes) {
        if (box.item < 0)
            continue;
        const qreal widen = std::max(0.0, (least - box.rect.width()) / 2);
        if (!box.rect.adjusted(-widen, 0, widen, 0).contains(place))
            continue;
        const qreal distance = std::abs(box.rect.center().x() - place.x()) - box.rect.width() / 2;
        if (!best || distance < nearest) {
            best = &box;
            nearest = distance;
        }
    }
    return best;
}

std::optional<std::int64_t> edgeAt(const TimelineIndex& index, const TimelineScene& scene, QPointF place, qreal reach)
{
    std::optional<std::int64_t> best;
    const std::int64_t time = scene.timeAt(place.x());
    const auto search = [&](std::size_t lane) {
        for (const TimelineRow& row : index.lanes[lane].rows)
            for (const auto* edges : {&row.starts, &row.ends}) {
                const auto at = std::lower_bound(edges->begin(), edges->end(), time);
                if (at != edges->end())
                    consider(best, reach, scene, *at, place.x());
                if (at != edges->begin())
                    consider(best, reach, scene, *(at - 1), place.x());
            }
    };
    for (std::size_t lane = 0; lane < index.lanes.size(); ++lane)
        if (scene.laneRects[lane].contains(place))
            search(lane);
    for (std::size_t lane = 0; !best && lane < index.lanes.size(); ++lane)
        search(lane);
    return best;
}

void addGap(TimelineScene& scene, std::int64_t from, std::optional<std::int64_t> to)
{
    const auto mark = [&](std::int64_t time) {
        const qreal x = scene.xOf(time);
        if (x >= scene.plot.left() - 1 && x <= scene.plot.right() + 1)
            scene.scene.overlay.push_back({QLineF(x, scene.plot.top(), x, scene.plot.bottom()), Tone::Accent, 2});
    };
    mark(from);
    if (!to)
        return;
    mark(*to);
    const qreal scale = scene.viewport.scale;
    const qreal left = std::clamp(scene.xOf(std::min(from, *to)), scene.plot.left(), scene.plot.right());
    const qreal right = std::clamp(scene.xOf(std::max(from, *to)), scene.plot.left(), scene.plot.right());
    const qreal y = scene.plot.top() - scale;
    scene.scene.overlay.push_back({QLineF(left, y, right, y), Tone::Accent, 2});
    const QString text = format::duration(std::abs(*to - from), scene.viewport.locale);
    const qreal width = textWidth(text, FontRole::Strong, scale) + 12 * scale, height = textHeight(FontRole::Strong, scale) + 2 * scale;
    // On the axis, where no bar can lie below it.
    const qreal x = std::clamp((left + right) / 2 - width / 2, scene.plot.left(), std::max(scene.plot.left(), scene.plot.right() - width));
    const QRectF plate(x, 0.5, width, height);
    std::erase_if(scene.scene.labels, [&](const Label& label) { return label.rect.intersects(plate); });
    scene.scene.labels.push_back({plate, text, Tone::Accent, FontRole::Strong, Qt::AlignCenter, Tone::Accent});
}

} // namespace roundtrip
