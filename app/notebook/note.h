// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What is kept of a run across starts, and how do two windows' notebooks become one? Pure.

#include "model/request.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace roundtrip {

struct Note {
    QString id;              // the same in every window
    qint64 changedMs = 0;    // since 1970; of two states of a note the later one holds
    QString name;            // as the learner calls it; empty: as it ran
    bool pinned = false;     // stays whatever comes after it
    bool deleted = false;    // without a run: so that another window does not bring it back
    Run run;                 // one plan and its measurement, see trimmed()

    bool operator==(const Note&) const = default;
};
using Notes = std::vector<Note>; // the oldest first

inline constexpr std::size_t mostNotes = 100, mostDeleted = 200, mostKeptSpans = 200;

// The run with that plan and its measurement alone, which there have to be.
Run alone(const Run& run, std::size_t measurement);

// The first plan alone; spans of the median repetition alone, and not even these where there are more than
// mostKeptSpans. Every repetition's whole time stays.
Run trimmed(const Run& run);

Notes merged(const Notes& one, const Notes& other);
Notes bounded(Notes notes); // beyond mostNotes the oldest go that are not pinned

QByteArray toJson(const Notes& notes);
std::optional<Notes> notesFromJson(const QByteArray& json); // nothing: broken, or of a newer version

} // namespace roundtrip
