// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How does a widget change its role in the style sheet while it is shown?

#include <QStyle>
#include <QVariant>
#include <QWidget>

namespace roundtrip {

inline void setLook(QWidget* widget, const char* property, const QVariant& value)
{
    if (widget->property(property) == value)
        return;
    widget->setProperty(property, value);
    widget->style()->unpolish(widget);
    widget->style()->polish(widget);
}

inline void setRole(QWidget* widget, const char* role)
{
    setLook(widget, "role", QString::fromLatin1(role));
}

} // namespace roundtrip
