// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/card.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QStyle>

namespace roundtrip {
namespace {

// Ends in "…" where there is no room; the tool tip has the whole.
class Elided : public QLabel {
public:
    using QLabel::QLabel;
    QSize minimumSizeHint() const override { return {4 * fontMetrics().averageCharWidth(), QLabel::minimumSizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        style()->drawItemText(&painter, contentsRect(), Qt::AlignVCenter | Qt::AlignLeft, palette(), isEnabled(),
            fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width()), foregroundRole());
    }
};

} // namespace

Card::Card(const QString& title, QWidget* parent)
    : QFrame(parent)
    , m_title(new Elided(title, this))
    , m_note(new Elided(this))
    , m_head(new QHBoxLayout)
    , m_column(new QVBoxLayout(this))
{
    setProperty("role", "card");
    setAccessibleName(title);
    m_title->setProperty("role", "strong");
    m_note->setProperty("role", "small");
    m_note->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // never wider than what is left
    m_note->setTextFormat(Qt::PlainText);
    m_head->setSpacing(8);
    m_head->addWidget(m_title);
    m_head->addWidget(m_note, 1);
    m_column->setContentsMargins(16, 12, 16, 14);
    m_column->setSpacing(8);
    m_column->addLayout(m_head);
}

void Card::setTitle(const QString& title)
{
    m_title->setText(title);
    setAccessibleName(title);
}

void Card::setNote(const QString& note)
{
    m_note->setText(note);
    m_note->setToolTip(note);
}

void Card::addButton(QWidget* button)
{
    m_head->addWidget(button);
}

void Card::setContent(QWidget* content, int stretch)
{
    m_column->addWidget(content, stretch);
}

} // namespace roundtrip
