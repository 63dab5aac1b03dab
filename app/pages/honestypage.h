// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The card before the first lesson: what will be measured here, on what, and what that cannot show.

#include "honesty.h"
#include "theme.h"

#include <QWidget>

class QGridLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace roundtrip {

class HonestyPage : public QWidget {
    Q_OBJECT
public:
    explicit HonestyPage(QWidget* parent = nullptr);

    // device: as the badge names it; empty where there is none. way: what the button says.
    void show(const Honesty& honesty, const QString& device, const QString& way);

signals:
    void done();

private:
    QLabel* m_title;
    QLabel* m_device;
    QWidget* m_lists;
    QLabel* m_shows;
    QLabel* m_cannot;
    QGridLayout* m_figures;
    QPushButton* m_way;
};

} // namespace roundtrip
