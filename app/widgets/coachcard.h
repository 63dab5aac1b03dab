// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What the coach says: one thought, one thing to try, and two ways to be left alone.

#include <QFrame>

class QLabel;
class QPushButton;

namespace roundtrip {

class CoachCard : public QFrame {
    Q_OBJECT
public:
    explicit CoachCard(QWidget* parent = nullptr);

    void say(const QString& text, const QString& suggestion); // `code` in backticks
    void setBusy(bool busy);                                  // nothing can be tried now
    QString text() const { return m_said; }

signals:
    void suggestionWanted();
    void offWanted();

private:
    QString m_said;
    QLabel* m_text;
    QPushButton* m_try;
};

} // namespace roundtrip
