// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/gridpicture.h"

#include "answertext.h"
#include "failuretext.h"
#include "measures.h"
#include "pages/sweepcard.h"
#include "widgets/gridview.h"
#include "widgets/segments.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace roundtrip {
namespace {

bool sameGrid(const Settings& a, const Settings& b)
{
    return a.elements == b.elements && a.block == b.block && a.grid == b.grid && a.kernel == b.kernel;
}

const std::vector<double>* orderOf(const Run& run)
{
    for (const Measurement& measurement : run.report.measurements)
        for (const Capture& capture : measurement.captures)
            if (capture.buffer == "order")
                return &capture.values;
    return nullptr;
}

// The kernels between which the switches choose. Rounded down, no thread is spare, and the guard has nothing to do.
constexpr const char *guarded = "vec_add", *unguarded = "vec_add_unguarded", *floored = "vec_add_floor";
enum Rounding { Up, Down };
enum Guard { On, Off };

} // namespace

GridPicture::GridPicture(Session& session, QWidget* parent)
    : LessonPicture(session, parent)
    , m_grid(new GridView(this))
    , m_order(new QLabel(this))
    , m_record(new QPushButton(tr("▶ Record the order"), this))
    , m_blocks(new SweepCard(SweepOver::Block, session, this))
{
    m_switches = makeSwitches();
    m_order->setWordWrap(true);
    m_order->setProperty("role", "small");
    m_record->setAccessibleName(tr("Record the order"));
    auto* order = new QHBoxLayout;
    order->setContentsMargins(16, 0, 16, 0);
    order->setSpacing(12);
    order->addWidget(m_order, 1);
    order->addWidget(m_record);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    column->addWidget(m_switches);
    column->addWidget(m_grid, 3);
    column->addLayout(order);
    column->addWidget(m_blocks, 2);
    m_grid->setMinimumHeight(170);
    connect(m_record, &QPushButton::clicked, this, [this] { this->session().start(Experiment::BlockOrder); });
    connect(m_blocks, &SweepCard::chartExportWanted, this, &LessonPicture::chartExportWanted);
}

QWidget* GridPicture::makeSwitches()
{
    auto* box = new QWidget(this);
    m_rounding = new Segments(tr("Number of blocks"), {tr("n ÷ block rounded up"), tr("rounded down")}, box);
    m_guard = new Segments(tr("Guard"), {tr("with guard"), tr("without guard")}, box);
    m_loss = new QLabel(box);
    m_loss->setProperty("role", "small");
    m_loss->setWordWrap(true);
    auto* switches = new QHBoxLayout;
    switches->setSpacing(12);
    switches->addWidget(m_rounding);
    switches->addWidget(m_guard);
    switches->addStretch(1);
    auto* rows = new QVBoxLayout(box);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(6);
    rows->addLayout(switches);
    rows->addWidget(m_loss);
    const auto choose = [this](const char* kernel) {
        Settings settings = session().settings();
        settings.kernel = kernel;
        settings.grid = 0;
        session().set(settings);
    };
    connect(m_rounding, &Segments::chosen, this, [choose](int to) { choose(to == Down ? floored : guarded); });
    connect(m_guard, &Segments::chosen, this, [choose](int to) { choose(to == Off ? unguarded : guarded); });
    return box;
}

void GridPicture::showSwitches()
{
    const std::string& kernel = session().settings().kernel;
    m_switches->setVisible(kernel == guarded || kernel == unguarded || kernel == floored);
    m_rounding->show(kernel == floored ? Down : Up);
    m_guard->show(kernel == unguarded ? Off : On);
    m_guard->setEnabled(kernel != floored);
    m_guard->setToolTip(kernel == floored ? tr("Rounded down, no thread is spare: there is nothing to guard.") : QString());
    showLoss();
}

void GridPicture::showLoss()
{
    const auto& run = session().state().results.run;
    const bool shown = run && sameGrid(run->settings, session().settings()) && !run->report.measurements.empty()
        && run->report.measurements.front().check;
    m_loss->setText(shown ? lossText(*run->report.measurements.front().check, locale()) : QString());
}

void GridPicture::showSettings()
{
    showSwitches();
    const auto& run = session().state().results.run;
    if (run && sameGrid(run->settings, session().settings()))
        return; // showResults has more to say
    if (session().settings().block == 0)
        return; // the panel says why that is no grid
    m_shown = 0;
    m_grid->setSettings(session().settings());
    m_grid->setOrder({});
}

void GridPicture::showResults()
{
    showLoss();
    const Results& results = session().state().results;
    if (results.run && results.run->number != m_shown && sameGrid(results.run->settings, session().settings())) {
        m_shown = results.run->number;
        m_grid->setRun(*results.run);
        const bool known = !results.orders.empty() && sameGrid(results.orders.back().settings, results.run->settings);
        if (const std::vector<double>* order = known ? orderOf(results.orders.back()) : nullptr)
            m_grid->setOrder(*order);
    }
    std::vector<Run> orders; // of the grid that is shown
    std::copy_if(results.orders.begin(), results.orders.end(), std::back_inserter(orders),
        [this](const Run& order) { return sameGrid(order.settings, session().settings()); });
    m_order->setText(orderText(orders, locale()));
    const std::vector<Problem> problems = session().problems();
    m_record->setEnabled(session().device() && !session().activity() && problems.empty());
    m_record->setToolTip(problems.empty() ? tr("A run of its own: every block notes when it ran") : sentence(problems.front()));
    m_blocks->refresh();
}

void GridPicture::setPlayhead(std::int64_t ns)
{
    m_grid->setPlayhead(ns);
}

void GridPicture::setTheme(const Theme& theme)
{
    m_grid->setTheme(theme);
    m_blocks->setTheme(theme);
}

} // namespace roundtrip
