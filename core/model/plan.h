// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What shall the engine do, step by step? A plan is a small program of buffers and operations.

#include "model/settings.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace roundtrip {

// Initial content. Random values are value(fill, type, index) of core/model/data.h: the same everywhere.
struct Fill {
    enum class Kind { Untouched, Zero, Random, Index, Signed, Special };
    Kind kind = Kind::Untouched; // Untouched: every byte 0xA5, so that what nobody wrote is recognised
    std::uint64_t seed = 0;

    bool operator==(const Fill&) const = default;
};

// A host array and the device buffer of the same name and length.
struct Buffer {
    std::string name;
    ElementType type = ElementType::Float;
    std::uint64_t length = 0; // elements
    Fill fill;                // of the host array; a device buffer starts untouched, or, for Zero, zeroed
    bool hostOnly = false;    // no device buffer
    std::uint64_t captured = 0; // this many elements come back with the report, as values
    std::uint64_t spareLength = 0; // further guard elements behind: as many as threads without an element
    bool elsewhere = false;     // its device buffer belongs to another context than everything else

    bool operator==(const Buffer&) const = default;
};

struct Program {
    std::string file;   // name for messages, for example "vec_add.cl"
    std::string source; // OpenCL C, UTF-8
    std::string function;
    std::string options; // made by the product, never by a learner

    bool operator==(const Program&) const = default;
};

struct BufferArgument { std::uint32_t buffer = 0; bool operator==(const BufferArgument&) const = default; };
struct LocalArgument { std::uint64_t bytes = 0; bool operator==(const LocalArgument&) const = default; };
using Argument = std::variant<BufferArgument, LocalArgument, std::int32_t, std::uint32_t, std::uint64_t, float, double>;

// Hold keeps the device from beginning with anything that is queued behind it, until LetGo: so that a plan, not the
// driver's mood, decides what has not run yet.
enum class OperationKind { Allocate, Release, Write, Read, Launch, Map, Unmap, HostLoop, Finish, Hold, LetGo };

// One line of the plan. Fields that its kind does not use keep their defaults.
struct Operation {
    OperationKind kind = OperationKind::Finish;
    std::string label;            // for people: "upload a", "vec_add", "download out"
    std::uint32_t queue = 0;
    std::vector<std::uint32_t> waits; // earlier operations of this plan
    bool blocking = false;
    std::uint32_t buffer = 0;     // Write, Read, Map, Unmap, Allocate, Release: the device side
    std::uint32_t host = 0;       // Write, Read: the host array, often the same index
    std::uint64_t first = 0;      // Write, Read, Map: first element
    std::uint64_t count = 0;      //                   and how many
    bool forWriting = false;      // Map
    std::uint32_t program = 0;    // Launch
    std::vector<Argument> arguments; // Launch; HostLoop: buffers in the order of its work
    std::uint64_t offset = 0;     // Launch: first global index
    std::uint64_t grid = 0;       // Launch: blocks
    std::uint64_t block = 1;      // Launch: threads in a block; the global size is grid × block
    std::uint64_t gridRows = 1;   // Launch: the same in the second dimension
    std::uint64_t blockRows = 1;
    std::uint64_t bytes = 0;      // Launch, HostLoop: bytes it must read and write once
    std::uint64_t flops = 0;      // Launch, HostLoop
    std::string work;             // HostLoop: which loop, by reference name
    std::uint32_t threads = 1;    // HostLoop; 0: as many as usable

    bool operator==(const Operation&) const = default;
};

// How the answer is judged, in the supervisor.
struct CheckSpec {
    std::string reference;      // name in core/grader
    std::uint32_t output = 0;   // buffer; its host array is compared after the last repetition
    std::vector<std::uint32_t> inputs; // buffers
    std::uint64_t count = 0;    // elements that count
    std::uint32_t chain = 1;
    std::uint64_t block = 0;    // elements that a block works on together; 0: no block matters

    bool operator==(const CheckSpec&) const = default;
};

// What lies around the device buffers, so that it is seen what a kernel does outside of them?
enum class Guard {
    Zones,      // bytes that nobody may change: finds writes nearby
    PagesAfter, // memory that nobody may touch, flush against the end: finds reads too, and far away; only where the
                // device computes in the host's memory, else Zones
    PagesBefore // the same, flush against the beginning
};

struct Plan {
    std::string name;  // for people and files: "vec_add · round trip"
    std::vector<Buffer> buffers;
    std::vector<Program> programs;
    std::vector<Operation> operations; // one repetition; an implicit Finish of all queues ends it
    std::uint32_t queues = 1;
    bool outOfOrder = false;
    std::optional<CheckSpec> check;
    Guard guard = Guard::Zones;
    std::uint64_t budgetBytes = 0; // that its own Allocate may take together; 0: what the device has

    bool operator==(const Plan&) const = default;
};

} // namespace roundtrip
