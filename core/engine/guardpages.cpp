// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/guardpages.h"

#include "model/data.h"

#include <signal.h>
#include <sys/mman.h>
#include <ucontext.h>

#include <algorithm>
#include <atomic>
#include <cstring>

namespace roundtrip {
namespace {

constexpr std::uint64_t pageBytes = 4096;
constexpr std::uint64_t widestType = 128;           // double16
constexpr std::uint64_t mostBuffers = 6;
constexpr std::uint64_t longReach = 40ull << 30;    // an index that wrapped around at 2^32, times 8 bytes, is seen
constexpr std::uint64_t shortReach = 1ull << 30;    // where there is less address space
constexpr std::uint64_t mostDataBytes = 64ull << 20;
constexpr std::uint32_t finePages = 256;            // touched ones that are opened one by one,
constexpr std::uint64_t coarseBytes = 2ull << 20;   // and then so many bytes at a time,
constexpr std::uint32_t mostTouches = 4096;         // and so often: a kernel that goes on and on ends here

struct Arena {
    std::byte* begin = nullptr;
    std::uint64_t bytes = 0, reach = 0; // reach: at least so far around each buffer
};

Arena arena;

// What the handler needs. It runs in the driver's threads, in the middle of a kernel.
struct Watched {
    const GuardedMemory::Place* places = nullptr;
    std::size_t count = 0;
    std::uint32_t plan = 0;
    BlackBox* box = nullptr;
    std::atomic<std::uint32_t> touches{0};
    struct sigaction before = {};
};

Watched watched;
std::atomic<bool> isWatching{false};

std::uint64_t roundedUp(std::uint64_t bytes, std::uint64_t to) { return (bytes + to - 1) / to * to; }

bool isRead([[maybe_unused]] const void* context)
{
#if defined(__x86_64__)
    constexpr greg_t wasWrite = 2; // of the page fault's error code
    return (static_cast<const ucontext_t*>(context)->uc_mcontext.gregs[REG_ERR] & wasWrite) == 0;
#else
    return false; // not told in a way that every system shares
#endif
}

// The buffer that an address is nearest to.
std::size_t nearestTo(const std::byte* address)
{
    std::size_t nearest = 0;
    std::uint64_t least = ~std::uint64_t{0};
    for (std::size_t i = 0; i < watched.count; ++i) {
        const GuardedMemory::Place& place = watched.places[i];
        const std::byte* end = place.data + place.length * place.elementBytes;
        const auto distance = static_cast<std::uint64_t>(address < place.data ? place.data - address : address - end);
        if (distance < least) {
            least = distance;
            nearest = i;
        }
    }
    return nearest;
}

void note(const std::byte* address, bool read)
{
    const std::size_t buffer = nearestTo(address);
    const GuardedMemory::Place& place = watched.places[buffer];
    const auto bytes = static_cast<std::int64_t>(place.elementBytes);
    std::int64_t offset = address - place.data;
    if (offset < 0)
        offset -= bytes - 1; // towards the element that it lies in
    const std::uint32_t at = std::atomic_ref(watched.box->count).fetch_add(1);
    if (at < BlackBox::mostNotes)
        watched.box->notes[at] = {watched.plan, static_cast<std::uint32_t>(buffer), offset / bytes, read ? 1u : 0u};
}

bool openPages(std::byte* address, std::uint32_t touches)
{
    const std::uint64_t unit = touches < finePages ? pageBytes : coarseBytes;
    const auto begin = static_cast<std::uint64_t>(address - arena.begin) / unit * unit;
    if (touches >= mostTouches)
        return false;
    const std::uint64_t bytes = std::min(unit, arena.bytes - begin);
    return mprotect(arena.begin + begin, bytes, PROT_READ | PROT_WRITE) == 0;
}

void onFault(int number, siginfo_t* info, void* context)
{
    auto* address = static_cast<std::byte*>(info->si_addr);
    const bool isOurs = isWatching.load() && address >= arena.begin && address < arena.begin + arena.bytes;
    if (isOurs) {
        note(address, isRead(context));
        if (openPages(address, watched.touches.fetch_add(1)))
            return;
    }
    signal(number, SIG_DFL); // it happens again at once
}

Arena reserved(std::uint64_t reach)
{
    const std::uint64_t bytes = (mostBuffers + 1) * 2 * reach;
    void* memory = mmap(nullptr, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    return memory == MAP_FAILED ? Arena{} : Arena{static_cast<std::byte*>(memory), bytes, reach};
}

} // namespace

void reserveGuardPages()
{
    for (const std::uint64_t reach : {longReach, shortReach})
        if (arena.bytes == 0)
            arena = reserved(reach);
}

std::unique_ptr<GuardedMemory> GuardedMemory::lay(const Plan& plan)
{
    if (arena.bytes == 0 || plan.buffers.size() > mostBuffers)
        return {};
    std::vector<Place> places;
    for (std::size_t i = 0; i < plan.buffers.size(); ++i) {
        const Buffer& buffer = plan.buffers[i];
        const std::uint64_t size = sizeBytes(buffer.type);
        if (buffer.length > mostDataBytes / size)
            return {};
        std::byte* border = arena.begin + (2 * i + 1) * arena.reach; // a page begins here
        const std::uint64_t dataBytes = buffer.length * size, bytes = roundedUp(dataBytes, widestType);
        const std::uint64_t open = roundedUp(bytes, pageBytes);
        const bool isAfter = plan.guard == Guard::PagesAfter;
        if (open > 0 && mprotect(isAfter ? border - open : border, open, PROT_READ | PROT_WRITE) != 0)
            return {};
        Place place{isAfter ? border - bytes : border, bytes, isAfter ? bytes - dataBytes : open - dataBytes, size, buffer.length};
        if (open > 0)
            std::memset(isAfter ? border - open : border, untouchedByte, open);
        places.push_back(place);
    }
    return std::unique_ptr<GuardedMemory>(new GuardedMemory(std::move(places)));
}

GuardedMemory::~GuardedMemory()
{
    madvise(arena.begin, arena.bytes, MADV_DONTNEED);
    mprotect(arena.begin, arena.bytes, PROT_NONE);
}

TouchWatch::TouchWatch(const GuardedMemory& memory, std::uint32_t plan, BlackBox& box)
{
    watched.places = memory.places().data();
    watched.count = memory.places().size();
    watched.plan = plan;
    watched.box = &box;
    watched.touches = 0;
    struct sigaction action {};
    action.sa_sigaction = onFault;
    action.sa_flags = SA_SIGINFO | SA_NODEFER;
    sigaction(SIGSEGV, &action, &watched.before);
    isWatching = true;
}

TouchWatch::~TouchWatch()
{
    isWatching = false;
    sigaction(SIGSEGV, &watched.before, nullptr);
}

} // namespace roundtrip
