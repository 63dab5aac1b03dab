// SPDX-License-Identifier: GPL-3.0-or-later
#include "client/engineclient.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace roundtrip {

QStringList EngineClient::defaultCommand()
{
    const QString wanted = qEnvironmentVariable("ROUNDTRIP_ENGINE");
    if (!wanted.isEmpty())
        return {wanted};
    const QString beside = QCoreApplication::instance()
        ? QDir(QCoreApplication::applicationDirPath()).filePath(QStringLiteral("roundtrip-engine")) : QString();
    return {QFileInfo(beside).isExecutable() ? beside : QStringLiteral(ROUNDTRIP_INSTALLED_ENGINE)};
}

// As a shell reads words: blanks part them, "…" and '…' keep them together, a backslash keeps the next character.
QStringList EngineClient::splitCommand(const QString& text)
{
    QStringList words;
    QString word;
    bool inWord = false;
    QChar quote;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (c == u'\\' && quote != u'\'') {
            if (++i == text.size())
                return {};
            if (quote == u'"' && text[i] != u'"' && text[i] != u'\\')
                word += c;
            word += text[i];
            inWord = true;
        } else if (!quote.isNull()) {
            if (c == quote)
                quote = QChar();
            else
                word += c;
        } else if (c == u'"' || c == u'\'') {
            quote = c;
            inWord = true;
        } else if (!c.isSpace()) {
            word += c;
            inWord = true;
        } else if (inWord) {
            words += std::exchange(word, {});
            inWord = false;
        }
    }
    if (inWord)
        words += word;
    return quote.isNull() ? words : QStringList();
}

} // namespace roundtrip
