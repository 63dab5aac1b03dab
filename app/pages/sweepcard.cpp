// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/sweepcard.h"

#include "failuretext.h"
#include "widgets/chartwidget.h"
#include "widgets/polish.h"

#include <QPushButton>

namespace roundtrip {
namespace {

Experiment experimentOf(SweepOver over)
{
    return over == SweepOver::Elements ? Experiment::SweepElements : Experiment::SweepBlock;
}

} // namespace

SweepCard::SweepCard(SweepOver over, Session& session, QWidget* parent)
    : Card(over == SweepOver::Elements ? tr("Time against problem size") : tr("Kernel time by block size"), parent)
    , m_over(over)
    , m_session(session)
    , m_chart(new ChartWidget(this))
    , m_sweep(new QPushButton(over == SweepOver::Elements ? tr("▶ Sweep n") : tr("▶ Sweep block sizes"), this))
    , m_export(new QPushButton(tr("Export chart…"), this))
{
    m_sweep->setAccessibleName(over == SweepOver::Elements ? tr("Sweep n") : tr("Sweep block sizes"));
    m_chart->setPlaceholder(over == SweepOver::Elements
            ? tr("Sweep n to race the device against this computer’s own loop.")
            : tr("Sweep the block sizes to see which one suits this device."));
    addButton(m_sweep);
    addButton(m_export);
    setContent(m_chart);
    connect(m_sweep, &QPushButton::clicked, this, [this] {
        const auto& activity = m_session.activity();
        activity && activity->kind == experimentOf(m_over) ? m_session.stop() : m_session.start(experimentOf(m_over));
    });
    connect(m_export, &QPushButton::clicked, this, [this] { emit chartExportWanted(m_chart->chart()); });
}

void SweepCard::refresh()
{
    const Results& results = m_session.state().results;
    const std::vector<Run>& runs = m_over == SweepOver::Elements ? results.elementSweep : results.blockSweep;
    const Chart chart = runs.empty() ? Chart {} : chartOf(m_over, runs, locale());
    m_chart->setChart(chart);
    makeRoom();
    setNote(chart.subtitle);

    const auto& activity = m_session.activity();
    const bool mine = activity && activity->kind == experimentOf(m_over);
    m_sweep->setText(mine                   ? tr("■ Stop · %1 of %2").arg(activity->done + 1).arg(activity->total)
            : m_over == SweepOver::Elements ? tr("▶ Sweep n")
                                            : tr("▶ Sweep block sizes"));
    const std::vector<Problem> problems = m_session.problems();
    m_sweep->setEnabled(mine || (!activity && m_session.device() && problems.empty()));
    m_sweep->setToolTip(problems.empty() ? QString() : sentence(problems.front()));
    setRole(m_sweep, runs.empty() ? "primary" : "");
    m_export->setEnabled(!chart.isEmpty());
}

void SweepCard::setTheme(const Theme& theme)
{
    m_scale = theme.px(1);
    makeRoom();
    m_chart->setTheme(theme);
}

// For the plot itself, as below it are its axis and, over n, the sentences on the break-even; without a plot for one
// sentence where the card is not the page's picture.
void SweepCard::makeRoom()
{
    const int plot = m_over == SweepOver::Elements ? 260 : m_chart->chart().isEmpty() ? 60 : 170;
    m_chart->setMinimumHeight(qRound(m_scale * plot));
}

} // namespace roundtrip
