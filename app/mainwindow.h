// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The window: bar, lessons, the open page, and one line that says what the numbers are.

#include "coach/coach.h"
#include "exportdialog.h"
#include "profilefile.h"
#include "session.h"
#include "theme.h"
#include "trials/trial.h"
#include "widgets/chart.h"

#include <QTimer>
#include <QWidget>

#include <vector>

class QLabel;
class QStackedLayout;

namespace roundtrip {

class Banner;
class HonestyPage;
class LessonPage;
class Navigation;
class ProgressMenu;
class TopBar;

class MainWindow : public QWidget {
    Q_OBJECT
public:
    // What was kept is read from the file and written back to it.
    MainWindow(Session& session, ProfileFile& file, QWidget* parent = nullptr);

    const Theme& theme() const { return m_theme; }
    QString notice() const;
    void setDark(bool dark);
    void setReducedMotion(bool reduced);
    void setCoach(bool on);
    // The card that says what the device shows; at the first start it comes before the first step.
    void showHonesty(bool shown);
    void setPresenting(bool presenting);
    // All words change at once; lesson, step, settings and runs stay.
    void setLanguage(const QString& code);
    void setDialect(const QString& dialect); // a name of core/lesson/vocabulary.h; empty: the lessons' own words

protected:
    void resizeEvent(QResizeEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void startInLanguage();
    QStringList bringOwnLessons();
    void fillLessonsMenu();
    void chooseLessons();
    void showLessons(const QString& own); // of that folder; empty: the program's
    QString openedLast() const; // lesson of those that are shown
    void offerUndo(const QString& lesson);
    void build(); // everything that is seen, in the language of now
    void layOut();
    void addShortcuts();
    void fillExportMenu();
    void fillHelpMenu();
    void connectBar();
    void startDay();
    void fillProgressMenu();
    void adopt(const Profile& profile); // its lessons and learner
    void offerNextDay();
    void refresh();
    void refreshStatus();
    void applyTheme();
    void showDevices();
    void openLesson(std::size_t lesson);
    void fillHonesty();
    LessonPage* page(); // the open lesson's, made when it is first needed
    void goTo(int step);
    void exportRun(const std::vector<ExportFormat>& formats);
    void exportChart(const Chart& chart);
    void exportTrial(const TrialFigure& figure);
    void exportAs(const QString& title, const std::vector<ExportFormat>& formats, const Encode& encode);
    void noteSaved(const QString& path);
    Profile profile() const; // as it stands now
    void saveSoon();
    void save();

    Session& m_session;
    ProfileFile& m_file;
    Profile m_profile;
    Coach m_coach;
    Theme m_theme;
    bool m_presenting = false;
    QWidget* m_content = nullptr; // what follows stands in it
    TopBar* m_bar = nullptr;
    Banner* m_banner = nullptr;
    Navigation* m_navigation = nullptr;
    QStackedLayout* m_stack = nullptr;
    std::vector<LessonPage*> m_pages; // null until the lesson was opened
    ProgressMenu* m_progress = nullptr;
    HonestyPage* m_honesty = nullptr;
    bool m_honest = false;        // it is shown
    std::pair<std::size_t, std::size_t> m_behind; // lesson and step that it was laid over
    QLabel* m_status = nullptr;
    std::optional<std::size_t> m_nextDay; // lesson whose questions are offered, until they are taken up
    std::map<QString, Kept> m_cleared; // lesson → what was there, as long as it can be brought back
    QTimer m_saveSoon;
};

} // namespace roundtrip
