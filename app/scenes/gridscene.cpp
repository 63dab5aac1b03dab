// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes/gridscene.h"

#include "format.h"
#include "plan/coverage.h"
#include "scenes/gridcells.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace roundtrip {
namespace {

struct GridsceneWords {
    Q_DECLARE_TR_FUNCTIONS(Grid)
};

// In px before scaling.
constexpr qreal legendHeight = 26, cardGap = 8, cardPad = 5, nameHeight = 20;
constexpr qreal cellLeast = 3, cellMost = 44, blockLeast = 7, rangeLeast = 9, stretch = 1.5;
constexpr std::uint64_t mostCells = 12'000;

struct Packing {
    std::uint64_t columns = 1, inner = 1; // cards side by side; cells side by side in a card
    qreal width = 0, height = 0;          // of a cell with its gap
    bool names = false;
};

QString blockName(std::uint64_t block, const QLocale& locale) { return GridsceneWords::tr("block %1").arg(format::count(block, locale)); }

void fitCell(Packing& best, Packing candidate, qreal width, qreal height, qreal most)
{
    // Whole px, or the gaps between cells would be now one, now two px wide.
    candidate.width = std::floor(std::min({width, height * stretch, most}));
    candidate.height = std::floor(std::min({height, width * stretch, most}));
    if (candidate.width * candidate.height > best.width * best.height)
        best = candidate;
}

// The largest cells for which all blocks with all their threads fit.
Packing packThreads(const QSizeF& room, std::uint64_t grid, std::uint64_t block, qreal nameLeast, qreal scale)
{
    Packing best;
    for (std::uint64_t columns = 1; columns <= grid; ++columns) {
        const std::uint64_t rows = (grid + columns - 1) / columns;
        const qreal cardWidth = (room.width() + cardGap * scale) / static_cast<qreal>(columns) - cardGap * scale;
        const bool names = cardWidth >= nameLeast;
        const qreal cardHeight = (room.height() + cardGap * scale) / static_cast<qreal>(rows) - (cardGap + (names ? nameHeight : 0)) * scale;
        const qreal width = cardWidth - 2 * cardPad * scale, height = cardHeight - 2 * cardPad * scale;
        if (width < cellLeast * scale)
            break;
        if (height < cellLeast * scale)
            continue;
        for (std::uint64_t inner = 1; inner / 2 < block; inner *= 2) {
            const std::uint64_t across = std::min(inner, block), down = (block + across - 1) / across;
            fitCell(best, {columns, across, 0, 0, names}, width / static_cast<qreal>(across), height / static_cast<qreal>(down), cellMost * scale);
        }
    }
    return best;
}

struct GridJob {
    const Settings& settings;
    const GridOptions& options;
    GridCells cells;
    GridScene out;
    QRectF room;

    Box cell(const QRectF& rect, std::int64_t item, CellState state) const
    {
        Box box;
        box.rect = rect;
        box.item = item;
        box.tone = state == CellState::Done ? Tone::Compute : state == CellState::Spare ? Tone::Waiting : Tone::Accent;
        box.opacity = state == CellState::Waiting && cells.ordered() ? 0.4 : 1;
        return box;
    }

    void layThreads(const Packing& packing)
    {
        const qreal scale = options.scale, pad = cardPad * scale, gap = std::min(packing.width, packing.height) >= 8 ? 2 : 1;
        const std::uint64_t down = (settings.block + packing.inner - 1) / packing.inner;
        const QSizeF card(packing.width * static_cast<qreal>(packing.inner) + 2 * pad, packing.height * static_cast<qreal>(down) + 2 * pad);
        const qreal name = packing.names ? nameHeight * scale : 0;
        const std::uint64_t rows = (cells.grid() + packing.columns - 1) / packing.columns;
        // What is left over is given to the gaps, so that the cards fill the room.
        const auto spread = [&](qreal left, std::uint64_t count) { return count > 1 ? std::min(left / static_cast<qreal>(count - 1), 3 * cardGap * scale) : 0; };
        const qreal gapX = spread(room.width() - card.width() * static_cast<qreal>(packing.columns), packing.columns);
        const qreal gapY = spread(room.height() - (card.height() + name) * static_cast<qreal>(rows), rows);
        const QSizeF whole(card.width() * static_cast<qreal>(packing.columns) + gapX * static_cast<qreal>(packing.columns - 1),
                           (card.height() + name) * static_cast<qreal>(rows) + gapY * static_cast<qreal>(rows - 1));
        const QPointF origin(room.left() + std::max(0.0, (room.width() - whole.width()) / 2), room.top() + std::max(0.0, (room.height() - whole.height()) / 2));
        for (std::uint64_t b = 0; b < cells.grid(); ++b) {
            const QPointF corner = (origin + QPointF(static_cast<qreal>(b % packing.columns) * (card.width() + gapX),
                                                     static_cast<qreal>(b / packing.columns) * (card.height() + name + gapY))).toPoint();
            layCard(b, QRectF(corner + QPointF(0, name), card), packing, pad, gap, name);
        }
    }

    void layCard(std::uint64_t b, const QRectF& card, const Packing& packing, qreal pad, qreal gap, qreal name)
    {
        if (name > 0) {
            const QString text = blockName(b, options.locale);
            const qreal width = std::max(card.width(), textWidth(text, FontRole::Small, options.scale));
            const qreal left = std::clamp(card.center().x() - width / 2, 0.0, std::max(0.0, room.right() - width));
            out.scene.labels.push_back({QRectF(left, card.top() - name, width, name), text, Tone::Muted, FontRole::Small, Qt::AlignCenter});
        }
        Box plate;
        plate.rect = card;
        plate.tone = Tone::Field;
        plate.radius = 4 * options.scale;
        out.scene.boxes.push_back(plate);
        for (std::uint64_t t = 0; t < settings.block; ++t) {
            const QRectF rect(card.left() + pad + static_cast<qreal>(t % packing.inner) * packing.width,
                              card.top() + pad + static_cast<qreal>(t / packing.inner) * packing.height,
                              packing.width - gap, packing.height - gap);
            out.scene.boxes.push_back(cell(rect, static_cast<std::int64_t>(b * settings.block + t), cells.thread(b, t)));
        }
    }

    // One cell for `per` blocks, with its shares of done, waiting and spare.
    void layBlocks(qreal least)
    {
        const qreal scale = options.scale;
        const auto across = static_cast<std::uint64_t>(std::max(1.0, room.width() / (least * scale)));
        const auto down = static_cast<std::uint64_t>(std::max(1.0, room.height() / (least * scale)));
        const std::uint64_t per = (cells.grid() - 1) / (across * down) + 1, count = (cells.grid() - 1) / per + 1;
        out.blocksPerCell = per;
        out.detail = per > 1 ? GridDetail::Ranges : GridDetail::Blocks;
        const auto wanted = static_cast<std::uint64_t>(std::ceil(std::sqrt(static_cast<double>(count) * room.width() / std::max(1.0, room.height()))));
        const std::uint64_t columns = std::clamp<std::uint64_t>(wanted, 1, std::min(count, across));
        const std::uint64_t rows = (count - 1) / columns + 1;
        const qreal width = room.width() / static_cast<qreal>(columns);
        const qreal height = room.height() / static_cast<qreal>(rows), gap = width >= 8 ? 2 : 1;
        for (std::uint64_t i = 0; i < count; ++i) {
            const QPointF corner = QPointF(static_cast<qreal>(i % columns) * width, static_cast<qreal>(i / columns) * height).toPoint();
            const QPointF next = QPointF(static_cast<qreal>(i % columns + 1) * width, static_cast<qreal>(i / columns + 1) * height).toPoint();
            layShares(QRectF(corner, next - QPointF(gap, gap)), i * per, std::min(per, cells.grid() - i * per));
        }
    }

    void layShares(const QRectF& rect, std::uint64_t first, std::uint64_t blocks)
    {
        const auto [done, waiting] = cells.shares(first, blocks);
        Box box = cell(rect, static_cast<std::int64_t>(first), CellState::Spare);
        box.count = blocks;
        out.scene.boxes.push_back(box);
        const qreal doneWidth = rect.width() * done, waitingWidth = rect.width() * waiting;
        if (doneWidth > 0)
            out.scene.boxes.push_back(cell(QRectF(rect.left(), rect.top(), doneWidth, rect.height()), -1, CellState::Done));
        if (waitingWidth > 0)
            out.scene.boxes.push_back(cell(QRectF(rect.left() + doneWidth, rect.top(), waitingWidth, rect.height()), -1, CellState::Waiting));
    }

    // The cell of the thread that is to be found.
    void mark(std::uint64_t thread)
    {
        const std::uint64_t item = out.detail == GridDetail::Threads ? thread : thread / settings.block;
        for (Box& box : out.scene.boxes)
            if (box.item >= 0 && item >= static_cast<std::uint64_t>(box.item) && item < static_cast<std::uint64_t>(box.item) + box.count) {
                box.tone = Tone::Warning;
                box.outline = Tone::Ink;
                box.opacity = 1;
            }
    }

    void layLegend(const QRectF& rect)
    {
        qreal x = rect.left();
        const qreal scale = options.scale, swatch = 12 * scale;
        const auto entry = [&](const QString& text, Box box) {
            box.rect = QRectF(x, rect.center().y() - swatch / 2, swatch, swatch);
            box.item = -1;
            out.scene.boxes.push_back(box);
            const qreal width = textWidth(text, FontRole::Small, scale);
            out.scene.labels.push_back({QRectF(x + swatch + 5 * scale, rect.top(), width, rect.height()), text, Tone::Muted});
            x += swatch + width + 18 * scale;
        };
        const QRectF none;
        if (cells.ordered())
            entry(GridsceneWords::tr("done"), cell(none, -1, CellState::Done));
        entry(cells.ordered() ? GridsceneWords::tr("waiting") : GridsceneWords::tr("has an element"), cell(none, -1, CellState::Waiting));
        if (cells.all().spare > 0)
            entry(cells.isFloor() ? GridsceneWords::tr("no element: %1").arg(format::count(cells.all().spare, options.locale))
                      : cells.guarded() ? GridsceneWords::tr("no element (guarded): %1").arg(format::count(cells.all().spare, options.locale))
                                  : GridsceneWords::tr("no element, and no guard: %1").arg(format::count(cells.all().spare, options.locale)),
                  cell(none, -1, CellState::Spare));
        if (options.mark) {
            Box marked = cell(none, -1, CellState::Waiting);
            marked.tone = Tone::Warning;
            marked.opacity = 1;
            entry(GridsceneWords::tr("went wrong first"), marked);
        }
        const QString cellSize = GridsceneWords::tr("one cell = %1 blocks").arg(format::count(out.blocksPerCell, options.locale));
        if (out.detail == GridDetail::Ranges && x + textWidth(cellSize, FontRole::Small, scale) < rect.right())
            out.scene.labels.push_back({rect, cellSize, Tone::Muted, FontRole::Small, Qt::AlignRight | Qt::AlignVCenter});
    }

    // A bar of all elements; the part without a thread stands out.
    void layUncovered(const QRectF& rect)
    {
        const Coverage& all = cells.all();
        const qreal share = static_cast<double>(all.uncovered) / static_cast<double>(std::max<std::uint64_t>(all.elements, 1));
        const qreal width = std::max(rect.width() * share, 6 * options.scale);
        Box covered = cell(QRectF(rect.left(), rect.top(), rect.width() - width, 8 * options.scale), -1, CellState::Waiting);
        covered.opacity = 1;
        Box missing = covered;
        missing.rect = QRectF(rect.right() - width, rect.top(), width, 8 * options.scale);
        missing.tone = Tone::Warning;
        out.scene.boxes.push_back(covered);
        out.scene.boxes.push_back(missing);
        out.scene.labels.push_back({rect.adjusted(0, 10 * options.scale, 0, 0), GridsceneWords::tr("%1 of %2 elements get no thread: nobody computes them")
            .arg(format::count(all.uncovered, options.locale), format::count(all.elements, options.locale)), Tone::Warning, FontRole::Small,
            Qt::AlignRight | Qt::AlignVCenter});
    }
};

} // namespace

GridScene layoutGrid(const Settings& settings, const GridOptions& options)
{
    GridJob job{settings, options, GridCells(settings, options.tickets, options.progress), {}, {}};
    job.out.scene.size = options.size;
    job.out.scene.scale = options.scale;
    const qreal legend = legendHeight * options.scale, missing = job.cells.all().uncovered > 0 ? 30 * options.scale : 0;
    job.room = QRectF(0, 0, options.size.width(), std::max(1.0, options.size.height() - legend - missing));
    if (job.cells.grid() == 0 || settings.block == 0) {
        job.out.scene.labels.push_back({job.room, GridsceneWords::tr("No elements: nothing is launched."), Tone::Muted, FontRole::Body, Qt::AlignCenter});
    } else {
        Packing packing;
        if (job.cells.all().threads <= mostCells)
            packing = packThreads(job.room.size(), job.cells.grid(), settings.block,
                                  textWidth(blockName(job.cells.grid() - 1, options.locale), FontRole::Small, options.scale), options.scale);
        if (std::min(packing.width, packing.height) >= cellLeast * options.scale)
            job.layThreads(packing);
        else
            job.layBlocks(job.cells.grid() * blockLeast * blockLeast * options.scale * options.scale < job.room.width() * job.room.height() ? blockLeast : rangeLeast);
        if (options.mark)
            job.mark(*options.mark);
        job.layLegend(QRectF(0, options.size.height() - legend, options.size.width(), legend));
    }
    if (missing > 0)
        job.layUncovered(QRectF(0, options.size.height() - legend - missing + 4 * options.scale, options.size.width(), missing - 4 * options.scale));
    return std::move(job.out);
}

} // namespace roundtrip
