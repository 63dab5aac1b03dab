// SPDX-License-Identifier: GPL-3.0-or-later
#include "windowmain.h"

#include "commandline.h"
#include "console.h"
#include "language.h"
#include "mainwindow.h"
#include "notebook/notebook.h"

#include <QApplication>
#include <QMessageBox>

namespace roundtrip {

int showWindow(QApplication& application, const QStringList& engine, const QString& profile, const QString& lessons)
{
    Course course = lessons.isEmpty() ? loadCourse(courseFolder(), systemLanguage()) : loadOwnCourse(lessons, systemLanguage());
    if (course.lessons.empty() && !lessons.isEmpty()) { // who typed the folder reads it where it was typed
        for (const QString& trouble : course.troubles)
            console::say(trouble);
        return exitcode::failed;
    }
    if (course.lessons.empty()) {
        QMessageBox::critical(nullptr, QStringLiteral("Roundtrip"),
            QCoreApplication::translate("window",
                "No lesson was found in %1. Install Roundtrip again, or set ROUNDTRIP_DATA to the folder that holds "
                "lessons and kernels.")
                .arg(courseFolder()));
        return 1;
    }
    EngineClient client(engine);
    Session session(client, std::move(course));
    const QString kept = profile.isEmpty() ? ProfileFile::defaultPath() : ProfileFile::pathIn(profile);
    ProfileFile file(kept);
    Notebook notebook(Notebook::pathBeside(kept));
    session.keepRunsIn(&notebook);
    client.start(); // it comes up while the window is built
    MainWindow window(session, file);
    window.show();
    return application.exec();
}

} // namespace roundtrip
