// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// When is a result said aloud? Once, when what somebody asked for has ended. Runs that follow a slider are silent: they
// would talk all the time, and the controls say their values already.

#include "session.h"

namespace roundtrip {

class ResultSpeaker : public QObject {
    Q_OBJECT
public:
    ResultSpeaker(const Session& session, QObject* parent);

signals:
    void spoken(const QString& sentence);

private:
    void listen();

    const Session& m_session;
    std::optional<Activity> m_activity; // that is going on
};

} // namespace roundtrip
