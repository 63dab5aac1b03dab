// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How is any whole number typed, or stepped through on a log scale?

#include <QAbstractSpinBox>

#include <cstdint>
#include <vector>

namespace roundtrip {

// Takes every number that can be written, also one above the largest step: what is illegal is explained by the
// panel, not refused by the keyboard. A typed number counts when Return is pressed or the focus leaves.
class NumberBox : public QAbstractSpinBox {
    Q_OBJECT
    Q_PROPERTY(qulonglong value READ value WRITE choose NOTIFY chosen USER true)
    Q_PROPERTY(qulonglong minimum READ minimum)
    Q_PROPERTY(qulonglong maximum READ maximum)
public:
    explicit NumberBox(QWidget* parent = nullptr);

    qulonglong value() const { return m_value; }
    qulonglong minimum() const { return m_steps.front(); }
    qulonglong maximum() const { return m_steps.back(); }
    void setSteps(std::vector<std::uint64_t> steps);
    void show(qulonglong value);   // from the settings; emits nothing
    void choose(qulonglong value); // by the learner

    void stepBy(int steps) override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    QValidator::State validate(QString& input, int& position) const override;

signals:
    void chosen(qulonglong value);

protected:
    StepEnabled stepEnabled() const override;
    void focusInEvent(QFocusEvent* event) override;

private:
    void commit();
    void write();

    std::vector<std::uint64_t> m_steps{1};
    qulonglong m_value = 1;
};

} // namespace roundtrip
