// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// In which language does the program speak, and how does it write numbers there?

#include <QLocale>
#include <QStringList>

#include <vector>

class QCoreApplication;

namespace roundtrip {

struct Language {
    QString code;
    QString name; // as its speakers write it
};

const std::vector<Language>& languages(); // English first
QString languageName(const QString& code); // empty where there is none of that code

// The first that there is of what somebody reads ("sv-SE", "en"); else English.
QString languageFor(const QStringList& wanted);
QString systemLanguage();

// The system's own way of writing numbers where it speaks that language.
QLocale localeFor(const QString& language);

// From now on all words come in that language, and those of pictures and charts as the dialect has them (a name of
// core/lesson/vocabulary.h; empty: the lessons' own). What already stands on the screen stays as it is.
void speak(QCoreApplication& application, const QString& language, const QString& dialect = {});

} // namespace roundtrip
