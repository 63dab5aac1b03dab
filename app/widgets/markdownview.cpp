// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/markdownview.h"

#include <QAbstractTextDocumentLayout>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextFragment>
#include <QWheelEvent>

namespace roundtrip {
namespace {

constexpr int lineHeightPercent = 108; // the font itself is 1.36 of its size high

// Qt underlines _x_ and leaves code without font and background.
void dressFragments(QTextDocument& document, const Theme& theme)
{
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QTextCursor line(block);
        QTextBlockFormat format = block.blockFormat();
        format.setLineHeight(lineHeightPercent, QTextBlockFormat::ProportionalHeight);
        format.setBottomMargin(block.textList() ? theme.px(4) : theme.px(10));
        format.setTopMargin(0);
        line.setBlockFormat(format);
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QTextFragment fragment = it.fragment();
            QTextCharFormat style = fragment.charFormat();
            if (style.fontFixedPitch()) {
                style.setFontFamilies(roundtrip::font(FontRole::Code, theme.scale).families());
                style.setProperty(QTextFormat::FontPixelSize, roundtrip::font(FontRole::Code, theme.scale).pixelSize());
                style.setBackground(theme.field);
            }
            if (style.fontUnderline() && !style.isAnchor()) {
                style.setFontUnderline(false);
                style.setFontItalic(true);
            }
            if (style.isAnchor())
                style.setUnderlineStyle(QTextCharFormat::DotLine); // not by its colour alone
            QTextCursor part(&document);
            part.setPosition(fragment.position());
            part.setPosition(fragment.position() + fragment.length(), QTextCursor::KeepAnchor);
            part.setCharFormat(style);
        }
    }
}

} // namespace

TallText::TallText(QWidget* parent)
    : QTextBrowser(parent)
{
    setFrameShape(NoFrame);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setOpenLinks(false); // the page knows where they lead
    setTabChangesFocus(true);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    document()->setDocumentMargin(0);
    viewport()->setAutoFillBackground(false);
    setAutoFillBackground(false);
}

void TallText::fitHeight()
{
    const QMargins around = contentsMargins() + viewportMargins();
    document()->setTextWidth(viewport()->width());
    const int height = qCeil(document()->size().height()) + around.top() + around.bottom();
    if (height != this->height() || height != maximumHeight())
        setFixedHeight(height);
}

void TallText::resizeEvent(QResizeEvent* event)
{
    QTextBrowser::resizeEvent(event);
    fitHeight();
}

void TallText::wheelEvent(QWheelEvent* event)
{
    event->ignore(); // the page scrolls
}

QSize TallText::sizeHint() const
{
    return {200, minimumHeight()};
}

QSize TallText::minimumSizeHint() const
{
    return {60, minimumHeight()};
}

MarkdownView::MarkdownView(QWidget* parent)
    : TallText(parent)
{
    setProperty("role", "prose");
}

void MarkdownView::setText(const QString& markdown, const Theme& theme)
{
    document()->setDefaultFont(roundtrip::font(FontRole::Body, theme.scale));
    setMarkdown(markdown);
    dressFragments(*document(), theme);
    setAccessibleName(document()->firstBlock().text());
    fitHeight();
}

CodeBlock::CodeBlock(QWidget* parent)
    : TallText(parent)
{
    setProperty("role", "code");
    setAccessibleName(tr("Program text"));
}

void CodeBlock::setText(const QString& code, const Theme& theme)
{
    const QFont mono = roundtrip::font(FontRole::Code, theme.scale);
    const qreal letter = QFontMetricsF(mono).horizontalAdvance(QLatin1Char('0'));
    document()->setDefaultFont(mono);
    setLineWrapMode(WidgetWidth);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    setPlainText(code.trimmed());
    document()->setDocumentMargin(theme.px(12));
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        const QString text = block.text();
        qsizetype indent = 0;
        while (indent < text.size() && text[indent] == QLatin1Char(' '))
            ++indent;
        QTextBlockFormat format = block.blockFormat();
        format.setLeftMargin(letter * static_cast<qreal>(indent + 4));
        format.setTextIndent(-letter * static_cast<qreal>(indent + 4));
        format.setLineHeight(lineHeightPercent, QTextBlockFormat::ProportionalHeight);
        QTextCursor(block).setBlockFormat(format);
    }
    fitHeight();
}

} // namespace roundtrip
