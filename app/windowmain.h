// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How does the program start with a window?

#include <QStringList>

class QApplication;

namespace roundtrip {

// engine: the command that speaks frames; profile: the folder of the learner's file; lessons: a folder of somebody's
// own; each empty: the usual one. The exit status.
int showWindow(QApplication& application, const QStringList& engine, const QString& profile, const QString& lessons);

} // namespace roundtrip
