// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/formats.h"

#include <array>

namespace roundtrip {
namespace {

struct FormatEntry {
    ExportFormat format;
    const char* name;
    const char* suffix;
};
constexpr std::array entries{
    FormatEntry{ExportFormat::Png, "png", ".png"},
    FormatEntry{ExportFormat::Svg, "svg", ".svg"},
    FormatEntry{ExportFormat::Pdf, "pdf", ".pdf"},
    FormatEntry{ExportFormat::Csv, "csv", ".csv"},
    FormatEntry{ExportFormat::Json, "json", ".json"},
    FormatEntry{ExportFormat::Trace, "trace", ".trace.json"},
};

constexpr qsizetype mostNameBytes = 100;

bool isReserved(const QString& name)
{
    const QString stem = name.section(QLatin1Char('.'), 0, 0);
    for (const char* device : {"con", "prn", "aux", "nul", "conin", "conout"})
        if (stem == QLatin1String(device))
            return true;
    return stem.size() == 4 && (stem.startsWith(QLatin1String("com")) || stem.startsWith(QLatin1String("lpt")))
        && stem.at(3).isDigit();
}

bool isSafe(QChar c)
{
    return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') || (c >= u'0' && c <= u'9') || c == u'_';
}

} // namespace

const char* nameOf(ExportFormat format) { return entries[static_cast<std::size_t>(format)].name; }
const char* suffixOf(ExportFormat format) { return entries[static_cast<std::size_t>(format)].suffix; }

std::optional<ExportFormat> formatNamed(const QString& name)
{
    for (const FormatEntry& entry : entries)
        if (name.compare(QLatin1String(entry.name), Qt::CaseInsensitive) == 0)
            return entry.format;
    return std::nullopt;
}

std::optional<ExportFormat> formatOfPath(const QString& path)
{
    // From the longest suffix on: a trace ends in .json too.
    for (auto entry = entries.rbegin(); entry != entries.rend(); ++entry)
        if (path.endsWith(QLatin1String(entry->suffix), Qt::CaseInsensitive))
            return entry->format;
    return std::nullopt;
}

QStringList formatNames()
{
    QStringList names;
    for (const FormatEntry& entry : entries)
        names += QLatin1String(entry.name);
    return names;
}

QString withSuffix(const QString& path, ExportFormat format)
{
    return formatOfPath(path) == format ? path : path + QLatin1String(suffixOf(format));
}

QString suggestedFileName(const QString& title, ExportFormat format)
{
    QString name;
    // Taken apart, é is e and an accent; the accent goes.
    for (const QChar c : title.normalized(QString::NormalizationForm_KD)) {
        if (isSafe(c))
            name += c;
        else if (!c.isMark() && !name.isEmpty() && !name.endsWith(QLatin1Char('-')))
            name += QLatin1Char('-');
    }
    const QLatin1String suffix(suffixOf(format));
    name.truncate(mostNameBytes - suffix.size());
    while (name.endsWith(QLatin1Char('-')))
        name.chop(1);
    if (name.isEmpty() || isReserved(name.toLower()))
        name = name.isEmpty() ? QStringLiteral("roundtrip") : QStringLiteral("roundtrip-") + name;
    return name + suffix;
}

} // namespace roundtrip
