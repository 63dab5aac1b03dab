// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What are the numbers on the page, and what happens right now? One line.

#include <QLocale>
#include <QString>

namespace roundtrip {

class Session;

QString statusText(const Session& session, const QLocale& locale);

} // namespace roundtrip
