// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What does the whole course look like when every lesson's experiment is really run?

#include "commandline.h"

namespace roundtrip {

// Writes each lesson's page as a picture, its charts and its numbers into options.out (./roundtrip-tour), and the
// names of the files to standard output. Needs a QApplication, but no display.
int runTour(const Options& options);

} // namespace roundtrip
