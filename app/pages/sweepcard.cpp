// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/sweepcard.h"

#include "failuretext.h"
#include "modelledtext.h"
#include "takeaway.h"
#include "widgets/chartwidget.h"
#include "widgets/modelledchoice.h"
#include "widgets/polish.h"

#include <QPushButton>

namespace roundtrip {
namespace {

struct CardWords {
    QString title, start, invitation; // start: without its arrow
};

CardWords wordsOf(SweepOver over)
{
    switch (over) {
    case SweepOver::Elements:
        return {SweepCard::tr("Time against problem size"), SweepCard::tr("Sweep n"),
            SweepCard::tr("Sweep n to race the device against this computer’s own loop.")};
    case SweepOver::Block:
        return {SweepCard::tr("Kernel time by block size"), SweepCard::tr("Sweep block sizes"),
            SweepCard::tr("Sweep the block sizes to see which one suits this device.")};
    case SweepOver::Pieces:
        return {SweepCard::tr("One upload in pieces"), SweepCard::tr("Sweep the pieces"),
            SweepCard::tr("Sweep the pieces to see what each copy costs before a byte has moved.")};
    case SweepOver::Intensity:
        return {SweepCard::tr("The roofline of this device"), SweepCard::tr("Measure the limits"),
            SweepCard::tr("Measure this device’s two limits, and see how near to them kernels come.")};
    case SweepOver::Chunks: break;
    }
    return {SweepCard::tr("Whole time by number of chunks"), SweepCard::tr("Sweep the chunks"),
        SweepCard::tr("Sweep the chunks to see how many are best here.")};
}

QString startText(SweepOver over) { return QStringLiteral("▶ ") + wordsOf(over).start; }

} // namespace

SweepCard::SweepCard(SweepOver over, Session& session, QWidget* parent)
    : Card(wordsOf(over).title, parent)
    , m_over(over)
    , m_session(session)
    , m_chart(new ChartWidget(this))
    , m_sweep(new QPushButton(startText(over), this))
    , m_export(new QPushButton(tr("Export chart…"), this))
{
    m_sweep->setAccessibleName(wordsOf(over).start);
    m_chart->setPlaceholder(wordsOf(over).invitation);
    addButton(m_sweep);
    addButton(m_export);
    setPicture(m_chart);
    if (over == SweepOver::Elements) {
        m_beside = new ModelledChoice(session.course().modelled, this);
        setContent(m_beside, 0);
        connect(m_beside, &ModelledChoice::chosen, this, &SweepCard::refresh);
    }
    connect(m_sweep, &QPushButton::clicked, this, [this] {
        const auto& activity = m_session.activity();
        activity && activity->kind == experimentOf(m_over) ? m_session.stop() : m_session.start(experimentOf(m_over));
    });
    connect(m_export, &QPushButton::clicked, this, [this] { emit chartExportWanted(chart()); });
    new Takeaway(m_chart, Takeaway::By::CopyAndDrag, [this] {
        const Chart chart = m_chart->chart();
        return Takeable{chart.title, chart.isEmpty() ? Encode() : [chart](ExportFormat format) { return encodeChart(chart, format); }};
    });
}

const Chart& SweepCard::chart() const { return m_chart->chart(); }

void SweepCard::refresh()
{
    const std::vector<Run>& runs = runsOf(m_session.state().results, experimentOf(m_over));
    Chart chart = runs.empty() ? Chart{} : chartOf(m_over, runs, locale());
    if (m_beside && !runs.empty() && !runs.back().plans.empty()) {
        m_beside->setPlan(runs.back().plans.front());
        if (m_beside->device())
            addModelled(chart, runs, *m_beside->device(), locale());
    }
    m_chart->setChart(chart);
    setTables(m_chart->chart().isEmpty() ? nullptr : std::function([this] { return std::vector{chartTable(m_chart->chart(), locale())}; }));
    makeRoom();
    setNote(chart.subtitle);

    const auto& activity = m_session.activity();
    const bool mine = activity && activity->kind == experimentOf(m_over);
    m_sweep->setText(mine ? tr("■ Stop · %1 of %2").arg(activity->done + 1).arg(activity->total)
                          : startText(m_over));
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
    // Over blocks it shares the page with the grid.
    const int plot = m_over != SweepOver::Block ? 260 : m_chart->chart().isEmpty() ? 60 : 170;
    m_chart->setMinimumHeight(qRound(m_scale * plot));
}

} // namespace roundtrip
