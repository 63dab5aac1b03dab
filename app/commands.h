// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What does each command do? Results go to standard output, messages to standard error; the answer is the exit code.

#include "commandline.h"

namespace roundtrip {

bool needsPictures(const Options& options); // then there must be a QApplication, else a QCoreApplication

int listDevices(const Options& options);
int runOnce(const Options& options);
int runSweep(const Options& options);
int runBench(const Options& options);
int checkKernels(const Options& options);
int exportResults(const Options& options);
int mergeResults(const Options& options);
int checkLessonFolder(const Options& options);

} // namespace roundtrip
