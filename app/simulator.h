// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How is one launch of a plan run by Oclgrind: in a process of its own, with bounded time, memory and output?

#include "model/plan.h"

#include <QObject>
#include <QProcess>
#include <QStringList>
#include <QTemporaryDir>
#include <QTimer>

#include <memory>
#include <string>

namespace roundtrip {

struct SimulatorRun {
    enum class State {
        Refused, // nothing to launch, or the text may read other files: the simulator's compiler stands in no sandbox
        Absent,  // there is no Oclgrind here
        GaveUp,  // it did not end in time, or badly
        Ended
    };
    State state = State::Refused;
    std::string output = {}; // all that it said
};

class Simulator : public QObject {
    Q_OBJECT
public:
    explicit Simulator(QObject* parent = nullptr);
    ~Simulator() override;

    static QString program(); // empty: not installed
    // Instead of what was running. commands: what its interactive mode is told.
    void begin(const Plan& plan, const QStringList& options, const QByteArray& commands = {});
    void stop(); // and say nothing

signals:
    void ended(const roundtrip::SimulatorRun& run); // never before begin() has returned

private:
    bool start(const Plan& plan, const QStringList& options, const QByteArray& commands);
    void end(SimulatorRun::State state);
    void read();

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QProcess> m_process;
    QTimer m_patience;
    std::string m_output;
    quint64 m_begun = 0;
};

} // namespace roundtrip
