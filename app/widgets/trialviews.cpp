// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/trialviews.h"

#include "scenes/imagescene.h"
#include "scenes/orderscene.h"

#include <QGridLayout>
#include <QLabel>

#include <cmath>

namespace roundtrip {

BarsView::BarsView(QWidget* parent)
    : SceneWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAccessibleName(tr("Bars"));
}

void BarsView::setBars(const Bars& bars)
{
    if (m_bars == bars)
        return;
    m_bars = bars;
    QStringList rows;
    for (const BarRow& row : bars.rows)
        rows += QStringLiteral("%1: %2").arg(row.name, row.value);
    if (bars.limit)
        rows += bars.limitName;
    announce(rows.join(QStringLiteral(", ")));
    updateGeometry();
    relayout();
}

void BarsView::setReached(double value)
{
    if (m_reached == value)
        return;
    m_reached = value;
    relayout();
}

int BarsView::heightForWidth(int width) const
{
    return static_cast<int>(std::ceil(layoutBars(m_bars, {static_cast<qreal>(width), theme().scale, -1}).size.height()));
}

QSize BarsView::sizeHint() const { return {640, heightForWidth(640)}; }

Scene BarsView::layoutScene(const QSizeF& size) { return layoutBars(m_bars, {size.width(), theme().scale, m_reached}); }

ImagesView::ImagesView(QWidget* parent)
    : SceneWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Images"));
}

void ImagesView::setImages(const std::vector<TrialImage>& images)
{
    if (m_images == images)
        return;
    m_images = images;
    QStringList names;
    for (const TrialImage& image : images)
        names += QStringLiteral("%1: %2").arg(image.name, image.outcome);
    announce(names.join(QStringLiteral("; ")));
    relayout();
}

QSize ImagesView::sizeHint() const { return {640, qRound(theme().px(220))}; }
QSize ImagesView::minimumSizeHint() const { return {240, qRound(theme().px(150))}; }

Scene ImagesView::layoutScene(const QSizeF& size) { return layoutImages(m_images, size, theme().scale); }

OrdersView::OrdersView(QWidget* parent)
    : SceneWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Recorded orders"));
}

void OrdersView::setOrders(const std::vector<TrialOrder>& orders)
{
    if (m_orders == orders)
        return;
    m_orders = orders;
    QStringList names;
    for (const TrialOrder& order : orders)
        names += order.name;
    announce(names.join(QStringLiteral("; ")));
    relayout();
}

void OrdersView::setProgress(double progress)
{
    if (m_progress == progress)
        return;
    m_progress = progress;
    relayout();
}

QSize OrdersView::sizeHint() const { return {640, qRound(theme().px(240))}; }
QSize OrdersView::minimumSizeHint() const { return {240, qRound(theme().px(180))}; }

Scene OrdersView::layoutScene(const QSizeF& size)
{
    return layoutOrders(m_orders, size, theme().scale, locale(), m_progress);
}

FactsTable::FactsTable(QWidget* parent)
    : QWidget(parent)
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(20);
    grid->setVerticalSpacing(4);
    setAccessibleName(tr("Facts"));
}

void FactsTable::setRows(const std::vector<QStringList>& rows)
{
    if (m_rows == rows)
        return;
    m_rows = rows;
    qDeleteAll(findChildren<QLabel*>(QString(), Qt::FindDirectChildrenOnly));
    auto* grid = static_cast<QGridLayout*>(layout());
    QStringList read;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        for (qsizetype column = 0; column < rows[row].size(); ++column) {
            auto* cell = new QLabel(rows[row][column], this);
            cell->setTextFormat(Qt::PlainText);
            cell->setWordWrap(true);
            cell->setProperty("role", row == 0 ? "small" : "");
            grid->addWidget(cell, static_cast<int>(row), static_cast<int>(column), Qt::AlignTop);
        }
        read += rows[row].join(QStringLiteral(", "));
    }
    for (int column = 0; !rows.empty() && column < rows.front().size(); ++column)
        grid->setColumnStretch(column, 1);
    setAccessibleDescription(read.join(QLatin1Char('\n')));
}

} // namespace roundtrip
