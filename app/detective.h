// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Does a simulator see a race, a barrier that not every thread reaches, or a touch outside a buffer? Oclgrind runs the
// kernel thread by thread for a small n, in a process of its own and not for long. Nobody waits for it.

#include "detection.h"
#include "plan/grading.h"
#include "simulator.h"

#include <QObject>

namespace roundtrip {

// Whether there is something to learn: not of a text that does not even build.
bool isWorthALook(const Verdict& verdict);

class Detective : public QObject {
    Q_OBJECT
public:
    explicit Detective(QObject* parent = nullptr);

    void begin(const Grading& grading); // instead of what it was looking at
    void stop();                        // and say nothing

signals:
    void finished(const roundtrip::Detection& detection); // never before begin() has returned

private:
    void conclude(const SimulatorRun& run);

    Simulator m_simulator;
    Detection m_detection;
};

Detection detect(const Grading& grading); // waits

} // namespace roundtrip
