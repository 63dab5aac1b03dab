// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/segments.h"

#include "widgets/flowlayout.h"

#include <QButtonGroup>
#include <QPushButton>

namespace roundtrip {

Segments::Segments(const QString& name, const QStringList& texts, QWidget* parent)
    : QFrame(parent)
    , m_group(new QButtonGroup(this))
{
    setProperty("role", "segments");
    setAccessibleName(name);
    QSizePolicy policy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    auto* row = new FlowLayout(1, 1, this); // two rows in a narrow window
    row->setContentsMargins(1, 1, 1, 1);
    for (int i = 0; i < texts.size(); ++i) {
        auto* button = new QPushButton(texts[i], this);
        button->setCheckable(true);
        button->setAccessibleName(QStringLiteral("%1: %2").arg(name, texts[i]));
        m_group->addButton(button, i);
        // A chosen one is bold: it keeps its place.
        QFont bold = button->font();
        bold.setWeight(QFont::DemiBold);
        button->setMinimumWidth(QFontMetrics(bold).horizontalAdvance(texts[i]) + 28);
        row->addWidget(button);
    }
    connect(m_group, &QButtonGroup::idClicked, this, &Segments::chosen);
}

void Segments::show(int index)
{
    if (QAbstractButton* button = m_group->button(index))
        button->setChecked(true);
}

} // namespace roundtrip
