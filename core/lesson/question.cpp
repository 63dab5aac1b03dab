// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/question.h"

namespace roundtrip {

namespace {

QString plain(const QString& typed)
{
    QString bare = typed.simplified().toCaseFolded();
    return bare.remove(' ');
}

} // namespace

const Choice* typedChoice(const Question& question, const QString& typed)
{
    const QString answer = plain(typed);
    const Choice* rest = nullptr;
    for (const Choice& choice : question.choices) {
        if (choice.accepts.isEmpty())
            rest = &choice;
        for (const QString& accepted : choice.accepts)
            if (plain(accepted) == answer)
                return &choice;
    }
    return answer.isEmpty() ? nullptr : rest;
}

qsizetype rightLines(const Question& question, const QStringList& ids)
{
    qsizetype right = 0;
    while (right < ids.size() && right < qsizetype(question.choices.size())
           && question.choices[size_t(right)].id == ids[right])
        ++right;
    return right;
}

} // namespace roundtrip
