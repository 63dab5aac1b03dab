// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/trialpicture.h"

#include "pages/sweepcard.h"
#include "pages/trialcard.h"

#include <QVBoxLayout>

namespace roundtrip {

TrialPicture::TrialPicture(Session& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    hide();
}

bool TrialPicture::open(Experiment kind)
{
    auto over = sweptBy(kind);
    if (over == SweepOver::Elements || over == SweepOver::Block)
        over.reset(); // they have a place of their own on the page
    const bool has = over || isTrial(kind);
    if (kind != m_kind) {
        m_kind = kind;
        for (QWidget* card : {static_cast<QWidget*>(m_trial), static_cast<QWidget*>(m_sweep)})
            if (card) {
                card->hide();
                card->deleteLater(); // its own button may have brought us here
            }
        m_trial = nullptr;
        m_sweep = nullptr;
        if (over) {
            m_sweep = new SweepCard(*over, m_session, this);
            connect(m_sweep, &SweepCard::chartExportWanted, this, &TrialPicture::chartExportWanted);
            layout()->addWidget(m_sweep);
        } else if (has) {
            m_trial = new TrialCard(kind, m_session, this);
            connect(m_trial, &TrialCard::exportWanted, this, &TrialPicture::trialExportWanted);
            layout()->addWidget(m_trial);
        }
        setTheme(m_theme);
        setReducedMotion(m_reducedMotion);
        refresh();
    }
    setVisible(has);
    return has;
}

void TrialPicture::refresh()
{
    if (m_trial)
        m_trial->refresh();
    if (m_sweep)
        m_sweep->refresh();
}

bool TrialPicture::canExport() const
{
    return (m_trial && m_trial->canExport()) || (m_sweep && !m_sweep->chart().isEmpty());
}

void TrialPicture::exportShown()
{
    if (m_trial && canExport())
        m_trial->exportFigure();
    else if (m_sweep && canExport())
        emit chartExportWanted(m_sweep->chart());
}

bool TrialPicture::tellsWhatIsWrong() const
{
    const bool compares = m_kind == Experiment::ReadEarly || m_kind == Experiment::Image || m_kind == Experiment::Race;
    return compares && isLatest(m_session.state().results, m_kind);
}

void TrialPicture::setTheme(const Theme& theme)
{
    m_theme = theme;
    if (m_trial)
        m_trial->setTheme(theme);
    if (m_sweep)
        m_sweep->setTheme(theme);
}

void TrialPicture::setReducedMotion(bool reduced)
{
    m_reducedMotion = reduced;
    if (m_trial)
        m_trial->setReducedMotion(reduced);
}

} // namespace roundtrip
