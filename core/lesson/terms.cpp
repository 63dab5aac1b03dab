// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/terms.h"

#include "lesson/folder.h"
#include "lesson/links.h"
#include "lesson/tomltable.h"
#include "lesson/vocabulary.h"

#include <QRegularExpression>

namespace roundtrip {

namespace {

const QString glossaryFile = QStringLiteral("glossary.toml");

std::map<QString, TermWord> parseWordsOf(TomlTable& table, LessonErrors& errors)
{
    std::map<QString, TermWord> found;
    if (const toml::table* source = table.table("word")) {
        TomlTable dialects(*source, errors, glossaryFile);
        for (const QString& dialect : dialectNames()) {
            const QStringList words = dialects.texts(dialect.toStdString().c_str());
            if (words.size() > 2)
                dialects.fault(LessonFault::OutOfRange, dialects.place(dialect.toStdString().c_str()), dialect);
            if (!words.isEmpty())
                found[dialect] = {words.first(), words.last(), {}};
        }
        dialects.finish();
    }
    if (const toml::table* source = table.table("code")) {
        TomlTable dialects(*source, errors, glossaryFile);
        for (const QString& dialect : dialectNames())
            if (const QString code = dialects.text(dialect.toStdString().c_str()); !code.isEmpty())
                found[dialect].code = code;
        dialects.finish();
    }
    return found;
}

std::map<QString, QString> parseVersions(TomlTable& table, LessonErrors& errors)
{
    std::map<QString, QString> versions;
    if (const toml::table* source = table.table("versions")) {
        TomlTable dialects(*source, errors, glossaryFile);
        for (const QString& dialect : dialectNames())
            if (const QString version = dialects.text(dialect.toStdString().c_str()); !version.isEmpty())
                versions[dialect] = version;
        dialects.finish();
    }
    return versions;
}

struct Glossary {
    Terms terms;
    std::map<QString, TomlPlace> places;
};

Glossary parseGlossary(const QString& text, LessonErrors& errors)
{
    Glossary glossary;
    const auto parsed = parseToml(text, glossaryFile, errors);
    if (!parsed)
        return glossary;
    TomlTable root(*parsed, errors, glossaryFile);
    if (root.number("format", 1, std::numeric_limits<qint64>::max()) > 1)
        root.fault(LessonFault::NewerFormat, root.place("format"), {});
    glossary.terms.versions = parseVersions(root, errors);
    for (const toml::table* source : root.tables("term")) {
        TomlTable table(*source, errors, glossaryFile);
        Term term;
        term.id = table.id();
        term.words = parseWordsOf(table, errors);
        if (!glossary.places.insert({term.id, table.place("id")}).second)
            table.fault(LessonFault::DuplicateId, table.place("id"), term.id);
        for (const auto& [dialect, word] : term.words)
            if (dialect != "opencl" && !glossary.terms.versions.contains(dialect))
                table.fault(LessonFault::MissingKey, table.place("id"), "versions." + dialect);
        table.finish();
        glossary.terms.all.push_back(std::move(term));
    }
    root.finish();
    return glossary;
}

Words readWords(const LessonFolder& folder, const QString& language, const Terms& terms, LessonErrors& errors)
{
    const QString file = language + ".md";
    const QString markdown = folder.read(file, errors).value_or(QString());
    Words words = parseWords(markdown, file, errors);
    checkLinks(markdown, file, words, terms.ids(), folder, errors);
    return words;
}

/// Puts a term's words in; false where they are missing or made from other English words.
bool fill(Term& term, const Words& words, const QString& language, const Words& inEnglish)
{
    const auto found = words.find(term.id);
    if (found == words.end() || found->second.title.isEmpty() || found->second.body.isEmpty())
        return false;
    const QString& madeFrom = found->second.madeFrom;
    term.outdated = language != originalLanguage && !madeFrom.isEmpty() && madeFrom != stampOf(inEnglish, term.id);
    if (term.outdated)
        return false;
    term.language = language;
    term.title = found->second.title;
    term.body = found->second.body;
    return true;
}

} // namespace

TermLink termOf(const QString& target)
{
    const QString plural = QStringLiteral("/plural");
    QString id = target.mid(termScheme.size());
    const bool isPlural = id.endsWith(plural);
    if (isPlural)
        id.chop(plural.size());
    return {id, isPlural};
}

const Term* Terms::find(const QString& id) const
{
    for (const Term& term : all)
        if (term.id == id)
            return &term;
    return nullptr;
}

QStringList Terms::ids() const
{
    QStringList found;
    for (const Term& term : all)
        found << term.id;
    return found;
}

QString Terms::word(const QString& id, const QString& dialect, bool plural) const
{
    const Term* term = find(id);
    if (!term)
        return {};
    const auto own = term->words.find(dialect);
    const bool has = own != term->words.end() && !own->second.one.isEmpty();
    return !has ? term->title : plural ? own->second.many : own->second.one;
}

QString Terms::renamed(const QString& markdown, const QString& dialect) const
{
    static const QRegularExpression link("\\[([^\\]\\n]*)\\]\\((term:[^)\\s]*)\\)");
    QString text;
    qsizetype from = 0;
    for (auto matches = link.globalMatch(markdown); matches.hasNext();) {
        const auto match = matches.next();
        const auto [id, plural] = termOf(match.captured(2));
        const QString shown = match.captured(1);
        const Term* term = find(id);
        QString own = word(id, dialect, plural);
        if (!term || !term->words.contains(dialect) || term->words.at(dialect).one.isEmpty()
            || own.compare(shown, Qt::CaseInsensitive) == 0)
            continue;
        if (!shown.isEmpty() && shown[0].isUpper())
            own[0] = own[0].toUpper();
        text += markdown.mid(from, match.capturedStart() - from);
        text += QStringLiteral("[%1](%2) (%3)").arg(own, match.captured(2), shown);
        from = match.capturedEnd();
    }
    return text + markdown.mid(from);
}

std::variant<Terms, LessonErrors> loadTerms(const QString& path, const QString& language)
{
    LessonErrors errors;
    const LessonFolder folder(path);
    if (!folder.check(errors))
        return errors;
    const auto toml = folder.read(glossaryFile, errors);
    if (!toml)
        return errors;
    Glossary glossary = parseGlossary(*toml, errors);
    Terms& terms = glossary.terms;
    const Words inEnglish = readWords(folder, originalLanguage, terms, errors);
    Words chosen;
    if (language != originalLanguage && folder.languages().contains(language))
        chosen = readWords(folder, language, terms, errors);
    for (Term& term : terms.all) {
        const TomlPlace at = glossary.places[term.id];
        if (!fill(term, inEnglish, originalLanguage, inEnglish))
            errors.push_back({LessonFault::MissingText, glossaryFile, at.line, at.column, term.id});
        fill(term, chosen, language, inEnglish);
    }
    for (const auto& [id, text] : inEnglish)
        if (!id.isEmpty() && !glossary.places.contains(id))
            errors.push_back({LessonFault::TextWithoutStep, originalLanguage + ".md", text.line, text.column, id});
    if (!errors.empty())
        return errors;
    return std::move(terms);
}

} // namespace roundtrip
