// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/coachcard.h"

#include "widgets/inlinecode.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace roundtrip {

CoachCard::CoachCard(QWidget* parent)
    : QFrame(parent)
    , m_text(new QLabel(this))
    , m_try(new QPushButton(this))
{
    setProperty("role", "task");
    setAccessibleName(tr("Coach"));
    auto* heading = new QLabel(tr("Coach"), this);
    heading->setProperty("role", "strong");
    auto* off = new QPushButton(tr("Switch off"), this);
    off->setProperty("role", "toggle");
    off->setAccessibleName(tr("Switch the coach off"));
    off->setToolTip(tr("The menu of the language switches it on again"));
    auto* close = new QPushButton(QStringLiteral("✕"), this);
    close->setProperty("role", "toggle");
    close->setAccessibleName(tr("Close what the coach says"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::RichText);

    auto* head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(heading, 1);
    head->addWidget(off);
    head->addWidget(close);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, 8, 10, 10);
    column->setSpacing(6);
    column->addLayout(head);
    column->addWidget(m_text);
    column->addWidget(m_try, 0, Qt::AlignLeft);
    connect(m_try, &QPushButton::clicked, this, &CoachCard::suggestionWanted);
    connect(off, &QPushButton::clicked, this, &CoachCard::offWanted);
    connect(close, &QPushButton::clicked, this, &QWidget::hide);
    hide();
}

void CoachCard::say(const QString& text, const QString& suggestion)
{
    m_said = withoutMarks(text);
    m_text->setText(inlineCode(text));
    m_try->setText(suggestion);
    setAccessibleDescription(m_said);
    show();
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void CoachCard::setBusy(bool busy)
{
    m_try->setEnabled(!busy);
}

} // namespace roundtrip
