// SPDX-License-Identifier: GPL-3.0-or-later
// A driver that is none: what it does, it does while it is loaded. The loader then finds no entry point and goes on.
#include <csignal>
#include <cstdio>
#include <unistd.h>

[[gnu::constructor]] static void load()
{
#if defined(HANGS)
    for (;;)
        pause();
#elif defined(CRASHES)
    raise(SIGSEGV);
#elif defined(ENDS)
    _exit(0);
#else
    std::puts("banner of a chatty driver");
    std::fflush(stdout);
#endif
}
