// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/spotcard.h"

#include "format.h"
#include "widgets/gridview.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>

namespace roundtrip {
namespace {

QString number(double value) { return QString::number(value, 'g', 7); }

// As the map draws it: threads and their elements.
Settings settingsOf(const Spot& spot)
{
    Settings settings;
    settings.kernel = spot.kernel;
    settings.elements = spot.of.elements;
    settings.block = spot.of.block;
    settings.grid = spot.of.grid;
    return settings;
}

} // namespace

SpotCard::SpotCard(QWidget* parent)
    : QWidget(parent)
    , m_explain(new QPushButton(tr("Explain it"), this))
    , m_details(new QWidget(this))
    , m_table(new QTableWidget(m_details))
    , m_grid(new GridCanvas(m_details))
    , m_thread(new QSpinBox(m_details))
    , m_follow(new QPushButton(tr("Step through"), m_details))
    , m_back(new QPushButton(tr("Line before"), m_details))
    , m_on(new QPushButton(tr("Next line"), m_details))
    , m_where(new QLabel(m_details))
    , m_values(new QLabel(m_details))
{
    m_explain->setCheckable(true);
    m_explain->setProperty("role", "fold");
    m_table->setAccessibleName(tr("The first wrong element"));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->setRowCount(1);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    m_table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_thread->setAccessibleName(tr("Thread to follow"));
    for (QLabel* label : {m_where, m_values}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    m_where->setProperty("role", "small");
    auto* walk = new QHBoxLayout;
    auto* thread = new QLabel(tr("Thread"), m_details);
    thread->setProperty("role", "small");
    thread->setBuddy(m_thread);
    for (QWidget* widget : std::initializer_list<QWidget*>{thread, m_thread, m_follow, m_back, m_on})
        walk->addWidget(widget);
    walk->addStretch();
    auto* inner = new QVBoxLayout(m_details);
    inner->setContentsMargins(0, 0, 0, 0);
    inner->addWidget(m_table);
    inner->addWidget(m_grid);
    inner->addLayout(walk);
    inner->addWidget(m_where);
    inner->addWidget(m_values);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_explain, 0, Qt::AlignLeft);
    column->addWidget(m_details);
    setVisible(false);
    connect(m_explain, &QPushButton::toggled, this, &SpotCard::unfold);
    connect(m_follow, &QPushButton::clicked, this, &SpotCard::begin);
    connect(m_back, &QPushButton::clicked, this, [this] { go(-1); });
    connect(m_on, &QPushButton::clicked, this, [this] { go(1); });
    connect(&m_stepper, &Stepper::finished, this, &SpotCard::take);
}

void SpotCard::show(const std::optional<Spot>& spot)
{
    if (spot == m_spot)
        return;
    leave();
    m_spot = spot;
    setVisible(spot.has_value());
    m_explain->setChecked(false);
    unfold();
    if (!spot)
        return;
    fillTable();
    m_grid->setSettings(settingsOf(*spot));
    m_grid->setMark(spot->ownThread ? std::optional(spot->thread) : std::nullopt);
    const std::uint64_t last = std::max<std::uint64_t>(spot->of.grid * spot->of.block, 1) - 1;
    m_thread->setRange(0, static_cast<int>(std::min<std::uint64_t>(last, std::numeric_limits<int>::max())));
    m_thread->setValue(spot->ownThread ? static_cast<int>(spot->thread) : 0);
}

void SpotCard::setTheme(const Theme& theme)
{
    m_grid->setTheme(theme);
    m_values->setFont(roundtrip::font(FontRole::Code, theme.scale));
}

void SpotCard::leave()
{
    m_stepper.stop();
    m_trace = {};
    m_step = 0;
    m_where->clear();
    m_values->clear();
    showStep();
    emit lineReached(0);
}

void SpotCard::unfold()
{
    const bool isOpen = m_explain->isChecked();
    m_details->setVisible(isOpen);
    if (!isOpen)
        leave();
    else if (m_spot && !Stepper::isSmallEnough(*m_spot))
        m_where->setText(tr("Step through is not available here: only n = %1 went wrong, and simulating that takes too long.").arg(format::count(m_spot->of.elements, locale())));
    else if (Simulator::program().isEmpty())
        m_where->setText(tr("Step through is not available: Oclgrind is not installed (sudo apt install oclgrind)."));
    m_follow->setEnabled(isOpen && m_spot && Stepper::isSmallEnough(*m_spot) && !Simulator::program().isEmpty());
}

void SpotCard::fillTable()
{
    QStringList names, values;
    const auto add = [&](const QString& name, const QString& value) {
        names += name;
        values += value;
    };
    if (m_spot->ownThread) {
        add(tr("Thread"), QString::number(m_spot->thread));
        add(tr("Block"), QString::number(m_spot->block));
        add(tr("In the block"), QString::number(m_spot->inBlock));
    }
    add(tr("Element"), QString::number(m_spot->wrong.index));
    for (const Spot::Input& input : m_spot->inputs)
        add(QStringLiteral("%1[%2]").arg(QString::fromStdString(input.name)).arg(m_spot->wrong.index), number(input.value));
    add(tr("It is"), number(m_spot->wrong.got));
    add(tr("It should be"), number(m_spot->wrong.expected));
    m_table->setColumnCount(static_cast<int>(names.size()));
    m_table->setHorizontalHeaderLabels(names);
    for (int i = 0; i < static_cast<int>(values.size()); ++i)
        m_table->setItem(0, i, new QTableWidgetItem(values[i]));
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height() + m_table->rowHeight(0) + 4);
}

void SpotCard::begin()
{
    leave();
    m_where->setText(tr("Oclgrind walks …"));
    m_stepper.begin(*m_spot, static_cast<std::uint64_t>(m_thread->value()));
}

void SpotCard::take(const Steps& steps)
{
    m_trace = steps.trace;
    m_step = 0;
    if (!m_trace.steps.empty())
        return showStep();
    m_where->setText(steps.state == SimulatorRun::State::Refused ? tr("Step through is not available: the simulator takes no text that may read other files.")
            : steps.state == SimulatorRun::State::Absent ? tr("Step through is not available: Oclgrind is not installed (sudo apt install oclgrind).")
                                                         : tr("Step through is not available: Oclgrind came to no end with this kernel."));
}

void SpotCard::go(int by)
{
    const auto last = static_cast<std::int64_t>(m_trace.steps.size()) - 1;
    m_step = static_cast<std::size_t>(std::clamp<std::int64_t>(static_cast<std::int64_t>(m_step) + by, 0, std::max<std::int64_t>(last, 0)));
    showStep();
}

void SpotCard::showStep()
{
    const auto& steps = m_trace.steps;
    m_back->setEnabled(m_step > 0);
    m_on->setEnabled(m_step + 1 < steps.size());
    if (steps.empty())
        return;
    const TraceStep& now = steps[m_step];
    QString where = tr("Step %1 of %2: line %3 comes next.").arg(m_step + 1).arg(steps.size()).arg(now.line);
    if (m_step + 1 == steps.size())
        where += QLatin1Char(' ') + (m_trace.finished ? tr("Then the thread has finished.") : m_trace.waitsAfter ? tr("There it waits at a barrier, and the walk ends.") : tr("The walk ends here: it is long enough."));
    m_where->setText(where);
    QStringList values; // those that the line before has changed stand in bold
    for (const auto& value : now.values) {
        const auto& before = m_step > 0 ? steps[m_step - 1].values : now.values;
        const bool changed = std::find(before.begin(), before.end(), value) == before.end();
        const QString text = QString::fromStdString(value.first + " = " + value.second).toHtmlEscaped();
        values += changed ? QStringLiteral("<b>%1</b>").arg(text) : text;
    }
    m_values->setTextFormat(Qt::RichText);
    m_values->setText(values.join(QStringLiteral(" &nbsp; ")));
    emit lineReached(static_cast<int>(now.line));
}

} // namespace roundtrip
