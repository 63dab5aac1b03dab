// SPDX-License-Identifier: GPL-3.0-or-later
#include "spokentext.h"

#include "failuretext.h"
#include "format.h"
#include "measures.h"
#include "scenes/words.h"
#include "sweep.h"
#include "trials/trial.h"
#include "verdicttext.h"

#include <QCoreApplication>

namespace roundtrip {
namespace {

struct SpokentextWords { Q_DECLARE_TR_FUNCTIONS(roundtrip::Spoken) };

QString spokenChart(const Chart& chart, const QLocale& locale)
{
    QStringList said{SpokentextWords::tr("%1: measured.").arg(chart.title)};
    if (chart.best && !chart.series.empty()) {
        const ChartPoint& best = chart.series.front().points[*chart.best];
        said = QStringList{SpokentextWords::tr("%1: shortest at %2, %3.")
                .arg(chart.title, xText(chart, best.x, locale), yText(chart, best.y, locale))};
    }
    return (said + chart.notes).join(QLatin1Char(' '));
}

} // namespace

QString spokenRun(const Run& run, const QLocale& locale)
{
    const auto parts = medianBreakdown(run);
    if (!parts)
        return SpokentextWords::tr("The run is finished; nothing was launched.");
    QStringList said;
    const auto say = [&](const QString& name, std::int64_t ns) {
        if (ns > 0)
            said += SpokentextWords::tr("%1 %2").arg(name, format::duration(ns, locale));
    };
    say(phaseName(Phase::Upload), parts->uploadOnly);
    say(phaseName(Phase::Compute), parts->computeOnly);
    say(phaseName(Phase::Download), parts->downloadOnly);
    say(SpokentextWords::tr("both at once"), parts->overlap);
    const QString times = said.join(QStringLiteral(", "));
    const auto share = measured(QStringLiteral("transfer-share"), {run});
    QString sentence = share
        ? SpokentextWords::tr("%1: %2 of the time moved data").arg(times, measureText(QStringLiteral("transfer-share"), *share, locale))
        : times;
    if (const Check* wrong = wrongAnswer(run))
        sentence = explain(*wrong, locale).what + QLatin1Char(' ') + sentence;
    return sentence;
}

QString spokenResult(const Results& results, Experiment kind, const QLocale& locale)
{
    if (results.failure)
        return explain(*results.failure, 0, locale).text();
    if (kind == Experiment::Check)
        return results.verdict ? explain(*results.verdict, locale).text() : QString();
    const std::vector<Run>& runs = runsOf(results, kind);
    if (const auto over = sweptBy(kind))
        return runs.empty() ? QString() : spokenChart(chartOf(*over, runs, locale, Marks::None), locale);
    if (isTrial(kind))
        return runs.empty() ? QString() : trialOf(kind, runs, locale).sentence;
    return results.run ? spokenRun(*results.run, locale) : QString();
}

} // namespace roundtrip
