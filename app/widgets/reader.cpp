// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/reader.h"

#include "lesson/dialect.h"
#include "termtext.h"
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
#include <QTimer>

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

// A block of code, and what has to be said about it.
void addCode(QVBoxLayout* column, const ShownCode& code, const QString& note, const Theme& theme)
{
    auto* block = new CodeBlock;
    block->setText(code.text, theme);
    column->addWidget(block);
    if (note.isEmpty())
        return;
    auto* small = new QLabel(note);
    small->setProperty("role", "small");
    small->setWordWrap(true);
    column->addWidget(small);
}

} // namespace

Reader::Reader(QWidget* parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
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
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    m_column->addWidget(m_scroll, 1);
    m_column->addLayout(foot);

    connect(m_back, &QPushButton::clicked, this, [this] { emit stepWanted(m_step - 1); });
    connect(m_next, &QPushButton::clicked, this, [this] { emit stepWanted(m_step + 1); });
    connect(m_dots, &StepDots::stepWanted, this, &Reader::stepWanted);
}

void Reader::addAside(QWidget* aside)
{
    auto* row = new QHBoxLayout;
    row->setContentsMargins(24, 4, 24, 0);
    row->addWidget(aside);
    m_column->insertLayout(m_column->count() - 1, row);
}

void Reader::setTheme(const Theme& theme)
{
    m_theme = theme;
    setFixedWidth(qRound(theme.px(size::reader)));
    m_dots->setTheme(theme);
    if (!m_lesson.steps.empty())
        build(m_lesson.steps[m_step]);
}

void Reader::setDialect(const Terms& terms, const QString& dialect)
{
    m_terms = terms;
    m_dialect = dialect;
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

void Reader::build(const Step& asWritten)
{
    const Step step = inDialect(asWritten, m_terms, m_dialect);
    m_task = nullptr;
    m_predictions.clear();
    m_told.clear();
    m_sentence.reset();
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
    if (const auto code = codeFor(step.code, m_dialect))
        addCode(column, *code, codeNote(code->dialect, m_dialect, m_terms), m_theme);
    for (const Prediction& prediction : step.predictions) {
        auto* card = new PredictionCard(prediction, !m_predictions.empty(), m_theme, page);
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
        column->addWidget(new QuestionCard(question, m_theme, noteFor(question), page));
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

QString Reader::noteFor(const Question& question) const
{
    const std::map<QString, QString>& code = question.code.empty() && !question.choices.empty() ? question.choices.front().line : question.code;
    const auto shown = codeFor(code, m_dialect);
    return shown ? codeNote(shown->dialect, m_dialect, m_terms) : QString();
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
    if (!m_task)
        return;
    const bool isNews = m_sentence.has_value() && *m_sentence != sentence && !sentence.isEmpty();
    m_sentence = sentence;
    m_task->setResult(sentence, reached);
    if (isNews)
        reveal(m_task);
}

// Once it has its new height: the result is what the learner waits for.
void Reader::reveal(QWidget* card)
{
    QTimer::singleShot(0, card, [this, card] { m_scroll->ensureWidgetVisible(card, 0, 8); });
}

void Reader::setPrediction(const QString& id, const PredictionState& state)
{
    const auto card = m_predictions.find(id);
    if (card == m_predictions.end())
        return;
    const bool isNews = !card->second->isAnswered() && m_told.count(id) > 0 && !state.actual.isEmpty();
    card->second->show(state);
    m_told.insert(id);
    if (isNews)
        reveal(card->second);
}

} // namespace roundtrip
