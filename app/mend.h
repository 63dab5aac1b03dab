// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Which control is a problem about, and what do the settings look like once it is mended?

#include "model/settings.h"
#include "model/validate.h"

#include <QString>

namespace roundtrip {

// A setting's name as in core/lesson/vocabulary.h; empty where no control can mend it.
QString settingOf(const Problem& problem);

// value: one of problem.suggestions.
Settings mended(Settings settings, const Problem& problem, std::uint64_t value);

} // namespace roundtrip
