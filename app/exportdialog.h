// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Where shall a picture or a file go, and what if it cannot be written there?

#include "export/exporter.h"

#include <QString>

#include <functional>
#include <vector>

class QWidget;

namespace roundtrip {

using Encode = std::function<Encoded(ExportFormat)>;

QString formatTitle(ExportFormat format); // "PNG picture"

// Asks for a file, writes it, and asks again where that failed. The path, or nothing when the learner gave up.
std::optional<QString> exportInteractively(QWidget* parent, const QString& title, const QString& folder,
    const std::vector<ExportFormat>& formats, const Encode& encode);

} // namespace roundtrip
