// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Which device that is not here shall be shown beside the measured one, and where do its numbers come from?

#include "model/modelled.h"
#include "model/plan.h"

#include <QWidget>

class QComboBox;
class QPushButton;

namespace roundtrip {

class ModelledChoice : public QWidget {
    Q_OBJECT
public:
    explicit ModelledChoice(const std::vector<ModelledDevice>& devices, QWidget* parent = nullptr);

    const ModelledDevice* device() const; // null: nothing beside
    void setPlan(const Plan& plan);       // whose numbers the button explains

signals:
    void chosen();

private:
    void explain();

    std::vector<ModelledDevice> m_devices;
    Plan m_plan;
    QComboBox* m_list;
    QPushButton* m_basis;
};

} // namespace roundtrip
