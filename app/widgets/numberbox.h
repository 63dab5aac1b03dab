// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How is any whole number typed, or stepped through on a log scale?

#include <QLineEdit>

#include <cstdint>
#include <vector>

namespace roundtrip {

// Takes every number that can be written, also one above the largest step: what is illegal is explained by the
// panel, not refused by the keyboard. A typed number counts when Return is pressed or the focus leaves.
class NumberBox : public QLineEdit {
    Q_OBJECT
    Q_PROPERTY(qulonglong value READ value WRITE choose NOTIFY chosen USER true)
public:
    explicit NumberBox(QWidget* parent = nullptr);

    qulonglong value() const { return m_value; }
    void setSteps(std::vector<std::uint64_t> steps);
    void show(qulonglong value);   // from the settings; emits nothing
    void choose(qulonglong value); // by the learner
    void step(int by);

    QSize sizeHint() const override { return minimumSizeHint(); }
    QSize minimumSizeHint() const override;

signals:
    void chosen(qulonglong value);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void commit();
    void write();

    std::vector<std::uint64_t> m_steps{1};
    qulonglong m_value = 1;
};

} // namespace roundtrip
