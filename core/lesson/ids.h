// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Which ids may steps, questions and choices carry?

#include <QString>

namespace roundtrip {

/// Lower-case ASCII letters, digits and single hyphens: safe as anchor, key and file name.
inline bool isLessonId(const QString& id)
{
    if (id.isEmpty() || id.size() > 64 || id.startsWith('-') || id.endsWith('-') || id.contains("--"))
        return false;
    for (const QChar c : id)
        if (!((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'))
            return false;
    return true;
}

/// The parts of a step that every step may have: what to do, and what is said when it is done.
inline bool isPartName(const QString& name)
{
    return name == ".turn" || name == ".done" || name == ".solution" || name == ".timeline";
}

} // namespace roundtrip
