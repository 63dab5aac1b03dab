// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What did an experiment show? One sentence from its own numbers, and bars, images or a table that prove it. Pure.

#include "lesson/action.h"
#include "model/request.h"
#include "scenes/barscene.h"

#include <QLocale>
#include <QStringList>

#include <optional>
#include <vector>

namespace roundtrip {

struct TrialImage {
    QString name, outcome;
    std::uint64_t columns = 0;
    std::uint64_t side = 1;      // of a block
    std::vector<double> pixels;  // row by row, each (row << 16 | column) of the thread that wrote it
    bool operator==(const TrialImage&) const = default;
};

struct TrialOrder {
    QString name;
    Settings settings;
    std::vector<double> tickets; // at each block's index when it ran, from 0
    bool operator==(const TrialOrder&) const = default;
};

struct Trial {
    QString sentence;
    Bars bars;
    std::vector<TrialOrder> orders;
    double lengthNs = 0; // of what bars or orders let pass; 0: nothing moves
    std::vector<TrialImage> images;
    std::vector<QStringList> table; // headings first

    bool isEmpty() const { return bars.rows.empty() && images.empty() && orders.empty() && table.empty(); } // but for words
    bool operator==(const Trial&) const = default;
};

// A trial as it goes into a file: under its title, above what ran and where.
struct TrialFigure {
    QString title;
    Trial trial;
    QStringList caption;

    bool operator==(const TrialFigure&) const = default;
};

// Whether an experiment has such a picture; the others have pictures of their own.
bool isTrial(Experiment kind);

QString trialTitle(Experiment kind);
QString trialInvitation(Experiment kind); // before it was run

// Of the runs that its last try has brought. An empty trial where it measured nothing.
Trial trialOf(Experiment kind, const std::vector<Run>& runs, const QLocale& locale);

// Inside app/trials.
namespace trials {
Trial readEarly(const Run& run, const QLocale& locale);
Trial mapped(const Run& run, const QLocale& locale);
Trial memory(const Run& run, const QLocale& locale);
Trial otherContext(const Run& run, const QLocale& locale);
Trial calls(const Run& run, const QLocale& locale);
Trial race(const Run& run, const QLocale& locale);
Trial image(const Run& run, const QLocale& locale);
Trial order(const std::vector<Run>& runs, const QLocale& locale);

BarRow phaseRow(const QString& name, const Plan& plan, const Measurement& measurement, const QLocale& locale);
std::vector<BarKey> phaseKeys();
} // namespace trials

} // namespace roundtrip
