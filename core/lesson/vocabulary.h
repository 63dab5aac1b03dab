// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Which names may a lesson use for settings, kernels, measures and dialects?

#include "lesson/action.h"

#include <QStringList>

namespace roundtrip {

const QStringList& settingNames();
const QStringList& measureNames(); // what a prediction can be about
const QStringList& dialectNames(); // code blocks: opencl, cuda, mojo, pytorch
const QStringList& referenceNames(); // results that an exercise can be compared with
const QStringList& toolNames(); // what shows the mistake in a buggy kernel

/// The names that `setting` takes; empty for a setting that takes a number.
QStringList namesFor(const QString& setting);

struct SettingRange {
    qint64 least;
    qint64 most;
};
/// What a setting that takes a number may hold in a lesson; the device may allow less.
SettingRange rangeFor(const QString& setting);

} // namespace roundtrip
