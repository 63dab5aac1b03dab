// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes/imagescene.h"

#include "model/data.h"

#include <algorithm>
#include <cmath>

namespace roundtrip {
namespace {

constexpr qreal gap = 20, nameHeight = 20; // px before scaling

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

// Whole px for each pixel, or the seams between them would show.
void layImage(Scene& scene, const TrialImage& image, const QRectF& room)
{
    const qreal name = nameHeight * scene.scale;
    scene.labels.push_back({QRectF(room.left(), room.top(), room.width(), name), image.name, Tone::Ink, FontRole::Small});
    if (image.columns == 0 || image.pixels.empty())
        return;
    const std::uint64_t rows = image.pixels.size() / image.columns;
    const qreal side = std::max(1.0, std::floor(std::min(room.width() / static_cast<qreal>(image.columns),
                                         (room.height() - name) / static_cast<qreal>(std::max<std::uint64_t>(rows, 1)))));
    for (std::size_t i = 0; i < rows * image.columns; ++i)
        scene.boxes.push_back(pixelBox(image, i, QRectF(room.left() + static_cast<qreal>(i % image.columns) * side,
            room.top() + name + static_cast<qreal>(i / image.columns) * side, side, side)));
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
