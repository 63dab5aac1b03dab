// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// One experiment of a step: what it showed, the button that runs it again, and what the learner may choose for it.

#include "session.h"
#include "trials/trial.h"
#include "widgets/card.h"
#include "widgets/replay.h"

class QLabel;
class QPushButton;

namespace roundtrip {

class BarsView;
class FactsTable;
class ImagesView;
class NumberControl;
class OrdersView;
class Segments;

class TrialCard : public Card {
    Q_OBJECT
public:
    TrialCard(Experiment kind, Session& session, QWidget* parent = nullptr);

    void refresh(); // from the session's results
    void setTheme(const Theme& theme);
    void setReducedMotion(bool reduced);

    bool canExport() const { return !m_trial.isEmpty(); }
    void exportFigure();

signals:
    void exportWanted(const roundtrip::TrialFigure& figure);

protected:
    void hideEvent(QHideEvent* event) override;

private:
    void addBudget();
    void addSpeed();
    void show(const Trial& trial, std::uint32_t run);
    void replay();

    Experiment m_kind;
    Session& m_session;
    std::uint32_t m_shown = 0; // number of the run
    Trial m_trial;
    Replay m_replay{this};
    bool m_slowed = true;
    QLabel* m_sentence;
    BarsView* m_bars;
    ImagesView* m_images;
    OrdersView* m_orders;
    FactsTable* m_table;
    QWidget* m_rest; // what is left over stays below
    QPushButton *m_run, *m_export, *m_again = nullptr;
    NumberControl* m_budget = nullptr;
    Segments* m_speed = nullptr;
};

} // namespace roundtrip
