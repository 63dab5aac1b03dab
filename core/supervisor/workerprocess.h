// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How is a worker started, heard and killed? core/worker/README.md has the other side of this.

#include "supervisor/channel.h"
#include "supervisor/listing.h"
#include "supervisor/printed.h"
#include "supervisor/results.h"

#include <sys/types.h>

#include <memory>
#include <string>

namespace roundtrip {

class WorkerProcess {
public:
    // The program beside this one, or where it is installed, or the one that ROUNDTRIP_WORKER names; empty: none.
    static std::string program();

    static std::unique_ptr<WorkerProcess> start(const WorkerSetup& setup); // null: it cannot be started
    ~WorkerProcess(); // kills it, with everything that it started; the supervisor reaps
    WorkerProcess(const WorkerProcess&) = delete;
    WorkerProcess& operator=(const WorkerProcess&) = delete;

    pid_t pid() const { return m_pid; }
    void kill() const;
    void wasReaped(); // its number may belong to another process from now on

    Channel channel;
    Descriptor printing;
    Printed printed;
    Results results;
    bool isStopped = false; // by SIGSTOP, as a debugger or a suspending system does

private:
    WorkerProcess(Descriptor answers, Descriptor questions) : channel(std::move(answers), std::move(questions)) {}

    pid_t m_pid = -1;
};

} // namespace roundtrip
