// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/sweeppicture.h"

#include "pages/sweepcard.h"

#include <QVBoxLayout>

namespace roundtrip {

SweepPicture::SweepPicture(Session& session, QWidget* parent)
    : LessonPicture(session, parent)
    , m_card(new SweepCard(SweepOver::Elements, session, this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_card);
    connect(m_card, &SweepCard::chartExportWanted, this, &LessonPicture::chartExportWanted);
}

void SweepPicture::showResults()
{
    m_card->refresh();
}

void SweepPicture::setTheme(const Theme& theme)
{
    m_card->setTheme(theme);
}

} // namespace roundtrip
