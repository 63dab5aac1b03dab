// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// May what a worker claims be believed? A kernel can have spoilt anything in it.

#include "model/request.h"

namespace roundtrip {

// Whether it answers this request at all: as many measurements as plans, spans of operations that exist, no
// failure that only the supervisor can know of.
bool isPlausible(const Outcome& outcome, const Request& request);

// Whether the worker is spoilt although it lives: a lost device, or writes around the buffers that may have hit
// more than the guard zones.
bool isSpoilt(const Outcome& outcome);

} // namespace roundtrip
