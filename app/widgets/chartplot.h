// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How is a chart drawn, by the widget and the exporters alike?

#include "theme.h"
#include "widgets/chart.h"

#include <QLocale>
#include <QSize>

class QCustomPlot;

namespace roundtrip {

// Fills the plot with the chart for that size; everything in the plot before is gone. placeholder: what stands there
// while the chart is empty.
void arrange(QCustomPlot& plot, const Chart& chart, const Theme& theme, const QLocale& locale, QSize size,
    const QString& placeholder = {});

} // namespace roundtrip
