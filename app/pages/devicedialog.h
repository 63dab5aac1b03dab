// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The page on devices and drivers, beside the window; it follows what is found while it is open.

#include "devicechoice.h"

#include <QDialog>

class QTextBrowser;

namespace roundtrip {

class DeviceDialog : public QDialog {
    Q_OBJECT
public:
    explicit DeviceDialog(DeviceChoice& devices, QWidget* parent = nullptr); // deletes itself when closed

private:
    void refresh();

    DeviceChoice& m_devices;
    QTextBrowser* m_text;
};

} // namespace roundtrip
