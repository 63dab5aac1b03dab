// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What must stand below a picture so that it can be understood years later, without the program?

#include "model/request.h"

#include <QString>
#include <QStringList>

namespace roundtrip {

// Of a sweep the setting that changes is left out.
enum class CaptionFor { Run, Sweep, BlockSweep, ChunkSweep };

// A few lines: what ran (kernel, strategy, n, block, grid), how it came out (median, quartiles, repetitions, answer),
// where and when (device, date, version). Numbers are plain: a point, no grouping.
QStringList captionOf(const Run& run, CaptionFor what = CaptionFor::Run);

QString kernelName(const Run& run);       // the file that was compiled, where it is not the course's own
QString strategyName(Strategy strategy);  // "round trip", "kept on the device" …
QString deviceName(const Device& device); // "AMD EPYC (CPU through Portable Computing Language)"
QString titleOf(const Run& run);          // for file names: "vec_add round trip n 1048576 block 256"

} // namespace roundtrip
