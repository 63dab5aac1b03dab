// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/structure.h"

#include "lesson/tomltable.h"
#include "lesson/vocabulary.h"

#include <algorithm>

namespace roundtrip {

namespace {

using Need = TomlTable::Need;

const QStringList stages = {"sweep", "grid", "editor", "memory"};
const QStringList parts = {"core", "further"};
const QStringList runs = {"none", "run", "sweep-elements", "sweep-block", "block-order", "check"};
const QStringList kinds = {"choose", "fill", "match"};

template<typename Enum>
Enum asEnum(const QStringList& names, const QString& name)
{
    return Enum(std::max<qsizetype>(0, names.indexOf(name)));
}

class StructureParser {
public:
    StructureParser(const LessonFolder& folder, LessonErrors& errors)
        : m_folder(folder), m_errors(errors)
    {
    }

    Structure parse(const toml::table& root)
    {
        TomlTable table(root, m_errors);
        if (table.number("format", 1, std::numeric_limits<qint64>::max()) > 1)
            table.fault(LessonFault::NewerFormat, table.place("format"), {});
        Lesson& lesson = m_structure.lesson;
        lesson.id = m_folder.name();
        table.text("stage", Need::Required);
        lesson.stage = asEnum<StageKind>(stages, table.name("stage", stages));
        lesson.controls = table.names("controls", settingNames());
        lesson.defaults = table.assignments("defaults");
        lesson.versions = parseVersions(table);
        for (const toml::table* exercise : table.tables("exercise"))
            lesson.exercises.push_back(parseExercise(*exercise));
        for (const toml::table* step : table.tables("step"))
            lesson.steps.push_back(parseStep(*step));
        if (lesson.steps.empty())
            table.fault(LessonFault::MissingKey, table.place(""), "step");
        table.finish();
        return std::move(m_structure);
    }

private:
    /// Remembers where a path stands; a path can stand only once.
    void claim(const QString& path, TomlTable& table, const char* key)
    {
        const TomlPlace at = table.place(key);
        if (!m_structure.places.insert({path, {at.line, at.column}}).second)
            table.fault(LessonFault::DuplicateId, at, path);
    }

    void claimAll(const QString& path, const QStringList& ids, TomlTable& table, const char* key)
    {
        for (const QString& id : ids)
            if (!m_structure.places.contains(path + '/' + id))
                claim(path + '/' + id, table, key);
    }

    std::vector<Choice> choicesFrom(const QString& path, TomlTable& table, const char* key)
    {
        const QStringList ids = table.ids(key, Need::Required);
        claimAll(path, ids, table, key);
        std::vector<Choice> choices(size_t(ids.size()));
        for (size_t i = 0; i < choices.size(); ++i)
            choices[i].id = ids[qsizetype(i)];
        return choices;
    }

    std::map<QString, QString> parseVersions(TomlTable& table)
    {
        std::map<QString, QString> versions;
        const toml::table* source = table.table("versions");
        if (!source)
            return versions;
        TomlTable dialects(*source, m_errors);
        for (const QString& dialect : dialectNames())
            if (dialects.has(dialect.toStdString().c_str()))
                versions[dialect] = dialects.text(dialect.toStdString().c_str());
        dialects.finish();
        return versions;
    }

    Step parseStep(const toml::table& source)
    {
        TomlTable table(source, m_errors);
        Step step;
        step.id = table.id();
        claim(step.id, table, "id");
        step.part = asEnum<Part>(parts, table.name("part", parts, "core"));
        step.code = parseCode(table);
        for (const toml::table* prediction : table.tables("predict"))
            step.predictions.push_back(parsePrediction(step.id, *prediction));
        parseAction(step, table);
        for (const toml::table* question : table.tables("question"))
            step.questions.push_back(parseQuestion(step.id, *question));
        const QStringList asked = table.ids("asked");
        claimAll(step.id, asked, table, "asked");
        for (const QString& id : asked)
            step.asked.push_back({id, {}, {}});
        table.finish();
        return step;
    }

    std::map<QString, QString> parseCode(TomlTable& table)
    {
        std::map<QString, QString> code;
        const toml::table* source = table.table("code");
        if (!source)
            return code;
        TomlTable dialects(*source, m_errors);
        for (const QString& dialect : dialectNames()) {
            const std::string key = dialect.toStdString();
            const QString text = dialects.text(key.c_str());
            if (text.isEmpty())
                continue;
            code[dialect] = text.trimmed();
            // OpenCL runs here. What is only read has to say which version it is for.
            if (dialect != "opencl" && !m_structure.lesson.versions.contains(dialect))
                dialects.fault(LessonFault::MissingKey, dialects.place(key.c_str()), "versions." + dialect);
        }
        dialects.finish();
        return code;
    }

    void parseAction(Step& step, TomlTable& table)
    {
        Action& action = step.action;
        action.set = table.assignments("set");
        action.goal = table.assignments("goal");
        action.experiment = asEnum<Experiment>(runs, table.name("run", runs, "none"));
        action.exercise = table.text("exercise");
        const bool known = std::ranges::any_of(m_structure.lesson.exercises, [&](const Exercise& e) {
            return e.id == action.exercise;
        });
        if (!action.exercise.isEmpty() && !known)
            table.fault(LessonFault::UnknownName, table.place("exercise"), action.exercise);
        for (const char* key : {"set", "run", "goal", "exercise"}) {
            if (table.has(key)) {
                claim(step.id + "/.turn", table, key);
                return;
            }
        }
    }

    Prediction parsePrediction(const QString& step, const toml::table& source)
    {
        TomlTable table(source, m_errors);
        Prediction prediction;
        prediction.id = table.id();
        const QString path = step + '/' + prediction.id;
        claim(path, table, "id");
        table.text("measure", Need::Required);
        prediction.measure = table.name("measure", measureNames());
        prediction.set = table.assignments("set");
        prediction.against = table.assignments("against");
        prediction.experiment = asEnum<Experiment>(runs, table.name("run", runs, "run"));
        prediction.choices = choicesFrom(path, table, "choices");
        const std::vector<double> bounds = table.numbers("upTo");
        if (bounds.size() + 1 != prediction.choices.size() || !std::ranges::is_sorted(bounds))
            table.fault(LessonFault::OutOfRange, table.place("upTo"), "upTo");
        for (size_t i = 0; i < std::min(bounds.size(), prediction.choices.size()); ++i)
            prediction.choices[i].upTo = bounds[i];
        table.finish();
        return prediction;
    }

    Question parseQuestion(const QString& step, const toml::table& source)
    {
        TomlTable table(source, m_errors);
        Question question;
        question.id = table.id();
        const QString path = step + '/' + question.id;
        claim(path, table, "id");
        table.text("kind", Need::Required);
        question.kind = asEnum<Question::Kind>(kinds, table.name("kind", kinds));
        question.choices = choicesFrom(path, table, "choices");
        if (question.kind != Question::Kind::Match)
            question.answer = table.text("answer", Need::Required);
        const bool known = question.answer.isEmpty()
            || std::ranges::any_of(question.choices, [&](const Choice& c) { return c.id == question.answer; });
        if (!known)
            table.fault(LessonFault::UnknownName, table.place("answer"), question.answer);
        if (question.kind == Question::Kind::Fill)
            parseAccepted(question, table);
        table.finish();
        return question;
    }

    /// Which typed words stand for which choice; a choice without any takes every other answer.
    void parseAccepted(Question& question, TomlTable& table)
    {
        const toml::table* source = table.table("accept");
        if (!source) {
            table.fault(LessonFault::MissingKey, table.place(""), "accept");
            return;
        }
        TomlTable accept(*source, m_errors);
        for (Choice& choice : question.choices)
            choice.accepts = accept.texts(choice.id.toStdString().c_str());
        accept.finish();
        for (const Choice& choice : question.choices)
            if (choice.id == question.answer && choice.accepts.isEmpty())
                table.fault(LessonFault::MissingKey, *source, choice.id);
    }

    Exercise parseExercise(const toml::table& source)
    {
        TomlTable table(source, m_errors);
        Exercise exercise;
        exercise.id = table.id();
        claim(exercise.id, table, "id");
        exercise.part = asEnum<Part>(parts, table.name("part", parts, "core"));
        exercise.kernel = table.text("kernel", Need::Required);
        exercise.starter = readSource(table, "starter");
        exercise.solution = readSource(table, "solution");
        table.text("reference", Need::Required);
        exercise.reference = table.name("reference", referenceNames());
        exercise.output = table.text("output");
        exercise.cases = table.assignmentLists("cases");
        exercise.hints = choicesFrom(exercise.id, table, "hints");
        table.finish();
        return exercise;
    }

    QString readSource(TomlTable& table, const char* key)
    {
        const QString name = table.text(key, Need::Required);
        const TomlPlace at = table.place(key);
        return name.isEmpty() ? name : m_folder.read(name, m_errors, at.line, at.column).value_or(QString());
    }

    const LessonFolder& m_folder;
    LessonErrors& m_errors;
    Structure m_structure;
};

} // namespace

Structure parseStructure(const QString& text, const LessonFolder& folder, LessonErrors& errors)
{
    const toml::parse_result parsed = toml::parse(text.toStdString());
    if (parsed)
        return StructureParser(folder, errors).parse(parsed.table());
    const toml::parse_error& error = parsed.error();
    errors.push_back({LessonFault::BadToml, QStringLiteral("lesson.toml"),
                      int(error.source().begin.line), int(error.source().begin.column),
                      fromToml(error.description())});
    return {};
}

} // namespace roundtrip
