// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/roles.h"

#include "widgets/announcer.h"
#include "widgets/card.h"
#include "widgets/chartwidget.h"
#include "widgets/scenewidget.h"

#include <QAccessibleWidget>

namespace roundtrip {
namespace {

QAccessibleInterface* interfaceOf(const QString&, QObject* object)
{
    const auto as = [object](QAccessible::Role role) { return new QAccessibleWidget(static_cast<QWidget*>(object), role); };
    if (qobject_cast<Announcer*>(object))
        return as(QAccessible::Notification);
    if (qobject_cast<SceneWidget*>(object))
        return as(QAccessible::Graphic);
    if (qobject_cast<ChartWidget*>(object))
        return as(QAccessible::Chart);
    if (qobject_cast<Card*>(object))
        return as(QAccessible::Grouping);
    return nullptr;
}

} // namespace

void installRoles() { QAccessible::installFactory(interfaceOf); }

} // namespace roundtrip
