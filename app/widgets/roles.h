// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What does a screen reader call a widget that paints itself: a picture, a chart, a notification?

namespace roundtrip {

// For the whole application; Qt keeps it once, however often it is installed.
void installRoles();

} // namespace roundtrip
