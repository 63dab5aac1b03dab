// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How do controls stand in one row from edge to edge, and in columns where one row is too short?

#include <QLayout>

#include <vector>

namespace roundtrip {

class FlowLayout : public QLayout {
public:
    FlowLayout(int between, int rows, QWidget* parent = nullptr); // spacing of neighbours, and of rows
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override;
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return arrange({0, 0, width, 0}, false); }
    QSize minimumSize() const override;
    QSize sizeHint() const override;
    void setGeometry(const QRect& rect) override;

private:
    std::vector<QLayoutItem*> shown() const;
    std::vector<int> columnWidths(const std::vector<QLayoutItem*>& items, int width) const;
    int arrange(const QRect& rect, bool place) const; // the height taken

    std::vector<QLayoutItem*> m_items;
    int m_rows;
};

} // namespace roundtrip
