// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Why is this element wrong? Its thread, what it should be and from what, its place on the grid, and the thread's way
// through the text.

#include "stepper.h"
#include "theme.h"

#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;
class QSpinBox;
class QTableWidget;

namespace roundtrip {

class GridCanvas;

class SpotCard : public QWidget {
    Q_OBJECT
public:
    explicit SpotCard(QWidget* parent = nullptr);

    void show(const std::optional<Spot>& spot); // none: hidden
    void setTheme(const Theme& theme);
    void leave(); // the text has changed: no line of it is stepped through any more

signals:
    void lineReached(int line); // from 1; 0: none any more

private:
    void unfold();
    void fillTable();
    void begin();
    void take(const Steps& steps);
    void go(int by);
    void showStep();

    std::optional<Spot> m_spot;
    Stepper m_stepper;
    Trace m_trace;
    std::size_t m_step = 0;
    QPushButton* m_explain;
    QWidget* m_details;
    QTableWidget* m_table;
    GridCanvas* m_grid;
    QSpinBox* m_thread;
    QPushButton *m_follow, *m_back, *m_on;
    QLabel *m_where, *m_values;
};

} // namespace roundtrip
