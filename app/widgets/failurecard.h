// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What went wrong, why, and what can be done about it: said in the page, never in a dialog.

#include "failuretext.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace roundtrip {

class FailureCard : public QFrame {
    Q_OBJECT
public:
    explicit FailureCard(QWidget* parent = nullptr);

    // details: the compiler's messages, or what was printed; action: the button's text, empty for none.
    void setText(const Explanation& explanation, const QString& details, const QString& action);

signals:
    void actionWanted();

private:
    QLabel* m_what;
    QLabel* m_why;
    QLabel* m_details;
    QPushButton* m_action;
};

} // namespace roundtrip
