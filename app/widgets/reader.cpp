// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/reader.h"

#include "lesson/dialect.h"
#include "lesson/pages.h"
#include "termtext.h"
#include "widgets/gallerycard.h"
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

#include <algorithm>

namespace roundtrip {
namespace {

constexpr int textMargin = 24;

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
    case Experiment::Roofline: return Reader::tr("▶ Measure the limits");
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

int pictureWidth(const Theme& theme)
{
    return qRound(theme.px(size::reader - 2 * textMargin));
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
    QScrollBar* bar = m_scroll->verticalScrollBar();
    connect(bar, &QScrollBar::valueChanged, this, &Reader::keepScroll);
    connect(bar, &QScrollBar::rangeChanged, this, &Reader::bringBackScroll);
    connect(bar, &QScrollBar::actionTriggered, this, [this] { m_wantedScroll = -1; }); // the learner goes on
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
    rebuild();
}

void Reader::setDialect(const Terms& terms, const QString& dialect)
{
    m_terms = terms;
    m_dialect = dialect;
    rebuild();
}

// The same step, at the same place.
void Reader::rebuild()
{
    if (!m_lesson.steps.empty())
        build(m_lesson.steps[m_step], m_wantedScroll >= 0 ? m_wantedScroll : m_scroll->verticalScrollBar()->value());
}

void Reader::setStep(
    const Lesson& lesson, std::size_t step, const std::vector<bool>& seen, const QString& language, int scroll)
{
    const bool isSame = m_lesson.id == lesson.id && m_step == step && m_scroll->widget();
    m_back->setEnabled(step > 0);
    m_next->setEnabled(step + 1 < lesson.steps.size());
    if (!isSame) {
        m_lesson = lesson;
        m_language = language;
        m_step = step;
    }
    showDots(seen);
    if (isSame)
        return;
    build(lesson.steps[step], qRound(m_theme.px(scroll)));
}

// Texts get their heights after the page is shown: until there is so much to scroll, the place waits.
void Reader::bringBackScroll()
{
    if (m_wantedScroll < 0)
        return;
    QScrollBar* bar = m_scroll->verticalScrollBar();
    bar->setValue(m_wantedScroll);
    if (bar->value() == m_wantedScroll)
        m_wantedScroll = -1;
}

void Reader::keepScroll()
{
    if (m_wantedScroll < 0)
        emit scrolled(qRound(m_scroll->verticalScrollBar()->value() / m_theme.scale));
}

QString Reader::counter() const
{
    const auto& steps = m_lesson.steps;
    const Step& step = steps[m_step];
    if (!isNumbered(step))
        return tr("TO REMEMBER");
    const auto alike = [&step](const Step& other) { return other.part == step.part; };
    const auto here = steps.begin() + static_cast<std::ptrdiff_t>(m_step);
    const QString place = step.part == Part::Further ? tr("GO FURTHER · %1 OF %2") : tr("STEP %1 OF %2");
    return place.arg(std::count_if(steps.begin(), here + 1, alike)).arg(std::count_if(steps.begin(), steps.end(), alike));
}

void Reader::showDots(const std::vector<bool>& seen)
{
    std::vector<StepDots::Dot> dots;
    for (std::size_t step = 0; step < m_lesson.steps.size(); ++step)
        dots.push_back({step < seen.size() && seen[step], step > 0 && m_lesson.steps[step].part != m_lesson.steps[step - 1].part});
    m_dots->setSteps(std::move(dots), m_step);
    m_dots->setAccessibleName(counter());
}

void Reader::build(const Step& asWritten, int scroll)
{
    const Step step = inDialect(asWritten, m_terms, m_dialect);
    m_task = nullptr;
    m_predictions.clear();
    m_told.clear();
    m_questions.clear();
    m_workloads.clear();
    m_gallery = nullptr;
    m_wantedScroll = scroll;
    m_sentence.reset();
    auto* page = new ReaderPage;
    page->setProperty("role", "page");
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(textMargin, 20, textMargin, 8);
    column->setSpacing(12);

    auto* place = new QLabel(counter(), page);
    place->setProperty("role", "small");
    auto* title = new QLabel(step.title, page);
    title->setProperty("role", "title");
    title->setWordWrap(true);
    auto* body = new MarkdownView(page);
    body->setPictures(m_lesson.folder, pictureWidth(m_theme));
    body->setText(step.body, m_theme);
    body->setVisible(!step.body.isEmpty());
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
    addQuestions(step, page);
    if (!step.gallery.isEmpty())
        addGallery(step, page);
    for (const Asked& asked : step.asked) {
        auto* answer = new MarkdownView(page);
        answer->setPictures(m_lesson.folder, pictureWidth(m_theme));
        answer->setText(QStringLiteral("**%1**\n\n%2").arg(asked.text, asked.body), m_theme);
        column->addWidget(answer);
    }
    column->addStretch(1);
    for (MarkdownView* text : page->findChildren<MarkdownView*>())
        connect(text, &QTextBrowser::anchorClicked, this, &Reader::linkWanted);
    m_scroll->setWidget(page); // the one before is deleted
    bringBackScroll();
}

void Reader::addQuestions(const Step& step, QWidget* page)
{
    for (const Question& question : step.questions) {
        const QString path = step.id + QLatin1Char('/') + question.id;
        auto* card = new QuestionCard(question, m_lesson.id + QLatin1Char('/') + path, m_theme, page, noteFor(question));
        connect(card, &QuestionCard::answered, this, [this, path](const Answer& answer) { emit answered(path, answer); });
        m_questions[path] = card;
        page->layout()->addWidget(card);
    }
    for (const Workload& workload : step.workloads) {
        const QString path = step.id + QLatin1Char('/') + workload.id;
        auto* card = new WorkloadCard(workload, page);
        connect(card, &WorkloadCard::judged, this, [this, path](const QString& verdict) { emit judged(path, verdict); });
        m_workloads[path] = card;
        page->layout()->addWidget(card);
    }
}

void Reader::addGallery(const Step& step, QWidget* page)
{
    std::vector<Buggy> kernels;
    for (const QString& id : step.gallery)
        for (const Buggy& buggy : m_lesson.gallery)
            if (buggy.id == id)
                kernels.push_back(buggy);
    m_gallery = new GalleryCard(std::move(kernels), m_lesson.id + QLatin1Char('/') + step.id, m_theme, page);
    connect(m_gallery, &GalleryCard::opened, this, &Reader::kernelOpened);
    connect(m_gallery, &GalleryCard::runWanted, this, &Reader::kernelWanted);
    connect(m_gallery, &GalleryCard::answered, this, &Reader::answered);
    page->layout()->addWidget(m_gallery);
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
    if (m_gallery)
        m_gallery->setBusy(busy);
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

void Reader::setAnswers(const Kept& kept)
{
    for (const auto& [path, card] : m_questions) {
        const auto answer = kept.answers.find(path);
        card->setAnswer(answer == kept.answers.end() ? Answer() : answer->second);
    }
    for (const auto& [path, card] : m_workloads) {
        const auto verdict = kept.verdicts.find(path);
        card->setVerdict(verdict == kept.verdicts.end() ? QString() : verdict->second);
    }
    if (m_gallery)
        m_gallery->show(kept);
}

} // namespace roundtrip
