// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/modelleddevices.h"

#include "lesson/folder.h"
#include "lesson/tomltable.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <limits>

namespace roundtrip {

namespace {

constexpr double least = 1e-3, most = 1e6; // of any figure

std::string words(TomlTable& table, const char* key)
{
    return table.text(key, TomlTable::Need::Required).toStdString();
}

std::optional<ModelledDevice> deviceOf(const QString& text, const QString& file, LessonErrors& errors)
{
    const std::optional<toml::table> parsed = parseToml(text, file, errors);
    if (!parsed)
        return {};
    const std::size_t before = errors.size();
    TomlTable table(*parsed, errors, file);
    if (table.number("format", 1, std::numeric_limits<qint64>::max()) > 1)
        table.fault(LessonFault::NewerFormat, table.place("format"), {});
    ModelledDevice device;
    device.id = table.id().toStdString();
    device.name = words(table, "name");
    device.memoryGBs = table.decimal("memory", least, most);
    device.peakTflops = table.decimal("peak", least, most);
    device.link = words(table, "link");
    device.linkGBs = table.decimal("linkRate", 0, most);
    device.source = words(table, "source");
    device.date = words(table, "date");
    table.finish();
    return errors.size() == before ? std::optional(device) : std::nullopt;
}

} // namespace

ModelledDevices loadModelledDevices(const QString& path)
{
    ModelledDevices found;
    if (QFileInfo(path).isSymLink()) {
        found.errors.push_back({LessonFault::IsLink, {}, 0, 0, QStringLiteral("devices")});
        return found;
    }
    const LessonFolder folder(path);
    if (!QDir(path).exists() || !folder.check(found.errors))
        return found;
    for (const QString& file : QDir(path).entryList({QStringLiteral("*.toml")}, QDir::Files, QDir::Name)) {
        const auto text = folder.read(file, found.errors);
        const auto device = text ? deviceOf(*text, file, found.errors) : std::nullopt;
        if (!device)
            continue;
        const bool isTwice = std::any_of(found.devices.begin(), found.devices.end(), [&](const ModelledDevice& d) { return d.id == device->id; });
        if (isTwice)
            found.errors.push_back({LessonFault::DuplicateId, file, 0, 0, QString::fromStdString(device->id)});
        else
            found.devices.push_back(*device);
    }
    std::stable_sort(found.devices.begin(), found.devices.end(), [](const auto& a, const auto& b) { return a.memoryGBs < b.memoryGBs; });
    return found;
}

} // namespace roundtrip
