// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What does a step look like to somebody who reads another dialect?

#include "lesson/lesson.h"
#include "lesson/terms.h"

#include <optional>

namespace roundtrip {

struct ShownCode {
    QString dialect; // that the text is in
    QString text;
    bool operator==(const ShownCode&) const = default;
};

/// The block in that dialect ("": OpenCL, which is what runs); else OpenCL's, else whichever there is.
std::optional<ShownCode> codeFor(const std::map<QString, QString>& code, const QString& dialect);

/// Every linked term renamed, and of every code block the shown one alone: one entry, or none.
Step inDialect(Step step, const Terms& terms, const QString& dialect);
Question inDialect(Question question, const Terms& terms, const QString& dialect);

} // namespace roundtrip
