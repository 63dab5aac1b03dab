// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What does `roundtrip bench` measure, and what does it say? Pure; benchcommand.cpp asks the engine.

#include "course.h"
#include "model/contrast.h"
#include "tickets.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace roundtrip {

enum class BenchFigure {
    KernelRate,   // bytes that the kernel must move, over its best time
    UploadRate,
    DownloadRate, // over the best time as well
    StartDelay,   // from the host's order to the kernel's start
    WholeTime,    // from the first call to the end
    KernelRatio,  // the first plan's time over the second's, round by round
    WholeRatio
};

struct BenchStep {
    QString id, title;
    std::vector<BenchFigure> figures;
    Ticket ticket;
};

struct BenchRow {
    QString id, title;
    BenchFigure figure = BenchFigure::WholeTime;
    std::uint64_t bytes = 0;         // of rates
    Statistics ns;                   // of the first plan
    std::optional<Contrast> contrast; // of ratios
    bool right = true;               // whether every answer was

    double gigabytesPerSecond() const { return ns.minimum > 0 ? static_cast<double>(bytes) / ns.minimum : 0; }
};

// The block sizes of the tuned kernel, each as a plan of one ticket; and the one that was fastest by its median.
Ticket tunedSweep(const Device& device, const Course& course);
std::uint64_t bestBlock(const Ticket& sweep, const Report& report);

// Sizes that the device has no room for are halved until it has; double only where it has it.
std::vector<BenchStep> benchSteps(const Device& device, const Course& course, std::uint64_t tunedBlock);
std::vector<BenchRow> benchRows(const BenchStep& step, const Report& report);

QString benchText(const std::vector<BenchRow>& rows, const Device& device);
QByteArray benchJson(const std::vector<BenchRow>& rows, const Device& device);

} // namespace roundtrip
