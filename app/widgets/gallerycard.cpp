// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gallerycard.h"

#include "lesson/pages.h"
#include "widgets/flowlayout.h"
#include "widgets/questioncard.h"
#include "widgets/taskcard.h"

#include <QButtonGroup>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace roundtrip {
namespace {

QString toolText(const QString& tool)
{
    if (tool == QLatin1String("build-log"))
        return GalleryCard::tr("Look at the compiler’s message.");
    if (tool == QLatin1String("comparison"))
        return GalleryCard::tr("Look at which elements are wrong.");
    if (tool == QLatin1String("guard-zones"))
        return GalleryCard::tr("Look at what was written past the end.");
    if (tool == QLatin1String("other-sizes"))
        return GalleryCard::tr("Try other sizes.");
    if (tool == QLatin1String("deadline"))
        return GalleryCard::tr("It is ended after a few seconds; Stop ends it sooner.");
    if (tool == QLatin1String("timeline"))
        return GalleryCard::tr("Look at the kernel’s time in the timeline.");
    return GalleryCard::tr("No run shows it for certain: read it line by line.");
}

} // namespace

GalleryCard::GalleryCard(std::vector<Buggy> kernels, const QString& path, const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_kernels(std::move(kernels))
    , m_path(path)
    , m_theme(theme)
    , m_numbers(new QButtonGroup(this))
    , m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(12);
    auto* numbers = new QWidget(this);
    auto* row = new FlowLayout(6, 6, numbers);
    row->setContentsMargins(0, 0, 0, 0);
    for (std::size_t i = 0; i < m_kernels.size(); ++i) {
        auto* button = new QPushButton(numbers);
        button->setProperty("role", "number");
        button->setCheckable(true);
        button->setToolTip(m_kernels[i].title);
        m_numbers->addButton(button, static_cast<int>(i));
        row->addWidget(button);
    }
    m_column->addWidget(numbers);
    connect(m_numbers, &QButtonGroup::idToggled, this, [this](int kernel, bool on) {
        if (on)
            emit opened(m_kernels[static_cast<std::size_t>(kernel)].id);
    });
}

QString GalleryCard::questionOf(std::size_t kernel) const
{
    return m_path.section(QLatin1Char('/'), -1) + QLatin1Char('/') + m_kernels[kernel].id;
}

void GalleryCard::show(const Kept& kept)
{
    for (std::size_t i = 0; i < m_kernels.size(); ++i) {
        QAbstractButton* button = m_numbers->button(static_cast<int>(i));
        const bool solved = kept.solved.count(questionOf(i)) > 0;
        button->setText(solved ? QStringLiteral("✓ %1").arg(i + 1) : QString::number(i + 1));
        button->setAccessibleName(solved ? tr("%1, diagnosed").arg(m_kernels[i].title) : m_kernels[i].title);
        if (m_kernels[i].id == kept.exercise && m_shown != static_cast<int>(i))
            build(i);
    }
    if (m_shown < 0)
        return;
    const auto answer = kept.answers.find(questionOf(static_cast<std::size_t>(m_shown)));
    m_question->setAnswer(answer == kept.answers.end() ? Answer() : answer->second);
}

void GalleryCard::build(std::size_t kernel)
{
    m_shown = static_cast<int>(kernel);
    const QSignalBlocker quiet(m_numbers);
    m_numbers->button(m_shown)->setChecked(true);
    for (QWidget* old : std::initializer_list<QWidget*>{m_task, m_question})
        if (old) {
            old->hide();
            old->deleteLater();
        }
    const Buggy& buggy = m_kernels[kernel];
    m_task = new TaskCard(this);
    m_task->setTask(QStringLiteral("**%1**\n\n%2\n\n*%3*").arg(buggy.title, buggy.body, toolText(buggy.tool)), tr("▶ Run it"), true, m_theme);
    m_task->setResult({}, false);
    m_question = new QuestionCard(diagnosisOf(buggy, tr("What is wrong?")),
        m_path + QLatin1Char('/') + buggy.id, m_theme, this);
    m_column->addWidget(m_task);
    m_column->addWidget(m_question);
    connect(m_task, &TaskCard::runWanted, this, [this, id = buggy.id] { emit runWanted(id); });
    connect(m_question, &QuestionCard::answered, this,
        [this, path = questionOf(kernel)](const Answer& answer) { emit answered(path, answer); });
}

void GalleryCard::setBusy(bool busy)
{
    if (m_task)
        m_task->setBusy(busy);
}

} // namespace roundtrip
