// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Which thread takes which element, in which order did the blocks run, and which block size suits? Lesson 2's pictures.

#include "pages/picture.h"

class QLabel;
class QPushButton;

namespace roundtrip {

class GridView;
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
    GridView* m_grid;
    QLabel* m_order;
    QPushButton* m_record;
    SweepCard* m_blocks;
    std::uint32_t m_shown = 0; // number of the run in the grid; 0: only the settings
};

} // namespace roundtrip
