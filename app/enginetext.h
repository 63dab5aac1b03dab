// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What does one say when it is the engine that cannot be had, or not understood? Part of failuretext.

#include "failuretext.h"

namespace roundtrip {

Explanation explainEngine(const Failure& failure); // EngineMissing or Protocol

} // namespace roundtrip
