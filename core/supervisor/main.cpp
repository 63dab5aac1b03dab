// SPDX-License-Identifier: GPL-3.0-or-later
#include "supervisor/supervisor.h"

#include <malloc.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include <csignal>

using namespace roundtrip;

int main()
{
#ifdef M_TRIM_THRESHOLD
    // What a judgement needs stays here: given back after every run, it costs a page fault a page in the next.
    ::mallopt(M_TRIM_THRESHOLD, 16 << 20);
#endif
    // The client's descriptors move to numbers that nothing else writes to: a stray line on stdout goes to stderr.
    Descriptor in = lifted(0), out = lifted(1);
    ::dup2(2, 1);
    std::signal(SIGPIPE, SIG_IGN);
    sigset_t heard;
    sigemptyset(&heard);
    for (const int number : {SIGCHLD, SIGTERM, SIGHUP, SIGINT})
        sigaddset(&heard, number);
    ::sigprocmask(SIG_BLOCK, &heard, nullptr);
    Descriptor arrivals(::signalfd(-1, &heard, SFD_NONBLOCK | SFD_CLOEXEC));
    if (!in || !out || !arrivals)
        return 1;
    const int status = Supervisor(Channel(std::move(in), std::move(out)), std::move(arrivals)).run();
    ::_exit(status); // a judgement that nobody waits for may still be at work
}
