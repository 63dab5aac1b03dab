// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes/orderscene.h"

#include "scenes/gridscene.h"

#include <algorithm>

namespace roundtrip {

Scene layoutOrders(const std::vector<TrialOrder>& orders, const QSizeF& size, qreal scale, const QLocale& locale, double progress)
{
    Scene scene;
    scene.size = size;
    scene.scale = scale;
    const qreal gap = 20 * scale, name = 20 * scale;
    const auto count = static_cast<qreal>(std::max<std::size_t>(orders.size(), 1));
    const qreal width = (size.width() - gap * (count - 1)) / count;
    for (std::size_t i = 0; i < orders.size(); ++i) {
        const QPointF corner(static_cast<qreal>(i) * (width + gap), 0);
        scene.labels.push_back({QRectF(corner, QSizeF(width, name)), orders[i].name, Tone::Ink, FontRole::Small});
        GridOptions options{QSizeF(width, size.height() - name), scale, locale, orders[i].tickets, progress};
        append(scene, layoutGrid(orders[i].settings, options).scene, corner + QPointF(0, name));
    }
    return scene;
}

} // namespace roundtrip
