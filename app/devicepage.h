// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What can this machine do, which drivers came up, and how does one get at a faster device? Pure.

#include "model/device.h"
#include "model/report.h"

#include <QLocale>
#include <QStringList>

#include <optional>
#include <vector>

namespace roundtrip {

struct PageSection {
    QString heading;
    QStringList lines;
    QStringList commands; // to be typed, each below the lines

    bool operator==(const PageSection&) const = default;
};

// list: nothing while they are searched for; failure: why there is no engine; used: the device of all runs, or null.
std::vector<PageSection> devicePage(const std::optional<DeviceList>& list, const std::optional<Failure>& failure,
    const Device* used, const QLocale& locale);

// As one document; colours come from the widget that shows it.
QString htmlOf(const std::vector<PageSection>& sections);

} // namespace roundtrip
