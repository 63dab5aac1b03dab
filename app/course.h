// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What comes with the program: the lessons, and the kernels that they run?

#include "lesson/lesson.h"
#include "lesson/terms.h"

#include <QString>
#include <QStringList>

#include <map>
#include <string>
#include <vector>

namespace roundtrip {

struct Course {
    QString folder, language; // that it was loaded from and in
    std::vector<Lesson> lessons; // with their pages, see lesson/pages.h
    Terms terms; // empty where there is no glossary
    std::map<std::string, std::string> kernels; // "vec_add" → text of kernels/vec_add.cl
    QStringList troubles; // one sentence for every lesson that could not be loaded

    const std::string& kernel(const std::string& id) const; // empty where there is none
};

// The folder with lessons/ and kernels/: ROUNDTRIP_DATA, else the installed one, else the source tree.
QString courseFolder();
Course loadCourse(const QString& folder = courseFolder(), const QString& language = QStringLiteral("en"));

} // namespace roundtrip
