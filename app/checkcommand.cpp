// SPDX-License-Identifier: GPL-3.0-or-later
// The command that grades: one file with its cases, several as a table.
#include "commands.h"

#include "compilertext.h"
#include "console.h"
#include "course.h"
#include "detective.h"
#include "protocol/codec.h"
#include "tickets.h"
#include "verdicttext.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>

#include <algorithm>

namespace roundtrip {
namespace {

struct CheckcommandWords {
    Q_DECLARE_TR_FUNCTIONS(roundtrip::CheckCommand)
};

constexpr qint64 mostBytes = 1 << 20; // the engine refuses one byte more, and says so
constexpr quint32 mostSeed = 100000;

struct Graded {
    QString file;
    Verdict verdict;
    std::optional<Detection> detection; // none: it does not even build

    bool passed() const { return verdict.passed() || (detection && isDriversFault(verdict, *detection)); }
    QString instead() const { return detection ? caveat(verdict, *detection) : QString(); } // of the verdict
    QString said() const { return instead().isEmpty() ? explain(verdict, QLocale::c()).text() : instead(); }
};

// As they were given; of a folder its .cl files by name.
std::optional<QStringList> filesOf(const QStringList& given)
{
    QStringList files;
    for (const QString& path : given) {
        const QFileInfo info(path);
        if (info.isDir()) {
            const QStringList names = QDir(path).entryList({QStringLiteral("*.cl")}, QDir::Files, QDir::Name);
            if (names.isEmpty())
                console::say(CheckcommandWords::tr("There is no .cl file in the folder %1.").arg(path));
            for (const QString& name : names)
                files += QDir(path).filePath(name);
        } else if (info.isFile()) {
            files += path;
        } else {
            console::say(info.exists() ? CheckcommandWords::tr("%1 is neither a file nor a folder.").arg(path) : CheckcommandWords::tr("There is no file %1.").arg(path));
            return std::nullopt;
        }
    }
    return files.isEmpty() ? std::nullopt : std::optional(files);
}

const Exercise* exerciseOf(const Course& course, const QString& id)
{
    QStringList ids;
    for (const Lesson& lesson : course.lessons)
        for (const Exercise& exercise : lesson.exercises) {
            if (exercise.id == id)
                return &exercise;
            ids += exercise.id;
        }
    const QString nearest = nearestWord(id, ids);
    console::say(CheckcommandWords::tr("There is no exercise %1.").arg(id) + QLatin1Char(' ')
        + (nearest.isEmpty() ? CheckcommandWords::tr("There are: %1.").arg(ids.join(QStringLiteral(", "))) : CheckcommandWords::tr("Did you mean %1?").arg(nearest)));
    return nullptr;
}

Graded grade(Runner& runner, GradeTask task, const Device& device, const QString& file)
{
    for (;;) {
        Judged judged = judge(task, runner.run(gradeTicket(task, device).request));
        if (judged.next) {
            task = std::move(*judged.next);
            continue;
        }
        Graded graded{file, std::move(judged.verdict), {}};
        if (isWorthALook(graded.verdict))
            graded.detection = detect(judged.grading);
        return graded;
    }
}

std::optional<std::string> textOf(const QString& path)
{
    QFile file(path);
    if (file.open(QIODevice::ReadOnly))
        return file.read(mostBytes + 1).toStdString();
    console::say(CheckcommandWords::tr("The file %1 cannot be read: %2.").arg(path, file.errorString()));
    return std::nullopt;
}

QJsonObject jsonOf(const Graded& graded, const QString& exercise)
{
    QJsonObject object = QJsonDocument::fromJson(toJson(graded.verdict)).object();
    object.insert(QStringLiteral("file"), graded.file);
    object.insert(QStringLiteral("exercise"), exercise);
    object.insert(QStringLiteral("passed"), graded.passed());
    if (graded.detection) {
        object.insert(QStringLiteral("simulator"), nameOf(graded.detection->state));
        object.insert(QStringLiteral("simulatorSays"), QJsonArray::fromStringList(sentences(*graded.detection)));
    }
    object.insert(QStringLiteral("sentence"), graded.said());
    return object;
}

// Ordinary blanks for terminals and scripts, and no grouping.
QByteArray plain(QString text) { return text.remove(QChar(0x202F)).replace(QChar(0x00A0), QLatin1Char(' ')).toUtf8(); }

QByteArray jsonOf(const std::vector<Graded>& all, const QString& exercise)
{
    if (all.size() == 1)
        return QJsonDocument(jsonOf(all.front(), exercise)).toJson();
    QJsonArray array;
    for (const Graded& graded : all)
        array.append(jsonOf(graded, exercise));
    return QJsonDocument(QJsonObject{{QStringLiteral("schema"), QStringLiteral("roundtrip-verdicts-1")}, {QStringLiteral("verdicts"), array}}).toJson();
}

QString textOf(const Graded& graded)
{
    const Verdict& verdict = graded.verdict;
    const QString file = QFileInfo(graded.file).fileName();
    QString text = QStringLiteral("%1: %2\n%3\n").arg(graded.file, title(verdict.kind), graded.said());
    for (const GradedCase& one : verdict.cases)
        if (one.state != GradedCase::State::NotReached)
            text += QStringLiteral("  %1 %2\n").arg(one.state == GradedCase::State::Passed ? CheckcommandWords::tr("passed") : CheckcommandWords::tr("FAILED"), describe(one, QLocale::c()));
    if (graded.detection)
        for (const QString& line : sentences(*graded.detection))
            text += line + QLatin1Char('\n');
    for (const Diagnostic& diagnostic : verdict.failure ? verdict.failure->diagnostics : verdict.diagnostics)
        if (diagnostic.line != 0) {
            const QString why = plainly(diagnostic);
            text += QLatin1String("  ") + describe(diagnostic, file) + (why.isEmpty() ? QString() : QLatin1String("\n    ") + why) + QLatin1Char('\n');
        }
    return text;
}

QString tableOf(const std::vector<Graded>& all)
{
    qsizetype nameWidth = 0, titleWidth = 0;
    for (const Graded& graded : all) {
        nameWidth = std::max(nameWidth, QFileInfo(graded.file).fileName().size());
        titleWidth = std::max(titleWidth, title(graded.verdict.kind).size());
    }
    QString text;
    for (const Graded& graded : all)
        text += QFileInfo(graded.file).fileName().leftJustified(nameWidth) + QLatin1String("  ")
            + title(graded.verdict.kind).leftJustified(titleWidth) + QLatin1String("  ")
            + (graded.instead().isEmpty() ? explain(graded.verdict, QLocale::c()).what : graded.instead())
            + (graded.detection && graded.detection->state == Detection::State::Seen ? QLatin1Char(' ') + sentences(*graded.detection).front() : QString())
            + QLatin1Char('\n');
    const auto passed = std::count_if(all.begin(), all.end(), [](const Graded& graded) { return graded.passed(); });
    return text + CheckcommandWords::tr("Right: %1 of %2.").arg(passed).arg(all.size()) + QLatin1Char('\n');
}

} // namespace

int checkKernels(const Options& options)
{
    const Course course = options.lessons.isEmpty() ? loadCourse() : loadOwnCourse(options.lessons, QStringLiteral("en"));
    for (const QString& trouble : course.troubles)
        console::say(trouble);
    const Exercise* exercise = exerciseOf(course, options.exercise);
    const auto files = filesOf(options.files);
    if (!exercise || !files)
        return exitcode::badUsage;
    Runner runner(EngineClient::splitCommand(options.engine));
    const console::Found found = console::findDevice(runner, options);
    if (!found.device)
        return found.exitCode;
    const std::uint32_t seed = options.seed.value_or(QRandomGenerator::global()->bounded(mostSeed));
    std::vector<Graded> all;
    for (const QString& file : *files) {
        auto source = textOf(file);
        if (!source)
            return exitcode::badUsage;
        console::progress(CheckcommandWords::tr("Grading %1 (%2 of %3)").arg(file).arg(all.size() + 1).arg(files->size()));
        GradeTask task = gradeTask(*exercise, std::nullopt, *found.device, std::move(*source), seed);
        task.file = QFileInfo(file).fileName().toStdString();
        all.push_back(grade(runner, std::move(task), *found.device, file));
        if (all.back().verdict.kind == VerdictKind::NotGraded) {
            console::say(explain(all.back().verdict));
            return exitcode::noDevice;
        }
    }
    const bool written = console::write(options.json ? jsonOf(all, exercise->id) : plain(all.size() == 1 ? textOf(all.front()) : tableOf(all)));
    const bool passed = std::all_of(all.begin(), all.end(), [](const Graded& graded) { return graded.passed(); });
    return written && passed ? exitcode::done : exitcode::failed;
}

} // namespace roundtrip
