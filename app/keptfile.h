// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What holds a file that is kept across starts, and where does one go that cannot be read?

#include <QByteArray>
#include <QString>

#include <optional>

namespace roundtrip {

inline constexpr int keptFileWaitMs = 1000; // for another window to have written it: a few milliseconds

// Nothing where it cannot be read or is larger than that, so that it cannot be ours.
std::optional<QByteArray> contentOf(const QString& path, qint64 mostBytes);

// Renames it after that reason and the time, so that nothing writes over it. The path that it has now; empty where it
// could not be moved: then it is in the way, and nothing may be written there.
QString setAside(const QString& path, const char* why);

} // namespace roundtrip
