// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What is wrong in a lesson folder, and where exactly?

#include <QString>

#include <vector>

namespace roundtrip {

enum class LessonFault {
    NotAFolder,
    Archive, // has to be unpacked first
    NoLesson, // a folder without any
    TooManyLessons,
    MissingFile,
    NotAFile, // a folder, a pipe, a device
    NotForLessons, // a file of a kind that no lesson is made of
    IsLink, // a symbolic link, even one to a neighbour
    OutsideFolder, // a link or a path that leaves the folder
    TooLarge,
    TooManyFiles,
    TooDeep, // a folder or a value in too many others
    BadPicture, // no picture of the kind that its name says
    PictureTooLarge, // more pixels or shapes than a page can show
    ForeignPicture, // holds a program, or wants a file from elsewhere
    NotUtf8,
    BadToml,
    NewerFormat,
    UnknownKey,
    MissingKey,
    WrongType,
    UnknownName, // a setting, kernel, stage … that does not exist
    OutOfRange,
    NeedsStage, // shows nothing beside the picture of this lesson
    BadId,
    DuplicateId,
    MissingText, // lesson.toml names it, the words lack it
    TextWithoutStep, // the words have it, lesson.toml does not name it
    ForeignLink,
    BrokenLink,
    Html,
    // What checkLessons finds besides; such lessons load.
    Untranslated, // a section of the English that a translation lacks
    Outdated, // made from other English words
    Unmarked, // does not say from which English it was made
    UnequalNumbers, // a title with other digits than the English one
    SameText, // two choices of a question read the same
    MissingNote, // a choice without its explanation
};

struct LessonError {
    LessonFault fault;
    QString file; // inside the lesson folder; empty for the folder itself
    int line = 0; // from 1; 0 where the fault is the whole file's
    int column = 0; // from 1, in characters
    QString detail; // the name, key or path in question; the parser's words for BadToml
    bool operator==(const LessonError&) const = default;

    QString place() const; // "lesson.toml:3:8"
};
using LessonErrors = std::vector<LessonError>;

} // namespace roundtrip
