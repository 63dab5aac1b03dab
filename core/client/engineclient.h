// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How does the app ask the engine, wherever it runs, and hear back? The only road from app to engine.

#include "model/request.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <memory>
#include <variant>

namespace roundtrip {

// Every submit is answered by exactly one finished() with its ticket, whatever happens to the engine; never
// before submit() has returned. One request runs, one waits: a newer one replaces the waiting one, which then
// ends as Superseded. Nothing blocks.
class EngineClient : public QObject {
    Q_OBJECT
public:
    enum class State { NotStarted, Starting, Ready, Missing };

    // command: program and arguments that speak frames on stdin and stdout; empty: the roundtrip-engine that
    // ROUNDTRIP_ENGINE names, or the one beside this program, or the installed one.
    explicit EngineClient(QStringList command = {}, QObject* parent = nullptr);
    ~EngineClient() override; // ends the engine and everything it started

    static QStringList defaultCommand();
    // Splits --engine "ssh lab roundtrip-engine" like a shell does with quotes, without any shell. Empty on error.
    static QStringList splitCommand(const QString& text);

    State state() const;
    QString engineName() const;           // from its hello, empty before
    void start();                         // idempotent; devices() follows
    void listDevices(bool again = false); // devices() follows; again: search anew ("Search again")
    quint64 submit(const Request& request);
    quint64 describe(const std::string& deviceId, const Program& program); // described() follows
    void stop(quint64 ticket);            // ends as Stopped; the engine is ready again at once

signals:
    void stateChanged();
    void devices(const roundtrip::DeviceList& list);
    void progressed(quint64 ticket, const roundtrip::Progress& progress);
    void described(quint64 ticket, const std::variant<roundtrip::KernelLimits, roundtrip::Failure>& limits);
    void finished(quint64 ticket, const roundtrip::Outcome& outcome);
    // The engine could not be started, is silent, speaks another version or sent garbage; tickets have ended.
    void engineLost(const roundtrip::Failure& failure);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace roundtrip
