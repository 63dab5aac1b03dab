// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// One number of the experiment: its name, its value to type, and a slider on a log scale.

#include <QWidget>

#include <cstdint>
#include <vector>

class QLabel;
class QPushButton;
class QSlider;

namespace roundtrip {

class NumberBox;

class NumberControl : public QWidget {
    Q_OBJECT
public:
    explicit NumberControl(const QString& name, QWidget* parent = nullptr);

    void setName(const QString& name);
    void offerAutomatic(); // adds the button "auto"
    void setRange(std::uint64_t least, std::uint64_t most);
    void show(std::uint64_t value, bool automatic = false);
    void setWarned(bool warned);

signals:
    void chosen(quint64 value);
    void automaticWanted(bool wanted);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QLabel* m_label;
    NumberBox* m_box;
    QSlider* m_slider;
    QPushButton* m_automatic = nullptr;
    std::vector<std::uint64_t> m_steps{1};
};

} // namespace roundtrip
