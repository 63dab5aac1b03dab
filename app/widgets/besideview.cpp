// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/besideview.h"

#include "modelledtext.h"
#include "notebook/notebook.h"
#include "notebook/notetext.h"
#include "notebook/runsdialog.h"
#include "trials/trial.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace roundtrip {

BesideView::BesideView(const std::vector<ModelledDevice>& devices, Notebook* notebook, QWidget* parent)
    : QWidget(parent)
    , m_notebook(notebook)
    , m_choice(new ModelledChoice(devices, this))
    , m_bars(new BarsView(this))
    , m_verdict(new QLabel(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    auto* row = new QHBoxLayout;
    row->addWidget(m_choice);
    row->addStretch(1);
    if (m_notebook) {
        auto* runs = new QPushButton(tr("Earlier runs…"), this);
        row->addWidget(runs);
        connect(runs, &QPushButton::clicked, this, &BesideView::openRuns);
        connect(m_notebook, &Notebook::changed, this, &BesideView::refresh); // the one beside may be gone
    }
    column->addLayout(row);
    column->addWidget(m_bars);
    column->addWidget(m_verdict);
    m_verdict->setWordWrap(true);
    m_verdict->setTextFormat(Qt::PlainText);
    connect(m_choice, &ModelledChoice::chosen, this, &BesideView::refresh);
    clear();
}

void BesideView::setRun(const Run& run, std::size_t measurement)
{
    m_run = alone(run, measurement);
    m_choice->setPlan(m_run.plans.front());
    refresh();
}

void BesideView::clear()
{
    m_run = {};
    refresh();
}

void BesideView::showEarlier(const QString& id)
{
    m_earlier = id;
    refresh();
}

void BesideView::openRuns()
{
    auto* dialog = new RunsDialog(*m_notebook, window());
    connect(dialog, &RunsDialog::besideWanted, this, [this](const QString& id) { showEarlier(m_earlier == id ? QString() : id); });
    dialog->open();
}

void BesideView::refresh()
{
    const ModelledDevice* device = m_choice->device();
    const Note* earlier = m_notebook ? m_notebook->find(m_earlier) : nullptr;
    const bool hasRun = !m_run.plans.empty();
    setVisible(hasRun);
    m_shown = {};
    if (hasRun && (device || earlier)) {
        m_shown.rows.push_back(trials::phaseRow(tr("measured here"), m_run.plans.front(), m_run.report.measurements.front(), locale()));
        m_shown.keys = trials::phaseKeys();
    }
    if (hasRun && earlier)
        m_shown.rows.push_back(noteRow(*earlier, locale()));
    if (hasRun && device) {
        m_shown.rows.push_back(modelledRow(*device, m_run.plans.front(), locale()));
        m_shown.keys.push_back({tr("modelled"), Tone::Muted, Texture::Hatch});
    }
    m_bars->setVisible(!m_shown.rows.empty());
    m_bars->setBars(m_shown);
    m_verdict->setText(hasRun && earlier ? againstText(m_run, *earlier, locale()) : QString());
    m_verdict->setVisible(!m_verdict->text().isEmpty());
}

void BesideView::setTheme(const Theme& theme) { m_bars->setTheme(theme); }

} // namespace roundtrip
