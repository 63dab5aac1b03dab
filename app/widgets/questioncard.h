// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// One question of a quick check: it is answered, judged by id, and every answer is explained.

#include "lesson/question.h"
#include "theme.h"

#include <QFrame>

#include <functional>

class QLabel;
class QVBoxLayout;

namespace roundtrip {

class QuestionCard : public QFrame {
    Q_OBJECT
public:
    // Of code and lines the question holds the dialect that is shown; codeNote: what has to be said about it.
    QuestionCard(const Question& question, const Theme& theme, const QString& codeNote = {}, QWidget* parent = nullptr);

    QString verdict() const;

private:
    void buildChoose();
    void buildFill();
    void buildMatch();
    void buildOrder();
    void addCheckButton(std::function<void()> check);
    void judge(const Choice* choice);
    void say(bool right, const QString& why);

    Question m_question;
    QVBoxLayout* m_column;
    QLabel* m_verdict;
};

} // namespace roundtrip
