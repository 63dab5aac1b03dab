// SPDX-License-Identifier: GPL-3.0-or-later
#include "answertext.h"

#include "model/contrast.h"
#include "failuretext.h"
#include "format.h"
#include "measures.h"
#include "plan/coverage.h"
#include "settingnames.h"

#include <QCoreApplication>

#include <algorithm>

namespace roundtrip {
namespace {

struct AnswertextWords { Q_DECLARE_TR_FUNCTIONS(roundtrip::Answer) };

QString busyShare(const Run& run, const QLocale& locale)
{
    const auto share = measured(QStringLiteral("transfer-share"), {run});
    return share ? measureText(QStringLiteral("transfer-share"), *share, locale) : QString();
}

// "Your 4 kernels took 6.4 ms; copying there and back for each took 19.8 ms: 73 % of the busy time moved data."
QString tripText(const Run& run, const QLocale& locale)
{
    const auto parts = medianBreakdown(run);
    if (!parts)
        return {};
    const int kernels = static_cast<int>(std::max(1u, run.settings.chain));
    const QString computing = AnswertextWords::tr("Your %n kernel(s) took %1", nullptr, kernels).arg(format::duration(parts->computeOnly + parts->overlap, locale));
    const QString copies = format::duration(parts->uploadOnly + parts->downloadOnly, locale);
    switch (run.settings.strategy) {
    case Strategy::Mapped:
        return run.device.kind == DeviceKind::Cpu || run.device.sharesHostMemory
            ? AnswertextWords::tr("%1. Mapping took %2 and moved nothing.").arg(computing, copies)
            : AnswertextWords::tr("%1. Mapping took %2; that moved the data over the link.").arg(computing, copies);
    case Strategy::Pipelined:
        return AnswertextWords::tr("%1. Copies alone took %2; for %3 something was copied while something was computed.")
            .arg(AnswertextWords::tr("Your %n chunk(s) computed for %1", nullptr, static_cast<int>(run.settings.chunks)).arg(format::duration(parts->computeOnly, locale)),
                copies, format::duration(parts->overlap, locale));
    case Strategy::RoundTrip:
        if (kernels > 1)
            return AnswertextWords::tr("%1; copying there and back for each took %2: %3 of the busy time moved data.").arg(computing, copies, busyShare(run, locale));
        break;
    default: break;
    }
    return AnswertextWords::tr("%1; copying there and back once took %2: %3 of the busy time moved data.").arg(computing, copies, busyShare(run, locale));
}

QString spareText(const Run& run, const QLocale& locale)
{
    const Coverage cover = coverage(run.settings);
    const auto count = [&locale](std::uint64_t value) { return format::count(value, locale); };
    const QString threads = AnswertextWords::tr("%1 × %2 = %3 threads for %4 elements")
                                .arg(count(cover.grid), count(run.settings.block), count(cover.threads), count(cover.elements));
    return cover.spare == 0 ? AnswertextWords::tr("%1: none is left over.").arg(threads) : AnswertextWords::tr("%1: %2 are left over.").arg(threads, count(cover.spare));
}

QString wrongText(const Check& check, const QLocale& locale)
{
    const auto count = [&locale](std::uint64_t value) { return format::count(value, locale); };
    QStringList sentences;
    if (check.mismatches == 0)
        sentences += AnswertextWords::tr("All %1 elements are right.").arg(count(check.compared));
    else if (check.first.empty())
        sentences += AnswertextWords::tr("%1 of %2 elements are wrong.").arg(count(check.mismatches), count(check.compared));
    else
        sentences += AnswertextWords::tr("%1 of %2 elements are wrong, the first is element %3.").arg(count(check.mismatches), count(check.compared), count(check.first.front().index));
    if (const std::uint64_t outside = damagedElements(check))
        sentences += AnswertextWords::tr("%1 elements behind the end were overwritten; only the guard zones show it.").arg(count(outside));
    return sentences.join(QLatin1Char(' '));
}

// "n = 1024": how one of two ways is told from the other.
QString wayText(const Assignments& changed, const Settings& settings, const QLocale& locale)
{
    QStringList parts;
    for (const Assignment& change : changed) {
        if (change.setting == QLatin1String("elements"))
            parts += AnswertextWords::tr("n = %1").arg(format::count(settings.elements, locale));
        else if (change.setting == QLatin1String("block"))
            parts += AnswertextWords::tr("Blocks of %1").arg(format::count(settings.block, locale));
        else if (change.setting == QLatin1String("grid"))
            parts += AnswertextWords::tr("Blocks: %1").arg(format::count(coverage(settings).grid, locale));
        else if (change.setting == QLatin1String("kernel"))
            parts += kernelTitle(QString::fromStdString(settings.kernel));
        else if (change.setting == QLatin1String("strategy"))
            parts += strategyTitles().value(static_cast<int>(settings.strategy));
        else if (change.setting == QLatin1String("type"))
            parts += typeTitles().value(static_cast<int>(settings.type));
        else if (change.setting == QLatin1String("chain"))
            parts += AnswertextWords::tr("Kernels: %1").arg(format::count(settings.chain, locale));
        else if (change.setting == QLatin1String("chunks"))
            parts += AnswertextWords::tr("Chunks: %1").arg(format::count(settings.chunks, locale));
    }
    return parts.join(QStringLiteral(", "));
}

QString ratioText(const Prediction& prediction, const Run& run, const QLocale& locale)
{
    const auto found = contrast(run.plans, run.report, prediction.measure == QLatin1String("total-ratio") ? Contrasted::Wall : Contrasted::Kernels);
    if (!found)
        return {};
    const QString both = AnswertextWords::tr("%1: %2. %3: %4.")
                             .arg(wayText(prediction.against, run.settings, locale), format::duration(found->one, locale),
                                 wayText(prediction.against, applied(prediction.against, run.settings), locale), format::duration(found->other, locale));
    if (found->isShown())
        return both;
    return both + QLatin1Char(' ')
        + AnswertextWords::tr("A difference did not appear: the ratio is %1, and with these runs it may be anything from %2 to %3.")
              .arg(format::number(found->ratio, locale), format::number(found->least, locale), format::number(found->most, locale));
}

QString breakEvenText(const std::vector<Run>& runs, const QLocale& locale)
{
    const BreakEven found = wholeTripBreakEven(runs);
    const auto count = [&locale](double value) { return format::count(static_cast<std::uint64_t>(value), locale); };
    switch (found.kind) {
    case BreakEven::Kind::NotMeasured: return {};
    case BreakEven::Kind::Never:
        return AnswertextWords::tr("It did not appear: up to n = %1 the better loop on the CPU was ahead of kernel and copies together.").arg(count(found.to));
    case BreakEven::Kind::Always: return AnswertextWords::tr("Kernel and copies together were ahead from n = %1 on, the smallest that was measured.").arg(count(found.from));
    case BreakEven::Kind::At: break;
    }
    return AnswertextWords::tr("From about n = %1 on, kernel and copies together were ahead of the better loop on the CPU.").arg(count(found.x));
}

} // namespace

QString resultText(const Run& run, const QLocale& locale)
{
    if (run.report.measurements.empty())
        return {};
    if (orderedShare(run))
        return orderText({run}, locale);
    const Measurement& measurement = run.report.measurements.front();
    QStringList sentences;
    if (const auto median = medianRepetition(measurement))
        sentences += AnswertextWords::tr("Run %1 took %2.").arg(run.number).arg(format::duration(measurement.repetitions[*median].wallNs(), locale));
    sentences += tripText(run, locale);
    if (measurement.check)
        sentences += measurement.check->passed() ? explain(*measurement.check, locale).what : sentence(*measurement.check);
    return sentences.join(QLatin1Char(' ')).simplified();
}

QString answerText(const Prediction& prediction, const std::vector<Run>& runs, const QLocale& locale)
{
    if (runs.empty() || runs.back().report.measurements.empty())
        return {};
    const Run& run = runs.back();
    const auto is = [&prediction](const char* measure) { return prediction.measure == QLatin1String(measure); };
    if (is("break-even"))
        return breakEvenText(runs, locale);
    if (is("spare-threads"))
        return spareText(run, locale);
    if (is("ordered-share"))
        return orderText(runs, locale);
    if (is("total-ratio") || is("kernel-ratio"))
        return ratioText(prediction, run, locale);
    if (is("wrong-elements") || is("outside-elements")) {
        const auto& check = run.report.measurements.front().check;
        return check ? wrongText(*check, locale) : QString();
    }
    return tripText(run, locale);
}

QString orderText(const std::vector<Run>& orders, const QLocale& locale)
{
    if (orders.empty())
        return AnswertextWords::tr("In which order do the blocks run? Nobody promises one: record it.");
    const std::uint64_t grid = coverage(orders.back().settings).grid;
    if (grid == 1)
        return AnswertextWords::tr("A single block has no order. Ask for more of them.");
    QStringList shares;
    bool allInOrder = true;
    for (const Run& run : orders) {
        const double share = orderedShare(run).value_or(0);
        allInOrder = allInOrder && share == 1;
        shares += measureText(QStringLiteral("ordered-share"), share, locale);
    }
    const QString blocks = format::count(grid, locale);
    if (allInOrder)
        return AnswertextWords::tr("%1 blocks: all in order this time. That promises nothing for the next run or another device.").arg(blocks);
    return AnswertextWords::tr("%1 blocks: %2 of them ran right after the block before them. Another run will differ.")
        .arg(blocks, shares.join(QStringLiteral(", ")));
}

} // namespace roundtrip
