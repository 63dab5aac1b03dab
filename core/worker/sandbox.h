// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What may this process still do, once it runs kernels that anybody wrote? On a CPU device they are native code.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace roundtrip {

enum class Profile {
    Strict,     // PoCL alone: libraries to read, one folder to write, only the linker to run
    Permissive, // any driver: device nodes and system folders, no home, no network
    None
};

std::optional<Profile> profileNamed(std::string_view name);
const char* nameOf(Profile profile);

struct SandboxFolders {
    std::string writable;              // the private cache
    std::vector<std::string> readable; // besides the system's: drivers elsewhere, layers
};

// Must come before any thread and before OpenCL: threads that exist already escape it. Says what is really on:
// "strict: landlock,seccomp", "permissive: seccomp", "none".
std::string enterSandbox(Profile profile, const SandboxFolders& folders);

// No core files, not even through a pipe (which a limit of 0 does not stop, but one of 1 does); an address space that
// leaves the machine usable when a compiler runs wild; death with the parent. To be called when every large reservation
// that holds no memory (guard pages, a sanitizer's shadow) has been made: it comes on top.
void limitProcess();

// The system calls that no driver needs and that reach other processes, the network or the kernel's inside.
bool denySystemCalls(Profile profile);

} // namespace roundtrip
