// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"

#include "console.h"
#include "course.h"
#include "export/caption.h"
#include "export/picture.h"
#include "export/runjson.h"
#include "kernelsource.h"
#include "modelledtext.h"
#include "plan/catalogue.h"
#include "plan/check.h"
#include "plan/coverage.h"
#include "plan/trials.h"
#include "protocol/codec.h"
#include "reporttext.h"
#include "tickets.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace roundtrip {
namespace {

struct CommandsWords {
    Q_DECLARE_TR_FUNCTIONS(roundtrip::Commands)
};

QStringList engineOf(const Options& options) { return EngineClient::splitCommand(options.engine); }

// The source of the kernel that was asked for; said where there is none.
std::optional<KernelSource> sourceOf(const Options& options)
{
    if (!options.kernelFile.isEmpty()) {
        auto read = readKernel(options.kernelFile);
        if (auto* source = std::get_if<KernelSource>(&read))
            return std::move(*source);
        console::say(std::get<Explanation>(read));
        return std::nullopt;
    }
    if (const KernelInfo* info = findKernel(options.settings.kernel)) {
        const QString stem = QFileInfo(QString::fromUtf8(info->file.data(), static_cast<qsizetype>(info->file.size())))
                                 .completeBaseName();
        return KernelSource{options.settings.kernel, {}, {}, loadCourse().kernel(stem.toStdString())};
    }
    QStringList names;
    for (const KernelInfo& info : catalogue())
        names += QString::fromUtf8(info.id.data(), static_cast<qsizetype>(info.id.size()));
    const QString wrong = QString::fromStdString(options.settings.kernel), nearest = nearestWord(wrong, names);
    console::say(CommandsWords::tr("There is no kernel %1.").arg(wrong) + QLatin1Char(' ')
        + (nearest.isEmpty() ? CommandsWords::tr("There are: %1. A file needs a name that ends in .cl.")
                                   .arg(names.join(QStringLiteral(", ")))
                             : CommandsWords::tr("Did you mean %1?").arg(nearest)));
    return std::nullopt;
}

bool areLegal(const Settings& settings, const Device& device)
{
    const auto problems = problemsWith(settings, device);
    for (const Problem& problem : problems) {
        console::say(explain(problem, QLocale::c()));
        QStringList labels;
        for (const std::uint64_t value : problem.suggestions)
            labels += suggestionLabel(problem, value, QLocale::c());
        if (!labels.isEmpty())
            console::say(CommandsWords::tr("Allowed would be: %1.").arg(labels.join(QStringLiteral(", "))));
    }
    return problems.empty();
}

void sayFailure(const Failure& failure, const Settings& settings, const KernelSource& source)
{
    console::say(explain(failure, settings.elements, QLocale::c()));
    const KernelInfo* info = findKernel(source.kernel);
    const std::string file = !source.file.empty() || !info ? source.file : std::string(info->file);
    for (const Diagnostic& diagnostic : failure.diagnostics)
        if (diagnostic.line != 0) // without a line it stands in the sentence already
            console::say(QLatin1String("  ") + describe(diagnostic, QString::fromStdString(file)));
}

// Everything that a run needs: engine, device, source. Or the exit code, and why was said.
struct Bench {
    explicit Bench(const Options& options)
        : runner(engineOf(options))
    {
        source = sourceOf(options);
        if (!source) {
            exitCode = exitcode::badUsage;
            return;
        }
        found = console::findDevice(runner, options);
        exitCode = found.exitCode;
        if (found.failure && options.json)
            console::write(toJson(*found.failure));
    }

    // The failure is said, and left as JSON on standard output where that was asked for.
    std::optional<Run> measure(Ticket ticket, std::uint32_t number, bool json)
    {
        rename(ticket.request.plans, *source);
        const Outcome outcome = runner.run(ticket.request);
        const Failure* failure = std::get_if<Failure>(&outcome);
        if (!failure)
            for (const Measurement& measurement : std::get<Report>(outcome).measurements)
                if (measurement.failure && !failure)
                    failure = &*measurement.failure;
        if (!failure)
            return finishedRun(ticket, std::get<Report>(outcome), number);
        sayFailure(*failure, ticket.settings, *source);
        if (json)
            console::write(toJson(*failure));
        exitCode = console::exitCodeOf(*failure);
        return std::nullopt;
    }

    Runner runner;
    std::optional<KernelSource> source;
    console::Found found;
    int exitCode = exitcode::done;
};

void sayWarnings(const Run& run, const KernelSource& source)
{
    const KernelInfo* info = findKernel(source.kernel);
    const std::string file = !source.file.empty() || !info ? source.file : std::string(info->file);
    for (const Measurement& measurement : run.report.measurements)
        for (const Diagnostic& diagnostic : measurement.diagnostics)
            console::say(
                CommandsWords::tr("The compiler warns: %1").arg(describe(diagnostic, QString::fromStdString(file))));
}

void sayWhatIsNotDrawn(const Options& options, const QStringList& words)
{
    if (!needsPictures(options))
        return;
    if (const QString missing = undrawable(words); !missing.isEmpty())
        console::say(CommandsWords::tr("No font here has %1: the picture shows boxes instead.").arg(missing));
}

bool takesOutput(const Options& options)
{
    return std::any_of(options.exports.begin(), options.exports.end(),
        [](const ExportTarget& target) { return target.path == QLatin1String("-"); });
}

// Without --chunks as many as usual, or as the elements allow; a piece has at least one block.
Settings settingsOf(const Options& options, const KernelSource& source)
{
    Settings settings = options.settings;
    settings.kernel = source.kernel;
    const std::uint64_t blocks = coverage(settings).autoGrid;
    if (!options.chunksGiven && blocks > 0)
        settings.chunks = static_cast<std::uint32_t>(std::min<std::uint64_t>(settings.chunks, blocks));
    return settings;
}

std::uint64_t upTo(std::uint64_t asked, std::uint64_t usual, std::uint64_t most)
{
    return asked != 0 ? asked : std::min(usual, most);
}

// Nothing where the first value is above the last, which is said.
std::vector<std::uint64_t> valuesOf(const Options& options, const Settings& settings, const Device& device)
{
    const bool overElements = options.over == SweepOver::Elements;
    const std::uint64_t most = overElements ? largestElements(settings, device)
        : options.over == SweepOver::Block  ? device.maxBlock
                                            : std::clamp<std::uint64_t>(coverage(settings).autoGrid, 1, mostPieces);
    const std::uint64_t usualFirst = overElements ? 1u << 10 : 1, usualLast = overElements ? 1u << 26 : most;
    std::uint64_t from = upTo(options.from, usualFirst, most), to = upTo(options.to, usualLast, most);
    if (options.from == 0)
        from = std::min(from, to);
    if (from <= to)
        return sweepValues(from, to, options.points);
    console::say(CommandsWords::tr("--from %1 is above the last value, %2. Give --to as well.").arg(from).arg(to));
    return {};
}

// The device that --modelled names, if it does; said where there is none of that name.
std::optional<ModelledDevice> modelledOf(const Options& options)
{
    QStringList ids;
    for (const ModelledDevice& device : loadCourse().modelled) {
        if (device.id == options.modelled)
            return device;
        ids += QString::fromStdString(device.id);
    }
    const QString wrong = QString::fromStdString(options.modelled);
    console::say(ids.isEmpty() ? CommandsWords::tr("There are no modelled devices in lessons/devices.")
                               : CommandsWords::tr("There is no modelled device %1. There are: %2.").arg(wrong, ids.join(QStringLiteral(", "))));
    return std::nullopt;
}

} // namespace

bool needsPictures(const Options& options)
{
    return options.command == Command::Tour
        || std::any_of(options.exports.begin(), options.exports.end(),
            [](const ExportTarget& target) { return isPicture(target.format); });
}

int listDevices(const Options& options)
{
    Runner runner(engineOf(options));
    const console::Found found = console::findDevice(runner, options);
    const bool isListed = !found.failure || found.failure->code == FailureCode::NoDevice;
    if (options.json && !console::write(isListed ? toJson(found.list) : toJson(*found.failure)))
        return exitcode::failed;
    if (!options.json && found.device && !console::write(devicesText(found.list).toUtf8()))
        return exitcode::failed;
    return found.exitCode;
}

int runOnce(const Options& options)
{
    const auto beside = options.modelled.empty() ? std::nullopt : modelledOf(options);
    if (!options.modelled.empty() && !beside)
        return exitcode::badUsage;
    Bench bench(options);
    if (!bench.found.device)
        return bench.exitCode;
    const Settings settings = settingsOf(options, *bench.source);
    if (!areLegal(settings, *bench.found.device))
        return exitcode::badUsage;
    const auto run = bench.measure(runTicket(settings, *bench.found.device, bench.source->source), 1, options.json);
    if (!run)
        return bench.exitCode;
    sayWarnings(*run, *bench.source);
    sayWhatIsNotDrawn(options, captionOf(*run));
    const bool outputTaken = takesOutput(options);
    const QJsonValue there = beside ? modelledJson(*beside, run->plans.front()) : QJsonValue();
    const QString text = reportText(*run) + (beside ? besideText(*beside, *run) : QString());
    bool good = outputTaken || console::write(options.json ? exportedJson(*run, there) : text.toUtf8());
    for (const ExportTarget& target : options.exports)
        good &= console::write(
            target.format == ExportFormat::Json ? Encoded(exportedJson(*run, there)) : encodeRun(*run, target.format, {.csv = options.csv}),
            target.path);
    const bool right = answerIsRight(run->report);
    if (!right && (options.json || outputTaken))
        for (const Measurement& measurement : run->report.measurements)
            if (measurement.check)
                console::say(explain(*measurement.check, QLocale::c()));
    return good && right ? exitcode::done : exitcode::failed;
}

int runSweep(const Options& options)
{
    Bench bench(options);
    if (!bench.found.device)
        return bench.exitCode;
    const Settings settings = settingsOf(options, *bench.source);
    const std::vector<std::uint64_t> values = valuesOf(options, settings, *bench.found.device);
    if (values.empty())
        return exitcode::badUsage;
    std::vector<Ticket> tickets;
    for (const std::uint64_t value : values) {
        tickets.push_back(sweepTicket(settings, options.over, value, *bench.found.device, bench.source->source));
        tickets.back().request.repetitions = settings.repetitions;
        if (!areLegal(tickets.back().settings, *bench.found.device))
            return exitcode::badUsage;
    }
    std::vector<Run> runs;
    for (std::size_t i = 0; i < tickets.size(); ++i) {
        console::progress(CommandsWords::tr("Measuring %1 (%2 of %3)").arg(values[i]).arg(i + 1).arg(tickets.size()));
        auto run = bench.measure(std::move(tickets[i]), static_cast<std::uint32_t>(i + 1), options.json);
        if (!run)
            return bench.exitCode;
        runs.push_back(std::move(*run));
    }
    sayWarnings(runs.front(), *bench.source);
    const Chart picture = chartOf(options.over, runs, QLocale::c());
    const Chart chart = chartOf(options.over, runs, QLocale::c(), Marks::None);
    sayWhatIsNotDrawn(options, picture.caption);
    bool good = takesOutput(options) || console::write(options.json ? toJson(chart) : chartText(chart).toUtf8());
    for (const ExportTarget& target : options.exports)
        good &= console::write(
            encodeChart(isPicture(target.format) ? picture : chart, target.format, {.csv = options.csv}), target.path);
    const bool right
        = std::all_of(runs.begin(), runs.end(), [](const Run& run) { return answerIsRight(run.report); });
    if (!right)
        console::say(CommandsWords::tr("At least one answer is wrong. Run that size alone to see which elements."));
    return good && right ? exitcode::done : exitcode::failed;
}

} // namespace roundtrip
