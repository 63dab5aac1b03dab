// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What lies in the results, piece by piece? Inside core/grader only.

#include "grader/grader.h"
#include "model/layout.h"

#include <cstdint>
#include <vector>

namespace roundtrip::grading {

inline constexpr std::uint64_t pieceElements = 8192; // four arrays of them stay in a core's own cache

class Memory {
public:
    Memory(const Plan& plan, const ReadResults& read);

    const Plan& plan() const { return m_plan; }
    // Untouched bytes where nothing is delivered.
    void fetch(std::uint64_t offset, void* into, std::uint64_t bytes) const;
    void output(std::uint64_t first, std::uint64_t count, void* into) const;
    void outputBefore(std::uint64_t first, std::uint64_t count, void* into) const; // as the plan fills it
    void deviceBytesOf(std::uint32_t buffer, std::uint64_t first, std::uint64_t bytes, void* into) const;

private:
    const Plan& m_plan;
    const ReadResults& m_read;
    ResultLayout m_layout;
};

// Finds inputs whose device copy is no longer what was uploaded.
class InputWatch {
public:
    explicit InputWatch(const Memory& memory);

    // expected: elements first … first + count − 1 of check.inputs[input].
    void compare(std::size_t input, std::uint64_t first, std::uint64_t count, const void* expected);
    void compareAllFrom(std::uint64_t first); // the rest, filled here
    std::vector<std::string> changed() const;

private:
    struct Input {
        std::uint32_t buffer = 0;
        std::uint64_t uploaded = 0; // elements from the first on
        bool changed = false;
    };
    const Memory& m_memory;
    std::vector<Input> m_inputs;
    std::vector<unsigned char> m_piece;
};

// Adds what was written around the device buffers.
void findGuardHits(const Memory& memory, Check& check);

} // namespace roundtrip::grading
