// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/diffview.h"

#include "textdiff.h"

#include <QTextBlock>

namespace roundtrip {

DiffView::DiffView(QWidget* parent)
    : QPlainTextEdit(parent)
{
    setReadOnly(true);
    setTabChangesFocus(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setLineWrapMode(NoWrap);
    setFrameShape(NoFrame);
    setAccessibleName(tr("Changes against the starter"));
}

void DiffView::show(const QString& before, const QString& now)
{
    m_before = before;
    m_now = now;
    clear();
    QTextCursor cursor(document());
    bool isFirst = true, isSame = true;
    for (const DiffLine& line : differences(before, now)) {
        QTextCharFormat format;
        QTextBlockFormat block;
        QString mark = QStringLiteral("  ");
        if (line.mark != DiffLine::Mark::Same) {
            const bool isAdded = line.mark == DiffLine::Mark::Added;
            mark = isAdded ? QStringLiteral("+ ") : QStringLiteral("− ");
            format.setForeground(isAdded ? m_theme.right : m_theme.warning);
            block.setBackground(m_theme.field);
            isSame = false;
        } else {
            format.setForeground(m_theme.ink);
        }
        if (!isFirst)
            cursor.insertBlock();
        isFirst = false;
        cursor.setBlockFormat(block);
        cursor.insertText(mark + line.text, format);
    }
    setAccessibleDescription(isSame ? tr("Nothing is changed.") : tr("Lines that begin with + were added, lines that begin with − are gone."));
    moveCursor(QTextCursor::Start);
}

void DiffView::setTheme(const Theme& theme)
{
    m_theme = theme;
    setFont(roundtrip::font(FontRole::Code, theme.scale));
    show(m_before, m_now);
}

} // namespace roundtrip
