// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/flowlayout.h"

#include <QWidget>

#include <algorithm>

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

void FlowLayout::addItem(QLayoutItem* item)
{
    m_items.push_back(item);
}

QLayoutItem* FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)] : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    QLayoutItem* item = itemAt(index);
    if (item)
        m_items.erase(m_items.begin() + index);
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

int FlowLayout::arrange(const QRect& outer, bool place) const
{
    const QRect rect = outer.marginsRemoved(contentsMargins());
    int y = rect.y();
    for (std::size_t first = 0; first < m_items.size();) {
        // As many as fit into this row …
        std::size_t end = first;
        int taken = 0, height = 0, growing = 0;
        while (end < m_items.size()) {
            const QSize wanted = m_items[end]->minimumSize().expandedTo({m_items[end]->sizeHint().width(), 0});
            if (!m_items[end]->isEmpty()) {
                if (end > first && taken + wanted.width() > rect.width())
                    break;
                taken += wanted.width() + spacing();
                height = std::max(height, m_items[end]->sizeHint().height());
                growing += m_items[end]->expandingDirections() & Qt::Horizontal ? 1 : 0;
            }
            ++end;
        }
        // … and those that can grow share what is left.
        int spare = std::max(0, rect.width() - (taken - spacing()));
        int x = rect.x();
        for (std::size_t i = first; i < end && place; ++i) {
            if (m_items[i]->isEmpty())
                continue;
            int width
                = std::min(rect.width(), std::max(m_items[i]->minimumSize().width(), m_items[i]->sizeHint().width()));
            if (m_items[i]->expandingDirections() & Qt::Horizontal) {
                const int share = spare / growing--;
                width += share;
                spare -= share;
            }
            m_items[i]->setGeometry({x, y, width, height});
            x += width + spacing();
        }
        y += height + (end < m_items.size() ? m_rows : 0);
        first = end;
    }
    return y - rect.y() + contentsMargins().top() + contentsMargins().bottom();
}

} // namespace roundtrip
