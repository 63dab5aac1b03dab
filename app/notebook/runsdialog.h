// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How does a learner look through the earlier runs, name, pin and delete them, and choose one to compare with?

#include <QDialog>

class QLabel;
class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace roundtrip {

class Notebook;

class RunsDialog : public QDialog {
    Q_OBJECT
public:
    explicit RunsDialog(Notebook& notebook, QWidget* parent = nullptr);

signals:
    void besideWanted(const QString& id);

private:
    void fill();
    void showCurrent();
    QString current() const; // id; empty: none

    Notebook& m_notebook;
    QListWidget* m_list;
    QLabel* m_details;
    QPushButton *m_beside, *m_pin, *m_rename, *m_delete;
};

} // namespace roundtrip
