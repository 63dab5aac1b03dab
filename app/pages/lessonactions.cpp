// SPDX-License-Identifier: GPL-3.0-or-later
// What happens when the learner presses something in a lesson's text?
#include "pages/lessonpage.h"

#include "lesson/pages.h"
#include "plan/check.h"
#include "termtext.h"

#include <QDesktopServices>
#include <QWhatsThis>

namespace roundtrip {

void LessonPage::mend()
{
    if (m_session.device() && !m_session.devices().failure())
        run();
    else
        m_session.devices().searchAgain();
}

void LessonPage::follow(const QUrl& link)
{
    if (const Term* term = m_session.course().terms.find(termOf(link.toString()).id)) {
        QWhatsThis::showText(QCursor::pos(), termText(m_session.course().terms, *term), this);
    } else if (link.hasFragment() && link.isRelative()) {
        const auto& steps = m_session.lesson().steps;
        for (std::size_t i = 0; i < steps.size(); ++i)
            if (steps[i].id == link.fragment())
                m_session.openStep(i);
    } else {
        QDesktopServices::openUrl(link);
    }
}

void LessonPage::startTask()
{
    const Action action = step().action;
    m_session.set(applied(action.set, m_session.settings()));
    m_session.start(action.experiment);
}

void LessonPage::startPrediction(const QString& id)
{
    for (const Prediction& prediction : step().predictions)
        if (prediction.id == id)
            return m_session.predict(Prediction(prediction)); // its lesson may change hands meanwhile
}

void LessonPage::startKernel(const QString& id)
{
    const Exercise* kernel = exerciseOf(m_session.lesson(), id);
    if (!kernel)
        return;
    const Settings settings = applied(kernel->cases.front(), m_session.settings());
    m_session.openExercise(id);
    m_session.set(settings);
    m_session.start(Experiment::Check);
}

} // namespace roundtrip
