// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/markdownview.h"

#include "lessonpicture.h"

#include <QAbstractTextDocumentLayout>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextFragment>
#include <QWheelEvent>

#include <vector>

namespace roundtrip {
namespace {

constexpr int lineHeightPercent = 108; // the font itself is 1.36 of its size high

QTextCharFormat dressed(QTextCharFormat style, const Theme& theme)
{
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
    return style;
}

// Qt underlines _x_ and leaves code without font and background. Fragments that look alike afterwards become one, which
// no walk through them survives: what they shall be is noted first.
void dressFragments(QTextDocument& document, const Theme& theme)
{
    struct Dress {
        int from, to;
        QTextCharFormat style;
    };
    std::vector<Dress> dresses;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QTextBlockFormat format = block.blockFormat();
        format.setLineHeight(lineHeightPercent, QTextBlockFormat::ProportionalHeight);
        format.setBottomMargin(block.textList() ? theme.px(4) : theme.px(10));
        format.setTopMargin(0);
        QTextCursor(block).setBlockFormat(format);
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QTextFragment fragment = it.fragment();
            dresses.push_back({fragment.position(), fragment.position() + fragment.length(), dressed(fragment.charFormat(), theme)});
        }
    }
    QTextCursor part(&document);
    for (const Dress& dress : dresses) {
        part.setPosition(dress.from);
        part.setPosition(dress.to, QTextCursor::KeepAnchor);
        part.setCharFormat(dress.style);
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

// Pictures of the lesson's folder and nothing else, wherever a name may lead.
QVariant MarkdownView::loadResource(int type, const QUrl& name)
{
    return type == QTextDocument::ImageResource ? lessonPicture(m_folder, name.toString(), m_width) : QVariant();
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
