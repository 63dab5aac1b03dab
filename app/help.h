// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Which keys are there, and what is this device?

class QWidget;

namespace roundtrip {

struct Device;

void showShortcuts(QWidget* parent);
void explainDevice(QWidget* parent, const Device* device); // null: there is none

} // namespace roundtrip
