// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How can a label wrap a text that has no spaces, such as a compiler's message? It may break inside long words.

#include <QString>

namespace roundtrip {

inline QString breakable(const QString& text)
{
    constexpr int most = 24; // letters that stay together
    QString result;
    int letters = 0;
    for (const QChar letter : text) {
        letters = letter.isSpace() ? 0 : letters + 1;
        if (letters > most && !letter.isLowSurrogate() && !letter.isMark()) {
            result += QChar(0x200B); // no width, but a place to break
            letters = 1;
        }
        result += letter;
    }
    return result;
}

} // namespace roundtrip
