// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Which lessons are there, how far is the learner in each, and which one is open?

#include "theme.h"

#include <QAbstractButton>

#include <vector>

class QButtonGroup;

namespace roundtrip {

// One lesson: its number in a ring that fills, its title, "7 / 12 steps". Folded: the ring alone.
class LessonButton : public QAbstractButton {
    Q_OBJECT
public:
    LessonButton(int number, const QString& title, QWidget* parent = nullptr);

    void setProgress(int seen, int steps);
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
    QString stepsText() const;

    Theme m_theme;
    int m_number;
    int m_seen = 0, m_steps = 0;
    bool m_folded = false, m_ringed = false; // the ring is for those who came by Tab
};

class Navigation : public QWidget {
    Q_OBJECT
public:
    explicit Navigation(const QStringList& titles, QWidget* parent = nullptr);

    void setOpen(int lesson);
    void setProgress(int lesson, int seen, int steps);
    void setFolded(bool folded);
    void setTheme(const Theme& theme);

signals:
    void lessonWanted(int lesson);

private:
    QButtonGroup* m_group;
    std::vector<LessonButton*> m_buttons;
    Theme m_theme;
    bool m_folded = false;
};

} // namespace roundtrip
