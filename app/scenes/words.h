// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What is a step of a run called, and what can be said about it when it is pointed at?

#include "model/plan.h"
#include "model/report.h"
#include "model/statistics.h"

#include <QLocale>
#include <QString>

#include <vector>

namespace roundtrip {

QString phaseName(Phase phase);

// "upload a", "vec_add", "download out", "wait for the device".
QString operationName(const Plan& plan, const Operation& operation);

// Name, bytes, duration, rate and what it waited for; one fact a line.
QString spanFacts(const Plan& plan, const Repetition& repetition, std::size_t span, const QLocale& locale);

// One row a step, for readers that see no picture.
struct TableRow {
    QString name, began, duration, rate;
};
std::vector<TableRow> tableOf(const Plan& plan, const Repetition& repetition, std::size_t most, const QLocale& locale);

} // namespace roundtrip
