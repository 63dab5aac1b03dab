// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What does the learner choose before a run?

#include <cstdint>
#include <string>

namespace roundtrip {

enum class ElementType { Float, Double, Int, UInt };
enum class Strategy { RoundTrip, KeepOnDevice, Pipelined, Mapped };

struct Settings {
    std::uint64_t elements = 1u << 20;
    std::uint64_t block = 256;       // threads in a block
    std::uint64_t grid = 0;          // blocks; 0: automatic, ceil(elements / block)
    std::string kernel = "vec_add";  // id in the catalogue (core/plan/catalogue.h)
    ElementType type = ElementType::Float;
    Strategy strategy = Strategy::RoundTrip;
    std::uint32_t chain = 1;         // kernels one after the other
    std::uint32_t chunks = 4;        // pieces of a pipelined run
    std::uint32_t budgetMiB = 256;   // of the memory gauge
    std::uint32_t repetitions = 7;
    std::uint64_t seed = 1;          // of the input data

    bool operator==(const Settings&) const = default;
};

// Bytes of one element.
constexpr std::uint64_t sizeBytes(ElementType type) { return type == ElementType::Double ? 8 : 4; }

} // namespace roundtrip
