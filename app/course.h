// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Which lessons are there, those of the program or somebody's own, and which kernels do they run?

#include "lesson/lesson.h"
#include "lesson/terms.h"
#include "model/modelled.h"

#include <QString>
#include <QStringList>

#include <map>
#include <string>
#include <vector>

namespace roundtrip {

struct Course {
    QString folder, language; // that it was loaded from and in
    QString own; // the folder with somebody's own lessons, as it was given; empty: those of the program
    std::vector<Lesson> lessons; // with their pages, see lesson/pages.h
    Terms terms; // empty where there is no glossary
    std::vector<ModelledDevice> modelled; // that can be shown beside the measured one
    std::map<std::string, std::string> kernels; // "vec_add" → text of kernels/vec_add.cl
    QStringList troubles; // a sentence or two for every lesson that could not be loaded

    const std::string& kernel(const std::string& id) const; // empty where there is none
};

// The folder with lessons/ and kernels/: ROUNDTRIP_DATA, else the installed one, else the source tree.
QString courseFolder();
Course loadCourse(const QString& folder = courseFolder(), const QString& language = QStringLiteral("en"));

// Somebody's own lessons, see lesson/pack.h, with the program's kernels and, where they have none, its glossary. Without
// a lesson, the troubles say why. The place is a part of their ids ("intro@1a2b3c4d"), so that what is kept of them
// never mixes with lessons of the same name.
Course loadOwnCourse(const QString& lessons, const QString& language, const QString& folder = courseFolder());

Course inLanguage(const Course& course, const QString& language); // loaded again
bool isOwnLesson(const QString& id);

} // namespace roundtrip
