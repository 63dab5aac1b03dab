// SPDX-License-Identifier: GPL-3.0-or-later
#include "statustext.h"

#include "failuretext.h"
#include "format.h"
#include "model/statistics.h"
#include "session.h"

#include <QCoreApplication>

namespace roundtrip {
namespace {

QString words(const char* text) { return QCoreApplication::translate("status", text); }

QString stageText(Stage stage)
{
    switch (stage) {
    case Stage::Building: return words("The driver builds the kernel");
    case Stage::Allocating: return words("Making the buffers");
    case Stage::WarmingUp: return words("Warming up");
    case Stage::Checking: return words("Comparing with the CPU");
    default: return words("Measuring");
    }
}

} // namespace

QString statusText(const Session& session, const QLocale& locale)
{
    if (const auto& activity = session.activity()) {
        const QString what = stageText(activity->progress.stage);
        if (activity->total > 1)
            return words("%1 · %2 of %3 · Esc stops").arg(what).arg(activity->done + 1).arg(activity->total);
        if (activity->progress.total > 0)
            return words("%1 · repetition %2 of %3 · Esc stops").arg(what).arg(activity->progress.done).arg(activity->progress.total);
        return words("%1 · Esc stops").arg(what);
    }
    const Results& results = session.state().results;
    QStringList parts;
    if (results.failure)
        parts += explain(*results.failure, session.settings().elements, locale).what;
    else
        parts += session.device() ? words("Ready") : words("No device yet");
    if (results.run && !results.run->report.measurements.empty()) {
        const Statistics wall = wallStatistics(results.run->report.measurements.front());
        parts += words("last run #%1, repetitions: %2, median %3")
                     .arg(results.run->number).arg(wall.count).arg(format::duration(wall.median, locale));
    }
    parts += words("every number here was measured on this device unless it is marked “modelled”");
    return parts.join(QStringLiteral(" · "));
}

} // namespace roundtrip
