// SPDX-License-Identifier: GPL-3.0-or-later
#include "supervisor/descriptor.h"

#include <fcntl.h>

namespace roundtrip {
namespace {

constexpr int firstOwn = 10;
constexpr int pipeBytes = 1 << 20; // a report of a million spans takes 40 MB; the usual 64 KiB mean 600 turns

} // namespace

Descriptor lifted(int number) { return Descriptor(::fcntl(number, F_DUPFD_CLOEXEC, firstOwn)); }

Pipe makePipe()
{
    int ends[2] = {-1, -1};
    if (::pipe2(ends, O_CLOEXEC) != 0)
        return {};
    const Descriptor low[2] = {Descriptor(ends[0]), Descriptor(ends[1])};
    ::fcntl(ends[1], F_SETPIPE_SZ, pipeBytes); // where the system refuses, it is only slower
    return {lifted(ends[0]), lifted(ends[1])};
}

void makeNonBlocking(int number) { ::fcntl(number, F_SETFL, ::fcntl(number, F_GETFL) | O_NONBLOCK); }

} // namespace roundtrip
