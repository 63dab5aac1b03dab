// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// May a picture of a lesson be drawn, or does its file claim more than a page can show?

#include "lesson/error.h"

#include <QByteArray>

#include <optional>

namespace roundtrip {

inline constexpr int mostPictureSide = 4096; // pixels
inline constexpr qint64 mostShapes = 20000; // of an SVG, each `use` counted as often as it draws

/// Whether it is a picture by its name, which is how a lesson tells.
bool isPictureName(const QString& name);

/// Nothing, or why not: BadPicture, PictureTooLarge or ForeignPicture. Reads what the file declares, decodes no pixel.
std::optional<LessonFault> pictureFault(const QString& name, const QByteArray& bytes);

} // namespace roundtrip
