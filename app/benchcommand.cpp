// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"
#include "commands.h"
#include "console.h"
#include "protocol/codec.h"

#include <QCoreApplication>

namespace roundtrip {
namespace {

struct BenchcommandWords {
    Q_DECLARE_TR_FUNCTIONS(roundtrip::Bench)
};

// The report, or nothing, and why was said.
std::optional<Report> measured(Runner& runner, const Ticket& ticket, const Options& options, int& exitCode)
{
    const Outcome outcome = runner.run(ticket.request);
    const Failure* failure = failureOf(outcome);
    if (const auto* report = std::get_if<Report>(&outcome); report && !failure)
        for (const Measurement& measurement : report->measurements)
            if (measurement.failure)
                failure = &*measurement.failure;
    if (!failure)
        return std::get<Report>(outcome);
    console::say(explain(*failure, ticket.settings.elements, QLocale::c()));
    if (options.json)
        console::write(toJson(*failure));
    exitCode = console::exitCodeOf(*failure);
    return std::nullopt;
}

} // namespace

int runBench(const Options& options)
{
    Runner runner(EngineClient::splitCommand(options.engine));
    const console::Found found = console::findDevice(runner, options);
    if (!found.device)
        return found.exitCode;
    const Course course = loadCourse();
    int exitCode = exitcode::done;
    console::progress(BenchcommandWords::tr("Looking for the best block of the tuned kernel"));
    const Ticket sweep = tunedSweep(*found.device, course);
    const auto blocks = measured(runner, sweep, options, exitCode);
    if (!blocks)
        return exitCode;
    const std::vector<BenchStep> steps = benchSteps(*found.device, course, bestBlock(sweep, *blocks));
    std::vector<BenchRow> rows;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        console::progress(BenchcommandWords::tr("Measuring %1 (%2 of %3)").arg(steps[i].title).arg(i + 1).arg(steps.size()));
        const auto report = measured(runner, steps[i].ticket, options, exitCode);
        if (!report)
            return exitCode;
        for (BenchRow& row : benchRows(steps[i], *report))
            rows.push_back(std::move(row));
    }
    const bool right = std::all_of(rows.begin(), rows.end(), [](const BenchRow& row) { return row.right; });
    const bool good = console::write(options.json ? benchJson(rows, *found.device) : benchText(rows, *found.device).toUtf8());
    return good && right ? exitcode::done : exitcode::failed;
}

} // namespace roundtrip
