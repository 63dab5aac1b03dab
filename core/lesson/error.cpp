// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/error.h"

namespace roundtrip {

QString LessonError::place() const
{
    return line == 0 ? file : QStringLiteral("%1:%2:%3").arg(file).arg(line).arg(column);
}

} // namespace roundtrip
