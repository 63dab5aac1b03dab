// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/questioncard.h"

#include "widgets/choicebutton.h"
#include "widgets/inlinecode.h"
#include "widgets/markdownview.h"
#include "widgets/polish.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <random>

namespace roundtrip {
namespace {

// Another order than the one in the file, which for a match or an order would give the answer away; the same at
// every visit.
template <class T> std::vector<T> shuffled(std::vector<T> values, const QString& seed)
{
    std::mt19937 random(static_cast<std::uint32_t>(qHash(seed, 1)));
    const std::vector<T> before = values;
    for (int tries = 0; tries < 10 && values == before && values.size() > 1; ++tries)
        for (std::size_t i = values.size() - 1; i > 0; --i)
            std::swap(values[i], values[random() % (i + 1)]);
    return values;
}

QString lineOf(const Choice& choice)
{
    return choice.line.empty() ? choice.text : choice.line.begin()->second;
}

} // namespace

QuestionCard::QuestionCard(const Question& question, const Theme& theme, const QString& codeNote, QWidget* parent)
    : QFrame(parent)
    , m_question(question)
    , m_column(new QVBoxLayout(this))
    , m_verdict(new QLabel(this))
{
    setProperty("role", "task");
    setAccessibleName(question.text);
    m_column->setContentsMargins(14, 12, 14, 12);
    m_column->setSpacing(6);
    auto* text = new MarkdownView(this);
    text->setText(QStringLiteral("**%1**\n\n%2").arg(question.text, question.body).trimmed(), theme);
    m_column->addWidget(text);
    if (!question.code.empty()) {
        auto* block = new CodeBlock(this);
        block->setText(question.code.begin()->second, theme);
        m_column->addWidget(block);
    }
    if (!codeNote.isEmpty()) {
        auto* note = new QLabel(codeNote, this);
        note->setProperty("role", "small");
        note->setWordWrap(true);
        m_column->addWidget(note);
    }
    switch (question.kind) {
    case Question::Kind::Choose: buildChoose(); break;
    case Question::Kind::Fill: buildFill(); break;
    case Question::Kind::Match: buildMatch(); break;
    case Question::Kind::Order: buildOrder(); break;
    }
    m_verdict->setWordWrap(true);
    m_verdict->setTextFormat(Qt::MarkdownText);
    m_verdict->hide();
    m_column->addWidget(m_verdict);
}

QString QuestionCard::verdict() const
{
    return m_verdict->text();
}

void QuestionCard::buildChoose()
{
    for (const Choice& choice : m_question.choices) {
        auto* button = new ChoiceButton(choice.text, this);
        m_column->addWidget(button);
        connect(button, &ChoiceButton::toggled, this, [this, id = choice.id](bool chosen) {
            if (!chosen)
                return;
            for (const Choice& candidate : m_question.choices)
                if (candidate.id == id)
                    judge(&candidate);
        });
    }
}

void QuestionCard::buildFill()
{
    auto* line = new QLineEdit(this);
    line->setAccessibleName(tr("Your answer"));
    line->setPlaceholderText(tr("Your answer"));
    m_column->addWidget(line);
    const auto check = [this, line] {
        if (!line->text().trimmed().isEmpty())
            judge(typedChoice(m_question, line->text()));
    };
    connect(line, &QLineEdit::returnPressed, this, check);
    addCheckButton(check);
}

void QuestionCard::buildMatch()
{
    QStringList halves;
    for (const Choice& choice : m_question.choices)
        halves += withoutMarks(choice.match);
    const std::vector<QString> mixed = shuffled(std::vector<QString>(halves.begin(), halves.end()), m_question.id);
    std::vector<QComboBox*> boxes;
    for (const Choice& choice : m_question.choices) {
        auto* label = new QLabel(inlineCode(choice.text), this);
        label->setTextFormat(Qt::RichText);
        label->setWordWrap(true);
        auto* box = new QComboBox(this);
        box->addItem(tr("choose …"));
        for (const QString& half : mixed)
            box->addItem(half);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(10);
        box->setAccessibleName(withoutMarks(choice.text));
        label->setBuddy(box);
        m_column->addWidget(label);
        m_column->addWidget(box);
        boxes.push_back(box);
    }
    addCheckButton([this, boxes] {
        QStringList wrong;
        for (std::size_t i = 0; i < boxes.size(); ++i)
            if (boxes[i]->currentText() != withoutMarks(m_question.choices[i].match))
                wrong += QStringLiteral("%1: %2").arg(m_question.choices[i].text, m_question.choices[i].note);
        say(wrong.isEmpty(),
            wrong.isEmpty() ? QString() : tr("Look again at these:\n\n- %1").arg(wrong.join(QStringLiteral("\n- "))));
    });
}

void QuestionCard::buildOrder()
{
    auto* list = new QListWidget(this);
    list->setAccessibleName(tr("Lines to put in order"));
    list->setDragDropMode(QAbstractItemView::InternalMove);
    list->setProperty("role", "code");
    list->setTextElideMode(Qt::ElideNone);
    std::vector<QString> ids;
    for (const Choice& choice : m_question.choices)
        ids.push_back(choice.id);
    for (const QString& id : shuffled(ids, m_question.id))
        for (const Choice& choice : m_question.choices)
            if (choice.id == id) {
                auto* item = new QListWidgetItem(lineOf(choice), list);
                item->setData(Qt::UserRole, id);
            }
    list->setCurrentRow(0);
    list->setFixedHeight(list->sizeHintForRow(0) * list->count() + 2 * list->frameWidth() + 16);
    m_column->addWidget(list);
    const auto move = [list](int by) {
        const int row = list->currentRow();
        if (row < 0 || row + by < 0 || row + by >= list->count())
            return;
        list->insertItem(row + by, list->takeItem(row));
        list->setCurrentRow(row + by);
    };
    auto* buttons = new QHBoxLayout;
    for (const auto& [text, by] : {std::pair{tr("Move up"), -1}, std::pair{tr("Move down"), 1}}) {
        auto* button = new QPushButton(text, this);
        buttons->addWidget(button);
        connect(button, &QPushButton::clicked, this, [move, by = by] { move(by); });
    }
    buttons->addStretch(1);
    m_column->addLayout(buttons);
    addCheckButton([this, list] {
        QStringList order;
        for (int row = 0; row < list->count(); ++row)
            order += list->item(row)->data(Qt::UserRole).toString();
        const qsizetype right = rightLines(m_question, order);
        say(right == order.size(),
            right == order.size()
                ? QString()
                : tr("The first %1 of %2 lines stand where they belong.").arg(right).arg(order.size()));
    });
}

void QuestionCard::addCheckButton(std::function<void()> check)
{
    auto* button = new QPushButton(tr("Check"), this);
    button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_column->addWidget(button);
    connect(button, &QPushButton::clicked, this, std::move(check));
}

void QuestionCard::judge(const Choice* choice)
{
    say(choice && choice->id == m_question.answer, choice ? choice->note : QString());
}

void QuestionCard::say(bool right, const QString& why)
{
    const QString words = right ? tr("✓ Right.") : tr("✗ Not quite.");
    m_verdict->setText(why.isEmpty() ? words : words + QLatin1Char(' ') + why);
    setRole(m_verdict, right ? "right" : "warning");
    m_verdict->show();
}

} // namespace roundtrip
