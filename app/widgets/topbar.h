// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The bar at the top: the program's name, the lesson, the device, whose words, language, theme, export, help.

#include "theme.h"

#include <QWidget>

class QAction;
class QLabel;
class QMenu;
class QPushButton;

namespace roundtrip {

class DeviceBadge;

class TopBar : public QWidget {
    Q_OBJECT
public:
    explicit TopBar(QWidget* parent = nullptr);

    void setReducedMotion(bool reduced);
    void setCoach(bool on);
    void setLesson(const QString& title);
    void setLanguage(const QString& code);
    void setDialect(const QString& dialect);
    void setTheme(const Theme& theme);
    DeviceBadge* badge() const { return m_badge; }
    QMenu* exportMenu() const;
    QMenu* helpMenu() const;

signals:
    void themeWanted(bool dark);
    void reducedMotionWanted(bool reduced);
    void coachWanted(bool on);
    void languageWanted(const QString& code);
    void dialectWanted(const QString& dialect); // a name of core/lesson/vocabulary.h; empty: the lessons' own words

private:
    Theme m_theme;
    QLabel* m_lesson;
    DeviceBadge* m_badge;
    QPushButton* m_dialect;
    QPushButton* m_language;
    QAction* m_reduced;
    QAction* m_coach;
    QPushButton* m_dark;
    QPushButton* m_export;
    QPushButton* m_help;
};

} // namespace roundtrip
