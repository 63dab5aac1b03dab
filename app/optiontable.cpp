// SPDX-License-Identifier: GPL-3.0-or-later
#include "optiontable.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace roundtrip {
namespace {

struct OptiontableWords {
    Q_DECLARE_TR_FUNCTIONS(roundtrip::CommandLine)
};

constexpr unsigned devices = 1, run = 2, sweep = 4, tour = 8, window = 16, resultsExport = 32, resultsMerge = 64, check = 128,
                   lessonsCheck = 256, bench = 512;
constexpr unsigned withEngine = devices | run | sweep | check | tour | bench | window, everywhere = withEngine | resultsExport | resultsMerge | lessonsCheck;

constexpr std::array options{
    CommandOption{OptionKey::Elements, "--elements", "N", run | sweep,
        QT_TRANSLATE_NOOP("roundtrip::CommandLine", "elements of each array, for example 1048576 or 2^20")},
    CommandOption{OptionKey::Over, "--over", "n|block|pieces|chunks", sweep,
        QT_TRANSLATE_NOOP("roundtrip::CommandLine", "what changes from point to point")},
    CommandOption{OptionKey::From, "--from", "N", sweep, QT_TRANSLATE_NOOP("roundtrip::CommandLine", "first value")},
    CommandOption{OptionKey::To, "--to", "N", sweep, QT_TRANSLATE_NOOP("roundtrip::CommandLine", "last value")},
    CommandOption{OptionKey::Points, "--points", "P", sweep,
        QT_TRANSLATE_NOOP("roundtrip::CommandLine", "how many values, evenly spread on a log scale")},
    CommandOption{OptionKey::Block, "--block", "B", run | sweep,
        QT_TRANSLATE_NOOP("roundtrip::CommandLine", "threads in a block (256)")},
    CommandOption{OptionKey::Grid, "--grid", "G", run,
        QT_TRANSLATE_NOOP("roundtrip::CommandLine", "blocks (auto: as many as the elements need)")},
    CommandOption{OptionKey::Kernel, "--kernel", "NAME|FILE", run | sweep,
        QT_TRANSLATE_NOOP(
            "roundtrip::CommandLine", "a kernel of the course, or a .cl file with the parameters of vec_add")},
    CommandOption{OptionKey::Strategy, "--strategy", "S", run,
        QT_TRANSLATE_NOOP("roundtrip::CommandLine", "round-trip, keep-on-device, pipelined or mapped")},
    CommandOption{OptionKey::Chain, "--chain", "K", run,
        QT_TRANSLATE_NOOP("roundtrip::CommandLine", "kernels one after the other")},
    CommandOption{OptionKey::Chunks, "--chunks", "C", run,
        QT_TRANSLATE_NOOP("roundtrip::CommandLine", "pieces of a pipelined run (4, or fewer where there are fewer blocks)")},
    CommandOption{OptionKey::Repetitions, "--repetitions", "R", run | sweep,
        QT_TRANSLATE_NOOP("roundtrip::CommandLine", "how often it is measured (7)")},
    CommandOption{OptionKey::Device, "--device", "ID", run | sweep | tour | check | bench,
        QT_TRANSLATE_NOOP("roundtrip::CommandLine", "a device's id, its kind (cpu, gpu) or a part of its name; see: roundtrip devices")},
    CommandOption{OptionKey::Type, "--type", "T", run | sweep,
        QT_TRANSLATE_NOOP("roundtrip::CommandLine", "float, double, int or uint")},
    CommandOption{OptionKey::Modelled, "--modelled", "ID", run,
        QT_TRANSLATE_NOOP("roundtrip::CommandLine", "a device that is not here, modelled from its published figures, for example t4")},
    CommandOption{OptionKey::Json, "--json", nullptr, devices | run | sweep | bench | check | resultsMerge,
        QT_TRANSLATE_NOOP("roundtrip::CommandLine", "the result as JSON on standard output")},
    CommandOption{OptionKey::Export, "--export", "FILE", run | sweep,
        QT_TRANSLATE_NOOP("roundtrip::CommandLine", "write a file; may be given several times; - is standard output")},
    CommandOption{OptionKey::Format, "--format", "F", run | sweep,
        QT_TRANSLATE_NOOP("roundtrip::CommandLine",
            "of the --export before it, where its name does not say: png, svg, pdf, csv, json or trace")},
    CommandOption{OptionKey::Semicolons, "--semicolons", nullptr, run | sweep,
        QT_TRANSLATE_NOOP(
            "roundtrip::CommandLine", "CSV for spreadsheets that write 1,5: semicolons and decimal commas")},
    CommandOption{OptionKey::Exercise, "--exercise", "ID", check,
        QT_TRANSLATE_NOOP("roundtrip::CommandLine", "which exercise of the course the file solves, for example vec-add")},
    CommandOption{OptionKey::Seed, "--seed", "S", check,
        QT_TRANSLATE_NOOP("roundtrip::CommandLine", "of the random inputs, to grade with the same ones again")},
    CommandOption{OptionKey::Out, "--out", "DIR", tour,
        QT_TRANSLATE_NOOP("roundtrip::CommandLine", "folder to write to (roundtrip-tour)")},
    CommandOption{OptionKey::Profile, "--profile", "DIR", window | resultsExport,
        QT_TRANSLATE_NOOP("roundtrip::CommandLine", "folder that keeps the learner's progress and settings")},
    CommandOption{OptionKey::Lessons, "--lessons", "DIR", window | check,
        QT_TRANSLATE_NOOP("roundtrip::CommandLine", "lessons of your own: a lesson's folder, or a folder of lessons")},
    CommandOption{OptionKey::Name, "--name", "NAME", resultsExport,
        QT_TRANSLATE_NOOP("roundtrip::CommandLine", "the learner's name in the file (the one given in the window)")},
    CommandOption{OptionKey::Engine, "--engine", "COMMAND", withEngine,
        QT_TRANSLATE_NOOP(
            "roundtrip::CommandLine", "how to start the engine, for example \"ssh lab roundtrip-engine\"")},
    CommandOption{
        OptionKey::Help, "--help", nullptr, everywhere, QT_TRANSLATE_NOOP("roundtrip::CommandLine", "this text")},
    CommandOption{
        OptionKey::Version, "--version", nullptr, window, QT_TRANSLATE_NOOP("roundtrip::CommandLine", "the version")},
};

constexpr std::array words{
    CommandWord{Command::Devices, "devices", "", QT_TRANSLATE_NOOP("roundtrip::CommandLine", "list the devices")},
    CommandWord{Command::Run, "run", "", QT_TRANSLATE_NOOP("roundtrip::CommandLine", "measure one experiment")},
    CommandWord{
        Command::Sweep, "sweep", "", QT_TRANSLATE_NOOP("roundtrip::CommandLine", "measure over many sizes or block sizes")},
    CommandWord{Command::Bench, "bench", "",
        QT_TRANSLATE_NOOP("roundtrip::CommandLine", "measure this device as other benchmarks do: bandwidths, latencies, comparisons")},
    CommandWord{Command::Check, "check", "FILE… --exercise ID",
        QT_TRANSLATE_NOOP("roundtrip::CommandLine", "grade kernels that solve an exercise: a .cl file, or a folder of them")},
    CommandWord{Command::Tour, "tour", "",
        QT_TRANSLATE_NOOP(
            "roundtrip::CommandLine", "run every lesson's experiment; write its page, charts and numbers")},
    CommandWord{Command::ResultsExport, "results export", "FILE",
        QT_TRANSLATE_NOOP("roundtrip::CommandLine", "write what you did in the lessons, for a teacher: .csv or .json")},
    CommandWord{Command::ResultsMerge, "results merge", "FILE…",
        QT_TRANSLATE_NOOP("roundtrip::CommandLine", "put the results of many learners together: a table and the guesses")},
    CommandWord{Command::LessonsCheck, "lessons check", "FOLDER",
        QT_TRANSLATE_NOOP("roundtrip::CommandLine", "find every mistake in a lesson, or in a folder of lessons")},
};

} // namespace

unsigned bitOf(Command command)
{
    switch (command) {
    case Command::Devices: return devices;
    case Command::Run: return run;
    case Command::Sweep: return sweep;
    case Command::Tour: return tour;
    case Command::Bench: return bench;
    case Command::ResultsExport: return resultsExport;
    case Command::ResultsMerge: return resultsMerge;
    case Command::Check: return check;
    case Command::LessonsCheck: return lessonsCheck;
    default: return window;
    }
}

std::span<const CommandOption> commandOptions() { return options; }
std::span<const CommandWord> commandWords() { return words; }

const CommandWord* commandWord(Command command)
{
    for (const CommandWord& word : words)
        if (word.command == command)
            return &word;
    return nullptr;
}

const char* wordOf(Command command)
{
    const CommandWord* word = commandWord(command);
    return word ? word->word : "";
}

QString nearestWord(const QString& word, const QStringList& candidates)
{
    QString nearest;
    qsizetype best = std::max<qsizetype>(2, word.size() / 3) + 1; // changes beyond which it is another word
    for (const QString& candidate : candidates) {
        std::vector<qsizetype> row(static_cast<std::size_t>(candidate.size() + 1));
        for (std::size_t j = 0; j < row.size(); ++j)
            row[j] = static_cast<qsizetype>(j);
        for (const QChar c : word) {
            qsizetype diagonal = row[0]++;
            for (std::size_t j = 1; j < row.size(); ++j) {
                const qsizetype changed = diagonal + (c != candidate[static_cast<qsizetype>(j - 1)]);
                diagonal = row[j];
                row[j] = std::min({changed, row[j] + 1, row[j - 1] + 1});
            }
        }
        // A word of which nothing is right is not near, however short it is.
        if (row.back() < best && row.back() < std::max(word.size(), candidate.size())) {
            best = row.back();
            nearest = candidate;
        }
    }
    return nearest;
}

QString usage(Command command)
{
    QString text = OptiontableWords::tr("Usage: roundtrip %1")
                       .arg(command == Command::Window ? OptiontableWords::tr("[COMMAND] [OPTIONS]")
                                                       : QLatin1String(wordOf(command)) + OptiontableWords::tr(" [OPTIONS]"));
    if (const CommandWord* word = commandWord(command); word && *word->operands)
        text += QLatin1Char(' ') + QString::fromUtf8(word->operands);
    text += QLatin1String("\n\n");
    const auto line = [&](const QString& name, const char* help) {
        text += QLatin1String("  ") + name.leftJustified(24) + QLatin1Char(' ') + OptiontableWords::tr(help) + QLatin1Char('\n');
    };
    if (command == Command::Window) {
        text += OptiontableWords::tr("Learn GPU computing by measuring it. Without a command the window opens.")
            + QLatin1String("\n\n");
        for (const CommandWord& word : words)
            line(QLatin1String(word.word), word.help);
        text += QLatin1Char('\n');
    }
    for (const CommandOption& option : options)
        if (option.commands & bitOf(command))
            line(QLatin1String(option.name)
                    + (option.value ? QLatin1Char(' ') + QLatin1String(option.value) : QString()),
                option.help);
    text += QLatin1Char('\n')
        + OptiontableWords::tr(
            "Exit codes: 0 done, 1 the run failed or its answer is wrong, 2 bad usage, 3 no device or no engine.")
        + QLatin1Char('\n');
    return text;
}

} // namespace roundtrip
