// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// One lesson on the screen, assembled from its data: reader, controls, picture, timeline. The same class for all.

#include "session.h"
#include "theme.h"
#include "trials/trial.h"
#include "widgets/chart.h"
#include "widgets/predictioncard.h"

#include <QWidget>

class QLabel;

namespace roundtrip {

class Coach;
class CoachDesk;
class FailureCard;
class ParameterPanel;
class Reader;
class LessonPicture;
class TrialPicture;
class Takeaway;
class TimelineView;

class LessonPage : public QWidget {
    Q_OBJECT
public:
    LessonPage(Session& session, std::size_t lesson, Coach& coach, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setReducedMotion(bool reduced);
    void setDialect(const QString& dialect); // whose words and code are shown
    void hushCoach();
    TrialPicture* trial() const { return m_trial; }
    Reader* reader() const { return m_reader; }
    void copyTimeline(); // to the clipboard; nothing before the first run

public slots:
    void run(); // what the panel's button starts
    void replay();

signals:
    void runExportWanted();
    void coachOffWanted();
    void chartExportWanted(const roundtrip::Chart& chart);
    void trialExportWanted(const roundtrip::TrialFigure& figure);

private:
    bool isOpen() const { return m_session.lessonIndex() == m_lesson; }
    const Step& step() const { return m_session.lesson().steps[m_session.stepIndex()]; }
    QWidget* makeExperiment();
    void showSettings();
    void showActivity();
    void showResults();
    void showFailure();
    PredictionState stateOf(const Prediction& prediction) const;
    void showAnswers(); // of the step: task and predictions
    void mend();        // the failure card's button
    void follow(const QUrl& link);
    void startTask();
    void startPrediction(const QString& id);
    void startKernel(const QString& id); // of the gallery

    Session& m_session;
    std::size_t m_lesson;
    Reader* m_reader;
    CoachDesk* m_coach;
    ParameterPanel* m_panel;
    FailureCard* m_failure;
    LessonPicture* m_picture;
    TrialPicture* m_trial; // of the step, in the picture's place
    QLabel* m_wrong; // why the answer of the run in the timeline is wrong
    TimelineView* m_timeline;
    Takeaway* m_taken; // of the timeline
    std::uint32_t m_shown = 0; // number of the run in the timeline
};

} // namespace roundtrip
