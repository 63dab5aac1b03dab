// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/choicebutton.h"

#include "widgets/inlinecode.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QTextDocument>

#include <algorithm>

namespace roundtrip {

ChoiceButton::ChoiceButton(const QString& text, QWidget* parent)
    : QRadioButton(withoutMarks(text), parent)
    , m_words(inlineCode(text))
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setCursor(Qt::PointingHandCursor);
}

// A line's height of room for the disc, and a quarter of it around the words.
QRect ChoiceButton::textRect(int width, QTextDocument& words) const
{
    const int line = fontMetrics().height(), left = line * 7 / 4, around = line * 2 / 5;
    words.setDocumentMargin(0);
    words.setDefaultFont(font());
    words.setHtml(m_words);
    words.setTextWidth(std::max(40, width - left - around));
    return {left, around, static_cast<int>(words.textWidth()), std::max(line, qCeil(words.size().height()))};
}

int ChoiceButton::heightForWidth(int width) const
{
    QTextDocument words;
    return textRect(width, words).bottom() + fontMetrics().height() * 2 / 5;
}

QSize ChoiceButton::sizeHint() const
{
    const int width = std::min(280, fontMetrics().horizontalAdvance(text()) + fontMetrics().height() * 3);
    return {width, heightForWidth(width)};
}

void ChoiceButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor line = palette().color(QPalette::Midlight), accent = palette().color(QPalette::Highlight);
    const bool marked = isEnabled() && (isChecked() || hasFocus() || underMouse());
    const qreal width = hasFocus() || isChecked() ? 2 : 1;
    painter.setPen(QPen(marked ? accent : line, width));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2), 6, 6);

    QTextDocument document;
    const QRect words = textRect(this->width(), document);
    const qreal height = fontMetrics().height(), disc = height * 0.72;
    const QRectF ring(height * 0.55, words.top() + (height - disc) / 2, disc, disc);
    painter.setPen(QPen(isChecked() ? accent : palette().color(QPalette::PlaceholderText), 2));
    painter.drawEllipse(ring);
    if (isChecked()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(accent);
        painter.drawEllipse(ring.center(), disc / 4, disc / 4);
    }
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette = palette();
    context.palette.setColor(QPalette::Text, palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::Text));
    painter.translate(words.topLeft());
    document.documentLayout()->draw(&painter, context);
}

} // namespace roundtrip
