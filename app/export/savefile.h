// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How does a file get onto the disk whole or not at all?

#include "failuretext.h"

#include <QByteArray>

#include <optional>

namespace roundtrip {

// Nothing: the file is there, whole. Else why it is not; an older file of that name is then unchanged.
// Folders are not made. A device or a pipe is written to as it is.
std::optional<Explanation> saveFile(const QString& path, const QByteArray& data);

} // namespace roundtrip
