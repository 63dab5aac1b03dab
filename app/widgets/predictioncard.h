// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What does the learner expect, before the run says what is?

#include "lesson/question.h"
#include "theme.h"

#include <QFrame>

#include <optional>

class QButtonGroup;
class QLabel;
class QPushButton;

namespace roundtrip {

class MarkdownView;

// What has become of a prediction so far. Without a result all but the guess is empty.
struct PredictionState {
    QString guess, actual; // ids of choices
    QString measured;      // the run's own number in words
    QString sentence;      // made of the run's own numbers
    bool open = true;      // the one before it has been answered

    bool operator==(const PredictionState&) const = default;
};

class PredictionCard : public QFrame {
    Q_OBJECT
public:
    // follows: it changes one thing about the prediction before it.
    PredictionCard(const Prediction& prediction, bool follows, const Theme& theme, QWidget* parent = nullptr);

    void setBusy(bool busy);
    void show(const PredictionState& state);
    bool isAnswered() const { return !m_state.actual.isEmpty(); }

signals:
    void guessed(const QString& choice);
    void runWanted();

private:
    QWidget* makeResult();
    const Choice* choice(const QString& id) const;
    void refresh();
    void showResult();

    Prediction m_prediction;
    PredictionState m_state;
    bool m_busy = false;
    QButtonGroup* m_choices;
    QPushButton* m_run;
    QLabel* m_hint;
    QWidget* m_result;  // guess and outcome side by side, then why
    QLabel* m_expected;
    QLabel* m_measured;
    QLabel* m_why;
};

} // namespace roundtrip
