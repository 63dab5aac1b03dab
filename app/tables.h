// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What does a picture say in rows and columns, for those who do not see it or want its numbers? Plain values.

#include "model/plan.h"
#include "model/report.h"
#include "scenes/barscene.h"
#include "scenes/summaryscene.h"
#include "widgets/chart.h"

#include <QLocale>
#include <QStringList>

#include <vector>

namespace roundtrip {

struct Table {
    QString title;
    QStringList columns;
    std::vector<QStringList> rows; // as many cells as there are columns
    QString note;                  // what no cell says; may be empty

    bool operator==(const Table&) const = default;
};

inline constexpr std::size_t mostTableRows = 1000; // of a timeline; the note says how many there are in all

Table stepsTable(const Plan& plan, const Repetition& repetition, const QLocale& locale);
Table summaryTable(const Summary& summary);
Table chartTable(const Chart& chart, const QLocale& locale); // a row for each x, a column for each series
Table barsTable(const QString& title, const Bars& bars);

} // namespace roundtrip
