// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What is cut off, lies over something else, or reaches out of its frame in a window as it stands? Found from the
// widgets themselves, so that it holds for every font, language and size.

#include "widgets/announcer.h"
#include "widgets/elided.h"
#include "widgets/scenewidget.h"

#include <QtWidgets>

namespace roundtrip {

inline QString placeOf(const QWidget* widget)
{
    QStringList path;
    for (; widget && !widget->isWindow() && path.size() < 4; widget = widget->parentWidget())
        path += QString::fromLatin1(widget->metaObject()->className()).remove(QStringLiteral("roundtrip::"));
    return path.join(QStringLiteral(" in "));
}

// Empty where its text has room.
inline QString cutText(QWidget* widget)
{
    const auto wide = [widget](const QString& text, int margins) {
        return widget->fontMetrics().horizontalAdvance(text) + margins > widget->width() + 1;
    };
    if (auto* label = qobject_cast<QLabel*>(widget)) {
        if (label->text().isEmpty() || dynamic_cast<Elided*>(label) || label->sizePolicy().horizontalPolicy() == QSizePolicy::Ignored)
            return {};
        const bool cut = label->wordWrap() ? label->heightForWidth(label->width()) > label->height() + 1
                                           : label->sizeHint().width() > label->width() + 1 || label->sizeHint().height() > label->height() + 1;
        return cut ? label->text() : QString();
    }
    if (auto* button = qobject_cast<QAbstractButton*>(widget)) {
        if (button->text().isEmpty() || button->hasHeightForWidth())
            return button->hasHeightForWidth() && button->heightForWidth(button->width()) > button->height() + 1 ? button->text() : QString();
        return wide(button->text(), button->icon().isNull() ? 4 : 4 + button->iconSize().width()) ? button->text() : QString();
    }
    if (auto* box = qobject_cast<QComboBox*>(widget))
        return wide(box->currentText(), 24) ? box->currentText() : QString();
    if (auto* line = qobject_cast<QLineEdit*>(widget))
        return line->text().size() < 20 && wide(line->text(), 2) ? line->text() : QString();
    return {};
}

// A painter ends what has no room in "…"; a number must not lose its end.
inline QStringList cutNumbers(SceneWidget* picture)
{
    QStringList cut;
    static const QRegularExpression digit(QStringLiteral("\\d"));
    for (const Label& label : picture->scene().labels)
        if (label.text.contains(digit) && textWidth(label.text, label.font, picture->scene().scale) > label.rect.width() + 2)
            cut += label.text;
    return cut;
}

inline QStringList layoutFaults(QWidget& window)
{
    QStringList faults;
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->isWindow() || qobject_cast<Announcer*>(widget))
            continue;
        if (const QString text = cutText(widget); !text.isEmpty())
            faults += QStringLiteral("cut off: “%1” (%2 × %3, %4)").arg(text).arg(widget->width()).arg(widget->height()).arg(placeOf(widget));
        if (auto* picture = qobject_cast<SceneWidget*>(widget))
            for (const QString& text : cutNumbers(picture))
                faults += QStringLiteral("number cut off: “%1” (%2)").arg(text, placeOf(widget));
        const QWidget* frame = widget->parentWidget();
        if (!frame->layout() || qobject_cast<const QAbstractScrollArea*>(frame))
            continue;
        if (!frame->rect().adjusted(-1, -1, 1, 1).contains(widget->geometry()))
            faults += QStringLiteral("reaches out: %1").arg(placeOf(widget));
        for (QWidget* other : frame->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
            if (other <= widget || !other->isVisible() || other->isWindow() || qobject_cast<Announcer*>(other))
                continue;
            const QRect both = other->geometry() & widget->geometry();
            if (both.width() > 1 && both.height() > 1)
                faults += QStringLiteral("one over the other: %1 and %2").arg(placeOf(widget), placeOf(other));
        }
    }
    return faults;
}

// Wider than its room, so that some of it is out of sight.
inline QStringList pagesThatScrollSideways(QWidget& window)
{
    QStringList wide;
    for (const QScrollArea* area : window.findChildren<QScrollArea*>())
        if (area->isVisible() && area->widget() && area->widget()->width() > area->viewport()->width())
            wide += QStringLiteral("%1: %2 in %3").arg(placeOf(area)).arg(area->widget()->width()).arg(area->viewport()->width());
    return wide;
}

} // namespace roundtrip
