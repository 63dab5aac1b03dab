// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Which thread wrote which pixel? Images side by side; pixels written by another pixel's thread stand out.

#include "scenes/scene.h"
#include "trials/trial.h"

#include <vector>

namespace roundtrip {

// Blocks show as a chessboard. Each image has its name and what came out above it.
Scene layoutImages(const std::vector<TrialImage>& images, const QSizeF& size, qreal scale);

} // namespace roundtrip
