// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Where a kernel is written, built, run and checked. Lesson 3's picture.

#include "pages/picture.h"

class QComboBox;
class QLabel;
class QPushButton;

namespace roundtrip {

class Card;
class DiffView;
class Editor;
class FindBar;
class MarkdownView;
class SpotCard;
class Verdicts;

class EditorPicture : public LessonPicture {
    Q_OBJECT
public:
    EditorPicture(Session& session, QWidget* parent);
    QString runText() const override;
    Experiment experiment() const override { return Experiment::Check; }
    QWidget* control() override;
    void showSettings() override;
    void showResults() override;
    void setTheme(const Theme& theme) override;

private:
    void showExercise();
    void showHints();
    void showChanges();
    void say(const QString& text); // a hint, why the solution works, or what to look at now

    Theme m_theme;
    QString m_shown;        // id of the exercise
    std::optional<Verdict> m_judged; // whose messages stand in the editor, or stood there until the text was changed
    std::optional<Detection> m_detection; // the same
    std::size_t m_hints = 0; // shown of it
    Card* m_card;
    QComboBox* m_exercises;
    MarkdownView* m_task;
    Editor* m_editor;
    FindBar* m_find;
    DiffView* m_changes;
    QPushButton *m_showChanges, *m_hint, *m_solution, *m_reset;
    QLabel* m_hintText;
    Verdicts* m_verdicts;
    SpotCard* m_spot;
};

} // namespace roundtrip
