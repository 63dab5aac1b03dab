// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How is a device that was not measured shown beside one that was? Always with the word "modelled".

#include "model/modelled.h"
#include "model/request.h"
#include "scenes/barscene.h"
#include "widgets/chart.h"

#include <QJsonValue>
#include <QLocale>

namespace roundtrip {

QString modelledName(const ModelledDevice& device); // "modelled: NVIDIA T4 16 GB"

// The run there, as a row of bars in the hatching that means modelled. Without parts where it cannot be told.
BarRow modelledRow(const ModelledDevice& device, const Plan& plan, const QLocale& locale);

// One more line: what the round trip of each n would take there.
void addModelled(Chart& chart, const std::vector<Run>& runs, const ModelledDevice& device, const QLocale& locale);

// Where its numbers come from: a line each for the result, the formula with this plan's numbers, the figures, the
// source and its date, and what the model leaves out.
QStringList modelledBasis(const ModelledDevice& device, const Plan& plan, const QLocale& locale);

QJsonValue modelledJson(const ModelledDevice& device, const Plan& plan); // null where it cannot be told

} // namespace roundtrip
