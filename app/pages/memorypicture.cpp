// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/memorypicture.h"

#include "widgets/memoryview.h"

#include <QVBoxLayout>

namespace roundtrip {

MemoryPicture::MemoryPicture(Session& session, QWidget* parent)
    : LessonPicture(session, parent)
    , m_memory(new MemoryView(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_memory);
}

void MemoryPicture::showSettings()
{
    if (!session().state().results.run) // afterwards the last run stays in sight
        m_memory->setSettings(session().settings(), session().device() ? session().device()->budgetBytes : 0);
}

void MemoryPicture::showResults()
{
    const auto& run = session().state().results.run;
    if (!run || run->number == m_shown)
        return;
    m_shown = run->number;
    m_memory->setRun(*run);
}

void MemoryPicture::setPlayhead(std::int64_t ns)
{
    m_memory->setPlayhead(ns);
}

void MemoryPicture::setTheme(const Theme& theme)
{
    m_memory->setTheme(theme);
}

} // namespace roundtrip
