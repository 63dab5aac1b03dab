// SPDX-License-Identifier: GPL-3.0-or-later
#include "help.h"

#include "format.h"
#include "model/device.h"
#include "widgets/devicebadge.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>

namespace roundtrip {
namespace {

struct Words { Q_DECLARE_TR_FUNCTIONS(roundtrip::Help) };

// A small window that closes with Esc and never stands in the way.
QDialog* dialog(QWidget* parent, const QString& title, const QList<std::pair<QString, QString>>& rows, const QString& text)
{
    auto* box = new QDialog(parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowTitle(title);
    auto* grid = new QGridLayout(box);
    grid->setContentsMargins(24, 20, 24, 16);
    grid->setHorizontalSpacing(24);
    grid->setVerticalSpacing(8);
    int row = 0;
    for (const auto& [name, value] : rows) {
        auto* left = new QLabel(name, box);
        left->setProperty("role", "strong");
        auto* right = new QLabel(value, box);
        right->setWordWrap(true);
        right->setMinimumWidth(300);
        right->setTextInteractionFlags(Qt::TextSelectableByMouse);
        grid->addWidget(left, row, 0, Qt::AlignTop);
        grid->addWidget(right, row++, 1);
    }
    if (!text.isEmpty()) {
        auto* prose = new QLabel(text, box);
        prose->setWordWrap(true);
        grid->addWidget(prose, row++, 0, 1, 2);
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, box);
    QObject::connect(buttons, &QDialogButtonBox::rejected, box, &QDialog::reject);
    grid->addWidget(buttons, row, 0, 1, 2);
    return box;
}

} // namespace

void showShortcuts(QWidget* parent)
{
    dialog(parent, Words::tr("Keys"),
        {{QStringLiteral("Ctrl+R"), Words::tr("run")}, {QStringLiteral("Esc"), Words::tr("stop the run, leave the presentation")},
            {QStringLiteral("Alt+→, Page Down"), Words::tr("next step")}, {QStringLiteral("Alt+←, Page Up"), Words::tr("step before")},
            {QStringLiteral("Ctrl+1 … 4"), Words::tr("lesson 1 … 4")}, {QStringLiteral("Ctrl+Space"), Words::tr("replay or pause the timeline")},
            {QStringLiteral("← → + −"), Words::tr("in the timeline: to the event before or after, zoom")},
            {QStringLiteral("Ctrl+E"), Words::tr("export")}, {QStringLiteral("Esc, then Tab"), Words::tr("leave the editor")},
            {QStringLiteral("F11"), Words::tr("presentation")}, {QStringLiteral("F1"), Words::tr("these keys")}},
        {})
        ->show();
}

void explainDevice(QWidget* parent, const Device* device)
{
    if (!device) {
        dialog(parent, Words::tr("Device"), {}, Words::tr("There is no OpenCL device here yet. The lessons can be read all the same; nothing can be measured."))->show();
        return;
    }
    const QLocale locale;
    const QString text = device->kind == DeviceKind::Cpu
        ? Words::tr("This is your processor, reached through OpenCL: all its cores, but no GPU. It shows truly whether a result is "
                "right, what a launch and a copy cost, and which blocks are allowed. It cannot show the speed of a GPU, and its "
                "copies stay in the same memory.")
        : Words::tr("Everything here is measured on this device.");
    dialog(parent, Words::tr("Device"),
        {{Words::tr("Name"), QString::fromStdString(device->name)}, {Words::tr("Kind"), kindName(device->kind)},
            {Words::tr("Platform"), QString::fromStdString(device->platform)},
            {Words::tr("Driver"), QString::fromStdString(device->driver + ", " + device->version)},
            {Words::tr("Compute units"), Words::tr("%1 usable of %2").arg(device->usableUnits).arg(device->computeUnits)},
            {Words::tr("Memory"), Words::tr("%1, of which Roundtrip uses up to %2").arg(format::bytes(device->memoryBytes, locale), format::bytes(device->budgetBytes, locale))},
            {Words::tr("Largest block"), Words::tr("%1 threads").arg(format::count(device->maxBlock, locale))}},
        text)
        ->show();
}

} // namespace roundtrip
