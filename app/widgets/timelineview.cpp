// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timelineview.h"

#include "format.h"
#include "scenes/words.h"
#include "widgets/besideview.h"
#include "widgets/icon.h"
#include "widgets/replay.h"
#include "widgets/summarybar.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QPushButton>

namespace roundtrip {
namespace {

constexpr std::int64_t speeds[] = {1, 10, 100, 1'000, 10'000, 100'000};
constexpr int wordWidth = 600; // of the card, from which the button says what it does
constexpr std::size_t mostTold = 20; // that a screen reader is given

QString speedText(std::int64_t slowness, const QLocale& locale)
{
    return slowness == 1 ? QStringLiteral("1 ×") : QStringLiteral("1/%1 ×").arg(format::count(static_cast<std::uint64_t>(slowness), locale));
}

} // namespace

TimelineView::TimelineView(QWidget* parent)
    : Card(tr("Timeline"), parent), m_replay(new Replay(this))
    , m_speed(new QComboBox(this)), m_canvas(new TimelineCanvas(this)), m_summary(new SummaryBar(this))
{
    auto* controls = new QFrame(this);
    controls->setProperty("role", "segments");
    auto* segments = new QHBoxLayout(controls);
    segments->setContentsMargins(1, 1, 1, 1);
    segments->setSpacing(1);
    m_toStart = makeButton(tr("To the start"), tr("To the start (Home)"));
    m_back = makeButton(tr("Step back"), tr("To the event before (Left)"));
    m_play = makeButton(tr("Replay"), tr("Replay or pause (Space)"));
    m_forward = makeButton(tr("Step forward"), tr("To the next event (Right)"));
    m_fit = makeButton(tr("Show all"), tr("Show the whole run (F)"));
    m_queued = makeButton(tr("Show queueing"), tr("A line to each step from the moment it was queued (Q)"));
    m_queued->setCheckable(true);
    m_export = makeButton(tr("Export the timeline"), tr("Export the timeline"));
    for (QPushButton* button : {m_toStart, m_back, m_play, m_forward, m_fit, m_queued, m_export})
        segments->addWidget(button);
    for (const std::int64_t slowness : speeds)
        m_speed->addItem(speedText(slowness, locale()), QVariant::fromValue<qlonglong>(slowness));
    m_speed->setAccessibleName(tr("Speed of the replay"));
    m_speed->setToolTip(tr("Speed of the replay: 1/1000 × shows a microsecond in a millisecond"));
    addButton(controls);
    addButton(m_speed);
    setPicture(m_canvas);
    setPicture(m_summary, 0);

    connect(m_toStart, &QPushButton::clicked, this, [this] { m_replay->moveTo(0); });
    connect(m_back, &QPushButton::clicked, this, [this] { step(-1); });
    connect(m_play, &QPushButton::clicked, this, [this] { playing() ? pause() : play(); });
    connect(m_forward, &QPushButton::clicked, this, [this] { step(+1); });
    connect(m_fit, &QPushButton::clicked, m_canvas, &TimelineCanvas::fit);
    connect(m_queued, &QPushButton::toggled, m_canvas, &TimelineCanvas::setShowQueued);
    connect(m_export, &QPushButton::clicked, this, &TimelineView::exportRequested);
    connect(m_speed, &QComboBox::activated, this, [this](int index) {
        m_speedChosen = true;
        m_replay->setSlowness(m_speed->itemData(index).toLongLong());
    });
    connect(m_canvas, &TimelineCanvas::scrubbed, m_replay, &Replay::moveTo);
    connect(m_canvas, &TimelineCanvas::stepped, this, &TimelineView::step);
    connect(m_canvas, &TimelineCanvas::playPauseAsked, m_play, &QPushButton::click);
    connect(m_canvas, &TimelineCanvas::queuedAsked, m_queued, &QPushButton::click);
    connect(m_canvas, &TimelineCanvas::gapChanged, this, &TimelineView::showNote);
    connect(m_replay, &Replay::playingChanged, this, &TimelineView::showPlaying);
    connect(m_replay, &Replay::moved, this, [this](std::int64_t ns) {
        m_canvas->setPlayhead(ns);
        emit playheadChanged(ns);
    });
    setTheme(m_theme);
    clear();
}

void TimelineView::offerBeside(const std::vector<ModelledDevice>& devices, Notebook* notebook)
{
    if (devices.empty() && !notebook)
        return;
    m_beside = new BesideView(devices, notebook, this);
    m_beside->setTheme(m_theme);
    setContent(m_beside, 0);
}

QPushButton* TimelineView::makeButton(const QString& name, const QString& toolTip)
{
    auto* button = new QPushButton(this);
    button->setAccessibleName(name);
    button->setToolTip(toolTip);
    button->setProperty("look", "icon");
    return button;
}

void TimelineView::setRun(const Run& run, std::size_t measurement)
{
    if (measurement >= run.report.measurements.size() || measurement >= run.plans.size()) {
        clear();
        return;
    }
    const Measurement& measured = run.report.measurements[measurement];
    const auto median = medianRepetition(measured);
    if (!median) {
        clear(tr("This run has no times to show."));
        return;
    }
    const Plan& plan = run.plans[measurement];
    const Repetition& repetition = measured.repetitions[*median];
    m_source = measured.hostTimes ? tr("host clock, because the device gives no times · run #%1").arg(run.number) : tr("device clock, run #%1").arg(run.number);
    m_replay->setLength(repetition.wallNs());
    m_canvas->setRun(plan, repetition);
    m_summary->setRun(plan, repetition);
    if (m_beside)
        m_beside->setRun(run, measurement);
    if (!m_speedChosen)
        setSlowness(slownessFor(repetition.wallNs()));
    for (QPushButton* button : {m_toStart, m_back, m_play, m_forward, m_fit, m_queued, m_export})
        button->setEnabled(true);
    describe(plan, repetition);
    showNote();
    emit playheadChanged(playhead());
}

void TimelineView::clear(const QString& why)
{
    m_source.clear();
    m_replay->setLength(0);
    m_canvas->clear(why.isEmpty() ? tr("Press Run: here you see what the device did, and when.") : why);
    m_summary->clear();
    if (m_beside)
        m_beside->clear();
    for (QPushButton* button : {m_toStart, m_back, m_play, m_forward, m_fit, m_queued, m_export})
        button->setEnabled(false);
    m_canvas->setAccessibleDescription({});
    setTables({});
    showNote();
}

// What others see is told in rows, once a run and not with every frame.
void TimelineView::describe(const Plan& plan, const Repetition& repetition)
{
    QStringList rows{m_summary->accessibleDescription()};
    for (const TableRow& row : tableOf(plan, repetition, mostTold, locale()))
        rows += tr("%1: begins at %2, takes %3 %4").arg(row.name, row.began, row.duration, row.rate).trimmed();
    if (repetition.spans.size() > mostTold)
        rows += tr("and more, %1 steps in all").arg(format::count(repetition.spans.size(), locale()));
    m_canvas->setAccessibleDescription(rows.join(QLatin1Char('\n')));
    if (repetition.spans.empty() && m_summary->summary().parts.empty())
        return setTables({});
    setTables([this] {
        return std::vector{stepsTable(m_canvas->plan(), m_canvas->repetition(), locale()), summaryTable(m_summary->summary())};
    });
}

void TimelineView::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_canvas->setTheme(theme);
    m_summary->setTheme(theme);
    if (m_beside)
        m_beside->setTheme(theme);
    const std::pair<QPushButton*, const char*> icons[] = {{m_toStart, "to-start"}, {m_back, "step-back"}, {m_forward, "step-forward"},
        {m_fit, "fit"}, {m_queued, "queued"}, {m_export, "export"}};
    const int pixels = qRound(theme.px(size::grid * 2));
    for (const auto& [button, name] : icons) {
        button->setIconSize(QSize(pixels, pixels));
        button->setIcon(icon(QLatin1String(name), theme.ink));
    }
    m_play->setIconSize(QSize(pixels, pixels));
    showPlaying(playing());
}

void TimelineView::showPlaying(bool playing)
{
    m_play->setIcon(icon(playing ? QStringLiteral("pause") : QStringLiteral("play"), m_theme.ink));
    const QString word = playing ? tr("pause") : tr("replay");
    m_play->setText(width() < m_theme.px(wordWidth) ? QString() : word); // the heading needs the room more
    m_play->setAccessibleName(playing ? tr("Pause") : tr("Replay"));
}

void TimelineView::showNote()
{
    if (const auto gap = m_canvas->gap())
        setNote(tr("gap: %1 (Esc removes it)").arg(format::duration(*gap, locale())));
    else
        setNote(m_source);
}

void TimelineView::setSlowness(std::int64_t times)
{
    m_replay->setSlowness(times);
    m_speed->setCurrentIndex(m_speed->findData(QVariant::fromValue<qlonglong>(times)));
}

void TimelineView::step(int direction)
{
    m_replay->pause();
    const auto edge = direction > 0 ? m_canvas->index().edgeAfter(playhead()) : m_canvas->index().edgeBefore(playhead());
    m_replay->moveTo(edge.value_or(direction > 0 ? m_replay->length() : 0));
}

void TimelineView::setReducedMotion(bool reduced) { m_replay->setReducedMotion(reduced); }
bool TimelineView::reducedMotion() const { return m_replay->reducedMotion(); }
void TimelineView::play() { m_replay->play(); }
void TimelineView::pause() { m_replay->pause(); }
bool TimelineView::playing() const { return m_replay->playing(); }
std::int64_t TimelineView::playhead() const { return m_replay->playhead(); }
void TimelineView::setPlayhead(std::int64_t ns) { m_replay->moveTo(ns); }

void TimelineView::resizeEvent(QResizeEvent* event)
{
    Card::resizeEvent(event);
    showPlaying(playing());
}

void TimelineView::hideEvent(QHideEvent* event)
{
    m_replay->pause();
    Card::hideEvent(event);
}

} // namespace roundtrip
