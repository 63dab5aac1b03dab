// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Has a thread an element, and has its block run by now?

#include "plan/catalogue.h"
#include "plan/coverage.h"

#include <QLocale>
#include <QString>

#include <span>

namespace roundtrip {

enum class CellState { Waiting, Done, Spare };

class GridCells {
public:
    GridCells(const Settings& settings, std::span<const double> tickets, double progress);

    const Coverage& all() const { return m_all; }
    std::uint64_t grid() const { return m_all.grid; }
    bool ordered() const { return !m_tickets.empty(); }
    bool guarded() const { return m_kernel.guarded; }
    bool isFloor() const { return m_kernel.indexing == Indexing::FloorBlocks; } // its blocks are left out, not guarded

    CellState thread(std::uint64_t block, std::uint64_t thread) const;

    struct Shares { double done = 0, waiting = 0; }; // the rest is spare
    Shares shares(std::uint64_t firstBlock, std::uint64_t blocks) const;

    // "element 421", "elements 8 … 11", "no element"
    QString elements(std::uint64_t block, std::uint64_t thread, const QLocale& locale) const;

private:
    std::uint64_t usedIn(std::uint64_t firstBlock, std::uint64_t blocks) const;
    double doneShare(std::uint64_t block) const; // of its threads
    QString missing(std::uint64_t element, const QLocale& locale) const;

    const KernelInfo& m_kernel;
    Coverage m_all;
    std::uint64_t m_block;
    std::span<const double> m_tickets;
    double m_done; // blocks
};

} // namespace roundtrip
