// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Where is the data now? Host memory, device memory and the link between them, at the timeline's playhead.

#include "model/request.h"
#include "scenes/memoryscene.h"
#include "widgets/card.h"
#include "widgets/scenewidget.h"

namespace roundtrip {

class MemoryCanvas : public SceneWidget {
    Q_OBJECT
public:
    explicit MemoryCanvas(QWidget* parent = nullptr);

    void show(Plan plan, Repetition repetition, std::uint64_t budgetBytes);
    void setPlayhead(std::int64_t ns);
    const MemoryState& state();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    Scene layoutScene(const QSizeF& size) override;
    QString factsAt(QPointF place) override;

private:
    Plan m_plan;
    Repetition m_repetition;
    MemoryState m_state;
    std::uint64_t m_budgetBytes = 0;
    std::int64_t m_playhead = 0;
};

class MemoryView : public Card {
    Q_OBJECT
public:
    explicit MemoryView(QWidget* parent = nullptr);

    void setRun(const Run& run, std::size_t measurement = 0);
    // Before a run: what it would allocate, nothing moved yet.
    void setSettings(const Settings& settings, std::uint64_t budgetBytes = 0);
    void setPlayhead(std::int64_t ns);
    void setTheme(const Theme& theme);
    MemoryCanvas* canvas() const { return m_canvas; }

private:
    MemoryCanvas* m_canvas;
};

} // namespace roundtrip
