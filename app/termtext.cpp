// SPDX-License-Identifier: GPL-3.0-or-later
#include "termtext.h"

#include <QTextDocument>

#include <array>

namespace roundtrip {

QString termText(const Terms& terms, const Term& term)
{
    static const std::array<std::pair<const char*, const char*>, 4> dialects{
        {{"opencl", "OpenCL"}, {"cuda", "CUDA"}, {"mojo", "Mojo"}, {"pytorch", "PyTorch"}}};
    QString markdown = QStringLiteral("**%1**\n\n%2\n\n").arg(term.title, term.body);
    for (const auto& [dialect, name] : dialects) {
        const auto word = term.words.find(QLatin1String(dialect));
        if (word == term.words.end())
            continue;
        QStringList forms;
        if (!word->second.one.isEmpty())
            forms += word->second.one;
        if (!word->second.code.isEmpty())
            forms += QStringLiteral("`%1`").arg(word->second.code);
        const auto version = terms.versions.find(QLatin1String(dialect));
        const QString title = version == terms.versions.end()
            ? QLatin1String(name)
            : QStringLiteral("%1 %2").arg(QLatin1String(name), version->second);
        if (!forms.isEmpty())
            markdown += QStringLiteral("- %1: %2\n").arg(title, forms.join(QStringLiteral(", ")));
    }
    QTextDocument document;
    document.setMarkdown(markdown);
    return document.toHtml();
}

} // namespace roundtrip
