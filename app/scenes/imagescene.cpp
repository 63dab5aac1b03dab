// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes/imagescene.h"

#include "model/data.h"

#include <algorithm>

namespace roundtrip {
namespace {

constexpr qreal gap = 20, lineHeight = 20; // px before scaling

Box pixelBox(const TrialImage& image, std::size_t index, const QRectF& rect)
{
    const std::uint64_t row = index / image.columns, column = index % image.columns;
    const auto written = static_cast<std::uint64_t>(image.pixels[index]);
    Box box;
    box.rect = rect;
    if (written == pixelAt(static_cast<std::uint32_t>(row), static_cast<std::uint32_t>(column))) {
        box.tone = (row / image.side + column / image.side) % 2 == 0 ? Tone::Accent : Tone::Compute;
        box.opacity = 0.35 + 0.65 * static_cast<qreal>(column) / static_cast<qreal>(image.columns);
    } else {
        box.tone = Tone::Ink; // neither of the two, in black and white too
    }
    return box;
}

// Edges on whole px, or the seams between them would show.
void layImage(Scene& scene, const TrialImage& image, const QRectF& room)
{
    const qreal line = lineHeight * scene.scale;
    scene.labels.push_back({QRectF(room.left(), room.top(), room.width(), line), image.name, Tone::Ink, FontRole::Strong});
    scene.labels.push_back({QRectF(room.left(), room.top() + line, room.width(), line), image.outcome, Tone::Muted, FontRole::Small});
    if (image.columns == 0 || image.pixels.empty())
        return;
    const std::uint64_t rows = std::max<std::uint64_t>(image.pixels.size() / image.columns, 1);
    const QPointF corner = room.topLeft() + QPointF(0, 2 * line + 4 * scene.scale);
    const qreal side = std::min(room.width() / static_cast<qreal>(image.columns), (room.bottom() - corner.y()) / static_cast<qreal>(rows));
    const auto at = [&](std::uint64_t column, std::uint64_t row) {
        return QPointF((corner + QPointF(static_cast<qreal>(column) * side, static_cast<qreal>(row) * side)).toPoint());
    };
    for (std::size_t i = 0; i < std::min<std::size_t>(rows * image.columns, image.pixels.size()); ++i) {
        const std::uint64_t column = i % image.columns, row = i / image.columns;
        scene.boxes.push_back(pixelBox(image, i, QRectF(at(column, row), at(column + 1, row + 1))));
    }
}

} // namespace

Scene layoutImages(const std::vector<TrialImage>& images, const QSizeF& size, qreal scale)
{
    Scene scene;
    scene.size = size;
    scene.scale = scale;
    const auto count = static_cast<qreal>(std::max<std::size_t>(images.size(), 1));
    const qreal width = (size.width() - gap * scale * (count - 1)) / count;
    for (std::size_t i = 0; i < images.size(); ++i)
        layImage(scene, images[i], QRectF(static_cast<qreal>(i) * (width + gap * scale), 0, width, size.height()));
    return scene;
}

} // namespace roundtrip
