// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Which lessons are there, how far is the learner in each, and which one is open?

#include "progress.h"
#include "theme.h"

#include <QAbstractButton>

#include <vector>

class QButtonGroup;
class QMenu;
class QPushButton;

namespace roundtrip {

// One lesson: its number in a ring that fills, its title, "7 / 12 steps" and the like. Folded: the ring alone.
class LessonButton : public QAbstractButton {
    Q_OBJECT
public:
    LessonButton(int number, const QString& title, QWidget* parent = nullptr);

    void setProgress(const LessonProgress& progress);
    void setFolded(bool folded);
    void setTheme(const Theme& theme);
    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent*) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    QRect titleRect(int width) const;
    QStringList doneTexts() const;

    Theme m_theme;
    int m_number;
    LessonProgress m_progress;
    bool m_folded = false, m_ringed = false; // the ring is for those who came by Tab
};

class Navigation : public QWidget {
    Q_OBJECT
public:
    explicit Navigation(const QStringList& titles, QWidget* parent = nullptr);

    void setOpen(int lesson);
    void setProgress(int lesson, const LessonProgress& progress);
    QMenu* progressMenu() const; // what can be done with all of it
    void setFolded(bool folded);
    void setTheme(const Theme& theme);

signals:
    void lessonWanted(int lesson);

private:
    QButtonGroup* m_group;
    std::vector<LessonButton*> m_buttons;
    QPushButton* m_menu;
    Theme m_theme;
    bool m_folded = false;
};

} // namespace roundtrip
