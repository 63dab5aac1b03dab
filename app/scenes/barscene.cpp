// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes/barscene.h"

#include <algorithm>

namespace roundtrip {
namespace {

constexpr qreal barHeight = 20, rowGap = 8, keyHeight = 22, limitHeight = 20; // px before scaling

struct BarJob {
    const Bars& bars;
    const BarOptions& options;
    Scene scene;
    qreal left = 0, right = 0;

    qreal px(qreal size) const { return size * options.scale; }
    qreal xOf(double value) const { return left + (right - left) * value / std::max(bars.most(), 1e-9); }

    void measure()
    {
        qreal names = 0, values = 0;
        for (const BarRow& row : bars.rows) {
            names = std::max(names, textWidth(row.name, FontRole::Small, options.scale));
            values = std::max(values, textWidth(row.value, FontRole::Strong, options.scale));
        }
        left = std::min(names, options.width * 0.4) + px(12);
        right = std::max(left + px(40), options.width - values - px(12));
    }

    qreal layLimit(qreal y)
    {
        if (!bars.limit)
            return y;
        const qreal width = textWidth(bars.limitName, FontRole::Small, options.scale);
        const qreal at = std::clamp(xOf(*bars.limit) - width / 2, 0.0, std::max(0.0, options.width - width));
        scene.labels.push_back({QRectF(at, y, width, px(limitHeight)), bars.limitName, Tone::Warning, FontRole::Small, Qt::AlignCenter});
        const qreal below = y + px(limitHeight), x = xOf(*bars.limit);
        scene.overlay.push_back({QLineF(x, below, x, below + static_cast<qreal>(bars.rows.size()) * px(barHeight + rowGap)), Tone::Warning, 2});
        return below;
    }

    void layRow(const BarRow& row, qreal y)
    {
        scene.labels.push_back({QRectF(0, y, left - px(12), px(barHeight)), row.name, Tone::Ink, FontRole::Small});
        Box ground;
        ground.rect = QRectF(left, y, right - left, px(barHeight));
        ground.tone = Tone::Field;
        ground.radius = px(3);
        scene.boxes.push_back(ground);
        double end = 0;
        for (std::size_t i = 0; i < row.parts.size(); ++i) {
            const BarPart& part = row.parts[i];
            end = std::max(end, part.to);
            const double to = options.reached < 0 ? part.to : std::min(part.to, options.reached);
            if (to <= part.from)
                continue;
            Box box;
            box.rect = QRectF(QPointF(xOf(part.from), y), QPointF(std::max(xOf(to), xOf(part.from) + px(2)), y + px(barHeight)));
            box.tone = part.tone;
            box.texture = part.texture;
            box.item = static_cast<std::int64_t>(i);
            scene.boxes.push_back(box);
        }
        if (options.reached < 0 || end <= options.reached)
            scene.labels.push_back({QRectF(right + px(10), y, options.width - right - px(10), px(barHeight)), row.value, Tone::Ink, FontRole::Strong});
    }

    qreal layKeys(qreal y)
    {
        qreal x = left;
        for (const BarKey& key : bars.keys) {
            const qreal width = textWidth(key.name, FontRole::Small, options.scale), whole = px(18) + width;
            if (x + whole > options.width && x > left) {
                x = left;
                y += px(keyHeight);
            }
            Box box;
            box.rect = QRectF(x, y + px(5), px(12), px(12));
            box.tone = key.tone;
            box.texture = key.texture;
            scene.boxes.push_back(box);
            scene.labels.push_back({QRectF(x + px(18), y, width, px(keyHeight)), key.name, Tone::Muted, FontRole::Small});
            x += whole + px(20);
        }
        return bars.keys.empty() ? y : y + px(keyHeight);
    }
};

} // namespace

double Bars::most() const
{
    double most = limit.value_or(0);
    for (const BarRow& row : rows)
        for (const BarPart& part : row.parts)
            most = std::max(most, part.to);
    return most;
}

Scene layoutBars(const Bars& bars, const BarOptions& options)
{
    BarJob job{bars, options, {}};
    job.scene.scale = options.scale;
    job.measure();
    qreal y = job.layLimit(0);
    for (const BarRow& row : bars.rows) {
        job.layRow(row, y);
        y += job.px(barHeight + rowGap);
    }
    y = job.layKeys(y);
    job.scene.size = QSizeF(options.width, y);
    return std::move(job.scene);
}

} // namespace roundtrip
