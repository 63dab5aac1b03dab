// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/parsing.h"

#include "lesson/vocabulary.h"

namespace roundtrip {

using Need = TomlTable::Need;
using Kind = Question::Kind;

namespace {

const QStringList kindNames = {"choose", "fill", "match", "order"};
const QStringList whenNames = {"start", "next-day"};

} // namespace

Prediction LessonParser::prediction(const QString& step, const toml::table& source)
{
    TomlTable table(source, errors);
    Prediction prediction;
    prediction.id = table.id();
    const QString path = step + '/' + prediction.id;
    claim(path, table, "id");
    if (!predictions.insert(prediction.id).second) // guesses are kept by this id alone
        table.fault(LessonFault::DuplicateId, table.place("id"), prediction.id);
    table.text("measure", Need::Required);
    prediction.measure = table.name("measure", measureNames());
    prediction.set = table.assignments("set");
    prediction.against = table.assignments("against");
    prediction.experiment = asEnum<Experiment>(runNames, table.name("run", runNames, "run"));
    prediction.choices = choices(path, table, "choices");
    const std::vector<double> bounds = table.numbers("upTo");
    if (bounds.size() + 1 != prediction.choices.size() || !std::ranges::is_sorted(bounds))
        table.fault(LessonFault::OutOfRange, table.place("upTo"), "upTo");
    for (size_t i = 0; i < std::min(bounds.size(), prediction.choices.size()); ++i)
        prediction.choices[i].upTo = bounds[i];
    table.finish();
    return prediction;
}

Question LessonParser::question(const QString& step, const toml::table& source)
{
    TomlTable table(source, errors);
    Question question;
    question.id = table.id();
    const QString path = step + '/' + question.id;
    claim(path, table, "id");
    table.text("kind", Need::Required);
    question.kind = asEnum<Kind>(kindNames, table.name("kind", kindNames));
    question.code = code(table);
    question.choices = choices(path, table, "choices");
    if (question.kind == Kind::Choose || question.kind == Kind::Fill)
        question.answer = answer(question.choices, table);
    if (question.kind == Kind::Fill)
        accepted(question, table);
    if (question.kind == Kind::Order)
        lines(question, table);
    table.finish();
    return question;
}

/// Which typed words stand for which choice; a choice without any takes every other answer.
void LessonParser::accepted(Question& question, TomlTable& table)
{
    const toml::table* source = table.table("accept");
    if (!source) {
        table.fault(LessonFault::MissingKey, table.place(""), "accept");
        return;
    }
    TomlTable accept(*source, errors);
    for (Choice& choice : question.choices)
        choice.accepts = accept.texts(choice.id.toStdString().c_str());
    accept.finish();
    for (const Choice& choice : question.choices)
        if (choice.id == question.answer && choice.accepts.isEmpty())
            table.fault(LessonFault::MissingKey, *source, choice.id);
}

/// Every dialect has one line of code for each choice.
void LessonParser::lines(Question& question, TomlTable& table)
{
    const toml::table* source = table.table("lines");
    if (!source) {
        table.fault(LessonFault::MissingKey, table.place(""), "lines");
        return;
    }
    TomlTable dialects(*source, errors);
    for (const QString& dialect : dialectNames()) {
        const std::string key = dialect.toStdString();
        if (!dialects.has(key.c_str()))
            continue;
        const QStringList texts = dialects.texts(key.c_str());
        needVersion(dialect, dialects);
        if (texts.size() != qsizetype(question.choices.size()))
            dialects.fault(LessonFault::OutOfRange, dialects.place(key.c_str()), QString::number(texts.size()));
        for (size_t i = 0; i < std::min(size_t(texts.size()), question.choices.size()); ++i)
            question.choices[i].line[dialect] = texts[qsizetype(i)];
    }
    dialects.finish();
}

Retrieval LessonParser::retrieval(const toml::table& source)
{
    TomlTable table(source, errors);
    Retrieval retrieval;
    retrieval.id = table.id();
    claim(retrieval.id, table, "id");
    table.text("when", Need::Required);
    retrieval.when = asEnum<Retrieval::When>(whenNames, table.name("when", whenNames));
    for (const toml::table* part : table.tables("question"))
        retrieval.questions.push_back(question(retrieval.id, *part));
    if (retrieval.questions.empty())
        table.fault(LessonFault::MissingKey, table.place(""), "question");
    table.finish();
    return retrieval;
}

Workload LessonParser::workload(const QString& step, const toml::table& source)
{
    constexpr qint64 most = qint64(1) << 40;
    TomlTable table(source, errors);
    Workload workload;
    workload.id = table.id();
    claim(step + '/' + workload.id, table, "id");
    workload.elements = table.number("elements", 1, most);
    workload.bytesUp = table.number("bytesUp", 0, most);
    workload.bytesDown = table.number("bytesDown", 0, most);
    workload.bytesTouched = table.number("bytesTouched", 0, most);
    workload.operations = table.number("operations", 0, most);
    workload.runs = table.number("runs", 1, most);
    workload.moves = table.number("moves", 1, most);
    table.finish();
    return workload;
}

} // namespace roundtrip
