// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/dialect.h"

#include "lesson/vocabulary.h"

namespace roundtrip {

namespace {

const QString whatRuns = QStringLiteral("opencl");

void keepShown(std::map<QString, QString>& code, const QString& dialect)
{
    if (const auto shown = codeFor(code, dialect))
        code = {{shown->dialect, shown->text}};
}

void rename(Choice& choice, const Terms& terms, const QString& dialect)
{
    choice.text = terms.renamed(choice.text, dialect);
    choice.note = terms.renamed(choice.note, dialect);
    keepShown(choice.line, dialect);
}

Prediction inDialect(Prediction prediction, const Terms& terms, const QString& dialect)
{
    prediction.text = terms.renamed(prediction.text, dialect);
    prediction.body = terms.renamed(prediction.body, dialect);
    for (Choice& choice : prediction.choices)
        rename(choice, terms, dialect);
    return prediction;
}

} // namespace

std::optional<ShownCode> codeFor(const std::map<QString, QString>& code, const QString& dialect)
{
    for (const QString& wanted : QStringList{dialect, whatRuns} + dialectNames())
        if (const auto found = code.find(wanted); found != code.end())
            return ShownCode{found->first, found->second};
    return {};
}

Question inDialect(Question question, const Terms& terms, const QString& dialect)
{
    question.text = terms.renamed(question.text, dialect);
    question.body = terms.renamed(question.body, dialect);
    for (Choice& choice : question.choices)
        rename(choice, terms, dialect);
    keepShown(question.code, dialect);
    return question;
}

Step inDialect(Step step, const Terms& terms, const QString& dialect)
{
    step.body = terms.renamed(step.body, dialect);
    step.action.text = terms.renamed(step.action.text, dialect);
    step.action.doneText = terms.renamed(step.action.doneText, dialect);
    keepShown(step.code, dialect);
    for (Prediction& prediction : step.predictions)
        prediction = inDialect(std::move(prediction), terms, dialect);
    for (Question& question : step.questions)
        question = inDialect(std::move(question), terms, dialect);
    for (Asked& asked : step.asked)
        asked.body = terms.renamed(asked.body, dialect);
    return step;
}

} // namespace roundtrip
