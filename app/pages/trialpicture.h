// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The picture of a step whose experiment has one of its own. It takes the place of the lesson's picture.

#include "session.h"
#include "theme.h"
#include "trials/trial.h"
#include "widgets/chart.h"

#include <QWidget>

namespace roundtrip {

class SweepCard;
class TrialCard;

class TrialPicture : public QWidget {
    Q_OBJECT
public:
    explicit TrialPicture(Session& session, QWidget* parent = nullptr);

    bool open(Experiment kind); // whether it has a picture for that; else it hides
    void refresh();
    bool canExport() const; // something was measured
    void exportShown();
    bool tellsWhatIsWrong() const; // with the answers of the run in the timeline
    void setTheme(const Theme& theme);
    void setReducedMotion(bool reduced);

signals:
    void chartExportWanted(const roundtrip::Chart& chart);
    void trialExportWanted(const roundtrip::TrialFigure& figure);

private:
    Session& m_session;
    Theme m_theme;
    bool m_reducedMotion = false;
    Experiment m_kind = Experiment::None;
    TrialCard* m_trial = nullptr;
    SweepCard* m_sweep = nullptr;
};

} // namespace roundtrip
