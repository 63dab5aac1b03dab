// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/parsing.h"

#include "lesson/vocabulary.h"

#include <QRegularExpression>

namespace roundtrip {

using Need = TomlTable::Need;

const QStringList partNames = {"core", "further"};
const QStringList runNames = {"none", "run", "sweep-elements", "sweep-block", "block-order", "check",
                              "read-early", "sweep-pieces", "sweep-chunks", "map", "memory", "other-context",
                              "calls", "race", "image", "roofline"};

void LessonParser::claim(const QString& path, TomlTable& table, const char* key)
{
    const TomlPlace at = table.place(key);
    if (!structure.places.insert({path, {at.line, at.column}}).second)
        table.fault(LessonFault::DuplicateId, at, path);
}

void LessonParser::claimAll(const QString& path, const QStringList& ids, TomlTable& table, const char* key)
{
    for (const QString& id : ids)
        if (!structure.places.contains(path + '/' + id))
            claim(path + '/' + id, table, key);
}

std::vector<Choice> LessonParser::choices(const QString& path, TomlTable& table, const char* key)
{
    const QStringList ids = table.ids(key, Need::Required);
    claimAll(path, ids, table, key);
    std::vector<Choice> found(size_t(ids.size()));
    for (size_t i = 0; i < found.size(); ++i)
        found[i].id = ids[qsizetype(i)];
    return found;
}

QString LessonParser::answer(const std::vector<Choice>& choices, TomlTable& table)
{
    const QString answer = table.text("answer", Need::Required);
    const bool known = std::ranges::any_of(choices, [&](const Choice& choice) { return choice.id == answer; });
    if (!answer.isEmpty() && !known)
        table.fault(LessonFault::UnknownName, table.place("answer"), answer);
    return answer;
}

/// OpenCL runs here. What is only read has to say which version it is for.
void LessonParser::needVersion(const QString& dialect, TomlTable& dialects)
{
    if (dialect != "opencl" && !structure.lesson.versions.contains(dialect))
        dialects.fault(LessonFault::MissingKey, dialects.place(dialect.toStdString().c_str()), "versions." + dialect);
}

std::map<QString, QString> LessonParser::code(TomlTable& table)
{
    std::map<QString, QString> found;
    const toml::table* source = table.table("code");
    if (!source)
        return found;
    TomlTable dialects(*source, errors);
    for (const QString& dialect : dialectNames()) {
        const QString text = dialects.text(dialect.toStdString().c_str());
        if (text.isEmpty())
            continue;
        found[dialect] = text.trimmed();
        needVersion(dialect, dialects);
    }
    dialects.finish();
    return found;
}

/// The text of a kernel file, which has to define the function `kernel`; a blank page need not.
QString LessonParser::source(TomlTable& table, const char* key, const QString& kernel)
{
    const QString name = table.text(key, Need::Required);
    const TomlPlace at = table.place(key);
    if (name.isEmpty())
        return name;
    const auto text = folder.read(name, errors, at.line, at.column);
    const QRegularExpression definition("\\bvoid\\s+" + QRegularExpression::escape(kernel) + "\\s*\\(");
    if (text && !kernel.isEmpty() && !text->contains(definition))
        table.fault(LessonFault::UnknownName, table.place("kernel"), kernel);
    static const QRegularExpression license(QStringLiteral("^// SPDX-License-Identifier:.*\\n+"), QRegularExpression::MultilineOption);
    return text.value_or(QString()).remove(license); // a learner's page begins with the kernel
}

Exercise LessonParser::exercise(const toml::table& source)
{
    TomlTable table(source, errors);
    Exercise exercise;
    exercise.id = table.id();
    claim(exercise.id, table, "id");
    exercise.part = asEnum<Part>(partNames, table.name("part", partNames, "core"));
    exercise.kernel = table.text("kernel", Need::Required);
    exercise.starter = this->source(table, "starter", {});
    exercise.solution = this->source(table, "solution", exercise.kernel);
    table.text("reference", Need::Required);
    exercise.reference = table.name("reference", referenceNames());
    exercise.output = table.text("output");
    exercise.cases = table.assignmentLists("cases");
    exercise.anyGrid = table.name("grid", {"whole", "any"}, "whole") == QLatin1String("any");
    exercise.hints = choices(exercise.id, table, "hints");
    table.finish();
    return exercise;
}

Buggy LessonParser::buggy(const toml::table& source)
{
    TomlTable table(source, errors);
    Buggy buggy;
    buggy.id = table.id();
    claim(buggy.id, table, "id");
    buggy.part = Part::Further;
    buggy.kernel = table.text("kernel", Need::Required);
    buggy.starter = this->source(table, "file", buggy.kernel);
    table.text("reference", Need::Required);
    buggy.reference = table.name("reference", referenceNames());
    buggy.cases = {table.assignments("set")};
    table.text("tool", Need::Required);
    buggy.tool = table.name("tool", toolNames());
    buggy.choices = choices(buggy.id, table, "choices");
    buggy.answer = answer(buggy.choices, table);
    table.finish();
    return buggy;
}

} // namespace roundtrip
