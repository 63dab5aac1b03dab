// SPDX-License-Identifier: GPL-3.0-or-later
#include "help.h"

#include "model/device.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>

namespace roundtrip {
namespace {

struct HelpWords { Q_DECLARE_TR_FUNCTIONS(roundtrip::Help) };

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
    dialog(parent, HelpWords::tr("Keys"),
        {{QStringLiteral("Ctrl+R"), HelpWords::tr("run")}, {QStringLiteral("Esc"), HelpWords::tr("stop the run, leave the presentation")},
            {QStringLiteral("Alt+→, Page Down"), HelpWords::tr("next step")}, {QStringLiteral("Alt+←, Page Up"), HelpWords::tr("step before")},
            {QStringLiteral("Ctrl+1 … 4"), HelpWords::tr("lesson 1 … 4")}, {QStringLiteral("Ctrl+Space"), HelpWords::tr("replay or pause the timeline")},
            {QStringLiteral("← → + −"), HelpWords::tr("in the timeline: to the event before or after, zoom")},
            {QStringLiteral("Ctrl+E"), HelpWords::tr("export")}, {QStringLiteral("Ctrl+Shift+C"), HelpWords::tr("copy the timeline as a picture")},
            {QStringLiteral("Ctrl+C"), HelpWords::tr("on a chart, a timeline or a table: copy it")}, {QStringLiteral("Esc, then Tab"), HelpWords::tr("leave the editor")},
            {QStringLiteral("Ctrl+F"), HelpWords::tr("find in the kernel")}, {QStringLiteral("Ctrl++, Ctrl+−, Ctrl+0"), HelpWords::tr("letters of the editor: larger, smaller, as before")},
            {QStringLiteral("F11"), HelpWords::tr("presentation")}, {QStringLiteral("F1"), HelpWords::tr("these keys")}},
        {})
        ->show();
}

void showAbout(QWidget* parent, const Device* device)
{
    QList<std::pair<QString, QString>> rows{{QStringLiteral("Roundtrip"), QStringLiteral(ROUNDTRIP_VERSION)},
        {QStringLiteral("Qt"), QLatin1String(qVersion())}};
    const auto text = [](const std::string& value) { return QString::fromStdString(value); };
    if (device) {
        rows.push_back({HelpWords::tr("OpenCL platform"), QStringLiteral("%1, %2").arg(text(device->platform), text(device->version))});
        rows.push_back({HelpWords::tr("Driver"), text(device->driver)});
        rows.push_back({HelpWords::tr("Device"), text(device->name)});
    } else {
        rows.push_back({HelpWords::tr("OpenCL platform"), HelpWords::tr("none in use")});
    }
    dialog(parent, HelpWords::tr("About Roundtrip"), rows,
        HelpWords::tr("Roundtrip teaches GPU computing by letting you measure it. It is free software under the GNU General Public "
                  "License, version 3 or later, and comes without any warranty."))
        ->show();
}

} // namespace roundtrip
