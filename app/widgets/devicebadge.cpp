// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/devicebadge.h"

#include <QActionGroup>
#include <QMenu>
#include <QPainter>
#include <QRegularExpression>

namespace roundtrip {
namespace {

QString shortPlatform(const QString& platform)
{
    if (platform == QLatin1String("Portable Computing Language"))
        return QStringLiteral("PoCL");
    static const QRegularExpression noise(QStringLiteral("\\s*\\((R|TM)\\)|\\bOpenCL\\b|\\bPlatform\\b|\\bAccelerated Parallel Processing\\b"));
    const QString rest = QString(platform).remove(noise).simplified();
    return rest.isEmpty() ? platform : rest;
}

// Drivers add threads models, cores and marks that say nothing to a learner.
QString shortName(const QString& name)
{
    static const QRegularExpression noise(QStringLiteral(
        "^(pthread|basic|cpu)-|\\s*\\((R|TM)\\)|\\s+\\d+-Core Processor.*$|\\s+Processor.*$|\\s+CPU\\b.*$|\\s*@.*$"));
    static const QRegularExpression target(QStringLiteral("^[a-z0-9_]+(-[a-z0-9_]+)*-(?=[A-Z])")); // "skylake-avx512-"
    const QString rest = QString(name).remove(noise).remove(target).simplified();
    return rest.isEmpty() ? name : rest;
}

} // namespace

QString kindName(DeviceKind kind)
{
    switch (kind) {
    case DeviceKind::Cpu: return DeviceBadge::tr("CPU");
    case DeviceKind::Gpu: return DeviceBadge::tr("GPU");
    case DeviceKind::Accelerator: return DeviceBadge::tr("accelerator");
    case DeviceKind::Other: break;
    }
    return DeviceBadge::tr("other device");
}

QString badgeText(const Device& device)
{
    const QString words = DeviceBadge::tr("%1 · %2 · %3, %n units", nullptr, static_cast<int>(device.usableUnits));
    return words.arg(shortPlatform(QString::fromStdString(device.platform)), shortName(QString::fromStdString(device.name)),
            kindName(device.kind));
}

DeviceBadge::DeviceBadge(QWidget* parent)
    : QPushButton(parent)
{
    setProperty("role", "pill");
    setMenu(new QMenu(this));
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    connect(menu(), &QMenu::aboutToShow, this, &DeviceBadge::fillMenu);
}

void DeviceBadge::setDevices(const std::optional<DeviceList>& list, const Device* chosen, bool engineMissing)
{
    m_list = list;
    m_chosen = chosen ? std::optional<Device>(*chosen) : std::nullopt;
    m_engineMissing = engineMissing;
    refresh();
}

void DeviceBadge::setTheme(const Theme& theme)
{
    m_theme = theme;
    refresh();
}

void DeviceBadge::refresh()
{
    QColor dot = m_theme.waiting;
    QString words = tr("Looking for devices …");
    if (m_engineMissing) {
        dot = m_theme.warning;
        words = tr("No engine");
    } else if (m_chosen) {
        dot = m_theme.download;
        words = badgeText(*m_chosen);
    } else if (m_list) {
        dot = m_theme.warning;
        words = tr("No device found");
    }
    setText(words + QStringLiteral(" ▾"));
    setAccessibleName(tr("Device: %1").arg(words));
    setToolTip(m_chosen ? QString::fromStdString(m_chosen->name + "\n" + m_chosen->platform + ", " + m_chosen->driver) : QString());

    const int side = qRound(m_theme.px(10));
    QPixmap picture(QSize(side, side) * devicePixelRatioF());
    picture.setDevicePixelRatio(devicePixelRatioF());
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(dot);
    painter.drawEllipse(QRectF(1, 1, side - 2, side - 2));
    painter.end();
    setIcon(picture);
    setIconSize({side, side});
}

void DeviceBadge::fillMenu()
{
    menu()->clear();
    auto* group = new QActionGroup(menu());
    if (m_list) {
        for (const Device& device : m_list->devices) {
            QString words = badgeText(device);
            if (!device.alsoThrough.empty())
                words += tr(" (also through %1)").arg(QString::fromStdString(device.alsoThrough.front()));
            QAction* action = menu()->addAction(words);
            action->setCheckable(true);
            action->setChecked(m_chosen && m_chosen->id == device.id);
            group->addAction(action);
            connect(action, &QAction::triggered, this, [this, id = QString::fromStdString(device.id)] { emit deviceWanted(id); });
        }
        menu()->addSeparator();
    }
    menu()->addAction(tr("Search again"), this, &DeviceBadge::searchWanted);
    menu()->addAction(tr("What is this device?"), this, &DeviceBadge::explanationWanted);
}

} // namespace roundtrip
