// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What does the device in use show truly, and what can it not show?

#include "model/device.h"

#include <QLocale>
#include <QStringList>

namespace roundtrip {

struct Honesty {
    QString title;
    QStringList shows, cannot; // a sentence each
    QList<std::pair<QString, QString>> figures; // name and value

    bool operator==(const Honesty&) const = default;
};

Honesty honestyOf(const Device& device, const QLocale& locale);
// Nothing can be measured: not yet, or not at all.
Honesty honestyWithoutDevice(bool searching);

} // namespace roundtrip
