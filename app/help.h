// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Which keys are there?

class QWidget;

namespace roundtrip {

void showShortcuts(QWidget* parent);

} // namespace roundtrip
