// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/questioncard.h"

#include "widgets/answerinput.h"
#include "widgets/markdownview.h"
#include "widgets/polish.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace roundtrip {

QuestionCard::QuestionCard(
    const Question& question, const QString& seed, const Theme& theme, QWidget* parent, const QString& codeNote)
    : QFrame(parent)
    , m_question(question)
    , m_input(makeAnswerInput(question, seed, this))
    , m_check(new QPushButton(tr("Check"), this))
    , m_verdict(new QLabel(this))
{
    setProperty("role", "task");
    setAccessibleName(question.text);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, 12, 14, 12);
    column->setSpacing(6);
    auto* text = new MarkdownView(this);
    text->setText(QStringLiteral("**%1**\n\n%2").arg(question.text, question.body).trimmed(), theme);
    column->addWidget(text);
    if (!question.code.empty()) {
        auto* block = new CodeBlock(this);
        block->setText(question.code.begin()->second, theme);
        column->addWidget(block);
    }
    if (!codeNote.isEmpty()) {
        auto* note = new QLabel(codeNote, this);
        note->setProperty("role", "small");
        note->setWordWrap(true);
        column->addWidget(note);
    }
    m_check->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_verdict->setWordWrap(true);
    m_verdict->setTextFormat(Qt::MarkdownText);
    column->addWidget(m_input);
    column->addWidget(m_check);
    column->addWidget(m_verdict);
    connect(m_input, &AnswerInput::changed, this, &QuestionCard::change);
    connect(m_check, &QPushButton::clicked, this, &QuestionCard::check);
    refresh();
}

void QuestionCard::setAnswer(const Answer& answer)
{
    if (answer == m_answer)
        return;
    m_answer = answer;
    m_input->setGiven(answer.given);
    refresh();
}

QString QuestionCard::verdict() const
{
    return m_verdict->text();
}

void QuestionCard::keyPressEvent(QKeyEvent* event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isReturn && m_check->isEnabled() && !qobject_cast<QPushButton*>(focusWidget()))
        check();
    else
        QFrame::keyPressEvent(event);
}

void QuestionCard::change()
{
    m_answer.given = m_input->given();
    m_answer.checked = false;
    refresh();
    emit answered(m_answer);
}

void QuestionCard::check()
{
    m_answer.given = m_input->given();
    m_answer.checked = true;
    m_answer.right = isRight(m_question, m_answer.given);
    ++m_answer.tries;
    refresh();
    emit answered(m_answer);
}

void QuestionCard::refresh()
{
    const QStringList given = m_input->given();
    m_check->setEnabled(!given.isEmpty() && !given.first().trimmed().isEmpty());
    if (m_answer.checked) {
        const QString words = m_answer.right ? tr("✓ Right.") : tr("✗ Not quite.");
        m_verdict->setText((words + QLatin1Char(' ') + explanation()).trimmed());
        setRole(m_verdict, m_answer.right ? "right" : "warning");
    } else {
        m_verdict->clear();
    }
    m_verdict->setVisible(m_answer.checked);
}

// Of this answer, not only of the right one.
QString QuestionCard::explanation() const
{
    const QString first = m_answer.given.isEmpty() ? QString() : m_answer.given.first();
    QStringList wrong;
    switch (m_question.kind) {
    case Question::Kind::Choose:
        for (const Choice& choice : m_question.choices)
            if (choice.id == first)
                return choice.note;
        return {};
    case Question::Kind::Fill: {
        const Choice* choice = typedChoice(m_question, first);
        return choice ? choice->note : QString();
    }
    case Question::Kind::Match: {
        const QStringList ids = wrongPairs(m_question, m_answer.given);
        for (const Choice& choice : m_question.choices)
            if (ids.contains(choice.id))
                wrong += choice.note.isEmpty() ? choice.text : QStringLiteral("%1: %2").arg(choice.text, choice.note);
        return wrong.isEmpty() ? QString()
                               : tr("Look again at these:\n\n- %1").arg(wrong.join(QStringLiteral("\n- ")));
    }
    case Question::Kind::Order: break;
    }
    const qsizetype right = rightLines(m_question, m_answer.given);
    return right == m_answer.given.size()
        ? QString()
        : tr("The first %1 of %2 lines stand where they belong.").arg(right).arg(m_answer.given.size());
}

} // namespace roundtrip
