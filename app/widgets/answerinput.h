// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Where does a learner put the answer to a question, of whatever kind?

#include "lesson/question.h"

#include <QWidget>

namespace roundtrip {

class AnswerInput : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    virtual QStringList given() const = 0; // as it is kept, see lesson/question.h; empty: nothing yet
    virtual void setGiven(const QStringList& given) = 0; // ids that the question no longer has are left out

signals:
    void changed(); // by the learner
};

// seed: tells in which order the choices stand.
AnswerInput* makeAnswerInput(const Question& question, const QString& seed, QWidget* parent);

} // namespace roundtrip
