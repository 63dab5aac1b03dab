// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How does a learner's record lie in a table, and how is it read again after a spreadsheet had it?

#include "learners/record.h"

#include <QStringList>

namespace roundtrip {

QStringList recordColumns();
std::optional<LearnerRecord> recordFromCsv(const QByteArray& content);

// Records of RFC 4180, whatever the line ends; nothing where a quote is never closed.
std::optional<std::vector<QStringList>> parseCsv(const QString& text, QChar separator);

} // namespace roundtrip
