// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Which colour, size, font and duration does everything on the screen and in a picture have?
// A theme is a value that is handed on; no widget names a colour of its own.

#include "model/statistics.h"

#include <QBrush>
#include <QColor>
#include <QFont>
#include <QPalette>
#include <QString>

class QApplication;

namespace roundtrip {

struct Theme {
    bool dark = false;
    qreal scale = 1.0; // 1.5 in a presentation; every size in pixels is multiplied by it
    QColor background, panel, field, line, ink, muted;
    QColor accent, onAccent, warning, right;
    QColor upload, compute, download, overlap, onPhase; // onPhase: text on any of the four
    QColor host, waiting, onHost;                       // onHost: text on either

    bool operator==(const Theme&) const = default;
    qreal px(qreal size) const { return size * scale; }
    QColor phase(Phase phase) const;
};

const Theme& lightTheme();
const Theme& darkTheme();
const Theme& paperTheme(); // for everything that is exported
Theme scaled(Theme theme, qreal scale);

// Sizes in px before scaling: an 8 px grid.
namespace size {
inline constexpr int grid = 8, body = 14, small = 12, title = 22, target = 28, navigation = 208, reader = 372;
}

// Durations of motion in ms.
namespace motion {
inline constexpr int frame = 16, replayLeast = 1000; // a replay never passes faster than that at first
}

enum class FontRole { Body, Strong, Small, Heading, Title, Code };
QFont font(FontRole role, qreal scale = 1.0);

// So that a picture still reads in black and white. Hatch means modelled and nothing else.
enum class Texture { Plain, Dots, Lines, Columns, Hatch };
Texture textureOf(Phase phase);
QBrush textureBrush(Texture texture, const QColor& ink); // to be painted over the colour; no brush for Plain

QPalette paletteOf(const Theme& theme);
// One sheet for the application. Widgets choose by the dynamic property "role": QFrame card, task, coach,
// segments; QWidget bar, navigation, status; QLabel title, heading, strong, small, warning, right;
// QPushButton primary, pill; any text widget code.
QString styleSheetOf(const Theme& theme);
void apply(QApplication& application, const Theme& theme); // Fusion, palette, font, sheet

// WCAG 2 contrast of two opaque colours, 1 … 21.
double contrast(const QColor& a, const QColor& b);

} // namespace roundtrip
