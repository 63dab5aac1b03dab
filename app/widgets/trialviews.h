// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How are the parts of a trial shown: bars, images, and a table of facts?

#include "scenes/barscene.h"
#include "trials/trial.h"
#include "widgets/scenewidget.h"

#include <QStringList>

#include <vector>

namespace roundtrip {

class BarsView : public SceneWidget {
    Q_OBJECT
public:
    explicit BarsView(QWidget* parent = nullptr);

    void setBars(const Bars& bars);
    void setReached(double value); // of the scale; below 0: everything
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

protected:
    Scene layoutScene(const QSizeF& size) override;

private:
    Bars m_bars;
    double m_reached = -1;
};

class ImagesView : public SceneWidget {
    Q_OBJECT
public:
    explicit ImagesView(QWidget* parent = nullptr);

    void setImages(const std::vector<TrialImage>& images);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    Scene layoutScene(const QSizeF& size) override;

private:
    std::vector<TrialImage> m_images;
};

class OrdersView : public SceneWidget {
    Q_OBJECT
public:
    explicit OrdersView(QWidget* parent = nullptr);

    void setOrders(const std::vector<TrialOrder>& orders);
    void setProgress(double progress); // share of the blocks that have run
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    Scene layoutScene(const QSizeF& size) override;

private:
    std::vector<TrialOrder> m_orders;
    double m_progress = 1;
};

// Plain words in rows; the first row are the headings.
class FactsTable : public QWidget {
    Q_OBJECT
public:
    explicit FactsTable(QWidget* parent = nullptr);

    void setRows(const std::vector<QStringList>& rows);

private:
    std::vector<QStringList> m_rows;
};

} // namespace roundtrip
