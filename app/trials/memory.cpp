// SPDX-License-Identifier: GPL-3.0-or-later
#include "trials/trial.h"

#include "format.h"
#include "model/layout.h"
#include "plan/trials.h"

#include <QCoreApplication>

#include <algorithm>

namespace roundtrip {
namespace {

struct MemoryWords {
    Q_DECLARE_TR_FUNCTIONS(roundtrip::Memory)
};

QString buffers(std::size_t count) { return MemoryWords::tr("%n buffer(s)", "", static_cast<int>(count)); }

// The pass an Allocate belongs to, from 1.
std::size_t passOf(const Plan& plan, std::uint32_t operation)
{
    return static_cast<std::size_t>(std::count_if(plan.operations.begin(), plan.operations.begin() + operation + 1,
        [](const Operation& o) { return o.kind == OperationKind::Allocate; }));
}

// One part for each live buffer, a hair apart.
BarRow liveRow(const QString& name, std::size_t count, std::uint64_t each, const QLocale& locale)
{
    BarRow row{name, {}, MemoryWords::tr("%1 · %2").arg(buffers(count), format::bytes(each * count, locale))};
    const auto size = static_cast<double>(each);
    for (std::size_t i = 0; i < count; ++i)
        row.parts.push_back({static_cast<double>(i) * size, static_cast<double>(i) * size + size * 0.94, Tone::Upload, Texture::Plain});
    return row;
}

} // namespace

Trial trials::memory(const Run& run, const QLocale& locale)
{
    Trial trial;
    const Plan &tidy = run.plans[0], &leaky = run.plans[1];
    if (tidy.buffers.empty() || tidy.buffers.front().length == 0)
        return trial;
    const std::uint64_t each = layoutOf(tidy.buffers.front()).totalBytes();
    const LiveMemory kept = liveMemory(tidy, run.device.budgetBytes), leaked = liveMemory(leaky, run.device.budgetBytes);
    const std::uint64_t budget = std::min(run.device.budgetBytes, leaky.budgetBytes);
    const std::uint64_t peak = kept.bytes.empty() ? 0 : *std::max_element(kept.bytes.begin(), kept.bytes.end());
    const std::size_t live = leaked.owned.size();
    const auto& refused = run.report.measurements[1].failure; // what the engine really did
    if (refused && refused->detail == "BUDGET_EXCEEDED")
        trial.sentence = MemoryWords::tr("Batch %1 was refused before anything was allocated for it: it needs %2, and %3 of the budget of %4 are left, because %5 of earlier passes are still alive.")
                             .arg(leaked.refused ? passOf(leaky, *leaked.refused) : live + 1)
                             .arg(format::bytes(refused->value, locale), format::bytes(refused->limit, locale), format::bytes(budget, locale), buffers(live));
    else if (!refused)
        trial.sentence = MemoryWords::tr("All %1 passes went through, and %2 are alive at the end. Choose a smaller budget to see the loop refused.")
                             .arg(memoryPasses).arg(buffers(live));
    trial.sentence += QLatin1Char(' ') + MemoryWords::tr("The loop that releases never held more than %1.").arg(format::bytes(peak, locale));
    trial.bars.rows = {liveRow(MemoryWords::tr("releases in each pass"), peak / each, each, locale),
        liveRow(MemoryWords::tr("never releases"), live, each, locale)};
    trial.bars.limit = static_cast<double>(budget);
    trial.bars.limitName = MemoryWords::tr("budget %1").arg(format::bytes(budget, locale));
    trial.table = {{MemoryWords::tr("alive"), MemoryWords::tr("owner"), MemoryWords::tr("size")},
        {MemoryWords::tr("batch of the pass that runs"), MemoryWords::tr("that pass: it releases at its end"), format::bytes(each, locale)}};
    if (live > 0)
        trial.table.push_back({MemoryWords::tr("batches 1 … %1").arg(live), MemoryWords::tr("passes that are over: nobody releases them"),
            MemoryWords::tr("%1 × %2").arg(live).arg(format::bytes(each, locale))});
    return trial;
}

} // namespace roundtrip
