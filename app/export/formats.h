// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Which kinds of file can be written, and what is a file called?

#include <QString>
#include <QStringList>

#include <optional>

namespace roundtrip {

enum class ExportFormat { Png, Svg, Pdf, Csv, Json, Trace };

const char* nameOf(ExportFormat format);   // "png" … "trace", as on the command line
const char* suffixOf(ExportFormat format); // ".png" … ".trace.json"
std::optional<ExportFormat> formatNamed(const QString& name);
std::optional<ExportFormat> formatOfPath(const QString& path); // by its suffix, whatever its case
QStringList formatNames();

constexpr bool isPicture(ExportFormat format) { return format <= ExportFormat::Pdf; }

// The path as it is if it ends in the format's suffix, else with that suffix added.
QString withSuffix(const QString& path, ExportFormat format);

// A file name made of any title: letters a–z, digits 0–9, - and _ only, never a path, a hidden file or a name that
// some system reserves, at most 100 bytes, with the format's suffix.
QString suggestedFileName(const QString& title, ExportFormat format);

} // namespace roundtrip
