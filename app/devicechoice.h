// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Which device is used, and what does each kernel allow there?

#include "client/engineclient.h"

#include <map>
#include <optional>

namespace roundtrip {

class DeviceChoice : public QObject {
    Q_OBJECT
public:
    explicit DeviceChoice(EngineClient& engine, QObject* parent = nullptr);

    const std::optional<DeviceList>& list() const { return m_list; } // nothing until they were listed
    const Device* device() const; // the learner's choice, else the first GPU, else the first; or none
    const QString& wish() const { return m_wish; }
    bool wishMissing() const;     // the learner's choice is not there today; it is kept for when it returns
    const std::optional<Failure>& failure() const { return m_failure; } // why there is no engine

    void choose(const QString& id);
    void searchAgain();
    // The limits of this kernel, if known; else they are asked for, once, and changed() follows.
    std::optional<KernelLimits> limits(const Program& program);

signals:
    void changed();

private:
    void take(const DeviceList& list);

    EngineClient& m_engine;
    QString m_wish;
    std::optional<DeviceList> m_list;
    std::optional<Failure> m_failure;
    std::map<std::string, std::optional<KernelLimits>> m_limits; // nothing: asked, or not to be had
    std::map<quint64, std::string> m_asked;
};

} // namespace roundtrip
