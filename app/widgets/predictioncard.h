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
class QVBoxLayout;

namespace roundtrip {

class MarkdownView;

class PredictionCard : public QFrame {
    Q_OBJECT
public:
    PredictionCard(const Prediction& prediction, const Theme& theme, QWidget* parent = nullptr);

    void setGuess(const QString& choice);
    void setBusy(bool busy);
    // measured: the run's own number in words, and the choice that it falls into. Nothing before the run.
    void setResult(const QString& measured, const QString& choice);

signals:
    void guessed(const QString& choice);
    void runWanted();

private:
    const Choice* choice(const QString& id) const;
    void refresh();

    Prediction m_prediction;
    QString m_guess;
    bool m_busy = false;
    QButtonGroup* m_choices;
    QPushButton* m_run;
    QLabel* m_hint;
    QLabel* m_result;
};

} // namespace roundtrip
