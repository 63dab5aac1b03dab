// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What do the buttons of a replay look like, whatever fonts are there?

#include <QColor>
#include <QIcon>

namespace roundtrip {

enum class PlayIcon { ToStart, StepBack, Play, Pause, StepForward, Fit };

QIcon playIcon(PlayIcon icon, const QColor& colour, int sizePx, qreal pixelRatio);

} // namespace roundtrip
