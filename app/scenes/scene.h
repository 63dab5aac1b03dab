// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What stands where in a picture? A scene is a plain value: rectangles, lines and words, each with a role instead
// of a colour. One painter draws every scene, on the screen and in every export, so that all look the same.

#include "theme.h"

#include <QLineF>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

class QPainter;

namespace roundtrip {

enum class Tone { None, Panel, Field, Line, Ink, Muted, Accent, Upload, Compute, Download, Overlap, Host, Waiting, Warning, Right };

QColor colourOf(Tone tone, const Theme& theme);
Tone toneOf(Phase phase);

struct Box {
    QRectF rect;
    Tone tone = Tone::Panel;        // of the filling; None: not filled
    Texture texture = Texture::Plain;
    Tone outline = Tone::None;
    qreal radius = 0;
    qreal opacity = 1;
    QString text;                   // inside, if it fits: the whole, else its first word, else nothing
    std::int64_t item = -1;         // what it stands for: a span's index, a block, a buffer
    std::uint64_t count = 1;        // how many of them, where they were too small to stand alone
    std::uint32_t lane = 0;

    bool operator==(const Box&) const = default;
};

struct Label {
    QRectF rect;
    QString text;
    Tone tone = Tone::Ink;
    FontRole font = FontRole::Small;
    Qt::Alignment align = Qt::AlignLeft | Qt::AlignVCenter;
    Tone plate = Tone::None; // outline of a plate that keeps it readable above what lies below

    bool operator==(const Label&) const = default;
};

struct Rule {
    QLineF line;
    Tone tone = Tone::Line;
    qreal width = 1;

    bool operator==(const Rule&) const = default;
};

struct Scene {
    QSizeF size;
    qreal scale = 1;
    std::vector<Rule> rules;         // below the boxes
    std::vector<Box> boxes;
    std::vector<Rule> overlay;       // above them
    std::vector<Label> labels;
    std::optional<QLineF> playhead;  // with a triangle at its upper end

    bool operator==(const Scene&) const = default;
};

void paint(QPainter& painter, const Scene& scene, const Theme& theme);

// Width of a text as this scene's painter draws it.
qreal textWidth(const QString& text, FontRole role, qreal scale);
qreal textHeight(FontRole role, qreal scale);

// Puts `other` at an offset into `scene`.
void append(Scene& scene, Scene other, QPointF offset);

} // namespace roundtrip
