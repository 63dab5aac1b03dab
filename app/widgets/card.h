// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// A framed part of the page: a heading, a few words beside it, buttons at its right, and one picture that fills it.

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace roundtrip {

class Card : public QFrame {
    Q_OBJECT
public:
    explicit Card(const QString& title, QWidget* parent = nullptr);

    void setTitle(const QString& title);
    void setNote(const QString& note); // small, beside the heading
    void addButton(QWidget* button);   // at the right end of the heading
    void setContent(QWidget* content, int stretch = 1); // below the one before

private:
    QLabel* m_title;
    QLabel* m_note;
    QHBoxLayout* m_head;
    QVBoxLayout* m_column;
};

} // namespace roundtrip
