// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What does a word of the course mean, and what do others call it? Rich text for a small window.

#include "lesson/terms.h"

namespace roundtrip {

QString termText(const Terms& terms, const Term& term);

} // namespace roundtrip
