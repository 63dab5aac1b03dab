// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How long, or how much, beside each other? Horizontal bars in parts, on one common scale from 0.

#include "scenes/scene.h"

#include <optional>
#include <vector>

namespace roundtrip {

struct BarPart {
    double from = 0, to = 0;
    Tone tone = Tone::Host;
    Texture texture = Texture::Plain;
    bool operator==(const BarPart&) const = default;
};

struct BarRow {
    QString name;
    std::vector<BarPart> parts; // in order
    QString value;              // at its end
    bool operator==(const BarRow&) const = default;
};

struct BarKey {
    QString name;
    Tone tone = Tone::Host;
    Texture texture = Texture::Plain;
    bool operator==(const BarKey&) const = default;
};

struct Bars {
    std::vector<BarRow> rows;
    std::vector<BarKey> keys;
    std::optional<double> limit; // a line across all rows
    QString limitName;

    bool operator==(const Bars&) const = default;
    double most() const; // of parts and limit
};

struct BarOptions {
    qreal width = 0, scale = 1;
    double reached = -1; // only so far are the bars drawn, and what has not ended shows no value; below 0: all
};

Scene layoutBars(const Bars& bars, const BarOptions& options);

} // namespace roundtrip
