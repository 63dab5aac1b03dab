// SPDX-License-Identifier: GPL-3.0-or-later
#include "termtext.h"

#include "lesson/vocabulary.h"

#include <QCoreApplication>
#include <QTextDocument>

namespace roundtrip {
namespace {

struct TermtextWords { Q_DECLARE_TR_FUNCTIONS(roundtrip::Terms) };

QString withVersion(const QString& dialect, const Terms& terms)
{
    const auto version = terms.versions.find(dialect);
    return version == terms.versions.end() ? dialectTitle(dialect)
                                           : QStringLiteral("%1 %2").arg(dialectTitle(dialect), version->second);
}

} // namespace

QString dialectTitle(const QString& dialect)
{
    static const std::map<QString, QString> names{{"opencl", "OpenCL"}, {"cuda", "CUDA"}, {"mojo", "Mojo"}, {"pytorch", "PyTorch"}};
    const auto name = names.find(dialect);
    return name == names.end() ? TermtextWords::tr("Lesson words") : name->second;
}

QString codeNote(const QString& shown, const QString& wanted, const Terms& terms)
{
    if (shown != QLatin1String("opencl"))
        return TermtextWords::tr("%1: shown for reading, not run.").arg(withVersion(shown, terms));
    const bool isAskedFor = wanted.isEmpty() || wanted == shown;
    return isAskedFor ? QString() : TermtextWords::tr("OpenCL: there is no %1 code for this.").arg(dialectTitle(wanted));
}

std::map<QString, QString> controlNames(const Terms& terms, const QString& dialect)
{
    std::map<QString, QString> names;
    for (const auto& [setting, id] : {std::pair{"block", "block-size"}, std::pair{"grid", "grid-size"}}) {
        const Term* term = terms.find(QLatin1String(id));
        const auto word = term ? term->words.find(dialect) : std::map<QString, TermWord>::const_iterator{};
        if (!term || word == term->words.end() || word->second.one.isEmpty())
            continue;
        QString name = word->second.one;
        name[0] = name[0].toUpper();
        names[QLatin1String(setting)] = name;
    }
    return names;
}

QString termText(const Terms& terms, const Term& term)
{
    QString markdown = QStringLiteral("**%1**\n\n%2\n\n").arg(term.title, term.body);
    for (const QString& dialect : dialectNames()) {
        const auto word = term.words.find(dialect);
        if (word == term.words.end())
            continue;
        QStringList forms;
        if (!word->second.one.isEmpty())
            forms += word->second.one;
        if (!word->second.code.isEmpty())
            forms += QStringLiteral("`%1`").arg(word->second.code);
        if (!forms.isEmpty())
            markdown += QStringLiteral("- %1: %2\n").arg(withVersion(dialect, terms), forms.join(QStringLiteral(", ")));
    }
    QTextDocument document;
    document.setMarkdown(markdown);
    return document.toHtml();
}

} // namespace roundtrip
