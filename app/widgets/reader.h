// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// One step of a lesson to read: where you are, what it says, and one thing to do.

#include "lesson/lesson.h"
#include "lesson/terms.h"
#include "lessonstate.h"
#include "theme.h"
#include "widgets/predictioncard.h"

#include <QWidget>

#include <map>
#include <optional>
#include <set>

class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace roundtrip {

class GalleryCard;
class QuestionCard;
class StepDots;
class TaskCard;
class WorkloadCard;

class Reader : public QWidget {
    Q_OBJECT
public:
    explicit Reader(QWidget* parent = nullptr);

    void setTheme(const Theme& theme); // the step is laid out anew
    // In whose words and code; the step is laid out anew.
    void setDialect(const Terms& terms, const QString& dialect);
    // language: the chosen one; a step in other words says so. scroll: how far down a step that is opened was read.
    void setStep(const Lesson& lesson, std::size_t step, const std::vector<bool>& seen, const QString& language, int scroll);
    void addAside(QWidget* aside); // between the text and the way on
    void setBusy(bool busy);
    void setResult(const QString& sentence, bool reached);
    // Nothing where the step has no prediction of that id.
    void setPrediction(const QString& id, const PredictionState& state);

    void setAnswers(const Kept& kept); // to the step's questions and workloads

    // A page of the text; at its end or beginning the next step, or the one before.
    void pageOn();
    void pageBack();

signals:
    void stepWanted(std::size_t step);
    void taskWanted();
    void guessed(const QString& prediction, const QString& choice);
    void predictionWanted(const QString& prediction);
    void answered(const QString& question, const roundtrip::Answer& answer); // "step/question"
    void kernelOpened(const QString& kernel); // of the gallery
    void kernelWanted(const QString& kernel); // to be run
    void judged(const QString& workload, const QString& verdict);             // "step/workload"
    void scrolled(int scroll); // by the learner; in pixels at scale 1
    void linkWanted(const QUrl& target); // of a link in the text

private:
    void rebuild();
    void build(const Step& asWritten, int scroll);
    void reveal(QWidget* card);
    QString noteFor(const Question& question) const; // about its code
    void addQuestions(const Step& step, QWidget* page);
    void addGallery(const Step& step, QWidget* page);
    void keepScroll();
    void bringBackScroll();
    QString counter() const;
    void showDots(const std::vector<bool>& seen);

    Theme m_theme;
    Lesson m_lesson;
    QString m_language;
    Terms m_terms;
    QString m_dialect;
    std::size_t m_step = 0;
    QVBoxLayout* m_column;
    QScrollArea* m_scroll;
    QPushButton* m_back;
    QPushButton* m_next;
    StepDots* m_dots;
    TaskCard* m_task = nullptr; // of the step, where it has one
    std::map<QString, PredictionCard*> m_predictions;
    std::map<QString, QuestionCard*> m_questions; // by "step/question"
    std::map<QString, WorkloadCard*> m_workloads;
    GalleryCard* m_gallery = nullptr; // of the step, where it has one
    int m_wantedScroll = -1; // of a page that is still being laid out; −1: it stands where it shall
    std::optional<QString> m_sentence; // of the task, as it was last shown
    std::set<QString> m_told; // predictions whose state is on the page
};

} // namespace roundtrip
