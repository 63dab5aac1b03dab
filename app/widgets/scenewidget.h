// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How does a scene become a part of the window? It is laid out for the widget's size when it is next painted,
// explains what the pointer is on, and can be read out.

#include "scenes/scene.h"

#include <QWidget>

namespace roundtrip {

class SceneWidget : public QWidget {
    Q_OBJECT
public:
    explicit SceneWidget(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    const Theme& theme() const { return m_theme; }
    const Scene& scene(); // laid out for the size of now

protected:
    virtual Scene layoutScene(const QSizeF& size) = 0;
    virtual QString factsAt(QPointF) { return {}; } // shown beside the pointer
    virtual void themeChanged() {}
    virtual QRectF focusRect() { return rect(); } // that shows the keyboard's focus
    Scene& laidOut(); // the scene to change without a new layout; call update() afterwards
    void relayout();  // at the next painting
    void announce(const QString& description); // to screen readers; not for what changes with every frame

    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    Theme m_theme = lightTheme();
    Scene m_scene;
    bool m_stale = true;
    bool m_byKeyboard = false; // the focus came by a key: only then is it framed
};

} // namespace roundtrip
