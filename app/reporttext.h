// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What does a terminal show of a run, a chart or the devices? Plain text; numbers with a point and no grouping.

#include "model/request.h"
#include "widgets/chart.h"

#include <QString>

namespace roundtrip {

QString reportText(const Run& run);
QString chartText(const Chart& chart); // a row for each x, a column for each series
QString devicesText(const DeviceList& list);

} // namespace roundtrip
