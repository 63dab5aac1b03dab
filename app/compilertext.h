// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What does a compiler's message mean, in plain words?

#include "model/report.h"

#include <QString>
#include <QStringList>

namespace roundtrip {

// One or two sentences: what it means, and what to do. Empty: nothing is known that the message does not say itself.
QString plainly(const Diagnostic& diagnostic);

// The messages that are explained, as regular expressions: for tests that know a real example of each.
QStringList explainedMessages();

} // namespace roundtrip
