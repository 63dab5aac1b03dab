// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/question.h"

#include <random>

namespace roundtrip {

namespace {

QString plain(const QString& typed)
{
    QString bare = typed.simplified().toCaseFolded();
    return bare.remove(' ');
}

const Choice* choiceOf(const Question& question, const QString& id)
{
    for (const Choice& choice : question.choices)
        if (choice.id == id)
            return &choice;
    return nullptr;
}

/// FNV-1a: unlike qHash it is the same on every machine and in every version.
std::uint32_t hashOf(const QString& seed)
{
    std::uint32_t hash = 2166136261u;
    for (const char byte : seed.toUtf8())
        hash = (hash ^ static_cast<unsigned char>(byte)) * 16777619u;
    return hash;
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

bool isRight(const Question& question, const QStringList& given)
{
    const QString first = given.isEmpty() ? QString() : given.first();
    switch (question.kind) {
    case Question::Kind::Choose: return !first.isEmpty() && first == question.answer;
    case Question::Kind::Fill: {
        const Choice* choice = typedChoice(question, first);
        return choice && choice->id == question.answer;
    }
    case Question::Kind::Match: return wrongPairs(question, given).isEmpty();
    case Question::Kind::Order: return rightLines(question, given) == qsizetype(question.choices.size());
    }
    return false;
}

QStringList wrongPairs(const Question& question, const QStringList& given)
{
    QStringList wrong;
    for (const Choice& choice : question.choices) {
        bool joined = false;
        for (const QString& pair : given) {
            const Choice* half = pair.section('=', 0, 0) == choice.id ? choiceOf(question, pair.section('=', 1)) : nullptr;
            joined = joined || (half && half->match == choice.match); // two halves may say the same
        }
        if (!joined)
            wrong << choice.id;
    }
    return wrong;
}

QStringList shuffledChoices(const Question& question, const QString& seed)
{
    QStringList before;
    for (const Choice& choice : question.choices)
        before << choice.id;
    const bool mayStay = question.kind == Question::Kind::Choose;
    std::mt19937 random(hashOf(seed));
    QStringList ids = before;
    for (int tries = 0; tries < 10 && (tries == 0 || (!mayStay && ids == before)); ++tries)
        for (qsizetype i = ids.size() - 1; i > 0; --i)
            ids.swapItemsAt(i, qsizetype(random() % std::uint32_t(i + 1)));
    return ids;
}

} // namespace roundtrip
