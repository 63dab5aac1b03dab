// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How does a run, a chart or a trial become a picture on paper, the same whatever theme, scale or language the window has?

#include "failuretext.h"
#include "export/formats.h"
#include "model/request.h"
#include "trials/trial.h"
#include "widgets/chart.h"

#include <QByteArray>
#include <QSize>

#include <functional>
#include <variant>

class QCPPainter;

namespace roundtrip {

// A page of paper: something that paints itself, in px of 1/96 inch.
struct Sheet {
    QSizeF size;
    QString title; // for the file's own information
    QString caption;
    std::function<void(QCPPainter&)> paint;
};

// Timeline of the median repetition, its summary bar, caption. An explanation where there is nothing to draw.
std::variant<Sheet, Explanation> sheetOf(const Run& run);
std::variant<Sheet, Explanation> sheetOf(const Chart& chart);
// What it showed in one sentence, its bars, images or orders, its table, one below the other.
std::variant<Sheet, Explanation> sheetOf(const TrialFigure& figure);

// The characters that no font here has, each once: a picture shows boxes in their place.
QString undrawable(const QStringList& words);

// A side has 16 … 16384 px, the whole at most 100 million.
inline constexpr int leastPixels = 16, mostPixels = 16384;
inline constexpr qint64 mostPixelsTogether = 100'000'000;

// pixels: of a PNG; 0 by 0: twice the sheet's size, so that print is sharp. The picture keeps its proportions and
// stands in the middle. SVG and PDF have no pixels.
std::variant<QByteArray, Explanation> encodePicture(const Sheet& sheet, ExportFormat format, QSize pixels = {0, 0});

} // namespace roundtrip
