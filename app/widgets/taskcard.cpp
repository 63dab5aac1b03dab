// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/taskcard.h"

#include "widgets/markdownview.h"
#include "widgets/polish.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace roundtrip {

TaskCard::TaskCard(QWidget* parent)
    : QFrame(parent)
    , m_text(new MarkdownView(this))
    , m_button(new QPushButton(this))
    , m_hint(new QLabel(tr("sets the controls for you"), this))
    , m_result(new QLabel(this))
{
    setProperty("role", "task");
    auto* heading = new QLabel(tr("Your turn"), this);
    heading->setProperty("role", "strong");
    m_button->setProperty("role", "primary");
    m_hint->setProperty("role", "small");
    m_hint->setWordWrap(true);
    m_result->setWordWrap(true);
    m_result->setTextFormat(Qt::PlainText);

    auto* action = new QHBoxLayout;
    action->setSpacing(8);
    action->addWidget(m_button);
    action->addWidget(m_hint, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, 12, 14, 12);
    column->setSpacing(8);
    column->addWidget(heading);
    column->addWidget(m_text);
    column->addLayout(action);
    column->addWidget(m_result);
    connect(m_button, &QPushButton::clicked, this, &TaskCard::runWanted);
}

void TaskCard::setTask(const QString& markdown, const QString& button, bool sets, const Theme& theme)
{
    m_text->setText(markdown, theme);
    m_button->setText(button);
    m_button->setVisible(!button.isEmpty());
    m_hint->setVisible(sets && !button.isEmpty());
}

void TaskCard::setBusy(bool busy)
{
    m_button->setEnabled(!busy);
}

void TaskCard::setResult(const QString& sentence, bool reached)
{
    m_result->setText(reached ? QStringLiteral("✓ ") + sentence : sentence);
    m_result->setVisible(!sentence.isEmpty());
    setRole(m_result, reached ? "right" : "");
}

} // namespace roundtrip
