// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How does a short text show its `code` where there is no Markdown?

#include <QString>
#include <QStringList>

namespace roundtrip {

// As rich text; all else stays as it is written.
inline QString inlineCode(const QString& text)
{
    QString rich;
    bool isCode = false;
    for (const QString& part : text.split(QLatin1Char('`'))) {
        rich += isCode ? QStringLiteral("<code>%1</code>").arg(part.toHtmlEscaped()) : part.toHtmlEscaped();
        isCode = !isCode;
    }
    return rich;
}

inline QString withoutMarks(QString text) { return text.remove(QLatin1Char('`')); }

} // namespace roundtrip
