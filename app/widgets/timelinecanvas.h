// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How is a timeline looked through? Wheel and keys zoom at the pointer, a drag pans, the axis scrubs, two clicked
// edges measure the gap between them.

#include "scenes/timelinescene.h"
#include "widgets/scenewidget.h"

#include <optional>

namespace roundtrip {

class TimelineCanvas : public SceneWidget {
    Q_OBJECT
public:
    explicit TimelineCanvas(QWidget* parent = nullptr);

    void setRun(Plan plan, Repetition repetition);
    void clear(const QString& why);
    const TimelineScene& timeline();
    const TimelineIndex& index() const { return m_index; }
    const Plan& plan() const { return m_plan; }
    const Repetition& repetition() const { return m_repetition; }

    void setPlayhead(std::int64_t ns);
    std::int64_t playhead() const { return m_playhead; }
    void fit();
    void setShowQueued(bool shown); // lines from the moment a step was queued to its bar
    void zoom(qreal x, double factor);
    // The first edge, then the second; a third begins anew.
    void markEdge(std::int64_t ns);
    void clearGap();
    std::optional<std::int64_t> gap() const; // ns between the two edges

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void scrubbed(std::int64_t ns); // the learner wants the playhead there
    void stepped(int direction);
    void playPauseAsked();
    void queuedAsked();
    void gapChanged();

protected:
    Scene layoutScene(const QSizeF& size) override;
    QString factsAt(QPointF place) override;
    QRectF focusRect() override { return m_hasRun ? m_timeline.plot : QRectF(rect()); }
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    enum class Drag { None, Undecided, Scrub, Pan };

    void show(const TimelineViewport& viewport);
    void click(QPointF place);
    void select(std::int64_t span);
    void selectNext(int direction);
    void placePlayhead();
    void keepInSight(std::int64_t ns);

    Plan m_plan;
    Repetition m_repetition;
    TimelineIndex m_index;
    TimelineViewport m_viewport;
    TimelineScene m_timeline;
    QString m_empty;
    bool m_hasRun = false;
    std::int64_t m_playhead = 0, m_selected = -1;
    std::optional<std::int64_t> m_gapFrom, m_gapTo;
    Drag m_drag = Drag::None;
    QPointF m_pressed;
    std::int64_t m_pressedTime = 0;
};

} // namespace roundtrip
