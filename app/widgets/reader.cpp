// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/reader.h"

#include "widgets/markdownview.h"
#include "widgets/predictioncard.h"
#include "widgets/questioncard.h"
#include "widgets/stepdots.h"
#include "widgets/taskcard.h"
#include "widgets/workloadcard.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>

namespace roundtrip {
namespace {

// As wide as the reader, whatever is in it: what is too long wraps, it does not push the rest out of sight.
class ReaderPage : public QWidget {
public:
    QSize minimumSizeHint() const override { return {0, QWidget::minimumSizeHint().height()}; }
};

QString buttonText(const Action& action)
{
    switch (action.experiment) {
    case Experiment::None: return action.set.empty() ? QString() : Reader::tr("Set it up");
    case Experiment::Run: return Reader::tr("▶ Run it");
    case Experiment::SweepElements: return Reader::tr("▶ Sweep n");
    case Experiment::SweepBlock: return Reader::tr("▶ Sweep block sizes");
    case Experiment::BlockOrder: return Reader::tr("▶ Record the order");
    case Experiment::Check: return Reader::tr("▶ Run checks");
    case Experiment::SweepPieces: return Reader::tr("▶ Sweep the pieces");
    case Experiment::SweepChunks: return Reader::tr("▶ Sweep the chunks");
    case Experiment::Race: return Reader::tr("▶ Race");
    case Experiment::ReadEarly:
    case Experiment::Map:
    case Experiment::Memory:
    case Experiment::OtherContext:
    case Experiment::Calls:
    case Experiment::Image: return Reader::tr("▶ Run it");
    }
    return {};
}

// Empty where the step is in the language that was chosen and says what the English says.
QString wordingNote(const Wording& wording, const QString& language)
{
    if (wording.language != language)
        return Reader::tr("This step is not translated yet, so it is in English.");
    return wording.outdated ? Reader::tr("The English text of this step has changed since it was translated.") : QString();
}

} // namespace

Reader::Reader(QWidget* parent)
    : QWidget(parent)
    , m_scroll(new QScrollArea(this))
    , m_back(new QPushButton(tr("← Back"), this))
    , m_next(new QPushButton(tr("Next →"), this))
    , m_dots(new StepDots(this))
{
    setProperty("role", "reader");
    setAttribute(Qt::WA_StyledBackground);
    setAccessibleName(tr("Lesson text"));
    m_next->setProperty("role", "primary");
    m_back->setAccessibleName(tr("Back"));
    m_next->setAccessibleName(tr("Next"));
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);

    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(24, 12, 24, 16);
    foot->setSpacing(12);
    foot->addWidget(m_back);
    foot->addWidget(m_dots, 1);
    foot->addWidget(m_next);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_scroll, 1);
    column->addLayout(foot);

    connect(m_back, &QPushButton::clicked, this, [this] { emit stepWanted(m_step - 1); });
    connect(m_next, &QPushButton::clicked, this, [this] { emit stepWanted(m_step + 1); });
    connect(m_dots, &StepDots::stepWanted, this, &Reader::stepWanted);
}

void Reader::setTheme(const Theme& theme)
{
    m_theme = theme;
    setFixedWidth(qRound(theme.px(size::reader)));
    m_dots->setTheme(theme);
    if (!m_lesson.steps.empty())
        build(m_lesson.steps[m_step]);
}

void Reader::setStep(const Lesson& lesson, std::size_t step, const std::vector<bool>& seen, const QString& language)
{
    const bool isSame = m_lesson.id == lesson.id && m_step == step && m_scroll->widget();
    m_dots->setSteps(seen, step);
    m_back->setEnabled(step > 0);
    m_next->setEnabled(step + 1 < lesson.steps.size());
    if (isSame)
        return;
    m_lesson = lesson;
    m_language = language;
    m_step = step;
    build(lesson.steps[step]);
    m_scroll->verticalScrollBar()->setValue(0);
}

QString Reader::counter() const
{
    const QString place = tr("STEP %1 OF %2").arg(m_step + 1).arg(m_lesson.steps.size());
    return m_lesson.steps[m_step].part == Part::Further ? tr("%1 · GO FURTHER").arg(place) : place;
}

void Reader::build(const Step& step)
{
    m_task = nullptr;
    m_predictions.clear();
    auto* page = new ReaderPage;
    page->setProperty("role", "page");
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(24, 20, 24, 8);
    column->setSpacing(12);

    auto* place = new QLabel(counter(), page);
    place->setProperty("role", "small");
    auto* title = new QLabel(step.title, page);
    title->setProperty("role", "title");
    title->setWordWrap(true);
    auto* body = new MarkdownView(page);
    body->setText(step.body, m_theme);
    column->addWidget(place);
    column->addWidget(title);
    if (const QString note = wordingNote(step, m_language); !note.isEmpty()) {
        auto* quiet = new QLabel(note, page);
        quiet->setProperty("role", "small");
        quiet->setWordWrap(true);
        column->addWidget(quiet);
    }
    column->addWidget(body);
    if (const auto code = step.code.find(QStringLiteral("opencl")); code != step.code.end()) {
        auto* block = new CodeBlock(page);
        block->setText(code->second, m_theme);
        column->addWidget(block);
    }
    for (const Prediction& prediction : step.predictions) {
        auto* card = new PredictionCard(prediction, m_theme, page);
        const QString id = prediction.id;
        connect(card, &PredictionCard::guessed, this, [this, id](const QString& choice) { emit guessed(id, choice); });
        connect(card, &PredictionCard::runWanted, this, [this, id] { emit predictionWanted(id); });
        m_predictions[id] = card;
        column->addWidget(card);
    }
    if (!step.action.text.isEmpty()) {
        m_task = new TaskCard(page);
        m_task->setTask(step.action.text, buttonText(step.action), !step.action.set.empty(), m_theme);
        connect(m_task, &TaskCard::runWanted, this, &Reader::taskWanted);
        column->addWidget(m_task);
    }
    for (const Question& question : step.questions)
        column->addWidget(new QuestionCard(question, m_theme, page));
    for (const Workload& workload : step.workloads)
        column->addWidget(new WorkloadCard(workload, page));
    for (const Asked& asked : step.asked) {
        auto* answer = new MarkdownView(page);
        answer->setText(QStringLiteral("**%1**\n\n%2").arg(asked.text, asked.body), m_theme);
        column->addWidget(answer);
    }
    column->addStretch(1);
    for (MarkdownView* text : page->findChildren<MarkdownView*>())
        connect(text, &QTextBrowser::anchorClicked, this, &Reader::linkWanted);
    m_scroll->setWidget(page); // the one before is deleted
}

void Reader::pageOn()
{
    QScrollBar* bar = m_scroll->verticalScrollBar();
    if (bar->value() < bar->maximum())
        bar->triggerAction(QAbstractSlider::SliderPageStepAdd);
    else
        m_next->click();
}

void Reader::pageBack()
{
    QScrollBar* bar = m_scroll->verticalScrollBar();
    if (bar->value() > bar->minimum())
        bar->triggerAction(QAbstractSlider::SliderPageStepSub);
    else
        m_back->click();
}

void Reader::setBusy(bool busy)
{
    if (m_task)
        m_task->setBusy(busy);
    for (const auto& [id, card] : m_predictions)
        card->setBusy(busy);
}

void Reader::setResult(const QString& sentence, bool reached)
{
    if (m_task)
        m_task->setResult(sentence, reached);
}

void Reader::setPrediction(const QString& id, const QString& guess, const QString& measured, const QString& choice)
{
    const auto card = m_predictions.find(id);
    if (card == m_predictions.end())
        return;
    card->second->setGuess(guess);
    card->second->setResult(measured, choice);
}

} // namespace roundtrip
