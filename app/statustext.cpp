// SPDX-License-Identifier: GPL-3.0-or-later
#include "statustext.h"

#include "failuretext.h"
#include "format.h"
#include "measures.h"
#include "model/statistics.h"
#include "session.h"

#include <QCoreApplication>

namespace roundtrip {
namespace {

struct StatustextWords { Q_DECLARE_TR_FUNCTIONS(roundtrip::Status) };

QString stageText(Stage stage)
{
    switch (stage) {
    case Stage::Building: return StatustextWords::tr("The driver builds the kernel");
    case Stage::Allocating: return StatustextWords::tr("Making the buffers");
    case Stage::WarmingUp: return StatustextWords::tr("Warming up");
    case Stage::Checking: return StatustextWords::tr("Comparing with the CPU");
    default: return StatustextWords::tr("Measuring");
    }
}

// The time is that of the repetition in the timeline.
QString runText(const Run& run, bool live, const QLocale& locale)
{
    const Measurement& measurement = run.report.measurements.front();
    const auto median = medianRepetition(measurement);
    const std::int64_t wallNs = median ? measurement.repetitions[*median].wallNs() : 0;
    const QString text = live ? StatustextWords::tr("last run #%1, live, repetitions: %2, median %3")
                              : StatustextWords::tr("last run #%1, repetitions: %2, median %3");
    return text.arg(run.number).arg(measurement.repetitions.size()).arg(format::duration(wallNs, locale));
}

// A wrong answer is the point of these; their own picture says so.
bool isMeantToBeWrong(const Results& results)
{
    return isLatest(results, Experiment::ReadEarly) || isLatest(results, Experiment::Image);
}

} // namespace

QString statusText(const Session& session, const QLocale& locale)
{
    if (const auto& activity = session.activity()) {
        const QString what = stageText(activity->progress.stage);
        if (activity->total > 1)
            return StatustextWords::tr("%1 · %2 of %3 · Esc stops").arg(what).arg(activity->done + 1).arg(activity->total);
        if (activity->progress.total > 0)
            return StatustextWords::tr("%1 · repetition %2 of %3 · Esc stops").arg(what).arg(activity->progress.done).arg(activity->progress.total);
        return StatustextWords::tr("%1 · Esc stops").arg(what);
    }
    const Results& results = session.state().results;
    QStringList parts;
    if (results.failure)
        parts += explain(*results.failure, session.settings().elements, locale).what;
    else
        parts += session.device() ? StatustextWords::tr("Ready") : StatustextWords::tr("No device yet");
    if (results.run && !results.run->report.measurements.empty()) {
        if (const Check* wrong = wrongAnswer(*results.run); wrong && !results.failure && !isMeantToBeWrong(results))
            parts = {explain(*wrong, locale).what};
        parts += runText(*results.run, results.askedAt.isEmpty(), locale);
    }
    parts += StatustextWords::tr("every number here was measured on this device unless it is marked “modelled”");
    return parts.join(QStringLiteral(" · "));
}

} // namespace roundtrip
