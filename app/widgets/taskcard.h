// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What shall the learner do now, and what came of it?

#include "theme.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace roundtrip {

class MarkdownView;

class TaskCard : public QFrame {
    Q_OBJECT
public:
    explicit TaskCard(QWidget* parent = nullptr);

    // markdown: what to do; button: empty where there is nothing to do; sets: it moves controls first.
    void setTask(const QString& markdown, const QString& button, bool sets, const Theme& theme);
    void setBusy(bool busy);
    void setResult(const QString& sentence, bool reached); // reached: the goal of the task

signals:
    void runWanted();

private:
    MarkdownView* m_text;
    QPushButton* m_button;
    QLabel* m_hint;
    QLabel* m_result;
};

} // namespace roundtrip
