// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What does the learner see and do right now? The one object that changes; everything else is values.

#include "course.h"
#include "detective.h"
#include "devicechoice.h"
#include "lessonstate.h"
#include "model/validate.h"
#include "tickets.h"

#include <deque>

namespace roundtrip {

class Notebook;

// What is being measured because somebody asked for it.
struct Activity {
    Experiment kind = Experiment::None;
    std::size_t lesson = 0;
    std::size_t done = 0, total = 1; // tickets
    Progress progress;               // of the one that runs
    bool comparison = false;         // of two settings
    QString step = {};               // at which it was asked for
    QString exercise = {};           // that was open then
};

// What the simulator is asked about.
struct Look {
    std::size_t lesson = 0;
    Grading grading;
};

class Session : public QObject {
    Q_OBJECT
public:
    Session(EngineClient& engine, Course course, QObject* parent = nullptr);

    const Course& course() const { return m_course; }
    std::size_t lessonIndex() const { return m_lesson; }
    const Lesson& lesson() const { return m_course.lessons[m_lesson]; }
    const LessonState& state() const { return m_states[m_lesson]; }
    const LessonState& state(std::size_t lesson) const { return m_states[lesson]; }
    const Settings& settings() const { return state().kept.settings; }
    std::size_t stepIndex() const;
    const Exercise* exercise() const; // the open one; none in most lessons
    QString exerciseSource() const;   // as typed, else the starter

    void keepRunsIn(Notebook* notebook) { m_notebook = notebook; } // those that were asked for; null: nowhere
    Notebook* notebook() const { return m_notebook; }
    DeviceChoice& devices() { return m_devices; }
    const Device* device() const { return m_devices.device(); }
    std::optional<KernelLimits> limits(); // of the chosen kernel
    std::vector<Problem> problems();      // what forbids a run with these settings
    const std::optional<Activity>& activity() const { return m_activity; }

    // The same lessons in other words; false where they are not the same, and nothing changed.
    bool adopt(Course course);
    // Other lessons, none of which was begun; what runs is stopped. Says nothing: whoever shows lessons starts anew.
    void exchange(Course course);
    void restore(const std::map<QString, Kept>& kept, const QString& lesson);
    std::map<QString, Kept> kept() const; // by lesson id

    void openLesson(std::size_t lesson);
    void openStep(std::size_t step);
    void openExercise(const QString& id);
    void setSource(const QString& text); // of the open exercise; the starter's text counts as untouched
    void showHint();                     // the next one of the open exercise
    void guess(const QString& prediction, const QString& choice);
    void answer(const QString& question, const Answer& answer); // "step/question"
    void judge(const QString& workload, const QString& verdict); // "step/workload"
    void readTo(int scroll); // of the open step
    Kept reset(std::size_t lesson); // as if it was never opened; what was there, for restore() to bring back
    void predict(const Prediction& prediction); // runs what was guessed at, with the kernels of the course
    void set(const Settings& settings);  // and runs at once, shortly, where that is cheap: the latest wins

    void start(Experiment kind);         // with the settings as they are; nothing while problems() says why
    void compare(const Settings& one, const Settings& other);
    void stop();

signals:
    void changed();         // lesson, step, settings, exercise, answers, device or limits
    void keptChanged();     // something to keep that nobody else has to show
    void activityChanged(); // began, went on, ended
    void resultsChanged();  // of any lesson

private:
    LessonState& open() { return m_states[m_lesson]; }
    Kept fresh(std::size_t lesson) const;
    std::string sourceFor(const Settings& settings) const;
    Program program() const;
    void showSomething(); // runs once where a lesson has nothing to show yet
    void goLive();
    void measure(Experiment kind, const std::string& source, const Exercise* exercise);
    void begin(Experiment kind, std::vector<Ticket> tickets);
    void submitNext();
    void lookForMistakes(); // once nothing is measured any more
    void takeDetection(const Detection& detection);
    bool isRace() const { return lesson().stage == StageKind::Sweep; } // every run is one against the host's loop
    void take(quint64 ticket, const Outcome& outcome);
    static void show(Results& results, const Run& run, const QString& askedAt);
    bool keepGrade(const Ticket& ticket, const Outcome& outcome); // the same
    void noteAnswers(); // to the guesses
    bool keep(const Ticket& ticket, const Outcome& outcome); // false: what follows makes no sense any more

    EngineClient& m_engine;
    Course m_course;
    DeviceChoice m_devices;
    std::vector<LessonState> m_states; // one for each lesson
    std::size_t m_lesson = 0;
    std::map<quint64, std::pair<std::size_t, Ticket>> m_live; // lesson
    std::optional<Activity> m_activity;
    std::deque<Ticket> m_todo; // of the activity; the front one runs
    Notebook* m_notebook = nullptr;
    quint64 m_running = 0;
    std::uint32_t m_runs = 0;
    Detective m_detective;
    std::optional<Look> m_look;
};

} // namespace roundtrip
