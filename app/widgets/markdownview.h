// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How is a lesson's Markdown shown as high as it is, in the colours of the theme?

#include "theme.h"

#include <QTextBrowser>

namespace roundtrip {

// As high as its text; the page around it scrolls.
class TallText : public QTextBrowser {
    Q_OBJECT
public:
    explicit TallText(QWidget* parent = nullptr);

protected:
    void fitHeight();
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
};

class MarkdownView : public TallText {
    Q_OBJECT
public:
    explicit MarkdownView(QWidget* parent = nullptr);
    void setText(const QString& markdown, const Theme& theme);
    void setPictures(const QString& folder, int width) { m_folder = folder, m_width = width; } // before the text; else it has none

protected:
    QVariant loadResource(int type, const QUrl& name) override;

private:
    QString m_folder;
    int m_width = 0;
};

// Program text: wraps with a hanging indent, so that a long line stays one line to the eye.
class CodeBlock : public TallText {
    Q_OBJECT
public:
    explicit CodeBlock(QWidget* parent = nullptr);
    void setText(const QString& code, const Theme& theme);
};

} // namespace roundtrip
