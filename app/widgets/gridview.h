// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Which thread takes which element? The grid of blocks, and, at the playhead, which of them have run.

#include "model/request.h"
#include "scenes/gridscene.h"
#include "widgets/card.h"
#include "widgets/scenewidget.h"

#include <utility>
#include <vector>

namespace roundtrip {

class GridCanvas : public SceneWidget {
    Q_OBJECT
public:
    explicit GridCanvas(QWidget* parent = nullptr);

    void setSettings(const Settings& settings);
    void setOrder(std::vector<double> tickets);
    void setProgress(double progress);
    void setMark(std::optional<std::uint64_t> thread); // its cell stands out
    const GridScene& grid();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void pointedAt(const QString& text); // empty: at nothing

protected:
    Scene layoutScene(const QSizeF& size) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void point(const Box* cell);
    void pointNext(int by);

    Settings m_settings;
    std::vector<double> m_tickets;
    double m_progress = 1;
    std::optional<std::uint64_t> m_mark;
    GridScene m_grid;
    std::int64_t m_pointed = -1;
};

class GridView : public Card {
    Q_OBJECT
public:
    explicit GridView(QWidget* parent = nullptr);

    void setSettings(const Settings& settings);
    // Shows the run's settings; its kernels' times tell how far the playhead is. A capture "order" is its block order.
    void setRun(const Run& run, std::size_t measurement = 0);
    void setOrder(std::vector<double> tickets); // at each block's index when it ran, from 0; empty: not known
    void setPlayhead(std::int64_t ns);
    void setTheme(const Theme& theme);
    GridCanvas* canvas() const { return m_canvas; }

private:
    GridCanvas* m_canvas;
    QString m_text; // "11 blocks × 96 threads = …"
    std::vector<std::pair<std::int64_t, std::int64_t>> m_kernels; // began, ended after the repetition's beginning
};

} // namespace roundtrip
