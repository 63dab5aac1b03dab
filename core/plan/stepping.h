// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What did one thread do, line by line, and which values did its variables have? Oclgrind's interactive mode is told by
// a list of commands that stands from the beginning, and what it answered is read afterwards.

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace roundtrip {

struct Walk {
    std::uint64_t thread = 0, block = 1; // global index; threads in a block
    std::uint32_t lines = 0;             // of the source
    std::vector<std::string> names;      // to print: "i", "a[5]"
    std::vector<std::uint32_t> barriers; // after so many steps the thread waits: then the rest of its block is brought there

    bool operator==(const Walk&) const = default;
};

struct TraceStep {
    std::uint32_t line = 0; // that runs next, from 1
    std::vector<std::pair<std::string, std::string>> values; // before it; of those that there are

    bool operator==(const TraceStep&) const = default;
};

struct Trace {
    std::vector<TraceStep> steps;
    bool finished = false;          // the thread came to its end
    std::uint32_t waitsAfter = 0;   // commands to go on, before the barrier that held it; 0: none did

    bool operator==(const Trace&) const = default;
};

// What may be a variable of the text: of pointers the element `element`, of those to local memory `inBlock`.
std::vector<std::string> namesIn(std::string_view source, std::uint64_t element, std::uint64_t inBlock);

std::string commandsFor(const Walk& walk);
Trace traceIn(std::string_view answer);

} // namespace roundtrip
