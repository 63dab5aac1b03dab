// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// On what does everything here run? Always said aloud, and where it is chosen.

#include "model/device.h"
#include "theme.h"

#include <QPushButton>

#include <optional>

namespace roundtrip {

// "PoCL · AMD EPYC · CPU, 2 units"
QString badgeText(const Device& device);
QString kindName(DeviceKind kind);

class DeviceBadge : public QPushButton {
    Q_OBJECT
public:
    explicit DeviceBadge(QWidget* parent = nullptr);

    // list: nothing while devices are searched; chosen: none where there is no device.
    void setDevices(const std::optional<DeviceList>& list, const Device* chosen, bool engineMissing);
    void setTheme(const Theme& theme);

signals:
    void deviceWanted(const QString& id);
    void searchWanted();
    void explanationWanted();

private:
    void refresh();
    void fillMenu();

    Theme m_theme;
    std::optional<DeviceList> m_list;
    std::optional<Device> m_chosen;
    bool m_engineMissing = false;
};

} // namespace roundtrip
