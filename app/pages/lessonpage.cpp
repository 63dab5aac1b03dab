// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/lessonpage.h"

#include "answertext.h"
#include "failuretext.h"
#include "guesses.h"
#include "measures.h"
#include "pages/coachdesk.h"
#include "pages/picture.h"
#include "pages/trialpicture.h"
#include "plan/check.h"
#include "takeaway.h"
#include "termtext.h"
#include "widgets/coachcard.h"
#include "widgets/failurecard.h"
#include "widgets/parameterpanel.h"
#include "widgets/reader.h"
#include "widgets/timelineview.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>

namespace roundtrip {
namespace {

// Pictures shrink to their least height before the page scrolls.
class SqueezedPage : public QWidget {
public:
    int heightForWidth(int width) const override { return layout()->totalMinimumHeightForWidth(width); }
};

} // namespace

LessonPage::LessonPage(Session& session, std::size_t lesson, Coach& coach, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_lesson(lesson)
    , m_reader(new Reader(this))
    , m_coach(new CoachDesk(session, lesson, coach, this))
    , m_failure(new FailureCard(this))
    , m_picture(makePicture(session.course().lessons[lesson].stage, session, this))
    , m_trial(new TrialPicture(session, this))
    , m_wrong(new QLabel(this))
    , m_timeline(new TimelineView(this))
    , m_taken(new Takeaway(m_timeline->canvas(), Takeaway::By::Copy, [this] {
        const auto run = m_session.state(m_lesson).results.run;
        return run ? Takeable{QStringLiteral("roundtrip-run-%1").arg(run->number), [run](ExportFormat format) { return encodeRun(*run, format); }}
                   : Takeable{};
    }))
{
    m_reader->addAside(m_coach->card());
    m_wrong->setProperty("role", "warning");
    m_wrong->setWordWrap(true);
    m_wrong->setTextFormat(Qt::PlainText);
    const StageKind stage = session.course().lessons[lesson].stage;
    const bool isAboutSpeed = stage == StageKind::Sweep || stage == StageKind::Memory; // what a GPU would do is their matter
    m_timeline->offerBeside(isAboutSpeed ? session.course().modelled : std::vector<ModelledDevice>(), session.notebook());
    m_panel = new ParameterPanel(session.course().lessons[lesson].controls, m_picture->runText(), this);
    if (QWidget* control = m_picture->control())
        m_panel->addControl(control->accessibleName(), control);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_reader);
    row->addWidget(makeExperiment(), 1);

    connect(&session, &Session::changed, this, [this] { showSettings(); });
    connect(&session, &Session::activityChanged, this, [this] { showActivity(); });
    connect(&session, &Session::resultsChanged, this, [this] { showResults(); });
    connect(m_panel, &ParameterPanel::settingsChosen, &session, &Session::set);
    connect(m_panel, &ParameterPanel::runWanted, this, &LessonPage::run);
    connect(m_panel, &ParameterPanel::stopWanted, &session, &Session::stop);
    connect(m_reader, &Reader::stepWanted, &session, &Session::openStep);
    connect(m_reader, &Reader::taskWanted, this, &LessonPage::startTask);
    connect(m_reader, &Reader::guessed, &session, &Session::guess);
    connect(m_reader, &Reader::answered, &session, &Session::answer);
    connect(m_reader, &Reader::kernelOpened, &session, &Session::openExercise);
    connect(m_reader, &Reader::kernelWanted, this, &LessonPage::startKernel);
    connect(m_reader, &Reader::judged, &session, &Session::judge);
    connect(m_reader, &Reader::scrolled, this, [this](int scroll) {
        if (isOpen())
            m_session.readTo(scroll);
    });
    connect(m_reader, &Reader::predictionWanted, this, &LessonPage::startPrediction);
    connect(m_reader, &Reader::linkWanted, this, &LessonPage::follow);
    connect(m_coach, &CoachDesk::offWanted, this, &LessonPage::coachOffWanted);
    connect(m_failure, &FailureCard::actionWanted, this, &LessonPage::mend);
    connect(m_picture, &LessonPicture::chartExportWanted, this, &LessonPage::chartExportWanted);
    connect(m_trial, &TrialPicture::chartExportWanted, this, &LessonPage::chartExportWanted);
    connect(m_trial, &TrialPicture::trialExportWanted, this, &LessonPage::trialExportWanted);
    connect(m_timeline, &TimelineView::playheadChanged, m_picture, &LessonPicture::setPlayhead);
    connect(m_timeline, &TimelineView::exportRequested, this, &LessonPage::runExportWanted);
    showSettings();
    showResults();
}

QWidget* LessonPage::makeExperiment()
{
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* page = new SqueezedPage;
    page->setProperty("role", "page");
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(12);
    column->addWidget(m_panel);
    column->addWidget(m_failure);
    column->addWidget(m_picture, 1);
    column->addWidget(m_trial, 1);
    column->addWidget(m_wrong);
    column->addWidget(m_timeline);
    scroll->setWidget(page);
    return scroll;
}

void LessonPage::setTheme(const Theme& theme)
{
    m_reader->setTheme(theme);
    m_picture->setTheme(theme);
    m_trial->setTheme(theme);
    m_timeline->setTheme(theme);
    if (isOpen())
        showAnswers(); // the reader was built anew
}

void LessonPage::setDialect(const QString& dialect)
{
    const Terms& terms = m_session.course().terms;
    m_reader->setDialect(terms, dialect);
    m_panel->setNames(controlNames(terms, dialect));
    if (isOpen())
        showAnswers(); // the reader was built anew
}

void LessonPage::setReducedMotion(bool reduced)
{
    m_timeline->setReducedMotion(reduced);
    m_trial->setReducedMotion(reduced);
}

void LessonPage::hushCoach()
{
    m_coach->hush();
}

void LessonPage::copyTimeline()
{
    m_taken->copy();
}

void LessonPage::run()
{
    m_session.start(m_picture->experiment());
}

void LessonPage::replay()
{
    m_timeline->playing() ? m_timeline->pause() : m_timeline->play();
}

void LessonPage::showSettings()
{
    if (!isOpen())
        return;
    const Lesson& lesson = m_session.lesson();
    std::vector<bool> seen;
    for (const Step& step : lesson.steps)
        seen.push_back(m_session.state().kept.seen.count(step.id) > 0);
    m_reader->setStep(lesson, m_session.stepIndex(), seen, m_session.course().language, m_session.state().kept.scroll);

    PanelLimits limits;
    const Settings& settings = m_session.settings();
    limits.automaticGrid = coverage(settings).autoGrid;
    if (const Device* device = m_session.device()) {
        limits.mostElements = largestElements(settings, *device);
        limits.mostBlock = largestBlock(*device, m_session.limits());
    }
    m_panel->show(settings, limits, m_session.problems());
    m_picture->setVisible(!m_trial->open(step().action.experiment));
    m_picture->showSettings();
    showActivity();
    showFailure();
    showAnswers();
}

void LessonPage::showActivity()
{
    if (!isOpen())
        return;
    const auto& activity = m_session.activity();
    Progress progress;
    if (activity) {
        progress = activity->progress;
        if (activity->total > 1) {
            progress.done = static_cast<std::uint32_t>(activity->done);
            progress.total = static_cast<std::uint32_t>(activity->total);
        }
    }
    m_panel->setRunning(m_session.device(), activity.has_value(), progress);
    m_reader->setBusy(activity.has_value() || !m_session.device());
    m_picture->showResults();
    m_trial->refresh();
}

void LessonPage::showResults()
{
    if (!isOpen())
        return;
    const auto& run = m_session.state().results.run;
    if (!run && m_shown == 0)
        m_timeline->clear();
    if (run && run->number != m_shown) {
        m_shown = run->number;
        m_timeline->setRun(*run);
    }
    const bool judges = m_picture->experiment() == Experiment::Check || m_trial->tellsWhatIsWrong(); // they say more
    const Check* wrong = run && !judges && run->number == m_shown ? wrongAnswer(*run) : nullptr;
    m_wrong->setText(wrong ? QStringLiteral("✗ ") + sentence(*wrong) : QString());
    m_wrong->setVisible(wrong);
    m_picture->showResults();
    m_trial->refresh();
    showFailure();
    showAnswers();
}

void LessonPage::showFailure()
{
    const Results& results = m_session.state().results;
    const auto& list = m_session.devices().list();
    const auto& engine = m_session.devices().failure();
    const bool isEditor = m_picture->experiment() == Experiment::Check;
    m_failure->show();
    if (engine) {
        const QString said = QString::fromStdString(engine->detail);
        m_failure->setText(
            explain(*engine), said.contains(QLatin1Char(' ')) ? said : QString(), tr("Search again")); // no mere code
    } else if (list && list->devices.empty()) {
        const DriverTrouble trouble = list->troubles.empty() ? DriverTrouble{} : list->troubles.front();
        m_failure->setText(explain(trouble, list->environment),
            tr("Searched: %1").arg(QString::fromStdString(list->searched)), tr("Search again"));
    } else if (results.failure && results.failure->code != FailureCode::Stopped
        && !(isEditor && results.failure->code == FailureCode::BadSource)) { // the editor says it at its line
        Explanation why = explain(*results.failure, m_session.settings().elements);
        if (results.run)
            why.next += QLatin1Char(' ') + tr("Below you still see run %1.").arg(results.run->number);
        QStringList details;
        for (const Diagnostic& diagnostic : results.failure->diagnostics)
            if (diagnostic.line != 0) // without a line it stands in the sentence already
                details += describe(
                    diagnostic, QString::fromStdString(m_session.settings().kernel) + QStringLiteral(".cl"));
        m_failure->setText(why, details.mid(0, 5).join(QLatin1Char('\n')), tr("Run again"));
    } else {
        m_failure->hide();
    }
}

void LessonPage::showAnswers()
{
    bool open = true, guessed = true; // the changed case comes after the first one's answer
    for (const Prediction& prediction : step().predictions) {
        PredictionState state = stateOf(prediction);
        state.open = open || !state.guess.isEmpty();
        m_reader->setPrediction(prediction.id, state);
        guessed = guessed && (!state.open || !state.guess.isEmpty());
        open = !state.actual.isEmpty();
    }
    m_reader->setAnswers(m_session.state().kept);
    const Results& results = m_session.state().results;
    const Action& action = step().action;
    const bool reached = !action.goal.empty() && holds(action.goal, m_session.settings());
    // The guess comes first: no sentence gives its answer away.
    const bool hasRun = guessed && results.run && results.askedAt == step().id && action.experiment == Experiment::Run
        && holds(action.set, results.run->settings);
    m_reader->setResult(reached ? (action.doneText.isEmpty() ? tr("Reached.") : action.doneText)
            : hasRun            ? resultText(*results.run, locale())
                                : QString(),
        reached);
}

PredictionState LessonPage::stateOf(const Prediction& prediction) const
{
    const LessonState& lesson = m_session.state();
    PredictionState state;
    if (const auto guess = lesson.kept.guesses.find(prediction.id); guess != lesson.kept.guesses.end())
        state.guess = guess->second;
    const auto runs = lesson.results.answers.find(prediction.id);
    const auto value = runs == lesson.results.answers.end() ? std::nullopt : measured(prediction.measure, runs->second);
    if (!value || state.guess.isEmpty())
        return state;
    if (const Choice* actual = choiceFor(prediction, *value))
        state.actual = actual->id;
    state.measured = measureText(prediction.measure, *value, locale());
    state.sentence = answerText(prediction, runs->second, locale());
    return state;
}

} // namespace roundtrip
