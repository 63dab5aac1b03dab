// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Where is the data while the playhead runs? Lesson 4's picture.

#include "pages/picture.h"

namespace roundtrip {

class MemoryView;

class MemoryPicture : public LessonPicture {
    Q_OBJECT
public:
    MemoryPicture(Session& session, QWidget* parent);
    void showSettings() override;
    void showResults() override;
    void setPlayhead(std::int64_t ns) override;
    void setTheme(const Theme& theme) override;

private:
    MemoryView* m_memory;
    std::uint32_t m_shown = 0; // number of the run that is shown; 0: only the settings
};

} // namespace roundtrip
