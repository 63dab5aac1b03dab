// SPDX-License-Identifier: GPL-3.0-or-later
#include "progress.h"

#include <algorithm>

namespace roundtrip {
namespace {

const Step* nextDayPage(const Lesson& lesson)
{
    for (const Step& step : lesson.steps)
        if (step.part == Part::After)
            return &step;
    return nullptr;
}

bool isDue(const Lesson& lesson, const Kept& kept)
{
    const Step* page = nextDayPage(lesson);
    const Done steps = progressOf(lesson, kept).steps;
    if (!page || steps.done * 2 < steps.all)
        return false;
    return std::any_of(page->questions.begin(), page->questions.end(), [&](const Question& question) {
        const auto answer = kept.answers.find(page->id + QLatin1Char('/') + question.id);
        return answer == kept.answers.end() || answer->second.tries == 0;
    });
}

} // namespace

double LessonProgress::share() const
{
    const int all = steps.all + questions.all + exercises.all;
    return all == 0 ? 0 : double(steps.done + questions.done + exercises.done) / all;
}

LessonProgress progressOf(const Lesson& lesson, const Kept& kept)
{
    LessonProgress progress;
    const auto count = [](Done& done, const std::set<QString>& ids, const QString& id) {
        ++done.all;
        done.done += ids.count(id) > 0;
    };
    for (const Step& step : lesson.steps) {
        if (step.part == Part::Further)
            count(progress.further, kept.seen, step.id);
        if (step.part != Part::Core)
            continue;
        count(progress.steps, kept.seen, step.id);
        for (const Question& question : step.questions)
            count(progress.questions, kept.solved, step.id + QLatin1Char('/') + question.id);
    }
    for (const Exercise& exercise : lesson.exercises)
        if (exercise.part == Part::Core)
            count(progress.exercises, kept.passed, exercise.id);
    return progress;
}

bool isUntouched(const Kept& kept)
{
    return kept.seen.size() <= 1 && kept.sources.empty() && kept.hints.empty() && kept.guesses.empty() && kept.answers.empty()
        && kept.verdicts.empty() && kept.passed.empty();
}

std::optional<std::size_t> nextDayLesson(const std::vector<Lesson>& lessons, const std::map<QString, Kept>& kept,
    const QString& open, QDate lastDay, QDate today)
{
    if (!lastDay.isValid() || today <= lastDay)
        return {};
    std::optional<std::size_t> latest;
    for (std::size_t i = 0; i < lessons.size(); ++i) {
        const auto found = kept.find(lessons[i].id);
        if (found == kept.end() || !isDue(lessons[i], found->second))
            continue;
        latest = i;
        if (lessons[i].id == open)
            break;
    }
    return latest;
}

} // namespace roundtrip
