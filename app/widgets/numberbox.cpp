// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/numberbox.h"

#include "counts.h"
#include "format.h"

#include <QKeyEvent>

#include <algorithm>

namespace roundtrip {
namespace {

constexpr std::uint64_t widestShown = 16'777'216; // a longer number scrolls

} // namespace

NumberBox::NumberBox(QWidget* parent)
    : QLineEdit(parent)
{
    setAlignment(Qt::AlignRight);
    connect(this, &QLineEdit::returnPressed, this, [this] {
        commit();
        selectAll();
    });
    write();
}

void NumberBox::setSteps(std::vector<std::uint64_t> steps)
{
    if (!steps.empty())
        m_steps = std::move(steps);
    updateGeometry();
}

void NumberBox::show(qulonglong value)
{
    if (value == m_value && hasFocus() && isModified())
        return; // half typed: leave it
    m_value = value;
    write();
}

void NumberBox::choose(qulonglong value)
{
    const bool changed = value != m_value;
    m_value = value;
    write();
    if (changed)
        emit chosen(value);
}

void NumberBox::step(int by)
{
    commit();
    const std::size_t nearest = nearestStep(m_steps, m_value);
    qsizetype next = static_cast<qsizetype>(nearest);
    // Between two steps one press goes to the neighbour in that direction.
    if (m_steps[nearest] == m_value || (by > 0) != (m_steps[nearest] > m_value))
        next += by;
    next = std::clamp<qsizetype>(next, 0, static_cast<qsizetype>(m_steps.size()) - 1);
    choose(m_steps[static_cast<std::size_t>(next)]);
    selectAll();
}

QSize NumberBox::minimumSizeHint() const
{
    ensurePolished();
    const QString widest = format::count(std::clamp<std::uint64_t>(m_steps.back(), 1000, widestShown), locale());
    return {fontMetrics().horizontalAdvance(widest) + 10, QLineEdit::minimumSizeHint().height()};
}

void NumberBox::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down)
        step(event->key() == Qt::Key_Up ? 1 : -1);
    else if (event->key() == Qt::Key_Escape && isModified())
        write();
    else
        QLineEdit::keyPressEvent(event);
}

void NumberBox::wheelEvent(QWheelEvent* event)
{
    if (!hasFocus() || event->angleDelta().y() == 0) {
        event->ignore(); // the page scrolls
        return;
    }
    step(event->angleDelta().y() > 0 ? 1 : -1);
}

void NumberBox::focusOutEvent(QFocusEvent* event)
{
    commit();
    QLineEdit::focusOutEvent(event);
}

void NumberBox::commit()
{
    if (!isModified())
        return;
    if (const auto typed = parseCount(text()))
        choose(*typed);
    else
        write();
}

void NumberBox::write()
{
    setText(format::count(m_value, locale())); // clears isModified
}

} // namespace roundtrip
