// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How is one thread followed line by line? Oclgrind's interactive mode walks; nobody waits for it.

#include "plan/spot.h"
#include "plan/stepping.h"
#include "simulator.h"

#include <QObject>

namespace roundtrip {

struct Steps {
    SimulatorRun::State state = SimulatorRun::State::Refused;
    Trace trace;
};

class Stepper : public QObject {
    Q_OBJECT
public:
    explicit Stepper(QObject* parent = nullptr);

    // Simulating more would take too long.
    static bool isSmallEnough(const Spot& spot);
    void begin(const Spot& spot, std::uint64_t thread); // instead of what it was doing
    void stop();

signals:
    void finished(const roundtrip::Steps& steps); // never before begin() has returned

private:
    void walk();
    void take(const SimulatorRun& run);

    Simulator m_simulator;
    Plan m_plan;
    Walk m_walk;
};

} // namespace roundtrip
