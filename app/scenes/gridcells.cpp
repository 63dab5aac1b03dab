// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes/gridcells.h"

#include "format.h"
#include "model/saturating.h"
#include "scenes/gridscene.h"

#include <QCoreApplication>

#include <algorithm>

namespace roundtrip {
namespace {

struct GridcellsWords {
    Q_DECLARE_TR_FUNCTIONS(Grid)
};

const KernelInfo& kernelOf(const Settings& settings)
{
    const KernelInfo* kernel = findKernel(settings.kernel);
    return kernel ? *kernel : catalogue().front();
}

} // namespace

GridCells::GridCells(const Settings& settings, std::span<const double> tickets, double progress)
    : m_kernel(kernelOf(settings)), m_all(coverage(settings)), m_block(settings.block), m_tickets(tickets)
    , m_done(std::clamp(progress, 0.0, 1.0) * static_cast<double>(std::max<std::uint64_t>(tickets.size(), 1)))
{
}

// All threads with an element come first, except where every block repeats the first one's work.
std::uint64_t GridCells::usedIn(std::uint64_t firstBlock, std::uint64_t blocks) const
{
    using namespace saturating;
    if (m_kernel.indexing == Indexing::Local)
        return times(blocks, std::min(m_block, m_all.elements));
    return std::min(minus(m_all.used, times(firstBlock, m_block)), times(blocks, m_block));
}

double GridCells::doneShare(std::uint64_t block) const
{
    if (m_tickets.empty())
        return 0;
    // Beyond the recorded ones nothing is known but the end.
    const double ticket = block < m_tickets.size() ? m_tickets[block] : static_cast<double>(m_tickets.size()) - 1;
    return std::clamp(m_done - ticket, 0.0, 1.0);
}

CellState GridCells::thread(std::uint64_t block, std::uint64_t thread) const
{
    const std::uint64_t used = usedIn(block, 1);
    if (thread >= used)
        return CellState::Spare;
    return static_cast<double>(thread) < doneShare(block) * static_cast<double>(used) ? CellState::Done : CellState::Waiting;
}

GridCells::Shares GridCells::shares(std::uint64_t firstBlock, std::uint64_t blocks) const
{
    const double threads = static_cast<double>(blocks) * static_cast<double>(m_block);
    const double used = threads > 0 ? static_cast<double>(usedIn(firstBlock, blocks)) / threads : 0;
    double done = 0;
    if (!m_tickets.empty()) {
        // A sample is enough for one cell's colour.
        const std::uint64_t step = std::max<std::uint64_t>(1, blocks / 64);
        std::uint64_t seen = 0;
        for (std::uint64_t b = 0; b < blocks; b += step, ++seen)
            done += doneShare(firstBlock + b);
        done /= static_cast<double>(seen);
    }
    return {used * done, used * (1 - done)};
}

QString GridCells::missing(std::uint64_t element, const QLocale& locale) const
{
    return guarded() ? GridcellsWords::tr("no element: its guard lets it do nothing")
                     : GridcellsWords::tr("element %1, which does not exist").arg(format::count(element, locale));
}

QString GridCells::elements(std::uint64_t block, std::uint64_t thread, const QLocale& locale) const
{
    using namespace saturating;
    const std::uint64_t id = block * m_block + thread, n = m_all.elements;
    const auto one = [&](std::uint64_t element) { return GridcellsWords::tr("element %1").arg(format::count(element, locale)); };
    const auto some = [&](std::uint64_t first, std::uint64_t end) {
        return end <= first + 1 ? one(first) : GridcellsWords::tr("elements %1 … %2").arg(format::count(first, locale), format::count(end - 1, locale));
    };
    switch (m_kernel.indexing) {
    case Indexing::One:
        return id < n ? one(id) : missing(id, locale);
    case Indexing::Neighbours: {
        const std::uint64_t each = m_kernel.elementsPerThread, first = times(id, each);
        return first < n ? some(first, std::min(first + each, n)) : missing(first, locale);
    }
    case Indexing::Stride:
        if (id >= n)
            return missing(id, locale);
        return id + m_all.threads < n ? GridcellsWords::tr("elements %1, %2, …").arg(format::count(id, locale), format::count(id + m_all.threads, locale)) : one(id);
    case Indexing::Slice: {
        const std::uint64_t length = ceilDivide(n, m_all.threads), first = times(id, length);
        return first < n ? some(first, std::min(first + length, n)) : missing(first, locale);
    }
    case Indexing::FloorBlocks:
        return id < m_all.used ? one(id) : GridcellsWords::tr("no element: this block is past floor(n / block)");
    case Indexing::Local:
        return thread < n ? GridcellsWords::tr("element %1, like thread %1 of every block").arg(format::count(thread, locale)) : missing(thread, locale);
    case Indexing::Block:
        return GridcellsWords::tr("one value for the whole block");
    }
    return {};
}

const Box* cellAt(const GridScene& scene, QPointF place)
{
    for (const Box& box : scene.scene.boxes)
        if (box.item >= 0 && box.rect.adjusted(-1, -1, 1, 1).contains(place))
            return &box;
    return nullptr;
}

QString cellText(const Settings& settings, const GridScene& scene, const Box& cell, const QLocale& locale)
{
    if (cell.item < 0 || settings.block == 0)
        return {};
    const auto item = static_cast<std::uint64_t>(cell.item);
    const GridCells cells(settings, {}, 1);
    if (scene.detail == GridDetail::Threads)
        return GridcellsWords::tr("thread %1 of block %2 → %3").arg(format::count(item % settings.block, locale), format::count(item / settings.block, locale),
                                                            cells.elements(item / settings.block, item % settings.block, locale));
    const QString first = cells.elements(item, 0, locale);
    const QString last = cells.elements(item + cell.count - 1, settings.block - 1, locale);
    if (cell.count == 1)
        return GridcellsWords::tr("block %1: first thread → %2; last thread → %3").arg(format::count(item, locale), first, last);
    return GridcellsWords::tr("blocks %1 … %2: first thread → %3; last thread → %4")
        .arg(format::count(item, locale), format::count(item + cell.count - 1, locale), first, last);
}

QString gridText(const Settings& settings, const QLocale& locale)
{
    const Coverage all = coverage(settings);
    if (all.grid == 1)
        return GridcellsWords::tr("1 block × %1 threads = %1 threads for %2 elements").arg(format::count(settings.block, locale), format::count(all.elements, locale));
    return GridcellsWords::tr("%1 blocks × %2 threads = %3 threads for %4 elements")
        .arg(format::count(all.grid, locale), format::count(settings.block, locale), format::count(all.threads, locale), format::count(all.elements, locale));
}

} // namespace roundtrip
