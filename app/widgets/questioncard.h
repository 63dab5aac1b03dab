// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// One question of a quick check: it is answered, judged by id, and every answer is explained.

#include "lessonstate.h"
#include "lesson/question.h"
#include "theme.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace roundtrip {

class AnswerInput;

class QuestionCard : public QFrame {
    Q_OBJECT
public:
    // seed: tells in which order the choices stand, the same at every visit. Of code and lines the question holds the
    // dialect that is shown; codeNote: what has to be said about it.
    QuestionCard(const Question& question, const QString& seed, const Theme& theme, QWidget* parent = nullptr,
        const QString& codeNote = {});

    void setAnswer(const Answer& answer);
    QString verdict() const; // empty while the answer was not checked as it stands

signals:
    void answered(const roundtrip::Answer& answer); // changed or checked

protected:
    void keyPressEvent(QKeyEvent* event) override; // Return checks

private:
    void change();
    void check();
    void refresh();
    QString explanation() const;

    Question m_question;
    Answer m_answer;
    AnswerInput* m_input;
    QPushButton* m_check;
    QLabel* m_verdict;
};

} // namespace roundtrip
