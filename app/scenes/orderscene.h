// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Did the blocks run in the same order each time? Recorded orders side by side, at the same moment of their replay.

#include "scenes/scene.h"
#include "trials/trial.h"

#include <QLocale>

#include <vector>

namespace roundtrip {

// progress: share of the blocks that have run.
Scene layoutOrders(const std::vector<TrialOrder>& orders, const QSizeF& size, qreal scale, const QLocale& locale, double progress);

} // namespace roundtrip
