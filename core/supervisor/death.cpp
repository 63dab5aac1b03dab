// SPDX-License-Identifier: GPL-3.0-or-later
#include "supervisor/death.h"

#include <sys/wait.h>

#include <csignal>
#include <cstring>

namespace roundtrip {
namespace {

constexpr int brokenFrames = 2, notStarted = 127; // exit statuses: core/worker/README.md, exec

std::string nameOfSignal(int number)
{
    const char* name = ::sigabbrev_np(number);
    return name ? std::string("SIG") + name : "SIGNAL";
}

} // namespace

Failure failureOfDeath(int waitStatus, Stage stage, const std::string& subject)
{
    Failure failure{FailureCode::Crashed, stage, "EXITED", 0, subject};
    if (WIFEXITED(waitStatus)) {
        failure.status = WEXITSTATUS(waitStatus);
        if (failure.status == brokenFrames)
            failure.code = FailureCode::Protocol;
        else if (failure.status == notStarted)
            failure.code = FailureCode::EngineMissing;
        else if (failure.status > 128 && failure.status < 128 + NSIG)
            failure.status -= 128, failure.detail = nameOfSignal(static_cast<int>(failure.status));
    } else if (WIFSIGNALED(waitStatus)) {
        failure.status = WTERMSIG(waitStatus);
        failure.detail = nameOfSignal(WTERMSIG(waitStatus));
    }
    return failure;
}

} // namespace roundtrip
