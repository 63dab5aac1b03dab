// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/devicedialog.h"

#include "devicepage.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QScrollBar>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace roundtrip {

DeviceDialog::DeviceDialog(DeviceChoice& devices, QWidget* parent)
    : QDialog(parent)
    , m_devices(devices)
    , m_text(new QTextBrowser(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Devices and drivers"));
    m_text->setAccessibleName(windowTitle());
    m_text->setProperty("role", "prose");
    // Keys select what is to be copied into a terminal, and Tab goes on.
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* again = buttons->addButton(tr("Search again"), QDialogButtonBox::ActionRole);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->addWidget(m_text, 1);
    column->addWidget(buttons);
    resize(680, 560);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(again, &QPushButton::clicked, &m_devices, &DeviceChoice::searchAgain);
    connect(&m_devices, &DeviceChoice::changed, this, &DeviceDialog::refresh);
    refresh();
}

void DeviceDialog::refresh()
{
    const int place = m_text->verticalScrollBar()->value();
    m_text->setHtml(htmlOf(devicePage(m_devices.list(), m_devices.failure(), m_devices.device(), locale())));
    m_text->verticalScrollBar()->setValue(place);
}

} // namespace roundtrip
