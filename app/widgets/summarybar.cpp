// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/summarybar.h"

#include <QStringList>

#include <cmath>

namespace roundtrip {

SummaryBar::SummaryBar(QWidget* parent)
    : SceneWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAccessibleName(tr("How the time divides"));
}

void SummaryBar::setRun(const Plan& plan, const Repetition& repetition)
{
    m_summary = summaryOf(plan, repetition, locale());
    QStringList parts{m_summary.whole + QLatin1Char(' ') + m_summary.kind};
    for (const SummaryPart& part : m_summary.parts)
        parts += QStringLiteral("%1 %2 %3").arg(part.name, part.time, part.percent);
    announce(parts.join(QStringLiteral(", ")));
    updateGeometry();
    relayout();
}

void SummaryBar::clear()
{
    m_summary = {};
    setAccessibleDescription({});
    updateGeometry();
    relayout();
}

Scene SummaryBar::sceneFor(qreal width) const { return layoutSummary(m_summary, {width, theme().scale, locale()}); }

int SummaryBar::heightForWidth(int width) const { return static_cast<int>(std::ceil(sceneFor(width).size.height())); }

QSize SummaryBar::sizeHint() const { return {640, heightForWidth(640)}; }

Scene SummaryBar::layoutScene(const QSizeF& size) { return sceneFor(size.width()); }

QString SummaryBar::factsAt(QPointF place)
{
    for (const Box& box : scene().boxes)
        if (box.rect.adjusted(-2, -2, 2, 2).contains(place)) {
            const SummaryPart& part = m_summary.parts.at(static_cast<std::size_t>(box.item));
            return tr("%1: %2, %3 of %4").arg(part.name, part.time, part.percent, m_summary.whole);
        }
    return {};
}

} // namespace roundtrip
