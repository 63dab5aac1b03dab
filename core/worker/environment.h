// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Which variables reach the drivers? Everything else, a secret among it, is gone before a kernel could read it.

#include <cstdint>
#include <string>
#include <vector>

namespace roundtrip {

// True for what drivers, the loader and the locale need.
bool isPassedOn(const std::string& name);

// Wipes the rest, also in the memory that /proc/self/environ shows. Returns NAME=value of what stays, sorted.
std::vector<std::string> cleanEnvironment();

// How PoCL is to use the CPUs. Pinned threads are up to twice as fast, but PoCL aborts where the process may not
// run on CPU 0 … count − 1; more threads than usable CPUs only wait for each other.
void tunePocl();

} // namespace roundtrip
