// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// A framed part of the page: a heading, a few words beside it, buttons at its right, and one picture that fills it. What
// the picture shows can be read as tables in its place.

#include "tables.h"

#include <QFrame>

#include <functional>

class QHBoxLayout;
class QLabel;
class QPushButton;
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
    void setPicture(QWidget* picture, int stretch = 1); // the same; the tables take the place of all pictures
    // What the pictures show, asked for when it is to be read: most never switch to it. Without it there is no switch.
    void setTables(std::function<std::vector<Table>()> tables);
    bool showsTables() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void makeSwitch();
    void showTables(bool shown);
    void fillTables();

    QLabel* m_title;
    QLabel* m_note;
    QHBoxLayout* m_head;
    QVBoxLayout* m_column;
    QPushButton* m_switch;            // from pictures to tables
    QWidget* m_pictures = nullptr;    // made with the first picture
    QWidget* m_tablesBox = nullptr;   // made when it is first shown
    std::function<std::vector<Table>()> m_tables;
};

} // namespace roundtrip
