// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The window as a learner gets it, with a made-up engine behind it, for tests of the window as a whole.

#include "mainwindow.h"
#include "patience.h"

#include <QtWidgets>

namespace roundtrip {

struct OpenWindow {
    explicit OpenWindow(
        const QString& profile, const QStringList& arguments = {}, const QString& engine = QStringLiteral(FAKE_DEVICES))
        : client(QStringList(engine) + arguments)
        , session(client, loadCourse(QStringLiteral(ROUNDTRIP_SOURCE_DIR)))
        , file(profile)
        , window(session, file)
    {
        client.start();
        client.listDevices();
        window.showHonesty(false);
        window.show();
    }
    bool ready() { return comes([this] { return session.devices().list().has_value(); }); }
    bool idle() { return comes([this] { return !session.activity(); }); }
    void settle() // layouts and styles settle in posted events
    {
        for (int i = 0; i < 3; ++i) {
            QCoreApplication::sendPostedEvents();
            QCoreApplication::processEvents();
        }
    }
    void open(std::size_t lesson, std::size_t step = 0)
    {
        session.openLesson(lesson);
        session.openStep(step);
        settle();
    }
    template <class W> W* shown()
    {
        for (W* widget : window.findChildren<W*>())
            if (widget->isVisible())
                return widget;
        return nullptr;
    }
    QPushButton* button(const QString& text)
    {
        for (QPushButton* button : window.findChildren<QPushButton*>())
            if (button->isVisible() && (button->text() == text || button->accessibleName() == text))
                return button;
        return nullptr;
    }
    bool says(const QString& text) // in a label
    {
        for (QLabel* label : window.findChildren<QLabel*>())
            if (label->isVisible() && label->text().contains(text))
                return true;
        return false;
    }

    EngineClient client;
    Session session;
    ProfileFile file;
    MainWindow window;
};

} // namespace roundtrip
