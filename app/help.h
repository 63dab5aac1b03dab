// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Which keys are there, and which versions of what are at work?

class QWidget;

namespace roundtrip {

struct Device;

void showShortcuts(QWidget* parent);
void showAbout(QWidget* parent, const Device* device); // device: in use, or null

} // namespace roundtrip
