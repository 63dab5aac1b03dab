// SPDX-License-Identifier: GPL-3.0-or-later
// What do the commands of a class do: write one learner's results, and put many together?
#include "commands.h"

#include "console.h"
#include "language.h"
#include "learners/classsummary.h"
#include "profilefile.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace roundtrip {
namespace {

struct ResultcommandsWords {
    Q_DECLARE_TR_FUNCTIONS(roundtrip::ResultCommands)
};

} // namespace

int exportResults(const Options& options)
{
    const QString path = options.profile.isEmpty() ? ProfileFile::defaultPath() : ProfileFile::pathIn(options.profile);
    if (!QFileInfo(path).isFile()) {
        console::say(path.isEmpty()
                ? ResultcommandsWords::tr("You have no home folder. Name the folder of your progress with --profile.")
                : ResultcommandsWords::tr("There is no progress in %1 yet. Open the window and begin a lesson, or name the folder with --profile.")
                      .arg(QFileInfo(path).path()));
        return exitcode::failed;
    }
    const auto read = profileFromCopy(path); // only looks at it
    if (const auto* why = std::get_if<QString>(&read)) {
        console::say(*why);
        return exitcode::failed;
    }
    Profile profile = std::get<Profile>(read);
    profile.name = options.name.value_or(profile.name);
    const LearnerRecord record = recordOf(profile, QDateTime::currentDateTimeUtc());
    const QString& file = options.files.front();
    const bool isJson = formatOfPath(file) == ExportFormat::Json;
    return console::write(isJson ? recordToJson(record) : recordToCsv(record), file) ? exitcode::done : exitcode::failed;
}

// What cannot be read is said, and the others count all the same; the exit code tells that some are missing.
int mergeResults(const Options& options)
{
    std::vector<NamedRecord> records;
    bool complete = true;
    for (const QString& file : options.files) {
        auto read = recordFromFile(file);
        if (auto* record = std::get_if<LearnerRecord>(&read)) {
            records.push_back({QFileInfo(file).fileName(), std::move(*record)});
        } else {
            console::say(std::get<QString>(read));
            complete = false;
        }
    }
    if (records.empty())
        return exitcode::failed;
    const ClassSummary summary = summaryOf(std::move(records));
    const QByteArray result = options.json ? summaryToJson(summary)
                                           : summaryText(summary, loadCourse(courseFolder(), systemLanguage())).toUtf8();
    return console::write(result) && complete ? exitcode::done : exitcode::failed;
}

} // namespace roundtrip
