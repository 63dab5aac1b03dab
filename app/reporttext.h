// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What does a terminal show of a run, a chart or the devices? Plain text; numbers with a point and no grouping.

#include "model/modelled.h"
#include "model/request.h"
#include "widgets/chart.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace roundtrip {

QString reportText(const Run& run);
QString besideText(const ModelledDevice& device, const Run& run); // what that device would need for the run's first plan
QString rowsText(const QString& heading, const std::vector<QStringList>& rows); // the first column left, the others right
QString chartText(const Chart& chart); // a row for each x, a column for each series
QString devicesText(const DeviceList& list);

} // namespace roundtrip
