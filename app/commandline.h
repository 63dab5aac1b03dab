// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What does the command line ask for? Read before there is any application object; pure.

#include "export/csv.h"
#include "export/formats.h"
#include "model/settings.h"
#include "sweep.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace roundtrip {

enum class Command { Window, Devices, Run, Sweep, Bench, Check, Tour, ResultsExport, ResultsMerge, LessonsCheck, Help, Version };

// Exit codes, the same for every command.
namespace exitcode {
inline constexpr int done = 0, failed = 1, badUsage = 2, noDevice = 3;
}

struct ExportTarget {
    QString path; // "-": standard output
    ExportFormat format = ExportFormat::Json;

    bool operator==(const ExportTarget&) const = default;
};

struct Options {
    Command command = Command::Window;
    Command helpFor = Command::Window; // of Help; Window: all
    QString engine;                    // as given to --engine; empty: the usual one
    Settings settings;
    QString kernelFile; // empty: settings.kernel names one of the catalogue
    std::string device; // id or part of a name; empty: the engine's choice
    std::string modelled; // id of a device to be shown beside it; empty: none
    bool json = false;
    std::vector<ExportTarget> exports;
    CsvStyle csv = CsvStyle::Plain;
    SweepOver over = SweepOver::Elements;
    std::uint64_t from = 0, to = 0; // 0: the usual ones
    std::uint32_t points = 0;       // 0: powers of two
    bool chunksGiven = false;       // else as many as the elements allow
    QString out; // folder of the tour
    QString profile; // folder of the learner's file; empty: the usual one
    QString lessons; // folder of somebody's own; empty: those of the program
    std::optional<QString> name; // of the learner, for the results
    QStringList files; // to be graded, a folder stands for the .cl files in it; or results, to write or to put together; or the folder of lessons
    QString exercise;  // id
    std::optional<std::uint32_t> seed; // of the inputs; none: a new one

    bool operator==(const Options&) const = default;
};

struct UsageError {
    QString message; // what is wrong, and the nearest right word
    Command command = Command::Window;

    bool operator==(const UsageError&) const = default;
};

// arguments: without the program's name.
std::variant<Options, UsageError> parseCommandLine(const QStringList& arguments);

QString usage(Command command); // Window: all commands
const char* wordOf(Command command);

// The candidate that is nearest to a mistyped word, or nothing if none is near.
QString nearestWord(const QString& word, const QStringList& candidates);

} // namespace roundtrip
