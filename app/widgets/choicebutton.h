// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// One answer to choose: a radio button whose words wrap.

#include <QRadioButton>

class QTextDocument;

namespace roundtrip {

class ChoiceButton : public QRadioButton {
    Q_OBJECT
public:
    explicit ChoiceButton(const QString& text, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent*) override;
    bool hitButton(const QPoint& place) const override { return rect().contains(place); }

private:
    QRect textRect(int width, QTextDocument& words) const; // and lays them out

    QString m_words; // rich text
};

} // namespace roundtrip
