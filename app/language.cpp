// SPDX-License-Identifier: GPL-3.0-or-later
#include "language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QTranslator>

#include <algorithm>

namespace roundtrip {
namespace {

// Words of Qt's own dialogs and menus that its Swedish lacks; they are translated with ours.
[[maybe_unused]] constexpr const char* qtWords[] = {QT_TRANSLATE_NOOP("QPlatformTheme", "OK"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Save"), QT_TRANSLATE_NOOP("QPlatformTheme", "Cancel"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Close"), QT_TRANSLATE_NOOP("QPlatformTheme", "&Yes"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "&No"), QT_TRANSLATE_NOOP("QsciScintilla", "&Undo"),
    QT_TRANSLATE_NOOP("QsciScintilla", "&Redo"), QT_TRANSLATE_NOOP("QsciScintilla", "Cu&t"),
    QT_TRANSLATE_NOOP("QsciScintilla", "&Copy"), QT_TRANSLATE_NOOP("QsciScintilla", "&Paste"),
    QT_TRANSLATE_NOOP("QsciScintilla", "Delete"), QT_TRANSLATE_NOOP("QsciScintilla", "Select All")};

void install(QCoreApplication& application, const QString& file, const QString& folder)
{
    auto* translator = new QTranslator(&application);
    translator->setObjectName(QStringLiteral("roundtrip"));
    if (translator->load(file, folder))
        application.installTranslator(translator);
    else
        delete translator;
}

} // namespace

const std::vector<Language>& languages()
{
    static const std::vector<Language> all{{QStringLiteral("en"), QStringLiteral("English")},
        {QStringLiteral("tr"), QStringLiteral("Türkçe")}, {QStringLiteral("it"), QStringLiteral("Italiano")},
        {QStringLiteral("sv"), QStringLiteral("Svenska")}};
    return all;
}

QString languageName(const QString& code)
{
    for (const Language& language : languages())
        if (language.code == code)
            return language.name;
    return {};
}

QString languageFor(const QStringList& wanted)
{
    for (const QString& name : wanted)
        if (const QString code = name.section(QLatin1Char('-'), 0, 0); !languageName(code).isEmpty())
            return code;
    return languages().front().code;
}

QString systemLanguage()
{
    return languageFor(QLocale::system().uiLanguages());
}

QLocale localeFor(const QString& language)
{
    const QLocale system = QLocale::system(), usual(language);
    return system.language() == usual.language() ? system : usual;
}

void speak(QCoreApplication& application, const QString& language, const QString& dialect)
{
    const auto before = application.findChildren<QTranslator*>(QStringLiteral("roundtrip"), Qt::FindDirectChildrenOnly);
    qDeleteAll(before); // which takes them out of use
    QLocale::setDefault(localeFor(language));
    install(application, QStringLiteral("qt_") + language, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(application, QStringLiteral("roundtrip_") + language, QStringLiteral(":/i18n")); // the last is asked first
    if (!dialect.isEmpty()) // most of them have no words of their own for what pictures show
        install(application, QStringLiteral("roundtrip_%1_%2").arg(dialect, language), QStringLiteral(":/i18n"));
}

} // namespace roundtrip
