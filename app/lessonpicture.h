// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How is a picture that lies in a lesson's folder brought onto the page?

#include <QImage>

namespace roundtrip {

// On paper, so that it reads on a dark page as well; never wider than `width`. Nothing where the folder has no such
// picture, or one that claims too much (lesson/drawing.h).
QImage lessonPicture(const QString& folder, const QString& name, int width);

} // namespace roundtrip
