// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes/timelinescene.h"

#include "format.h"
#include "scenes/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace roundtrip {
namespace {

struct TimelinesceneWords {
    Q_DECLARE_TR_FUNCTIONS(Timeline)
};

// In px before scaling.
constexpr qreal axisHeight = 30, laneHeight = 30, laneLeast = 20, noteHeight = 22, nameGap = 14, tickSpace = 24, shortest = 2;

QString laneName(LaneKind kind)
{
    switch (kind) {
    case LaneKind::Host: return TimelinesceneWords::tr("Host enqueue");
    case LaneKind::Copy: return TimelinesceneWords::tr("Copy");
    case LaneKind::Compute: return TimelinesceneWords::tr("Compute");
    }
    return {};
}

Tone toneOf(BarKind kind)
{
    switch (kind) {
    case BarKind::Call: return Tone::Host;
    case BarKind::Wait: return Tone::Waiting;
    case BarKind::Upload: return Tone::Upload;
    case BarKind::Compute: return Tone::Compute;
    case BarKind::Download: return Tone::Download;
    }
    return Tone::Host;
}

Texture textureOf(BarKind kind)
{
    return kind == BarKind::Compute ? Texture::Dots : kind == BarKind::Download ? Texture::Lines : Texture::Plain;
}

// Written from integers: a double holds too few digits for an hour in ns.
QString tickText(std::int64_t time, std::int64_t step, std::int64_t unit, const char* name, const QLocale& locale)
{
    QLocale plain = locale;
    plain.setNumberOptions(QLocale::OmitGroupSeparator);
    const std::int64_t size = std::abs(time);
    QString text = plain.toString(static_cast<qlonglong>(size / unit));
    int decimals = 0;
    for (std::int64_t part = unit; time != 0 && part > 1 && step % part != 0; part /= 10)
        ++decimals;
    if (decimals > 0) {
        std::int64_t fraction = size % unit, part = unit / 10;
        text += plain.decimalPoint();
        for (int i = 0; i < decimals; ++i, fraction %= part, part /= 10)
            text += plain.toString(static_cast<int>(fraction / part));
    }
    return (time < 0 ? plain.negativeSign() : QString()) + text + QChar(0x00A0) + QString::fromUtf8(name);
}

struct LayoutJob {
    const Plan& plan;
    const Repetition& repetition;
    TimelineScene& out;
    QString nameOf(std::uint32_t span) const
    {
        return operationName(plan, plan.operations[repetition.spans[span].operation]);
    }

    Box box(const TimelineRow& row, std::size_t i, const QRectF& line) const
    {
        Box result;
        result.rect = line;
        result.tone = toneOf(row.kinds[i]);
        result.texture = textureOf(row.kinds[i]);
        result.item = row.spans[i];
        return result;
    }

    // One bar of its own.
    void single(const TimelineRow& row, std::size_t i, const QRectF& line, std::uint32_t lane)
    {
        const qreal least = shortest * out.viewport.scale;
        const qreal left = std::max(out.xOf(row.starts[i]), out.plot.left() - 8);
        const qreal right = std::min(out.xOf(row.ends[i]), out.plot.right() + 8);
        Box result = box(row, i, line);
        result.lane = lane;
        result.rect.setLeft(left);
        result.rect.setWidth(std::max(right - left, least));
        result.rect = result.rect.intersected(line);
        if (result.rect.isEmpty())
            return;
        result.radius = 3 * out.viewport.scale;
        if (row.kinds[i] == BarKind::Wait)
            result.text = TimelinesceneWords::tr("waits");
        else if (result.rect.width() > 24 && row.kinds[i] != BarKind::Call)
            result.text = nameOf(row.spans[i]);
        if (out.viewport.showQueued)
            queued(row.spans[i], result.rect);
        out.scene.boxes.push_back(std::move(result));
    }

    void queued(std::uint32_t span, const QRectF& bar)
    {
        const std::int64_t at = repetition.spans[span].queued;
        if (at == notGiven)
            return;
        const qreal x = std::max(out.xOf(at - repetition.began), out.plot.left());
        const qreal y = bar.bottom() - 2 * out.viewport.scale; // below the names of the bars that it passes
        if (x < bar.left())
            out.scene.overlay.push_back({QLineF(x, y, bar.left(), y), Tone::Muted, 1.5});
    }

    // Bars that share one pixel: a column as dark as they fill it.
    void folded(const TimelineRow& row, std::size_t from, std::size_t to, qreal x, const QRectF& line, std::uint32_t lane)
    {
        Box result = box(row, from + (to - from) / 2, line);
        result.lane = lane;
        result.rect.setLeft(x);
        result.rect.setWidth(1);
        result.count = to - from;
        const double pixel = static_cast<double>(out.viewport.range()) / out.plot.width();
        const double share = static_cast<double>(row.busy[to] - row.busy[from]) / std::max(pixel, 1.0);
        result.opacity = 0.35 + 0.65 * std::clamp(share, 0.0, 1.0);
        result.texture = Texture::Plain;
        out.scene.boxes.push_back(std::move(result));
    }

    void row(const TimelineRow& row, const QRectF& line, std::uint32_t lane)
    {
        std::size_t i = row.firstEndingAfter(out.viewport.from);
        while (i < row.size() && row.starts[i] <= out.viewport.to) {
            const qreal left = out.xOf(row.starts[i]);
            if (out.xOf(row.ends[i]) - left >= 1) {
                single(row, i++, line, lane);
                continue;
            }
            // All that begin in this pixel, except a last one that reaches out of it.
            const qreal pixel = std::floor(std::max(left, out.plot.left()));
            std::size_t next = std::max(row.firstStartingAt(out.timeAt(pixel + 1), i), i + 1);
            if (next > i + 1 && out.xOf(row.ends[next - 1]) - out.xOf(row.starts[next - 1]) >= 1)
                --next;
            if (next == i + 1)
                single(row, i, line, lane);
            else
                folded(row, i, next, pixel, line, lane);
            i = next;
        }
    }
};

void layAxis(TimelineScene& out)
{
    const qreal scale = out.viewport.scale;
    const auto ticks = ticksOf(out.viewport.from, out.viewport.to, out.plot.width(), scale, out.viewport.locale);
    for (const Tick& tick : ticks) {
        const qreal x = std::round(out.xOf(tick.time)) + 0.5;
        out.scene.rules.push_back({QLineF(x, out.plot.top() - 8 * scale, x, out.plot.bottom())});
        const qreal width = textWidth(tick.text, FontRole::Small, scale);
        const qreal left = std::clamp(x - width / 2, 0.0, std::max(0.0, out.scene.size.width() - width));
        out.scene.labels.push_back({QRectF(left, 0, width, out.plot.top() - 10 * scale), tick.text, Tone::Muted, FontRole::Small,
                                    Qt::AlignHCenter | Qt::AlignVCenter});
    }
}

void layUnknown(const LayoutJob& job, const std::vector<std::uint32_t>& unknown, const QRectF& rect)
{
    if (unknown.empty())
        return;
    QStringList names;
    for (std::size_t i = 0; i < unknown.size() && i < 3; ++i)
        names += job.nameOf(unknown[i]);
    if (unknown.size() > 3)
        names += QStringLiteral("…");
    const QString text = TimelinesceneWords::tr("time unknown: %1 of %2 steps (%3)")
        .arg(format::count(unknown.size(), job.out.viewport.locale), format::count(job.repetition.spans.size(), job.out.viewport.locale),
             names.join(QStringLiteral(", ")));
    job.out.scene.labels.push_back({rect, text, Tone::Warning});
}

} // namespace

TimelineScene layoutTimeline(const Plan& plan, const Repetition& repetition, const TimelineIndex& index, const TimelineViewport& viewport)
{
    TimelineScene out;
    out.viewport = viewport;
    out.viewport.to = std::max(viewport.to, viewport.from + 1);
    out.scene.size = viewport.size;
    out.scene.scale = viewport.scale;
    qreal names = 0;
    for (const auto& lane : index.lanes)
        names = std::max(names, textWidth(laneName(lane.kind), FontRole::Small, viewport.scale));
    names += nameGap * viewport.scale;
    const qreal top = axisHeight * viewport.scale;
    const qreal note = index.unknown.empty() ? 0 : noteHeight * viewport.scale;
    out.plot = QRectF(names, top, std::max(1.0, viewport.size.width() - names), std::max(3.0, viewport.size.height() - top - note));

    layAxis(out);
    LayoutJob job{plan, repetition, out};
    std::size_t lines = 0;
    for (const auto& lane : index.lanes)
        lines += std::max<std::size_t>(lane.rows.size(), 1);
    const qreal pitch = out.plot.height() / static_cast<qreal>(lines);
    qreal y = out.plot.top();
    for (std::uint32_t i = 0; i < index.lanes.size(); ++i) {
        const auto& rows = index.lanes[i].rows;
        const qreal height = pitch * static_cast<qreal>(std::max<std::size_t>(rows.size(), 1));
        out.laneRects[i] = QRectF(out.plot.left(), y, out.plot.width(), height);
        out.scene.labels.push_back({QRectF(0, y, names - 4, height), laneName(index.lanes[i].kind)});
        const qreal gap = std::min(3 * viewport.scale, pitch / 6);
        for (std::size_t r = 0; r < rows.size(); ++r)
            job.row(rows[r], QRectF(out.plot.left(), y + pitch * static_cast<qreal>(r) + gap, out.plot.width(), pitch - 2 * gap), i);
        y += height;
    }
    layUnknown(job, index.unknown, QRectF(0, out.plot.bottom(), viewport.size.width(), note));
    return out;
}

TimelineScene layoutTimeline(const Plan& plan, const Repetition& repetition, const TimelineViewport& viewport)
{
    return layoutTimeline(plan, repetition, indexTimeline(plan, repetition), viewport);
}

qreal timelineHeight(const TimelineIndex& index, qreal scale)
{
    qreal height = axisHeight + (index.unknown.empty() ? 0 : noteHeight);
    for (const auto& lane : index.lanes)
        height += lane.rows.size() > 1 ? std::min<qreal>(laneLeast * static_cast<qreal>(lane.rows.size()), 3 * laneHeight) : laneHeight;
    return height * scale;
}

std::vector<Tick> ticksOf(std::int64_t from, std::int64_t to, qreal width, qreal scale, const QLocale& locale)
{
    constexpr std::size_t most = 64;
    constexpr std::int64_t largest = 5'000'000'000'000'000'000;
    const double range = std::max(static_cast<double>(to) - static_cast<double>(from), 1.0);
    const std::int64_t reach = std::max(std::abs(from), std::abs(to));
    const auto [unit, name] = reach < 1'000 ? std::pair{1ll, "ns"} : reach < 1'000'000 ? std::pair{1'000ll, "µs"}
        : reach < 1'000'000'000 ? std::pair{1'000'000ll, "ms"} : std::pair{1'000'000'000ll, "s"};

    std::int64_t step = 1;
    for (int turn = 0; step < largest; ++turn) {
        const qreal needed = std::max(textWidth(tickText(to, step, unit, name, locale), FontRole::Small, scale) + tickSpace * scale, 64 * scale);
        if (static_cast<double>(step) / range * width >= needed)
            break;
        step = turn % 3 == 1 ? step / 2 * 5 : step * 2; // 1, 2, 5, 10, …
    }
    std::vector<Tick> ticks;
    const std::int64_t before = from / step - (from % step < 0 ? 1 : 0);
    for (std::size_t i = from % step == 0 ? 0 : 1; ticks.size() < most; ++i) {
        std::int64_t time = 0;
        if (__builtin_mul_overflow(before + static_cast<std::int64_t>(i), step, &time) || time > to)
            break;
        ticks.push_back({time, tickText(time, step, unit, name, locale)});
    }
    return ticks;
}

} // namespace roundtrip
