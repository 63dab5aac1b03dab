// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How do trace viewers (Perfetto, chrome://tracing) read a run?

#include "model/request.h"

#include <QByteArray>

namespace roundtrip {

// Trace event format. Each plan is a process and shows its median repetition; its lanes host, copy and compute are
// threads, and a lane whose spans overlap has several. Times are microseconds with three digits, counted from the
// repetition's beginning. Spans without a time are left out and counted in "otherData".
QByteArray toTrace(const Run& run);

// 1234567 ns: "1234.567".
QByteArray microseconds(std::int64_t ns);

} // namespace roundtrip
