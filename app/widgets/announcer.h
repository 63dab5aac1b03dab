// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How does a screen reader hear that something has finished, wherever its user is? As a notification: it is shown anew
// with its sentence as its name, which is what AT-SPI passes on from Qt 6.4, and announced as such where Qt is newer.

#include <QWidget>

namespace roundtrip {

// Takes no room, no clicks and no focus.
class Announcer : public QWidget {
    Q_OBJECT
public:
    explicit Announcer(QWidget* parent);

    void say(const QString& sentence); // an empty one is not said
};

} // namespace roundtrip
