// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/flowlayout.h"

#include <QWidget>

#include <algorithm>
#include <iterator>
#include <numeric>

namespace roundtrip {

FlowLayout::FlowLayout(int between, int rows, QWidget* parent)
    : QLayout(parent)
    , m_rows(rows)
{
    setContentsMargins(0, 0, 0, 0);
    setSpacing(between);
}

FlowLayout::~FlowLayout()
{
    for (QLayoutItem* item : m_items)
        delete item;
}

void FlowLayout::addItem(QLayoutItem* item) { m_items.push_back(item); }

QLayoutItem* FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)] : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    QLayoutItem* item = itemAt(index);
    if (item) m_items.erase(m_items.begin() + index);
    return item;
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem* item : m_items)
        size = size.expandedTo(item->minimumSize());
    return size.grownBy(contentsMargins());
}

QSize FlowLayout::sizeHint() const
{
    QSize size;
    for (const QLayoutItem* item : m_items) {
        size.rwidth() += item->sizeHint().width() + spacing();
        size.setHeight(std::max(size.height(), item->sizeHint().height()));
    }
    return size.grownBy(contentsMargins());
}

void FlowLayout::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

std::vector<QLayoutItem*> FlowLayout::shown() const
{
    std::vector<QLayoutItem*> items;
    std::copy_if(m_items.begin(), m_items.end(), std::back_inserter(items),
        [](const QLayoutItem* item) { return !item->isEmpty(); });
    return items;
}

// One row, as wide as each item needs, where all fit; else rows whose items stand in columns of one width.
std::vector<int> FlowLayout::columnWidths(const std::vector<QLayoutItem*>& items, int width) const
{
    const auto least = [](const QLayoutItem* item) { return item->minimumSize().width(); };
    const auto grows = [](const QLayoutItem* item) { return bool(item->expandingDirections() & Qt::Horizontal); };
    std::vector<int> widths;
    std::transform(items.begin(), items.end(), std::back_inserter(widths), least);
    const auto spacings = [&](std::size_t columns) { return spacing() * (static_cast<int>(columns) - 1); };
    int spare = width - std::accumulate(widths.begin(), widths.end(), spacings(items.size()));
    if (spare >= 0) {
        int growing = static_cast<int>(std::count_if(items.begin(), items.end(), grows));
        for (std::size_t i = 0; i < items.size(); ++i)
            if (grows(items[i])) {
                widths[i] += spare / growing;
                spare -= spare / growing--;
            }
        return widths;
    }
    const int widest = *std::max_element(widths.begin(), widths.end());
    std::size_t columns = items.size() - 1;
    while (columns > 1 && (width - spacings(columns)) / static_cast<int>(columns) < widest)
        --columns;
    columns = std::max<std::size_t>(1, columns);
    const std::size_t rows = (items.size() + columns - 1) / columns;
    columns = (items.size() + rows - 1) / rows; // no row much emptier than the others
    return std::vector<int>(columns, (width - spacings(columns)) / static_cast<int>(columns));
}

int FlowLayout::arrange(const QRect& outer, bool place) const
{
    const QMargins margins = contentsMargins();
    const QRect rect = outer.marginsRemoved(margins);
    const std::vector<QLayoutItem*> items = shown();
    if (items.empty()) return margins.top() + margins.bottom();
    const std::vector<int> widths = columnWidths(items, rect.width());
    int y = rect.y();
    for (std::size_t first = 0; first < items.size(); first += widths.size()) {
        const std::size_t count = std::min(widths.size(), items.size() - first);
        int height = 0;
        for (std::size_t i = 0; i < count; ++i)
            height = std::max(height, items[first + i]->sizeHint().height());
        int x = rect.x();
        for (std::size_t i = 0; i < count; ++i) {
            if (place) items[first + i]->setGeometry({ x, y, widths[i], height });
            x += widths[i] + spacing();
        }
        y += height + (first + count < items.size() ? m_rows : 0);
    }
    return y - rect.y() + margins.top() + margins.bottom();
}

} // namespace roundtrip
