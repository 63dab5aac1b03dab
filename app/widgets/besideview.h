// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How does the run in the timeline compare with a modelled device, or with an earlier run? Bars on one scale of time.

#include "model/request.h"
#include "widgets/modelledchoice.h"
#include "widgets/trialviews.h"

class QLabel;

namespace roundtrip {

class Notebook;

class BesideView : public QWidget {
    Q_OBJECT
public:
    // notebook: null where runs are not kept.
    BesideView(const std::vector<ModelledDevice>& devices, Notebook* notebook, QWidget* parent = nullptr);

    void setRun(const Run& run, std::size_t measurement);
    void clear();
    void setTheme(const Theme& theme);
    void showEarlier(const QString& id); // of the notebook; empty: none
    const Bars& bars() const { return m_shown; }

private:
    void openRuns();
    void refresh();

    Notebook* m_notebook;
    QString m_earlier; // id
    Run m_run; // with the one plan and measurement that are shown; without any: nothing
    Bars m_shown;
    ModelledChoice* m_choice;
    BarsView* m_bars;
    QLabel* m_verdict;
};

} // namespace roundtrip
