// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/modelledchoice.h"

#include "modelledtext.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QHBoxLayout>
#include <QMessageBox>
#include <QPushButton>

namespace roundtrip {

ModelledChoice::ModelledChoice(const std::vector<ModelledDevice>& devices, QWidget* parent)
    : QWidget(parent)
    , m_devices(devices)
    , m_list(new QComboBox(this))
    , m_basis(new QPushButton(tr("How modelled…"), this))
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_list);
    row->addWidget(m_basis);
    row->addStretch(1);
    m_list->setAccessibleName(tr("Device to show beside the measured one"));
    m_list->setToolTip(tr("A device that is not here, modelled from its published figures"));
    m_list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // the list itself is wider
    m_list->setMinimumContentsLength(16);
    m_list->addItem(tr("beside: nothing"));
    for (const ModelledDevice& device : devices)
        m_list->addItem(tr("beside: %1").arg(modelledName(device)));
    m_basis->setToolTip(tr("Formula, inputs, source and date of the modelled numbers"));
    m_basis->hide();
    m_list->view()->setMinimumWidth(m_list->view()->sizeHintForColumn(0));
    setVisible(!devices.empty());
    connect(m_list, &QComboBox::currentIndexChanged, this, [this] {
        m_basis->setVisible(device());
        emit chosen();
    });
    connect(m_basis, &QPushButton::clicked, this, &ModelledChoice::explain);
}

const ModelledDevice* ModelledChoice::device() const
{
    const int index = m_list->currentIndex() - 1;
    return index < 0 || static_cast<std::size_t>(index) >= m_devices.size() ? nullptr : &m_devices[static_cast<std::size_t>(index)];
}

void ModelledChoice::setPlan(const Plan& plan) { m_plan = plan; }

void ModelledChoice::explain()
{
    if (!device())
        return;
    auto* box = new QMessageBox(QMessageBox::NoIcon, modelledName(*device()), modelledBasis(*device(), m_plan, locale()).join(QStringLiteral("\n\n")),
        QMessageBox::NoButton, window());
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    box->addButton(tr("Close"), QMessageBox::RejectRole);
    box->open();
}

} // namespace roundtrip
