// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// From which size on does the device win? Lesson 1's picture.

#include "pages/picture.h"

namespace roundtrip {

class SweepCard;

class SweepPicture : public LessonPicture {
    Q_OBJECT
public:
    SweepPicture(Session& session, QWidget* parent);
    void showSettings() override {}
    void showResults() override;
    void setTheme(const Theme& theme) override;

private:
    SweepCard* m_card;
};

} // namespace roundtrip
