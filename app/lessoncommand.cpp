// SPDX-License-Identifier: GPL-3.0-or-later
// What does a teacher learn about a folder of lessons? One line for each mistake, with its place.
#include "commands.h"

#include "console.h"
#include "course.h"
#include "lesson/checklessons.h"
#include "lessonfaulttext.h"

#include <QCoreApplication>

#include <algorithm>

namespace roundtrip {
namespace {

struct LessoncommandWords {
    Q_DECLARE_TR_FUNCTIONS(roundtrip::LessonCommand)
};

} // namespace

int checkLessonFolder(const Options& options)
{
    const LessonErrors errors = checkLessons(options.files.front(), loadCourse().terms);
    QString text;
    for (const LessonError& error : errors)
        text += line(error) + QLatin1Char('\n');
    const auto mistakes
        = std::count_if(errors.begin(), errors.end(), [](const LessonError& error) { return !isNotice(error.fault); });
    if (errors.empty()) text = LessoncommandWords::tr("Nothing to mend.") + QLatin1Char('\n');
    else if (mistakes == 0)
        text += LessoncommandWords::tr("The lessons load. What is named above can still be better.") + QLatin1Char('\n');
    if (!console::write(text.toUtf8())) return exitcode::failed;
    return mistakes == 0 ? exitcode::done : exitcode::failed;
}

} // namespace roundtrip
