// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What did the device really do? The lanes of the median repetition, their replay, and how the time divides.
// The same card on every page.

#include "model/modelled.h"
#include "model/request.h"
#include "widgets/card.h"
#include "widgets/timelinecanvas.h"

class QComboBox;
class QPushButton;

namespace roundtrip {

class BesideView;
class Notebook;
class Replay;
class SummaryBar;

class TimelineView : public Card {
    Q_OBJECT
    Q_PROPERTY(bool reducedMotion READ reducedMotion WRITE setReducedMotion)
public:
    explicit TimelineView(QWidget* parent = nullptr);

    // Shows the repetition whose total is the median one, with the playhead at its end.
    void setRun(const Run& run, std::size_t measurement = 0);
    void clear(const QString& why = {});
    void offerBeside(const std::vector<ModelledDevice>& devices, Notebook* notebook); // once
    void setTheme(const Theme& theme);
    void setReducedMotion(bool reduced);
    bool reducedMotion() const;

    void play();
    void pause();
    bool playing() const;
    std::int64_t playhead() const; // ns after the repetition's beginning
    void setPlayhead(std::int64_t ns);
    TimelineCanvas* canvas() const { return m_canvas; }

signals:
    void playheadChanged(std::int64_t ns);
    void exportRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    QPushButton* makeButton(const QString& name, const QString& toolTip);
    void step(int direction);
    void showPlaying(bool playing);
    void showNote();
    void setSlowness(std::int64_t times);
    void describe(const Plan& plan, const Repetition& repetition);

    Theme m_theme = lightTheme();
    QString m_source; // "device clock, run #18"
    Replay* m_replay;
    BesideView* m_beside = nullptr; // where it was offered
    QPushButton *m_toStart, *m_back, *m_play, *m_forward, *m_fit, *m_queued, *m_export;
    QComboBox* m_speed;
    TimelineCanvas* m_canvas;
    SummaryBar* m_summary;
    bool m_speedChosen = false; // by the learner: kept for the next runs
};

} // namespace roundtrip
