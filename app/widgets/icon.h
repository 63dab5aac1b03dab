// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How does an icon get the theme's colour, sharp at every size and scale?

#include <QColor>
#include <QIcon>
#include <QString>

namespace roundtrip {

// name: of a file in resources/icons, for example "play". An unknown name gives a null icon.
// A disabled button shows it faded; after a change of theme set it again.
QIcon icon(const QString& name, const QColor& colour);

// The program's own icon, for windows: it keeps its colours.
QIcon programIcon();

} // namespace roundtrip
