// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessonfaulttext.h"

#include "lesson/drawing.h"

#include <QCoreApplication>

namespace roundtrip {
namespace {

struct LessonfaulttextWords {
    Q_DECLARE_TR_FUNCTIONS(roundtrip::LessonFaultText)
};

QString aboutFiles(const LessonError& error)
{
    switch (error.fault) {
    case LessonFault::NotAFolder:
        return LessonfaulttextWords::tr("%1 is no folder. Choose a folder with a lesson, or a folder of lessons.").arg(error.detail);
    case LessonFault::Archive:
        return LessonfaulttextWords::tr("%1 is an archive. Unpack it first, then open the folder that comes out.").arg(error.detail);
    case LessonFault::NoLesson:
        return LessonfaulttextWords::tr("There is no lesson in %1. A lesson is a folder with the files lesson.toml and en.md.").arg(error.detail);
    case LessonFault::TooManyLessons:
        return LessonfaulttextWords::tr("There are more than %1 lessons in the folder. Split it.").arg(error.detail);
    case LessonFault::NotAFile: return LessonfaulttextWords::tr("%1 is neither a file nor a folder. Take it out.").arg(error.detail);
    case LessonFault::NotForLessons:
        return LessonfaulttextWords::tr("%1 is nothing that lessons are made of: .toml, .md, .cl, .png, .svg, .txt. Take it out.").arg(error.detail);
    case LessonFault::IsLink: return LessonfaulttextWords::tr("%1 is a link. Put the thing itself in its place.").arg(error.detail);
    case LessonFault::OutsideFolder:
        return LessonfaulttextWords::tr("%1 leads out of the folder. Put the file itself into the folder.").arg(error.detail);
    case LessonFault::TooLarge: return LessonfaulttextWords::tr("This is larger than 1 MiB. Make it smaller, or split it.");
    case LessonFault::TooManyFiles: return LessonfaulttextWords::tr("There are more than %1 files in the folder.").arg(error.detail);
    case LessonFault::TooDeep:
        return error.detail.isEmpty() ? LessonfaulttextWords::tr("Too many names are joined by points here. Look for a typing mistake.")
                                      : LessonfaulttextWords::tr("%1 lies in too many folders. Put it higher up.").arg(error.detail);
    case LessonFault::NotUtf8: return LessonfaulttextWords::tr("This is no text in UTF-8. Save the file again with that encoding.");
    case LessonFault::ForeignLink:
        return LessonfaulttextWords::tr(
            "\"%1\" leads out of the lesson. Link to a step (#id), a term (term:id) or a picture of the folder.")
            .arg(error.detail);
    case LessonFault::BrokenLink: return LessonfaulttextWords::tr("\"%1\" leads nowhere.").arg(error.detail);
    case LessonFault::Html: return LessonfaulttextWords::tr("\"%1\" is HTML. Lessons are plain Markdown.").arg(error.detail);
    default: return LessonfaulttextWords::tr("There is no file %1.").arg(error.detail.isEmpty() ? error.file : error.detail);
    }
}

QString aboutStructure(const LessonError& error)
{
    switch (error.fault) {
    case LessonFault::BadToml: return LessonfaulttextWords::tr("This is no TOML: %1.").arg(error.detail);
    case LessonFault::NewerFormat:
        return LessonfaulttextWords::tr("This was written for a newer Roundtrip. Update Roundtrip, or write format = 1.");
    case LessonFault::UnknownKey:
        return LessonfaulttextWords::tr("There is no key \"%1\" here. Look for a typing mistake.").arg(error.detail);
    case LessonFault::MissingKey: return LessonfaulttextWords::tr("\"%1\" is missing here.").arg(error.detail);
    case LessonFault::WrongType: return LessonfaulttextWords::tr("\"%1\" has a value of the wrong kind.").arg(error.detail);
    case LessonFault::UnknownName: return LessonfaulttextWords::tr("Nothing is called \"%1\" here.").arg(error.detail);
    case LessonFault::OutOfRange: return LessonfaulttextWords::tr("\"%1\" is beyond what is allowed.").arg(error.detail);
    case LessonFault::NeedsStage: return LessonfaulttextWords::tr("Nobody would see this in a lesson with another picture. It needs stage = \"%1\".").arg(error.detail);
    case LessonFault::BadId:
        return LessonfaulttextWords::tr("\"%1\" is no id. Use small letters, digits and hyphens.").arg(error.detail);
    default: return LessonfaulttextWords::tr("\"%1\" is there twice.").arg(error.detail);
    }
}

QString aboutWords(const LessonError& error)
{
    switch (error.fault) {
    case LessonFault::MissingText: return LessonfaulttextWords::tr("\"%1\" has no words.").arg(error.detail);
    case LessonFault::TextWithoutStep:
        return LessonfaulttextWords::tr("Nothing in the .toml file is called \"%1\".").arg(error.detail);
    case LessonFault::Untranslated:
        return LessonfaulttextWords::tr("This is not translated yet. The heading would end: %1").arg(error.detail);
    case LessonFault::Outdated:
        return LessonfaulttextWords::tr("The English has changed since. Bring this up to date, then let the heading end: %1")
            .arg(error.detail);
    case LessonFault::Unmarked:
        return LessonfaulttextWords::tr("The heading does not say which English this was made from. Let it end: %1").arg(error.detail);
    case LessonFault::UnequalNumbers:
        return LessonfaulttextWords::tr("The title of \"%1\" has other numbers than the English one.").arg(error.detail);
    case LessonFault::SameText: return LessonfaulttextWords::tr("Two choices of \"%1\" read the same.").arg(error.detail);
    default: return LessonfaulttextWords::tr("A choice of \"%1\" is not explained.").arg(error.detail);
    }
}

QString aboutPictures(const LessonError& error)
{
    switch (error.fault) {
    case LessonFault::BadPicture:
        return LessonfaulttextWords::tr("This is no picture of the kind that its name says. Export it again as PNG or SVG.");
    case LessonFault::ForeignPicture:
        return LessonfaulttextWords::tr("This drawing holds a program or another picture, or wants a file from elsewhere. Export it as plain shapes.");
    default:
        return LessonfaulttextWords::tr("This picture is too large to show: %1 pixels a side are the most, and %2 shapes. Make it smaller.")
            .arg(mostPictureSide)
            .arg(mostShapes);
    }
}

} // namespace

QString sentence(const LessonError& error)
{
    switch (error.fault) {
    case LessonFault::BadPicture:
    case LessonFault::PictureTooLarge:
    case LessonFault::ForeignPicture: return aboutPictures(error);
    case LessonFault::NotAFolder:
    case LessonFault::Archive:
    case LessonFault::NoLesson:
    case LessonFault::TooManyLessons:
    case LessonFault::MissingFile:
    case LessonFault::NotAFile:
    case LessonFault::NotForLessons:
    case LessonFault::IsLink:
    case LessonFault::OutsideFolder:
    case LessonFault::TooLarge:
    case LessonFault::TooManyFiles:
    case LessonFault::TooDeep:
    case LessonFault::NotUtf8:
    case LessonFault::ForeignLink:
    case LessonFault::BrokenLink:
    case LessonFault::Html: return aboutFiles(error);
    case LessonFault::BadToml:
    case LessonFault::NewerFormat:
    case LessonFault::UnknownKey:
    case LessonFault::MissingKey:
    case LessonFault::WrongType:
    case LessonFault::UnknownName:
    case LessonFault::OutOfRange:
    case LessonFault::NeedsStage:
    case LessonFault::BadId:
    case LessonFault::DuplicateId: return aboutStructure(error);
    case LessonFault::MissingText:
    case LessonFault::TextWithoutStep:
    case LessonFault::Untranslated:
    case LessonFault::Outdated:
    case LessonFault::Unmarked:
    case LessonFault::UnequalNumbers:
    case LessonFault::SameText:
    case LessonFault::MissingNote: return aboutWords(error);
    }
    return {};
}

QString line(const LessonError& error)
{
    const QString place = error.place();
    return place.isEmpty() ? sentence(error) : place + QStringLiteral(": ") + sentence(error);
}

} // namespace roundtrip
