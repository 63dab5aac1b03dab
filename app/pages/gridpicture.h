// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Which thread takes which element, in which order did the blocks run, and which block size suits? Lesson 2's pictures.

#include "pages/picture.h"

class QLabel;
class QPushButton;

namespace roundtrip {

class GridView;
class Segments;
class SweepCard;

class GridPicture : public LessonPicture {
    Q_OBJECT
public:
    GridPicture(Session& session, QWidget* parent);
    void showSettings() override;
    void showResults() override;
    void setPlayhead(std::int64_t ns) override;
    void setTheme(const Theme& theme) override;

private:
    QWidget* makeSwitches();
    void showSwitches();
    void showLoss(); // what the last run lost or overwrote

    GridView* m_grid;
    QWidget* m_switches; // of the vector add that has them
    Segments *m_rounding, *m_guard;
    QLabel* m_loss;
    QLabel* m_order;
    QPushButton* m_record;
    SweepCard* m_blocks;
    std::uint32_t m_shown = 0; // number of the run in the grid; 0: only the settings
};

} // namespace roundtrip
