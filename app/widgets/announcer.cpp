// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/announcer.h"

#include <QAccessible>

namespace roundtrip {

Announcer::Announcer(QWidget* parent)
    : QWidget(parent)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setGeometry(0, 0, 1, 1);
}

void Announcer::say(const QString& sentence)
{
    if (sentence.isEmpty())
        return;
    hide();
    setAccessibleName(sentence);
    show(); // sends "showing"
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent event(this, sentence);
#else
    QAccessibleEvent event(this, QAccessible::Alert);
#endif
    QAccessible::updateAccessibility(&event);
}

} // namespace roundtrip
