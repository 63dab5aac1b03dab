// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What has one learner done, in a form that a teacher can read, put together and count?
//
// As rows, the same in JSON and in CSV; ids and typed words only, nothing that depends on a language.
//
// A lesson is named by its folder, "4-move-data"; one of somebody's own is "own:intro".
//
// | kind     | item                    | value                                | tries | right        |
// |----------|-------------------------|--------------------------------------|-------|--------------|
// | step     | id of a step            | seen                                 |       |              |
// | guess    | id of a prediction      | id of the choice                     |       |              |
// | answer   | step/question           | what was chosen or typed, split by " \| " | how often | once         |
// | workload | step/workload           | pays or does-not-pay                 |       |              |
// | exercise | id of an exercise       | the text, where it was changed       |       | passed once  |

#include "profile.h"

#include <QDateTime>

#include <optional>
#include <variant>
#include <vector>

namespace roundtrip {

struct RecordRow {
    QString lesson, kind, item, value;
    int tries = 0;
    bool right = false;

    bool operator==(const RecordRow&) const = default;
};

struct LearnerRecord {
    QString id;   // the same in every file of this learner
    QString name; // may be empty
    QString exported; // ISO 8601, UTC
    std::vector<RecordRow> rows;

    bool operator==(const LearnerRecord&) const = default;
};

LearnerRecord recordOf(const Profile& profile, const QDateTime& now);

QByteArray recordToJson(const LearnerRecord& record);
QByteArray recordToCsv(const LearnerRecord& record); // RFC 4180; no cell is a formula, see export/csv.h

// JSON or CSV, whichever it is; CSV also as a spreadsheet saves it again, with semicolons or a byte order mark.
std::optional<LearnerRecord> recordFrom(const QByteArray& content);
// The same from a file, or one sentence with its name that says why not.
std::variant<LearnerRecord, QString> recordFromFile(const QString& path);

} // namespace roundtrip
