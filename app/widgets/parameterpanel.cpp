// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/parameterpanel.h"

#include "mend.h"
#include "plan/catalogue.h"
#include "plan/experiments.h"
#include "settingnames.h"
#include "widgets/flowlayout.h"
#include "widgets/numbercontrol.h"
#include "widgets/polish.h"
#include "widgets/problemlist.h"
#include "widgets/segments.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>

namespace roundtrip {
namespace {

constexpr std::uint64_t mostGrid = std::uint64_t{1} << 24;

std::uint64_t valueOf(const Settings& s, const QString& setting)
{
    if (setting == QLatin1String("elements"))
        return s.elements;
    if (setting == QLatin1String("block"))
        return s.block;
    if (setting == QLatin1String("grid"))
        return s.grid;
    if (setting == QLatin1String("chain"))
        return s.chain;
    return setting == QLatin1String("chunks") ? s.chunks : s.repetitions;
}

} // namespace

ParameterPanel::ParameterPanel(const QStringList& controls, const QString& runText, QWidget* parent)
    : QFrame(parent)
    , m_runText(runText)
    , m_flow(new FlowLayout(14, 6))
    , m_problems(new ProblemList(this))
    , m_run(new QPushButton(runText, this))
    , m_progress(new QProgressBar(this))
{
    setProperty("role", "card");
    setAccessibleName(tr("Experiment"));
    auto* columns = new QHBoxLayout;
    columns->setSpacing(16);
    columns->addLayout(m_flow, 1);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(16, 8, 16, 8);
    rows->setSpacing(8);
    rows->addLayout(columns);
    for (const QString& control : controls)
        add(control);
    if (m_strategy) {
        auto* row = new QHBoxLayout;
        row->setSpacing(12);
        auto* label = new QLabel(tr("Strategy"), this);
        label->setProperty("role", "control");
        row->addWidget(label);
        row->addWidget(m_strategy);
        row->addStretch(1);
        rows->addLayout(row);
    }
    rows->addWidget(m_problems);

    m_run->setObjectName(QStringLiteral("run"));
    m_run->setProperty("role", "primary");
    m_run->setMinimumWidth(m_run->sizeHint().width() + 8);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(4);
    QSizePolicy kept = m_progress->sizePolicy();
    kept.setRetainSizeWhenHidden(true);
    m_progress->setSizePolicy(kept);
    m_progress->setAccessibleName(tr("Progress of the run"));
    auto* run = new QVBoxLayout;
    run->setSpacing(4);
    run->addStretch(1);
    run->addWidget(m_run);
    run->addWidget(m_progress);
    columns->addLayout(run);

    connect(m_run, &QPushButton::clicked, this, [this] { m_running ? emit stopWanted() : emit runWanted(); });
    connect(m_problems, &ProblemList::mendWanted, this, [this](const Problem& problem, quint64 value) {
        emit settingsChosen(mended(m_settings, problem, value));
    });
    setRunning(false, false, {});
}

// The keyboard comes to the button last.
void ParameterPanel::keepRunLast(QWidget* control)
{
    QWidget* last = control;
    for (QWidget* child : control->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
        if (!child->isWindow() && child->focusPolicy() & Qt::TabFocus)
            last = child;
    setTabOrder(last, m_run);
}

void ParameterPanel::add(const QString& setting)
{
    if (setting == QLatin1String("elements"))
        addNumber(setting, tr("Elements n"));
    else if (setting == QLatin1String("block"))
        addNumber(setting, tr("Block size"));
    else if (setting == QLatin1String("chain"))
        addNumber(setting, tr("Kernels chained"))->setRange(1, mostChain);
    else if (setting == QLatin1String("chunks"))
        addNumber(setting, tr("Chunks"))->setRange(1, mostChunks);
    else if (setting == QLatin1String("repetitions"))
        addNumber(setting, tr("Repetitions"))->setRange(1, mostRepetitions);
    else if (setting == QLatin1String("grid")) {
        NumberControl* grid = addNumber(setting, tr("Grid size"));
        grid->offerAutomatic();
        keepRunLast(grid);
        connect(grid, &NumberControl::automaticWanted, this, [this](bool wanted) {
            choose(QStringLiteral("grid"), wanted ? 0 : std::max<std::uint64_t>(1, m_automaticGrid));
        });
    } else if (setting == QLatin1String("kernel")) {
        QStringList names;
        for (const KernelInfo& kernel : catalogue())
            if (kernel.signature != Signature::Tickets && !kernel.isJoint())
                names += kernelTitle(QString::fromUtf8(kernel.id.data(), static_cast<qsizetype>(kernel.id.size())));
        addChoice(setting, tr("Kernel"), names);
    } else if (setting == QLatin1String("type")) {
        addChoice(setting, tr("Element type"), typeTitles());
    } else if (setting == QLatin1String("strategy")) {
        m_strategy = new Segments(tr("Strategy"), strategyTitles(), this);
        keepRunLast(m_strategy);
        connect(m_strategy, &Segments::chosen, this,
            [this](int index) { choose(QStringLiteral("strategy"), static_cast<std::uint64_t>(index)); });
    }
}

NumberControl* ParameterPanel::addNumber(const QString& setting, const QString& name)
{
    auto* control = new NumberControl(name, this);
    m_numbers[setting] = control;
    m_ownNames[setting] = name;
    m_flow->addWidget(control);
    keepRunLast(control);
    connect(control, &NumberControl::chosen, this, [this, setting](quint64 value) { choose(setting, value); });
    return control;
}

void ParameterPanel::setNames(const std::map<QString, QString>& names)
{
    for (const auto& [setting, control] : m_numbers) {
        const auto other = names.find(setting);
        control->setName(other == names.end() ? m_ownNames[setting] : other->second);
    }
}

void ParameterPanel::addControl(const QString& name, QWidget* control)
{
    auto* box = new QWidget(this);
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* label = new QLabel(name, box);
    label->setProperty("role", "control");
    label->setBuddy(control);
    control->setAccessibleName(name);
    column->addWidget(label);
    control->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed); // what is left is the sliders'
    box->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    column->addWidget(control);
    m_flow->addWidget(box);
    keepRunLast(control);
}

void ParameterPanel::addChoice(const QString& setting, const QString& name, const QStringList& texts)
{
    auto* choice = new QComboBox(this);
    choice->addItems(texts);
    choice->setMinimumContentsLength(14);
    choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_choices[setting] = choice;
    addControl(name, choice);
    connect(choice, &QComboBox::activated, this,
        [this, setting](int index) { choose(setting, static_cast<std::uint64_t>(index)); });
}

void ParameterPanel::choose(const QString& setting, std::uint64_t value)
{
    Settings next = m_settings;
    const auto small = static_cast<std::uint32_t>(std::min<std::uint64_t>(value, UINT32_MAX));
    if (setting == QLatin1String("elements"))
        next.elements = value;
    else if (setting == QLatin1String("block"))
        next.block = value;
    else if (setting == QLatin1String("grid"))
        next.grid = value;
    else if (setting == QLatin1String("chain"))
        next.chain = small;
    else if (setting == QLatin1String("chunks"))
        next.chunks = small;
    else if (setting == QLatin1String("repetitions"))
        next.repetitions = small;
    else if (setting == QLatin1String("kernel"))
        next.kernel = catalogue()[value].id;
    else if (setting == QLatin1String("type"))
        next.type = static_cast<ElementType>(value);
    else
        next.strategy = static_cast<Strategy>(value);
    if (next != m_settings)
        emit settingsChosen(next);
}

void ParameterPanel::show(const Settings& settings, const PanelLimits& limits, const std::vector<Problem>& problems)
{
    m_settings = settings;
    m_automaticGrid = limits.automaticGrid;
    for (const auto& [setting, control] : m_numbers) {
        if (setting == QLatin1String("elements"))
            control->setRange(1, std::max<std::uint64_t>(1, limits.mostElements));
        else if (setting == QLatin1String("block"))
            control->setRange(1, std::max<std::uint64_t>(1, limits.mostBlock));
        else if (setting == QLatin1String("grid"))
            control->setRange(1, std::clamp<std::uint64_t>(4 * limits.automaticGrid, 64, mostGrid));
        const bool automatic = setting == QLatin1String("grid") && settings.grid == 0;
        control->show(automatic ? limits.automaticGrid : valueOf(settings, setting), automatic);
        control->setWarned(std::any_of(problems.begin(), problems.end(),
            [&name = setting](const Problem& problem) { return settingOf(problem) == name; }));
    }
    if (const auto chunks = m_numbers.find(QStringLiteral("chunks")); chunks != m_numbers.end())
        chunks->second->setVisible(settings.strategy == Strategy::Pipelined);
    if (const auto kernel = m_choices.find(QStringLiteral("kernel")); kernel != m_choices.end()) {
        const auto all = catalogue();
        for (std::size_t i = 0; i < all.size(); ++i)
            if (all[i].id == settings.kernel)
                kernel->second->setCurrentIndex(static_cast<int>(i));
    }
    if (const auto type = m_choices.find(QStringLiteral("type")); type != m_choices.end())
        type->second->setCurrentIndex(static_cast<int>(settings.type));
    if (m_strategy)
        m_strategy->show(static_cast<int>(settings.strategy));
    m_problems->show(problems);
    m_forbidden = !problems.empty();
    m_run->setEnabled(m_running || (m_canRun && !m_forbidden));
}

void ParameterPanel::setRunning(bool canRun, bool running, const Progress& progress)
{
    m_canRun = canRun;
    m_running = running;
    m_run->setText(running ? tr("■ Stop") : m_runText);
    m_run->setAccessibleName(running ? tr("Stop") : QString(m_runText).remove(QStringLiteral("▶ ")));
    m_run->setEnabled(running || (canRun && !m_forbidden));
    m_progress->setVisible(running);
    m_progress->setRange(0, static_cast<int>(progress.total)); // 0: busy
    m_progress->setValue(static_cast<int>(progress.done));
}

} // namespace roundtrip
