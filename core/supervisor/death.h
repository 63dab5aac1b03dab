// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What does the way in which a worker ended say?

#include "model/report.h"

namespace roundtrip {

// waitStatus as waitpid gives it. An exit status is looked at first: a driver that aborts in its own handler
// leaves 128 + signal.
Failure failureOfDeath(int waitStatus, Stage stage, const std::string& subject);

// No driver and no kernel does this: somebody did, or the system that ran out of memory.
inline bool wasKilledFromOutside(const Failure& failure) { return failure.detail == "SIGKILL"; }

} // namespace roundtrip
