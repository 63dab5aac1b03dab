// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How does one repetition's time divide? One bar, with its numbers below.

#include "scenes/summaryscene.h"
#include "widgets/scenewidget.h"

namespace roundtrip {

class SummaryBar : public SceneWidget {
    Q_OBJECT
public:
    explicit SummaryBar(QWidget* parent = nullptr);

    void setRun(const Plan& plan, const Repetition& repetition);
    void clear();
    const Summary& summary() const { return m_summary; }

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

protected:
    Scene layoutScene(const QSizeF& size) override;
    QString factsAt(QPointF place) override;
    void themeChanged() override { updateGeometry(); }

private:
    Scene sceneFor(qreal width) const;

    Summary m_summary;
};

} // namespace roundtrip
