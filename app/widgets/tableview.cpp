// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tableview.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>

namespace roundtrip {

TableView::TableView(QWidget* parent)
    : QTableWidget(parent)
{
    setEditTriggers(NoEditTriggers);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setTabKeyNavigation(false);
    setAlternatingRowColors(true);
    setShowGrid(false);
    verticalHeader()->hide();
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setStretchLastSection(true);
    verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
}

void TableView::setTable(const Table& table)
{
    if (m_table == table)
        return;
    m_table = table;
    setAccessibleName(table.title);
    setAccessibleDescription(table.note);
    setColumnCount(static_cast<int>(table.columns.size()));
    setRowCount(static_cast<int>(table.rows.size()));
    setHorizontalHeaderLabels(table.columns);
    for (int row = 0; row < rowCount(); ++row)
        for (int column = 0; column < columnCount(); ++column)
            setItem(row, column, new QTableWidgetItem(table.rows[static_cast<std::size_t>(row)].value(column)));
    if (rowCount() > 0)
        setCurrentCell(0, 0);
}

QSize TableView::sizeHint() const { return {320, 24 * fontMetrics().height()}; }
QSize TableView::minimumSizeHint() const { return {160, 5 * fontMetrics().height()}; }

void TableView::keyPressEvent(QKeyEvent* event)
{
    if (!event->matches(QKeySequence::Copy))
        return QTableWidget::keyPressEvent(event);
    QStringList lines{m_table.columns.join(QLatin1Char('\t'))};
    for (const QStringList& row : m_table.rows)
        lines += row.join(QLatin1Char('\t'));
    QGuiApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
}

} // namespace roundtrip
