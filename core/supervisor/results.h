// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Where does a worker leave what it computed? In a memory file that is read with pread and never mapped: a
// kernel can reach the worker's side of it, cut it short or write nonsense, and then only the check fails.

#include "model/blackbox.h"
#include "model/plan.h"
#include "supervisor/descriptor.h"

#include <cstdint>
#include <vector>

namespace roundtrip {

class Results {
public:
    Results();

    int number() const { return m_file.number(); }
    // As long as these plans and the black box behind them need, and empty: nothing of an earlier run can pass for a result.
    bool makeRoomFor(const std::vector<Plan>& plans);
    void clear(); // the memory is the system's again
    Descriptor anotherDescriptor() const { return lifted(m_file.number()); }

private:
    Descriptor m_file;
};

std::uint64_t resultBytes(const std::vector<Plan>& plans); // saturates at 2^64 − 1
BlackBox readBox(int file, const std::vector<Plan>& plans);
std::uint64_t readResults(int file, std::uint64_t offset, void* into, std::uint64_t bytes); // how many it got

} // namespace roundtrip
