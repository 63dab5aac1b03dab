// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Which thread of which block takes which element, and which blocks have run by now?

#include "scenes/scene.h"

#include "model/settings.h"

#include <QLocale>

#include <optional>
#include <span>

namespace roundtrip {

struct GridOptions {
    QSizeF size;
    qreal scale = 1;
    QLocale locale;
    // At each block's index when it ran, from 0, as measured; empty: not known, and no order is shown.
    std::span<const double> tickets;
    double progress = 1; // share of the blocks that are done, in that order
    std::optional<std::uint64_t> mark = {}; // a thread's global index, whose cell stands out
};

enum class GridDetail { Threads, Blocks, Ranges }; // what one cell stands for

struct GridScene {
    Scene scene;
    GridDetail detail = GridDetail::Threads;
    std::uint64_t blocksPerCell = 1; // Ranges
};

GridScene layoutGrid(const Settings& settings, const GridOptions& options);

// The cell at a place: a thread's global index, or the first block of the cell.
const Box* cellAt(const GridScene& scene, QPointF place);

// "thread 37 of block 4 → element 421"
QString cellText(const Settings& settings, const GridScene& scene, const Box& cell, const QLocale& locale);
// "11 blocks × 96 threads = 1056 threads for 1000 elements"
QString gridText(const Settings& settings, const QLocale& locale);

} // namespace roundtrip
