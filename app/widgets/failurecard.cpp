// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/failurecard.h"

#include "widgets/breakable.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace roundtrip {
namespace {

QLabel* wrapping(const char* role, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setProperty("role", role);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

FailureCard::FailureCard(QWidget* parent)
    : QFrame(parent)
    , m_what(wrapping("strong", this))
    , m_why(wrapping("", this))
    , m_details(wrapping("code", this))
    , m_action(new QPushButton(this))
{
    setProperty("role", "coach");
    setAccessibleName(tr("What went wrong"));
    auto* text = new QVBoxLayout;
    text->setSpacing(4);
    text->addWidget(m_what);
    text->addWidget(m_why);
    text->addWidget(m_details);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 12, 16, 12);
    row->setSpacing(16);
    row->addLayout(text, 1);
    row->addWidget(m_action, 0, Qt::AlignVCenter);
    connect(m_action, &QPushButton::clicked, this, &FailureCard::actionWanted);
}

void FailureCard::setText(const Explanation& explanation, const QString& details, const QString& action)
{
    m_what->setText(breakable(explanation.what));
    m_why->setText(breakable(QStringList{explanation.why, explanation.next}.join(QLatin1Char(' ')).trimmed()));
    m_details->setText(breakable(details));
    m_details->setVisible(!details.isEmpty());
    m_action->setText(action);
    m_action->setVisible(!action.isEmpty());
    setAccessibleDescription(explanation.text());
}

} // namespace roundtrip
