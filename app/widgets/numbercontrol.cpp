// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/numbercontrol.h"

#include "counts.h"
#include "widgets/numberbox.h"
#include "widgets/polish.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>

namespace roundtrip {

NumberControl::NumberControl(const QString& name, QWidget* parent)
    : QWidget(parent)
    , m_label(new QLabel(this))
    , m_box(new NumberBox(this))
    , m_slider(new QSlider(Qt::Horizontal, this))
{
    m_label->setBuddy(m_box);
    m_label->setProperty("role", "control");
    m_box->setProperty("role", "number");
    m_slider->setPageStep(8); // an octave

    auto* top = new QHBoxLayout;
    top->setSpacing(4);
    top->addWidget(m_label);
    top->addWidget(m_box, 1);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addLayout(top);
    rows->addWidget(m_slider);

    setName(name);
    m_slider->installEventFilter(this);
    connect(m_box, &NumberBox::chosen, this, &NumberControl::chosen);
    connect(m_slider, &QSlider::valueChanged, this, [this](int index) {
        emit chosen(m_steps[static_cast<std::size_t>(index)]);
    });
}

void NumberControl::setName(const QString& name)
{
    m_label->setText(name);
    m_box->setAccessibleName(name);
    m_slider->setAccessibleName(tr("%1, slider").arg(name));
    if (m_automatic)
        m_automatic->setAccessibleName(tr("%1, automatic").arg(name));
}

void NumberControl::offerAutomatic()
{
    m_automatic = new QPushButton(tr("auto"), this);
    m_automatic->setCheckable(true);
    m_automatic->setProperty("role", "toggle");
    m_automatic->setToolTip(tr("Just enough for all elements"));
    setName(m_label->text());
    static_cast<QHBoxLayout*>(layout()->itemAt(0)->layout())->addWidget(m_automatic);
    connect(m_automatic, &QPushButton::toggled, this, &NumberControl::automaticWanted);
}

void NumberControl::setRange(std::uint64_t least, std::uint64_t most)
{
    if (m_steps.front() == least && m_steps.back() == most)
        return;
    const QSignalBlocker quiet(m_slider);
    m_steps = logSteps(least, most);
    m_box->setSteps(m_steps);
    m_slider->setRange(0, static_cast<int>(m_steps.size()) - 1);
    m_slider->setValue(static_cast<int>(nearestStep(m_steps, m_box->value())));
}

void NumberControl::show(std::uint64_t value, bool automatic)
{
    const QSignalBlocker quiet(m_slider);
    m_box->show(value);
    m_slider->setValue(static_cast<int>(nearestStep(m_steps, value)));
    if (m_automatic) {
        const QSignalBlocker calm(m_automatic);
        m_automatic->setChecked(automatic);
    }
}

void NumberControl::setWarned(bool warned)
{
    setLook(m_box, "warned", warned);
}

// Page Up and Page Down move the slider that has the focus, not the lesson.
bool NumberControl::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_PageUp || key == Qt::Key_PageDown)
            event->accept();
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace roundtrip
