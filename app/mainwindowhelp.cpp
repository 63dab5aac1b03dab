// SPDX-License-Identifier: GPL-3.0-or-later
// What does the window tell about itself and this machine when it is asked?
#include "mainwindow.h"

#include "help.h"
#include "pages/devicedialog.h"
#include "widgets/topbar.h"

#include <QMenu>

namespace roundtrip {

void MainWindow::fillHelpMenu()
{
    QMenu* menu = m_bar->helpMenu();
    menu->addAction(tr("Keys"), this, [this] { showShortcuts(this); });
    menu->addAction(tr("What this device shows"), this, [this] { showHonesty(true); });
    menu->addAction(tr("Devices and drivers"), this, [this] { (new DeviceDialog(m_session.devices(), this))->show(); });
    menu->addAction(tr("About Roundtrip"), this, [this] { showAbout(this, m_session.device()); });
}

} // namespace roundtrip
