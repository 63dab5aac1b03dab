// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Which lines of a text were added and taken away?

#include <QString>

#include <vector>

namespace roundtrip {

struct DiffLine {
    enum class Mark { Same, Added, Removed };
    Mark mark = Mark::Same;
    QString text;

    bool operator==(const DiffLine&) const = default;
};

// All lines of both, in order; as few of them marked as can be. Very long texts are compared less closely.
std::vector<DiffLine> differences(const QString& before, const QString& now);

} // namespace roundtrip
