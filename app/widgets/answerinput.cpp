// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/answerinput.h"

#include "widgets/choicebutton.h"
#include "widgets/inlinecode.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace roundtrip {
namespace {

QVBoxLayout* columnOf(QWidget* widget)
{
    auto* column = new QVBoxLayout(widget);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    return column;
}

const Choice* choiceOf(const Question& question, const QString& id)
{
    for (const Choice& choice : question.choices)
        if (choice.id == id)
            return &choice;
    return nullptr;
}

class ChooseInput : public AnswerInput {
public:
    ChooseInput(const Question& question, const QString& seed, QWidget* parent)
        : AnswerInput(parent)
        , m_ids(shuffledChoices(question, seed))
        , m_group(new QButtonGroup(this))
    {
        auto* column = columnOf(this);
        for (int i = 0; i < m_ids.size(); ++i) {
            auto* button = new ChoiceButton(choiceOf(question, m_ids[i])->text, this);
            m_group->addButton(button, i);
            column->addWidget(button);
        }
        // Toggled, not clicked: that is also how assistive technology chooses.
        connect(m_group, &QButtonGroup::idToggled, this, [this](int, bool on) {
            if (on)
                emit changed();
        });
    }

    QStringList given() const override
    {
        return m_group->checkedId() < 0 ? QStringList() : QStringList(m_ids[m_group->checkedId()]);
    }

    void setGiven(const QStringList& given) override
    {
        const QSignalBlocker quiet(m_group);
        m_group->setExclusive(false); // else none could be taken back
        for (int i = 0; i < m_ids.size(); ++i)
            m_group->button(i)->setChecked(given.contains(m_ids[i]));
        m_group->setExclusive(true);
    }

private:
    QStringList m_ids; // as they are shown
    QButtonGroup* m_group;
};

class FillInput : public AnswerInput {
public:
    explicit FillInput(QWidget* parent)
        : AnswerInput(parent)
        , m_line(new QLineEdit(this))
    {
        m_line->setAccessibleName(AnswerInput::tr("Your answer"));
        m_line->setPlaceholderText(AnswerInput::tr("Your answer"));
        m_line->setMaxLength(200);
        columnOf(this)->addWidget(m_line);
        connect(m_line, &QLineEdit::textEdited, this, &AnswerInput::changed);
    }

    QStringList given() const override { return m_line->text().isEmpty() ? QStringList() : QStringList(m_line->text()); }

    void setGiven(const QStringList& given) override
    {
        const QString text = given.isEmpty() ? QString() : given.first();
        if (m_line->text() != text)
            m_line->setText(text);
    }

private:
    QLineEdit* m_line;
};

class MatchInput : public AnswerInput {
public:
    MatchInput(const Question& question, const QString& seed, QWidget* parent)
        : AnswerInput(parent)
    {
        auto* column = columnOf(this);
        const QStringList halves = shuffledChoices(question, seed);
        for (const Choice& choice : question.choices) {
            auto* label = new QLabel(inlineCode(choice.text), this);
            label->setTextFormat(Qt::RichText);
            label->setWordWrap(true);
            auto* box = new QComboBox(this);
            box->addItem(AnswerInput::tr("choose …"));
            for (const QString& id : halves)
                box->addItem(withoutMarks(choiceOf(question, id)->match), id);
            box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
            box->setMinimumContentsLength(10);
            box->setAccessibleName(withoutMarks(choice.text));
            label->setBuddy(box);
            column->addWidget(label);
            column->addWidget(box);
            m_boxes.push_back({choice.id, box});
            connect(box, &QComboBox::currentIndexChanged, this, &AnswerInput::changed);
        }
    }

    QStringList given() const override
    {
        QStringList pairs;
        for (const auto& [id, box] : m_boxes)
            if (box->currentIndex() > 0)
                pairs += id + QLatin1Char('=') + box->currentData().toString();
        return pairs;
    }

    void setGiven(const QStringList& given) override
    {
        for (const auto& [id, box] : m_boxes) {
            const QSignalBlocker quiet(box);
            int chosen = 0;
            for (const QString& pair : given)
                if (pair.section(QLatin1Char('='), 0, 0) == id)
                    chosen = std::max(0, box->findData(pair.section(QLatin1Char('='), 1)));
            box->setCurrentIndex(chosen);
        }
    }

private:
    std::vector<std::pair<QString, QComboBox*>> m_boxes; // by the id of the left half
};

class OrderInput : public AnswerInput {
public:
    OrderInput(const Question& question, const QString& seed, QWidget* parent)
        : AnswerInput(parent)
        , m_question(question)
        , m_shuffled(shuffledChoices(question, seed))
        , m_list(new QListWidget(this))
    {
        m_list->setAccessibleName(AnswerInput::tr("Lines to put in order"));
        m_list->setAccessibleDescription(AnswerInput::tr("Ctrl+Up and Ctrl+Down move a line"));
        m_list->setDragDropMode(QAbstractItemView::InternalMove);
        m_list->setProperty("role", "code");
        m_list->setTextElideMode(Qt::ElideNone);
        m_list->installEventFilter(this);
        auto* column = columnOf(this);
        column->addWidget(m_list);
        auto* buttons = new QHBoxLayout;
        for (const auto& [text, by] : {std::pair{AnswerInput::tr("Move up"), -1}, std::pair{AnswerInput::tr("Move down"), 1}}) {
            auto* button = new QPushButton(text, this);
            button->setToolTip(by < 0 ? AnswerInput::tr("Ctrl+Up") : AnswerInput::tr("Ctrl+Down"));
            buttons->addWidget(button);
            connect(button, &QPushButton::clicked, this, [this, by = by] { move(by); });
        }
        buttons->addStretch(1);
        column->addLayout(buttons);
        setGiven({});
        m_list->setFixedHeight(m_list->sizeHintForRow(0) * m_list->count() + 2 * m_list->frameWidth() + 16);
        connect(m_list->model(), &QAbstractItemModel::rowsMoved, this, &AnswerInput::changed); // dragged
    }

    QStringList given() const override
    {
        QStringList ids;
        for (int row = 0; row < m_list->count(); ++row)
            ids += m_list->item(row)->data(Qt::UserRole).toString();
        return ids;
    }

    void setGiven(const QStringList& given) override
    {
        QStringList order;
        for (const QString& id : given + m_shuffled)
            if (m_shuffled.contains(id) && !order.contains(id))
                order += id;
        if (order == this->given())
            return;
        m_list->clear();
        for (const QString& id : order) {
            const Choice& choice = *choiceOf(m_question, id);
            auto* item = new QListWidgetItem(choice.line.empty() ? choice.text : choice.line.begin()->second, m_list);
            item->setData(Qt::UserRole, id);
        }
        m_list->setCurrentRow(0);
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const auto* key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent*>(event) : nullptr;
        if (!key || key->modifiers() != Qt::ControlModifier || (key->key() != Qt::Key_Up && key->key() != Qt::Key_Down))
            return AnswerInput::eventFilter(watched, event);
        move(key->key() == Qt::Key_Up ? -1 : 1);
        return true;
    }

private:
    void move(int by)
    {
        const int row = m_list->currentRow();
        if (row < 0 || row + by < 0 || row + by >= m_list->count())
            return;
        m_list->insertItem(row + by, m_list->takeItem(row));
        m_list->setCurrentRow(row + by);
        emit changed();
    }

    Question m_question;
    QStringList m_shuffled;
    QListWidget* m_list;
};

} // namespace

AnswerInput* makeAnswerInput(const Question& question, const QString& seed, QWidget* parent)
{
    switch (question.kind) {
    case Question::Kind::Choose: return new ChooseInput(question, seed, parent);
    case Question::Kind::Fill: return new FillInput(parent);
    case Question::Kind::Match: return new MatchInput(question, seed, parent);
    case Question::Kind::Order: break;
    }
    return new OrderInput(question, seed, parent);
}

} // namespace roundtrip
