// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/segments.h"

#include "widgets/flowlayout.h"

#include <QButtonGroup>
#include <QEvent>
#include <QPushButton>
#include <QSignalBlocker>

namespace roundtrip {

Segments::Segments(const QString& name, const QStringList& texts, QWidget* parent)
    : QFrame(parent)
    , m_group(new QButtonGroup(this))
{
    setProperty("role", "segments");
    setAccessibleName(name);
    QSizePolicy policy(QSizePolicy::Maximum, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    auto* row = new FlowLayout(1, 1, this); // two rows in a narrow window
    row->setContentsMargins(1, 1, 1, 1);
    for (int i = 0; i < texts.size(); ++i) {
        auto* button = new QPushButton(texts[i], this);
        button->setCheckable(true);
        button->setAccessibleName(QStringLiteral("%1: %2").arg(name, texts[i]));
        m_group->addButton(button, i);
        row->addWidget(button);
    }
    keepRoom();
    connect(m_group, &QButtonGroup::idToggled, this, [this](int index, bool on) {
        if (on)
            emit chosen(index);
    });
}

// A chosen one is bold, and keeps its place.
void Segments::keepRoom()
{
    for (QAbstractButton* button : m_group->buttons()) {
        QFont bold = font();
        bold.setWeight(QFont::DemiBold);
        const QFontMetrics metrics(bold);
        button->setMinimumWidth(metrics.horizontalAdvance(button->text()) + 2 * metrics.height());
    }
}

void Segments::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        keepRoom();
}

void Segments::show(int index)
{
    const QSignalBlocker quiet(m_group);
    m_group->setExclusive(false); // else none could be taken back
    for (QAbstractButton* button : m_group->buttons())
        button->setChecked(m_group->id(button) == index);
    m_group->setExclusive(true);
}

} // namespace roundtrip
