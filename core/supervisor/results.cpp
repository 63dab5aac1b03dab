// SPDX-License-Identifier: GPL-3.0-or-later
#include "supervisor/results.h"

#include "model/layout.h"

#include <sys/mman.h>

#include <cerrno>
#include <limits>

namespace roundtrip {
namespace {

constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max();

} // namespace

Results::Results()
{
    const Descriptor low(::memfd_create("roundtrip-results", MFD_CLOEXEC));
    m_file = lifted(low.number());
}

bool Results::makeRoomFor(const std::vector<Plan>& plans)
{
    const std::uint64_t results = resultBytes(plans);
    const std::uint64_t bytes = results > most - BlackBox::bytes ? most : results + BlackBox::bytes;
    return bytes <= static_cast<std::uint64_t>(std::numeric_limits<off_t>::max()) && ::ftruncate(m_file.number(), 0) == 0
        && ::ftruncate(m_file.number(), static_cast<off_t>(bytes)) == 0;
}

void Results::clear() { (void)!::ftruncate(m_file.number(), 0); }

std::uint64_t resultBytes(const std::vector<Plan>& plans)
{
    std::uint64_t sum = 0;
    for (const Plan& plan : plans) {
        const std::uint64_t bytes = resultLayout(plan).totalBytes;
        sum = bytes > most - sum ? most : sum + bytes;
    }
    return sum;
}

BlackBox readBox(int file, const std::vector<Plan>& plans)
{
    BlackBox box;
    if (readResults(file, resultBytes(plans), &box, sizeof box) < sizeof box)
        return {};
    return box;
}

std::uint64_t readResults(int file, std::uint64_t offset, void* into, std::uint64_t bytes)
{
    std::uint64_t got = 0;
    while (got < bytes) {
        const ssize_t count = ::pread(file, static_cast<char*>(into) + got, bytes - got, static_cast<off_t>(offset + got));
        if (count > 0)
            got += static_cast<std::uint64_t>(count);
        else if (count == 0 || errno != EINTR)
            break;
    }
    return got;
}

} // namespace roundtrip
