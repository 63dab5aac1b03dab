// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Where may a driver keep what it compiled? PoCL without a good folder has no device, or aborts at the first launch.

#include <string>
#include <vector>

namespace roundtrip {

struct CacheChoice {
    std::string folder;                // absolute, 0700, ours; empty where none can be used
    std::vector<std::string> unusable; // what was wanted first
};

// `profile` names the folder inside: a strict worker must not leave code for a freer one.
CacheChoice chooseCache(const std::string& profile);

// Writable by us alone, on a file system that lets files be executed, and not full.
bool isUsableCache(const std::string& folder);

// Once a day: deletes what was not used longest until at most `mostBytes` are left.
void pruneCache(const std::string& folder, std::uint64_t mostBytes = 512u << 20);

// Deletes what drivers were writing when their worker was killed, once it is so old that no worker can still be at it.
void removeLeftovers(const std::string& folder);

} // namespace roundtrip
