// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes/words.h"

#include "format.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace roundtrip {
namespace {

struct WordsWords { Q_DECLARE_TR_FUNCTIONS(Words) };

QString bufferName(const Plan& plan, const Operation& operation)
{
    return operation.buffer < plan.buffers.size() ? QString::fromStdString(plan.buffers[operation.buffer].name) : QString();
}

const Operation* operationOf(const Plan& plan, const Span& span)
{
    return span.operation < plan.operations.size() ? &plan.operations[span.operation] : nullptr;
}

// Without a wait list the steps of one queue still run one after the other.
std::vector<std::uint32_t> waitsOf(const Plan& plan, std::uint32_t index)
{
    const Operation& operation = plan.operations[index];
    if (!operation.waits.empty() || plan.outOfOrder)
        return operation.waits;
    for (std::uint32_t before = index; before-- > 0;)
        if (plan.operations[before].queue == operation.queue && phaseOf(plan.operations[before]))
            return {before};
    return {};
}

QString waitText(const Plan& plan, const Span& span, const QLocale& locale)
{
    QStringList names;
    for (const std::uint32_t wait : waitsOf(plan, span.operation))
        if (wait < plan.operations.size())
            names += operationName(plan, plan.operations[wait]);
    if (names.isEmpty())
        return WordsWords::tr("waited for nothing before it");
    const QString after = WordsWords::tr("after %1").arg(names.join(QStringLiteral(", ")));
    if (span.queued == notGiven || span.started == notGiven || span.queued > span.started)
        return after;
    return WordsWords::tr("%1; started %2 after it was queued").arg(after, format::duration(span.started - span.queued, locale));
}

} // namespace

QString phaseName(Phase phase)
{
    return phase == Phase::Upload ? WordsWords::tr("upload") : phase == Phase::Compute ? WordsWords::tr("compute") : WordsWords::tr("download");
}

QString operationName(const Plan& plan, const Operation& operation)
{
    const QString buffer = bufferName(plan, operation);
    switch (operation.kind) {
    case OperationKind::Write: return WordsWords::tr("upload %1").arg(buffer);
    case OperationKind::Read: return WordsWords::tr("download %1").arg(buffer);
    case OperationKind::Map: return operation.forWriting ? WordsWords::tr("map %1 to write").arg(buffer) : WordsWords::tr("map %1 to read").arg(buffer);
    case OperationKind::Unmap: return WordsWords::tr("unmap %1").arg(buffer);
    case OperationKind::Allocate: return WordsWords::tr("allocate %1").arg(buffer);
    case OperationKind::Release: return WordsWords::tr("release %1").arg(buffer);
    case OperationKind::Finish: return WordsWords::tr("wait for the device");
    case OperationKind::HostLoop: return operation.work == "copy" ? WordsWords::tr("the host reads out") : WordsWords::tr("loop on the CPU");
    case OperationKind::Hold: return WordsWords::tr("hold the queue");
    case OperationKind::LetGo: return WordsWords::tr("let the queue go");
    case OperationKind::Launch: break;
    }
    if (operation.program < plan.programs.size())
        return QString::fromStdString(plan.programs[operation.program].function);
    return WordsWords::tr("kernel");
}

QString spanFacts(const Plan& plan, const Repetition& repetition, std::size_t index, const QLocale& locale)
{
    const Span& span = repetition.spans.at(index);
    const Operation* operation = operationOf(plan, span);
    if (!operation)
        return {};
    QStringList lines{operationName(plan, *operation)};
    const std::uint64_t bytes = operationBytes(plan, *operation);
    if (operation->kind == OperationKind::Launch)
        lines += operation->grid == 1 ? WordsWords::tr("1 block of %1 threads").arg(format::count(operation->block, locale))
                                      : WordsWords::tr("%1 blocks of %2 threads").arg(format::count(operation->grid, locale), format::count(operation->block, locale));
    if (operation->count > 0 && operation->buffer < plan.buffers.size() && operation->count < plan.buffers[operation->buffer].length)
        lines += WordsWords::tr("elements %1 … %2").arg(format::count(operation->first, locale),
                                               format::count(operation->first + operation->count - 1, locale));
    if (hasTime(span)) {
        const std::int64_t ns = span.ended - span.started;
        lines += bytes > 0 ? WordsWords::tr("%1 in %2, %3").arg(format::bytes(bytes, locale), format::duration(ns, locale), format::rate(bytes, ns, locale))
                           : format::duration(ns, locale);
        lines += waitText(plan, span, locale);
    } else if (phaseOf(*operation)) {
        lines += WordsWords::tr("time unknown: the driver gave none that can be true");
    }
    if (span.callBegan != notGiven && span.callEnded != notGiven && span.callBegan <= span.callEnded)
        lines += WordsWords::tr("the host's call took %1").arg(format::duration(span.callEnded - span.callBegan, locale));
    return lines.join(QLatin1Char('\n'));
}

std::vector<TableRow> tableOf(const Plan& plan, const Repetition& repetition, std::size_t most, const QLocale& locale)
{
    std::vector<TableRow> rows;
    for (const Span& span : repetition.spans) {
        const Operation* operation = operationOf(plan, span);
        if (rows.size() == most)
            break;
        if (!operation || !phaseOf(*operation))
            continue;
        TableRow row{operationName(plan, *operation), WordsWords::tr("time unknown"), WordsWords::tr("time unknown"), {}};
        if (hasTime(span)) {
            row.began = format::duration(std::max<std::int64_t>(0, span.started - repetition.began), locale);
            row.duration = format::duration(span.ended - span.started, locale);
            if (const std::uint64_t bytes = operationBytes(plan, *operation))
                row.rate = format::rate(bytes, span.ended - span.started, locale);
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace roundtrip
