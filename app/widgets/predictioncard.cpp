// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/predictioncard.h"

#include "widgets/choicebutton.h"
#include "widgets/inlinecode.h"
#include "widgets/markdownview.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>

namespace roundtrip {
namespace {

QLabel* wrapping(const char* role, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setProperty("role", role);
    label->setWordWrap(true);
    label->setTextFormat(Qt::RichText);
    label->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    return label;
}

} // namespace

PredictionCard::PredictionCard(const Prediction& prediction, bool follows, const Theme& theme, QWidget* parent)
    : QFrame(parent)
    , m_prediction(prediction)
    , m_choices(new QButtonGroup(this))
    , m_run(new QPushButton(tr("▶ Run it"), this))
    , m_hint(new QLabel(this))
    , m_result(makeResult())
{
    setProperty("role", "task");
    auto* heading = new QLabel(follows ? tr("Now change one thing") : tr("Predict, then run"), this);
    heading->setProperty("role", "strong");
    auto* text = new MarkdownView(this);
    text->setText(QStringList{prediction.text, prediction.body}.join(QStringLiteral("\n\n")).trimmed(), theme);
    m_run->setProperty("role", "primary");
    m_hint->setProperty("role", "small");
    m_hint->setWordWrap(true);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, 12, 14, 12);
    column->setSpacing(6);
    column->addWidget(heading);
    column->addWidget(text);
    for (std::size_t i = 0; i < prediction.choices.size(); ++i) {
        auto* button = new ChoiceButton(prediction.choices[i].text, this);
        m_choices->addButton(button, static_cast<int>(i));
        column->addWidget(button);
    }
    auto* action = new QHBoxLayout;
    action->setSpacing(8);
    action->addWidget(m_run);
    action->addWidget(m_hint, 1);
    column->addLayout(action);
    column->addWidget(m_result);

    // Toggled, not clicked: that is also how assistive technology chooses.
    connect(m_choices, &QButtonGroup::idToggled, this, [this](int id, bool chosen) {
        if (chosen)
            emit guessed(m_prediction.choices[static_cast<std::size_t>(id)].id);
    });
    connect(m_run, &QPushButton::clicked, this, &PredictionCard::runWanted);
    refresh();
}

QWidget* PredictionCard::makeResult()
{
    auto* result = new QWidget(this);
    auto* grid = new QGridLayout(result);
    grid->setContentsMargins(0, 4, 0, 0);
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(2);
    int column = 0;
    for (const QString& name : {tr("You said"), tr("Measured")}) {
        QLabel* heading = wrapping("small", result);
        heading->setText(name);
        grid->addWidget(heading, 0, column);
        grid->setColumnStretch(column++, 1);
    }
    m_expected = wrapping("", result);
    m_measured = wrapping("strong", result);
    m_why = wrapping("", result);
    grid->addWidget(m_expected, 1, 0);
    grid->addWidget(m_measured, 1, 1);
    grid->setRowMinimumHeight(2, 4);
    grid->addWidget(m_why, 3, 0, 1, 2);
    return result;
}

const Choice* PredictionCard::choice(const QString& id) const
{
    for (const Choice& choice : m_prediction.choices)
        if (choice.id == id)
            return &choice;
    return nullptr;
}

void PredictionCard::show(const PredictionState& state)
{
    m_state = state;
    const QSignalBlocker quiet(m_choices);
    for (std::size_t i = 0; i < m_prediction.choices.size(); ++i)
        if (m_prediction.choices[i].id == state.guess)
            m_choices->button(static_cast<int>(i))->setChecked(true);
    setVisible(state.open);
    refresh();
    showResult();
}

void PredictionCard::setBusy(bool busy)
{
    m_busy = busy;
    refresh();
}

// Once the result is known a guess is none any more.
void PredictionCard::refresh()
{
    for (QAbstractButton* button : m_choices->buttons())
        button->setVisible(!isAnswered());
    m_run->setText(isAnswered() ? tr("▶ Run it again") : tr("▶ Run it"));
    m_run->setEnabled(!m_busy && !m_state.guess.isEmpty());
    m_hint->setText(m_state.guess.isEmpty() ? tr("choose an answer first") : tr("sets the controls for you"));
}

// The guess and what came out are told in the same way: neither is right or wrong, one of them is measured.
void PredictionCard::showResult()
{
    const Choice* guess = choice(m_state.guess);
    const Choice* actual = choice(m_state.actual);
    m_result->setVisible(guess && actual);
    if (!guess || !actual)
        return;
    m_expected->setText(inlineCode(guess->text));
    m_measured->setText(inlineCode(guess == actual ? tr("%1, as you said").arg(m_state.measured)
                                                   : QStringLiteral("%1: %2").arg(m_state.measured, actual->text)));
    m_why->setText(inlineCode(QStringList{m_state.sentence, actual->note}.join(QLatin1Char(' ')).trimmed()));
    m_result->setAccessibleName(withoutMarks(
        tr("You said: %1. Measured: %2. %3").arg(guess->text, m_state.measured, m_state.sentence)));
}

} // namespace roundtrip
