// SPDX-License-Identifier: GPL-3.0-or-later
// How does the editor find, complete and explain words, and wrap what stands below a line?
#include "widgets/editor.h"

#include "builtins.h"

#include <algorithm>

namespace roundtrip {
namespace {

constexpr int fewestTyped = 3; // characters, before a word is completed

} // namespace

bool Editor::findFrom(const QString& word, From from)
{
    int line = 0, column = 0, endLine = 0, endColumn = 0;
    getCursorPosition(&line, &column);
    if (hasSelectedText()) {
        getSelection(&line, &column, &endLine, &endColumn);
        if (from == From::SelectionEnd)
            line = endLine, column = endColumn;
    }
    return findFirst(word, false, false, false, true, from != From::Backwards, line, column);
}

// Annotations do not wrap by themselves.
QString Editor::wrapped(const QString& text) const
{
    const int room = std::max(30, (width() - 90) / std::max(1, QFontMetrics(pointFont(FontRole::Small)).averageCharWidth()));
    QString result;
    int used = 0;
    for (const QString& line : text.split(QLatin1Char('\n'))) {
        result += result.isEmpty() ? QString() : QStringLiteral("\n");
        used = 0;
        for (const QString& word : line.split(QLatin1Char(' '))) {
            const int length = static_cast<int>(word.size());
            const bool fits = used == 0 || used + 1 + length <= room;
            result += used == 0 ? QString() : fits ? QStringLiteral(" ") : QStringLiteral("\n");
            used = fits && used > 0 ? used + 1 + length : length;
            result += word;
        }
    }
    return result;
}

QString Editor::wordBefore(int position) const
{
    const auto start = SendScintilla(SCI_WORDSTARTPOSITION, static_cast<unsigned long>(position), 1L);
    return text(static_cast<int>(start), position);
}

void Editor::help(int typed)
{
    const int position = static_cast<int>(SendScintilla(SCI_GETCURRENTPOS));
    if (typed == '(')
        return explainWord(wordBefore(position - 1));
    if (typed == ')' || typed == ';' || typed == '\n')
        return static_cast<void>(SendScintilla(SCI_CALLTIPCANCEL));
    const QString word = wordBefore(position);
    const QStringList list = word.size() < fewestTyped ? QStringList() : completions(word);
    if (list.isEmpty())
        SendScintilla(SCI_AUTOCCANCEL);
    else
        SendScintilla(SCI_AUTOCSHOW, static_cast<unsigned long>(word.size()), list.join(QLatin1Char(' ')).toUtf8().constData());
}

void Editor::explainWord(const QString& word)
{
    const QString help = builtinHelp(word);
    if (!help.isEmpty())
        SendScintilla(SCI_CALLTIPSHOW, static_cast<unsigned long>(SendScintilla(SCI_GETCURRENTPOS) - word.size()), help.toUtf8().constData());
}

bool Editor::helps() const
{
    return SendScintilla(SCI_AUTOCACTIVE) || SendScintilla(SCI_CALLTIPACTIVE);
}

} // namespace roundtrip
