// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// A chart over one setting, the button that measures it, and the one that exports it.

#include "session.h"
#include "sweep.h"
#include "widgets/card.h"

class QPushButton;

namespace roundtrip {

class ChartWidget;
class ModelledChoice;

class SweepCard : public Card {
    Q_OBJECT
public:
    SweepCard(SweepOver over, Session& session, QWidget* parent = nullptr);

    const Chart& chart() const; // that is shown
    void refresh(); // from the session's results
    void setTheme(const Theme& theme);

signals:
    void chartExportWanted(const roundtrip::Chart& chart);

private:
    void makeRoom();

    SweepOver m_over;
    Session& m_session;
    ChartWidget* m_chart;
    QPushButton* m_sweep;
    QPushButton* m_export;
    ModelledChoice* m_beside = nullptr; // over n
    qreal m_scale = 1;
};

} // namespace roundtrip
