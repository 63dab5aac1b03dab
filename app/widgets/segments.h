// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// One of a few: a row of joined buttons, for what a combo box would hide.

#include <QFrame>

class QButtonGroup;

namespace roundtrip {

class Segments : public QFrame {
    Q_OBJECT
public:
    Segments(const QString& name, const QStringList& texts, QWidget* parent = nullptr);

    void show(int index); // emits nothing; −1: none is chosen

signals:
    void chosen(int index);

protected:
    void changeEvent(QEvent* event) override;

private:
    void keepRoom();

    QButtonGroup* m_group;
};

} // namespace roundtrip
