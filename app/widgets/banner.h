// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What must be said once, without a dialog in the way?

#include <QFrame>
#include <QStringList>

class QLabel;

namespace roundtrip {

class Banner : public QFrame {
    Q_OBJECT
public:
    explicit Banner(QWidget* parent = nullptr);
    void say(const QString& sentence); // each sentence once
    QString text() const;

private:
    QLabel* m_text;
    QStringList m_said;
};

} // namespace roundtrip
