// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/problemlist.h"

#include "failuretext.h"
#include "widgets/breakable.h"
#include "widgets/flowlayout.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace roundtrip {
namespace {

constexpr std::size_t mostSuggestions = 4;

} // namespace

ProblemList::ProblemList(QWidget* parent)
    : QWidget(parent)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    setVisible(false);
}

void ProblemList::show(const std::vector<Problem>& problems)
{
    if (problems == m_problems)
        return;
    m_problems = problems;
    while (QLayoutItem* item = layout()->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater(); // one of them may be the button that was just pressed
        delete item;
    }
    for (const Problem& problem : problems)
        layout()->addWidget(row(problem));
    setVisible(!problems.empty());
}

QWidget* ProblemList::row(const Problem& problem)
{
    auto* row = new QWidget(this);
    auto* column = new QVBoxLayout(row);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    auto* text = new QLabel(QStringLiteral("⚠ ") + breakable(sentence(problem)), row);
    text->setProperty("role", "warning");
    text->setTextFormat(Qt::PlainText);
    text->setWordWrap(true);
    column->addWidget(text);
    if (problem.suggestions.empty())
        return row;
    auto* buttons = new QWidget(row);
    auto* flow = new FlowLayout(8, 4, buttons);
    for (std::size_t i = 0; i < std::min(mostSuggestions, problem.suggestions.size()); ++i) {
        const std::uint64_t value = problem.suggestions[i];
        auto* button = new QPushButton(suggestionLabel(problem, value), buttons);
        button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        flow->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, problem, value] { emit mendWanted(problem, value); });
    }
    column->addWidget(buttons);
    return row;
}

} // namespace roundtrip
