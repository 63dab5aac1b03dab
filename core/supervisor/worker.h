// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What is a worker doing, and until when may it?

#include "supervisor/deadline.h"
#include "supervisor/workerprocess.h"

namespace roundtrip {

struct Worker {
    enum class State { Listing, Idle, Busy, Gone };

    std::unique_ptr<WorkerProcess> process;
    WorkerSetup setup;
    State state = State::Listing;
    bool isLister = false;               // what it lists is for the listing
    bool isSecondTry = false;            // the one before it was killed from outside
    Deadline deadline;                   // of what it is doing
    Deadline total;                      // of all that it was asked
    bool isFallingSilent = false;        // its answers have ended, its death is awaited
    std::optional<int> waitStatus = {};  // after its death

    bool isListing() const { return isLister && state == State::Listing; }
};

} // namespace roundtrip
