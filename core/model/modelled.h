// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What would a device that is not here need for the same plan? Figures that its maker published, and one formula; never
// a measurement, and never shown without the word "modelled".

#include "model/report.h"

#include <optional>
#include <string>
#include <vector>

namespace roundtrip {

struct ModelledDevice {
    std::string id;   // small letters, digits, hyphens: "t4"
    std::string name; // "NVIDIA T4 16 GB"
    double memoryGBs = 0;   // its memory, decimal GB/s
    double peakTflops = 0;  // float multiply-adds, each counted twice, in 10^12 a second
    double linkGBs = 0;     // to the host's memory, one direction; 0: it computes in the host's memory
    std::string link;       // "PCIe 3 ×16"
    std::string source, date; // where the figures stand, and when they were looked up: "2026-12-01"

    bool operator==(const ModelledDevice&) const = default;
    bool sharesHostMemory() const { return linkGBs == 0; }
};

// What of the published figures a well-made program reaches, and what every copy and launch costs besides.
namespace modelled {
inline constexpr double copyFixedNs = 10'000, launchNs = 10'000;
inline constexpr double linkReached = 0.82; // with pinned memory
inline constexpr double memoryReached = 0.85, peakReached = 0.7; // of a tuned product; a naive one is far below
}

// copyFixed + bytes ÷ (0.82 × link); where the memory is shared copyFixed + 2 × bytes ÷ memory, since a copy reads and
// writes it. ns.
double modelledCopyNs(const ModelledDevice& device, double bytes);

// launch + max(bytes ÷ (0.85 × memory), flop ÷ (0.7 × peak)); bytes: what must be read and written once. ns.
double modelledKernelNs(const ModelledDevice& device, double bytes, double flops);

// One repetition of the plan there. An operation starts as soon as its queue's last one, those it waits for, and the
// engine it needs are done: one engine computes, one copies up, one down. Mapping costs nothing where the memory is
// shared, else a copy. Nothing where the figures do not tell: a loop on the host, a queue that is held, double
// precision, memory that runs out.
std::optional<Repetition> modelledRun(const ModelledDevice& device, const Plan& plan);

} // namespace roundtrip
