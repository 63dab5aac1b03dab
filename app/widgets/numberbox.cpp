// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/numberbox.h"

#include "counts.h"
#include "format.h"

#include <QFocusEvent>
#include <QLineEdit>

#include <algorithm>

namespace roundtrip {

NumberBox::NumberBox(QWidget* parent)
    : QAbstractSpinBox(parent)
{
    setButtonSymbols(NoButtons);
    setFrame(false);
    setAlignment(Qt::AlignRight);
    setKeyboardTracking(false);
    connect(this, &QAbstractSpinBox::editingFinished, this, &NumberBox::commit);
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
    if (value == m_value && !lineEdit()->isModified())
        return;
    if (value == m_value && hasFocus())
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

void NumberBox::stepBy(int steps)
{
    commit();
    const std::size_t nearest = nearestStep(m_steps, m_value);
    qsizetype next = static_cast<qsizetype>(nearest);
    // Between two steps one press goes to the neighbour in that direction.
    if (m_steps[nearest] == m_value || (steps > 0) != (m_steps[nearest] > m_value))
        next += steps;
    next = std::clamp<qsizetype>(next, 0, static_cast<qsizetype>(m_steps.size()) - 1);
    choose(m_steps[static_cast<std::size_t>(next)]);
}

QSize NumberBox::sizeHint() const
{
    return minimumSizeHint();
}

QSize NumberBox::minimumSizeHint() const
{
    ensurePolished();
    const QString widest = maximum() > 9999 ? QStringLiteral("16 777 216") : QStringLiteral("4096");
    return {fontMetrics().horizontalAdvance(widest) + 10, QAbstractSpinBox::minimumSizeHint().height()};
}

QValidator::State NumberBox::validate(QString& input, int&) const
{
    return parseCount(input) ? QValidator::Acceptable : QValidator::Intermediate;
}

QAbstractSpinBox::StepEnabled NumberBox::stepEnabled() const
{
    return StepUpEnabled | StepDownEnabled;
}

void NumberBox::focusInEvent(QFocusEvent* event)
{
    QAbstractSpinBox::focusInEvent(event);
    if (event->reason() != Qt::MouseFocusReason)
        selectAll();
}

void NumberBox::commit()
{
    if (!lineEdit()->isModified())
        return;
    if (const auto typed = parseCount(lineEdit()->text()))
        choose(*typed);
    else
        write();
}

void NumberBox::write()
{
    lineEdit()->setText(format::count(m_value, locale()));
    lineEdit()->setModified(false);
}

} // namespace roundtrip
