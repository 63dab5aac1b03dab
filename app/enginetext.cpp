// SPDX-License-Identifier: GPL-3.0-or-later
#include "enginetext.h"

#include "text.h"

#include <QCoreApplication>

namespace roundtrip {
namespace {

struct EnginetextWords {
    Q_DECLARE_TR_FUNCTIONS(roundtrip::Failure)
public:
    const Failure& failure;

    QString program() const
    {
        return failure.subject.empty() ? QStringLiteral("roundtrip-engine") : text(failure.subject);
    }
    QString detail() const { return failure.detail.empty() ? QString() : tr(" (%1)").arg(text(failure.detail)); }

    // The last line that the launcher itself printed: ssh, srun or docker know best what they lack.
    QString lastWords() const
    {
        const QString line = text(failure.printed).trimmed().section(QLatin1Char('\n'), -1).trimmed().left(200);
        return line.isEmpty() ? QString() : tr(" It printed last: %1").arg(line);
    }

    Explanation engineMissing() const
    {
        const QString elsewhere = tr("If it runs on another computer, try that command in a terminal first.");
        if (failure.detail == "FAILED_TO_START")
            return {tr("The engine could not be started%1.").arg(detail()),
                tr("There is no program %1, or it may not be run.").arg(program()),
                tr("Put roundtrip-engine beside roundtrip, or build both again, or say with --engine how to start it.")};
        if (failure.detail == "EXITED" || failure.detail == "SIGNAL")
            return {tr("The engine ended before it said anything%1.").arg(detail()),
                (failure.detail == "EXITED" ? tr("%1 ended with exit code %2.") : tr("%1 was ended by signal %2."))
                        .arg(program(), QString::number(failure.status))
                    + lastWords(),
                tr("Mend what it names, then search again.") + QLatin1Char(' ') + elsewhere};
        if (failure.detail == "SPEAKS_SOMETHING_ELSE")
            return {tr("The engine did not start%1.").arg(detail()),
                tr("%1 runs, but it speaks something else: it only repeats what it hears.").arg(program()),
                tr("Say with --engine how to start roundtrip-engine, and try that command in a terminal first.")};
        if (failure.detail == "SILENT")
            return {tr("The engine did not answer%1.").arg(detail()),
                tr("%1 was started and stayed silent for ten seconds.").arg(program()) + lastWords(),
                tr("Search again. If it comes back, restart the computer or build both programs again.")};
        if (failure.detail == "WORKER_MISSING")
            return {tr("The engine found no worker to do its work%1.").arg(detail()),
                tr("roundtrip-worker must stand where the engine was installed, and may have been left out."),
                tr("Build or install Roundtrip again on the computer where the engine runs.")};
        return {tr("The engine did not start%1.").arg(detail()),
            tr("%1 was not found, could not be run or stayed silent.").arg(program()) + lastWords(),
            tr("Put roundtrip-engine beside roundtrip, or build both again, or say with --engine how to start it.")
                + QLatin1Char(' ') + elsewhere};
    }

    Explanation protocol() const
    {
        if (failure.detail == "VERSION")
            return {tr("Program and engine are of different versions%1.").arg(detail()),
                failure.value == 0
                    ? tr("%1 does not speak version %2 of their language, and this program speaks no other.")
                          .arg(program(), QString::number(failure.limit))
                    : tr("%1 speaks version %2 of their language, and this program version %3.")
                          .arg(program(), QString::number(failure.value), QString::number(failure.limit)),
                tr("Install the same version of Roundtrip on both sides, then search again.")};
        return {tr("The engine's answer makes no sense to this program%1.").arg(detail()),
            tr("The two may be of different versions, or something else writes to the engine's output.") + lastWords(),
            tr("Install the same version on both sides. If --engine names a command, see that it prints nothing of "
               "its own. Then run again.")};
    }
};

} // namespace

Explanation explainEngine(const Failure& failure)
{
    const EnginetextWords words{failure};
    return failure.code == FailureCode::Protocol ? words.protocol() : words.engineMissing();
}

} // namespace roundtrip
