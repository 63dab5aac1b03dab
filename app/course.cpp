// SPDX-License-Identifier: GPL-3.0-or-later
#include "course.h"

#include "lesson/loader.h"
#include "lesson/modelleddevices.h"
#include "lesson/pack.h"
#include "lesson/pages.h"
#include "lessonfaulttext.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>

namespace roundtrip {
namespace {

bool holdsCourse(const QString& folder)
{
    return QDir(folder + QStringLiteral("/lessons")).exists() && QDir(folder + QStringLiteral("/kernels")).exists();
}

struct CourseWords {
    Q_DECLARE_TR_FUNCTIONS(course)
};

QString trouble(const QString& name, const LessonErrors& errors)
{
    if (errors.empty())
        return CourseWords::tr("The lesson %1 could not be read.").arg(name);
    return CourseWords::tr("The lesson %1 was left out. %2").arg(name, line(errors.front()));
}

Terms termsIn(Course& course, const QString& glossary)
{
    auto terms = loadTerms(glossary, course.language);
    if (auto* good = std::get_if<Terms>(&terms))
        return std::move(*good);
    if (QDir(glossary).exists())
        course.troubles += trouble(QStringLiteral("glossary"), std::get<LessonErrors>(terms));
    return {};
}

void addLessons(Course& course, const Pack& pack, const QString& mark)
{
    for (const QString& name : pack.lessons) {
        auto loaded = loadLesson(pack.root + QLatin1Char('/') + name, course.language, course.terms);
        if (auto* good = std::get_if<Lesson>(&loaded)) {
            course.lessons.push_back(withPages(std::move(*good)));
            course.lessons.back().id += mark;
        } else {
            course.troubles += trouble(name, std::get<LessonErrors>(loaded));
        }
    }
}

void addKernels(Course& course)
{
    const QDir kernels(course.folder + QStringLiteral("/kernels"));
    for (const QFileInfo& file : kernels.entryInfoList({QStringLiteral("*.cl")}, QDir::Files, QDir::Name)) {
        QFile source(file.filePath());
        if (source.open(QFile::ReadOnly))
            course.kernels[file.completeBaseName().toStdString()] = source.readAll().toStdString();
    }
}

constexpr QChar markSign = u'@'; // no lesson of the program has it in its name

QString markOf(const QString& root)
{
    const QByteArray hash = QCryptographicHash::hash(root.toUtf8(), QCryptographicHash::Sha256).toHex();
    return markSign + QString::fromLatin1(hash.first(8));
}

void addModelled(Course& course, const QString& lessons)
{
    ModelledDevices found = loadModelledDevices(lessons + QStringLiteral("/devices"));
    course.modelled = std::move(found.devices);
    for (const LessonError& error : found.errors)
        course.troubles += CourseWords::tr("A modelled device was left out. %1").arg(line(error));
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
    addKernels(course);
    const QString lessons = folder + QStringLiteral("/lessons");
    course.terms = termsIn(course, lessons + QStringLiteral("/glossary"));
    const auto opened = openPack(lessons);
    if (const auto* pack = std::get_if<Pack>(&opened))
        addLessons(course, *pack, {});
    addModelled(course, lessons);
    return course;
}

Course loadOwnCourse(const QString& lessons, const QString& language, const QString& folder)
{
    Course course;
    course.folder = folder;
    course.language = language;
    course.own = QFileInfo(lessons).absoluteFilePath();
    const auto opened = openPack(lessons);
    if (const auto* errors = std::get_if<LessonErrors>(&opened)) {
        course.troubles += CourseWords::tr("No lesson was opened. %1").arg(line(errors->front()));
        return course;
    }
    addKernels(course);
    const Pack& pack = std::get<Pack>(opened);
    if (pack.hasGlossary)
        course.terms = termsIn(course, pack.root + QStringLiteral("/glossary"));
    if (course.terms.all.empty())
        course.terms = termsIn(course, folder + QStringLiteral("/lessons/glossary"));
    addModelled(course, pack.root);
    if (course.modelled.empty())
        addModelled(course, folder + QStringLiteral("/lessons"));
    addLessons(course, pack, markOf(pack.root));
    if (!course.troubles.empty())
        course.troubles += CourseWords::tr("All mistakes with their places: roundtrip lessons check \"%1\"").arg(QDir::toNativeSeparators(course.own));
    return course;
}

Course inLanguage(const Course& course, const QString& language)
{
    return course.own.isEmpty() ? loadCourse(course.folder, language) : loadOwnCourse(course.own, language, course.folder);
}

bool isOwnLesson(const QString& id) { return id.contains(markSign); }

} // namespace roundtrip
