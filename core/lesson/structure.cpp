// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/structure.h"

#include "lesson/parsing.h"
#include "lesson/vocabulary.h"

namespace roundtrip {

namespace {

using Need = TomlTable::Need;

const QStringList stages = {"sweep", "grid", "editor", "memory"};

std::map<QString, QString> parseVersions(LessonParser& parser, TomlTable& table)
{
    std::map<QString, QString> versions;
    const toml::table* source = table.table("versions");
    if (!source)
        return versions;
    TomlTable dialects(*source, parser.errors);
    for (const QString& dialect : dialectNames())
        if (dialects.has(dialect.toStdString().c_str()))
            versions[dialect] = dialects.text(dialect.toStdString().c_str());
    dialects.finish();
    return versions;
}

/// Two sweeps and the editor are pictures of whole lessons: in another lesson nobody would see what comes out.
void needStage(LessonParser& parser, TomlTable& table, const char* key, StageKind stage)
{
    if (parser.structure.lesson.stage != stage)
        table.fault(LessonFault::NeedsStage, table.place(key), stages[qsizetype(stage)]);
}

void parseAction(LessonParser& parser, Step& step, TomlTable& table)
{
    Action& action = step.action;
    action.set = table.assignments("set");
    action.goal = table.assignments("goal");
    action.experiment = asEnum<Experiment>(runNames, table.name("run", runNames, "none"));
    if (action.experiment == Experiment::SweepElements)
        needStage(parser, table, "run", StageKind::Sweep);
    if (action.experiment == Experiment::SweepBlock)
        needStage(parser, table, "run", StageKind::Grid);
    if (action.experiment == Experiment::Check)
        needStage(parser, table, "run", StageKind::Editor);
    action.exercise = table.text("exercise");
    const bool known = std::ranges::any_of(parser.structure.lesson.exercises, [&](const Exercise& exercise) {
        return exercise.id == action.exercise;
    });
    if (!action.exercise.isEmpty() && !known)
        table.fault(LessonFault::UnknownName, table.place("exercise"), action.exercise);
    for (const char* key : {"set", "run", "goal", "exercise"}) {
        if (table.has(key)) {
            parser.claim(step.id + "/.turn", table, key);
            return;
        }
    }
}

void parseGallery(LessonParser& parser, Step& step, TomlTable& table)
{
    step.gallery = table.ids("gallery");
    for (const QString& id : step.gallery)
        if (std::ranges::none_of(parser.structure.lesson.gallery, [&](const Buggy& buggy) { return buggy.id == id; }))
            table.fault(LessonFault::UnknownName, table.place("gallery"), id);
}

Step parseStep(LessonParser& parser, const toml::table& source)
{
    TomlTable table(source, parser.errors);
    Step step;
    step.id = table.id();
    parser.claim(step.id, table, "id");
    step.part = asEnum<Part>(partNames, table.name("part", partNames, "core"));
    step.code = parser.code(table);
    for (const toml::table* prediction : table.tables("predict"))
        step.predictions.push_back(parser.prediction(step.id, *prediction));
    parseAction(parser, step, table);
    for (const toml::table* question : table.tables("question"))
        step.questions.push_back(parser.question(step.id, *question));
    for (const toml::table* workload : table.tables("workload"))
        step.workloads.push_back(parser.workload(step.id, *workload));
    const QStringList asked = table.ids("asked");
    parser.claimAll(step.id, asked, table, "asked");
    for (const QString& id : asked)
        step.asked.push_back({id, {}, {}});
    parseGallery(parser, step, table);
    table.finish();
    return step;
}

void parseLesson(LessonParser& parser, const toml::table& root)
{
    TomlTable table(root, parser.errors);
    if (table.number("format", 1, std::numeric_limits<qint64>::max()) > 1)
        table.fault(LessonFault::NewerFormat, table.place("format"), {});
    Lesson& lesson = parser.structure.lesson;
    lesson.id = parser.folder.name();
    table.text("stage", Need::Required);
    lesson.stage = asEnum<StageKind>(stages, table.name("stage", stages));
    lesson.controls = table.names("controls", settingNames());
    lesson.defaults = table.assignments("defaults");
    lesson.versions = parseVersions(parser, table);
    for (const toml::table* retrieval : table.tables("retrieval"))
        lesson.retrievals.push_back(parser.retrieval(*retrieval));
    for (const toml::table* exercise : table.tables("exercise"))
        lesson.exercises.push_back(parser.exercise(*exercise));
    for (const toml::table* buggy : table.tables("buggy"))
        lesson.gallery.push_back(parser.buggy(*buggy));
    for (const char* key : {"exercise", "buggy"})
        if (table.has(key))
            needStage(parser, table, key, StageKind::Editor);
    for (const toml::table* step : table.tables("step"))
        lesson.steps.push_back(parseStep(parser, *step));
    if (lesson.steps.empty())
        table.fault(LessonFault::MissingKey, table.place(""), "step");
    table.finish();
}

} // namespace

Structure parseStructure(const QString& text, const LessonFolder& folder, LessonErrors& errors)
{
    const auto parsed = parseToml(text, QStringLiteral("lesson.toml"), errors);
    if (!parsed)
        return {};
    LessonParser parser{folder, errors, {}};
    parseLesson(parser, *parsed);
    return std::move(parser.structure);
}

} // namespace roundtrip
