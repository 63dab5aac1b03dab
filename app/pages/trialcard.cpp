// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/trialcard.h"

#include "export/caption.h"
#include "failuretext.h"
#include "format.h"
#include "widgets/icon.h"
#include "widgets/numbercontrol.h"
#include "widgets/polish.h"
#include "widgets/segments.h"
#include "widgets/trialviews.h"

#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace roundtrip {

TrialCard::TrialCard(Experiment kind, Session& session, QWidget* parent)
    : Card(trialTitle(kind), parent)
    , m_kind(kind)
    , m_session(session)
    , m_sentence(new QLabel(trialInvitation(kind), this))
    , m_bars(new BarsView(this))
    , m_images(new ImagesView(this))
    , m_orders(new OrdersView(this))
    , m_table(new FactsTable(this))
    , m_rest(new QWidget(this))
    , m_run(new QPushButton(this))
    , m_export(new QPushButton(this))
{
    m_sentence->setWordWrap(true);
    m_sentence->setTextFormat(Qt::PlainText);
    if (kind == Experiment::Race || kind == Experiment::BlockOrder)
        addSpeed();
    addButton(m_run);
    m_export->setProperty("look", "icon");
    addButton(m_export);
    m_export->setAccessibleName(tr("Export picture…"));
    m_export->setToolTip(m_export->accessibleName());
    setContent(m_sentence, 0);
    if (kind == Experiment::Memory)
        addBudget();
    setPicture(m_bars, 0);
    setContent(m_images, 1);
    setContent(m_orders, 1);
    setContent(m_table, 0);
    setContent(m_rest, 1);
    for (QWidget* part : std::initializer_list<QWidget*>{m_bars, m_images, m_orders, m_table})
        part->hide();
    connect(m_run, &QPushButton::clicked, this, [this] {
        const auto& activity = m_session.activity();
        activity && activity->kind == m_kind ? m_session.stop() : m_session.start(m_kind);
    });
    connect(m_export, &QPushButton::clicked, this, &TrialCard::exportFigure);
    connect(&m_replay, &Replay::moved, this, [this](std::int64_t ns) {
        m_bars->setReached(ns < m_replay.length() ? static_cast<double>(ns) : -1);
        m_orders->setProgress(static_cast<double>(ns) / static_cast<double>(std::max<std::int64_t>(m_replay.length(), 1)));
    });
    refresh();
}

void TrialCard::addBudget()
{
    m_budget = new NumberControl(tr("Budget in MiB"), this);
    m_budget->setRange(1, 4096);
    setContent(m_budget, 0);
    connect(m_budget, &NumberControl::chosen, this, [this](quint64 value) {
        Settings settings = m_session.settings();
        settings.budgetMiB = static_cast<std::uint32_t>(std::min<quint64>(value, 4096));
        m_session.set(settings);
    });
}

void TrialCard::addSpeed()
{
    m_speed = new Segments(tr("Speed"), {tr("Real time"), tr("Slowed")}, this);
    m_speed->show(1);
    m_again = new QPushButton(tr("Watch again"), this);
    addButton(m_speed);
    addButton(m_again);
    connect(m_speed, &Segments::chosen, this, [this](int index) {
        m_slowed = index == 1;
        replay();
    });
    connect(m_again, &QPushButton::clicked, this, &TrialCard::replay);
}

void TrialCard::refresh()
{
    const auto& activity = m_session.activity();
    const bool mine = activity && activity->kind == m_kind;
    const std::vector<Problem> problems = m_session.problems();
    m_run->setText(mine ? tr("■ Stop") : tr("▶ Run"));
    m_run->setAccessibleName(mine ? tr("Stop") : tr("Run %1").arg(trialTitle(m_kind)));
    m_run->setEnabled(mine || (!activity && m_session.device() && problems.empty()));
    m_run->setToolTip(problems.empty() ? QString() : sentence(problems.front()));
    setRole(m_run, m_shown == 0 ? "primary" : "");
    m_export->setEnabled(canExport());
    if (m_budget)
        m_budget->show(m_session.settings().budgetMiB);
    if (m_again)
        m_again->setEnabled(m_shown != 0 && !mine);
    const std::vector<Run>& runs = runsOf(m_session.state().results, m_kind);
    if (!runs.empty() && runs.back().number != m_shown)
        show(trialOf(m_kind, runs, locale()), runs.back().number);
}

// Numbers as in every file: a point, no grouping.
void TrialCard::exportFigure()
{
    const std::vector<Run>& runs = runsOf(m_session.state().results, m_kind);
    if (!runs.empty())
        emit exportWanted({trialTitle(m_kind), trialOf(m_kind, runs, QLocale::c()), captionOf(runs.back())});
}

void TrialCard::show(const Trial& trial, std::uint32_t run)
{
    m_shown = run;
    m_trial = trial;
    m_sentence->setText(trial.sentence.isEmpty() ? tr("This run measured nothing to show.") : trial.sentence);
    m_bars->setBars(trial.bars);
    setTables(trial.bars.rows.empty() ? nullptr : std::function([this] { return std::vector{barsTable(trialTitle(m_kind), m_trial.bars)}; }));
    m_images->setImages(trial.images);
    m_orders->setOrders(trial.orders);
    m_table->setRows(trial.table);
    m_bars->setVisible(!trial.bars.rows.empty());
    m_images->setVisible(!trial.images.empty());
    m_orders->setVisible(!trial.orders.empty());
    m_rest->setVisible(trial.images.empty() && trial.orders.empty());
    m_table->setVisible(!trial.table.empty());
    setNote({});
    replay();
    refresh();
}

void TrialCard::replay()
{
    const auto length = static_cast<std::int64_t>(m_trial.lengthNs);
    if (length == 0)
        return;
    const std::int64_t slowness = m_slowed ? slownessFor(length) : 1;
    m_replay.setLength(length);
    m_replay.setSlowness(slowness);
    setNote(slowness == 1 ? tr("as fast as it was") : tr("slowed %1 times").arg(format::count(static_cast<std::uint64_t>(slowness), locale())));
    isVisible() ? m_replay.play() : m_replay.moveTo(length);
}

void TrialCard::setTheme(const Theme& theme)
{
    m_bars->setTheme(theme);
    m_images->setTheme(theme);
    m_orders->setTheme(theme);
    const int pixels = qRound(theme.px(18));
    m_export->setIconSize({pixels, pixels});
    m_export->setIcon(icon(QStringLiteral("export"), theme.ink));
}

// Nobody sees it move.
void TrialCard::hideEvent(QHideEvent* event)
{
    m_replay.pause();
    Card::hideEvent(event);
}

void TrialCard::setReducedMotion(bool reduced) { m_replay.setReducedMotion(reduced); }

} // namespace roundtrip
