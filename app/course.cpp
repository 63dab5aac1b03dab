// SPDX-License-Identifier: GPL-3.0-or-later
#include "course.h"

#include "lesson/loader.h"
#include "lesson/pages.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

namespace roundtrip {
namespace {

bool holdsCourse(const QString& folder)
{
    return QDir(folder + QStringLiteral("/lessons")).exists() && QDir(folder + QStringLiteral("/kernels")).exists();
}

QString trouble(const QString& name, const LessonErrors& errors)
{
    if (errors.empty())
        return QCoreApplication::translate("course", "The lesson %1 could not be read.").arg(name);
    return QCoreApplication::translate("course", "The lesson %1 was left out: its mistake is at %2 (%3).")
        .arg(name, errors.front().place(), errors.front().detail);
}

} // namespace

const std::string& Course::kernel(const std::string& id) const
{
    static const std::string none;
    const auto found = kernels.find(id);
    return found == kernels.end() ? none : found->second;
}

QString courseFolder()
{
    const QString beside = QCoreApplication::applicationDirPath() + QStringLiteral("/../share/roundtrip");
    for (const QString& folder : {qEnvironmentVariable("ROUNDTRIP_DATA"), beside})
        if (!folder.isEmpty() && holdsCourse(folder))
            return folder;
    return QStringLiteral(ROUNDTRIP_SOURCE_DIR);
}

Course loadCourse(const QString& folder, const QString& language)
{
    Course course;
    course.folder = folder;
    course.language = language;
    const QString lessons = folder + QStringLiteral("/lessons");
    const QString glossary = lessons + QStringLiteral("/glossary");
    auto terms = loadTerms(glossary, language);
    if (auto* good = std::get_if<Terms>(&terms))
        course.terms = std::move(*good);
    else if (QDir(glossary).exists())
        course.troubles += trouble(QStringLiteral("glossary"), std::get<LessonErrors>(terms));
    for (const QString& name : lessonFolders(lessons)) {
        auto loaded = loadLesson(lessons + QLatin1Char('/') + name, language, course.terms);
        if (auto* good = std::get_if<Lesson>(&loaded))
            course.lessons.push_back(withPages(std::move(*good)));
        else
            course.troubles += trouble(name, std::get<LessonErrors>(loaded));
    }
    const QDir kernels(folder + QStringLiteral("/kernels"));
    for (const QFileInfo& file : kernels.entryInfoList({QStringLiteral("*.cl")}, QDir::Files, QDir::Name)) {
        QFile source(file.filePath());
        if (source.open(QFile::ReadOnly))
            course.kernels[file.completeBaseName().toStdString()] = source.readAll().toStdString();
    }
    return course;
}

} // namespace roundtrip
