// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/pages.h"

namespace roundtrip {

namespace {

Step pageOf(const Retrieval& retrieval)
{
    Step page;
    static_cast<Wording&>(page) = retrieval;
    page.id = retrieval.id;
    page.part = retrieval.when == Retrieval::When::Start ? Part::Before : Part::After;
    page.title = retrieval.title;
    page.body = retrieval.body;
    page.questions = retrieval.questions;
    return page;
}

} // namespace

Lesson withPages(Lesson lesson)
{
    std::vector<Step> before, after;
    for (const Retrieval& retrieval : lesson.retrievals)
        (retrieval.when == Retrieval::When::Start ? before : after).push_back(pageOf(retrieval));
    lesson.steps.insert(lesson.steps.begin(), before.begin(), before.end());
    lesson.steps.insert(lesson.steps.end(), after.begin(), after.end());
    lesson.retrievals.clear();
    return lesson;
}

const Exercise* exerciseOf(const Lesson& lesson, const QString& id)
{
    for (const Exercise& exercise : lesson.exercises)
        if (exercise.id == id)
            return &exercise;
    for (const Buggy& buggy : lesson.gallery)
        if (buggy.id == id)
            return &buggy;
    return nullptr;
}

Question diagnosisOf(const Buggy& buggy, const QString& text)
{
    Question question;
    question.id = buggy.id;
    question.text = text;
    question.choices = buggy.choices;
    question.answer = buggy.answer;
    return question;
}

} // namespace roundtrip
