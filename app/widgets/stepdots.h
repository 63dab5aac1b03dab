// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Where in the lesson is the learner? One dot a step, in one line however many there are, and a gap before each part.

#include "theme.h"

#include <QWidget>

namespace roundtrip {

class StepDots : public QWidget {
    Q_OBJECT
public:
    explicit StepDots(QWidget* parent = nullptr);

    struct Dot {
        bool seen = false;
        bool beginsPart = false;
    };
    void setSteps(std::vector<Dot> steps, std::size_t current);
    void setTheme(const Theme& theme);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {40, sizeHint().height()}; }

signals:
    void stepWanted(std::size_t step);

protected:
    void paintEvent(QPaintEvent*) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    QRectF dot(std::size_t step) const;
    qreal gaps(std::size_t before) const; // in places

    Theme m_theme;
    std::vector<Dot> m_steps;
    std::size_t m_current = 0;
};

} // namespace roundtrip
