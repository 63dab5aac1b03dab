// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How are a picture's numbers read cell by cell? A table for the arrow keys and for screen readers; Tab leaves it, and
// Ctrl+C copies it, whole, for a spreadsheet.

#include "tables.h"

#include <QTableWidget>

namespace roundtrip {

class TableView : public QTableWidget {
    Q_OBJECT
public:
    explicit TableView(QWidget* parent = nullptr);

    void setTable(const Table& table);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    Table m_table;
};

} // namespace roundtrip
