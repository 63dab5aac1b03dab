// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Where does a kernel touch memory outside its buffers? Buffers lie flush against pages that nobody may touch; what
// touches them is noted and let through to an empty page, so that nothing is hurt and the run goes on.

#include "model/blackbox.h"
#include "model/plan.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace roundtrip {

// Address space that no page belongs to. To be taken before the process's limits and its sandbox; how much there is
// depends on the system. Without it nothing can be guarded.
void reserveGuardPages();

// The device memory of one plan. Only one may exist at a time.
class GuardedMemory {
public:
    // Null where the buffers do not fit, or nothing was reserved.
    static std::unique_ptr<GuardedMemory> lay(const Plan& plan);
    ~GuardedMemory(); // the pages are nobody's again
    GuardedMemory(const GuardedMemory&) = delete;
    GuardedMemory& operator=(const GuardedMemory&) = delete;

    // Of one buffer. `bytes` are its elements, rounded up to the widest vector type, so that the address suits every
    // type: a buffer of float4 that does not begin at a multiple of 16 would end a right kernel.
    struct Place {
        std::byte* data = nullptr;
        std::uint64_t bytes = 0;
        std::uint64_t behind = 0; // bytes behind the elements that can be touched unnoticed; untouchedByte at first
        std::uint64_t elementBytes = 0, length = 0;
    };
    const Place& place(std::uint32_t buffer) const { return m_places[buffer]; }
    const std::vector<Place>& places() const { return m_places; }

private:
    explicit GuardedMemory(std::vector<Place> places) : m_places(std::move(places)) {}
    std::vector<Place> m_places;
};

// While it lives, touches are noted in the box. A touch of memory that is nobody's at all ends the process as ever.
class TouchWatch {
public:
    TouchWatch(const GuardedMemory& memory, std::uint32_t plan, BlackBox& box);
    ~TouchWatch();
    TouchWatch(const TouchWatch&) = delete;
    TouchWatch& operator=(const TouchWatch&) = delete;
};

} // namespace roundtrip
