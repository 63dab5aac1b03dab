// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/predictioncard.h"

#include "widgets/choicebutton.h"
#include "widgets/inlinecode.h"
#include "widgets/markdownview.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>

namespace roundtrip {

PredictionCard::PredictionCard(const Prediction& prediction, const Theme& theme, QWidget* parent)
    : QFrame(parent)
    , m_prediction(prediction)
    , m_choices(new QButtonGroup(this))
    , m_run(new QPushButton(tr("▶ Run it"), this))
    , m_hint(new QLabel(this))
    , m_result(new QLabel(this))
{
    setProperty("role", "task");
    auto* heading = new QLabel(tr("Predict, then run"), this);
    heading->setProperty("role", "strong");
    auto* text = new MarkdownView(this);
    text->setText(QStringList{prediction.text, prediction.body}.join(QStringLiteral("\n\n")).trimmed(), theme);
    m_run->setProperty("role", "primary");
    m_hint->setProperty("role", "small");
    m_hint->setWordWrap(true);
    m_result->setWordWrap(true);
    m_result->setTextFormat(Qt::RichText);

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

const Choice* PredictionCard::choice(const QString& id) const
{
    for (const Choice& choice : m_prediction.choices)
        if (choice.id == id)
            return &choice;
    return nullptr;
}

void PredictionCard::setGuess(const QString& guess)
{
    m_guess = guess;
    const QSignalBlocker quiet(m_choices);
    for (std::size_t i = 0; i < m_prediction.choices.size(); ++i)
        if (m_prediction.choices[i].id == guess)
            m_choices->button(static_cast<int>(i))->setChecked(true);
    refresh();
}

void PredictionCard::setBusy(bool busy)
{
    m_busy = busy;
    refresh();
}

void PredictionCard::refresh()
{
    m_run->setEnabled(!m_busy && !m_guess.isEmpty());
    m_hint->setText(m_guess.isEmpty() ? tr("choose an answer first") : tr("sets the controls for you"));
}

void PredictionCard::setResult(const QString& measured, const QString& actual)
{
    const Choice* guess = choice(m_guess);
    const Choice* right = choice(actual);
    m_result->setVisible(guess && right);
    if (!guess || !right)
        return;
    const QString verdict = guess == right
        ? tr("Measured: %1, as you said.").arg(measured)
        : tr("Measured: %1. You said “%2”; it is “%3”.").arg(measured, guess->text, right->text);
    m_result->setText(inlineCode(QStringList{verdict, right->note}.join(QLatin1Char(' ')).trimmed()));
}

} // namespace roundtrip
