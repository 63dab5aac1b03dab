// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What are enumerators called outside the program? One table each, in the order of the enumeration.

#include "model/request.h"
#include "model/verdict.h"

#include <array>
#include <cstddef>

namespace roundtrip::names {

template <class Enum> struct Table;

template <> struct Table<DeviceKind> {
    static constexpr std::array names{"cpu", "gpu", "accelerator", "other"};
};
template <> struct Table<DriverTrouble::Kind> {
    static constexpr std::array names{"no-platform", "no-device", "hung", "crashed", "cache-unusable", "killed"};
};
template <> struct Table<ElementType> {
    static constexpr std::array names{"float", "double", "int", "uint"};
};
template <> struct Table<Strategy> {
    static constexpr std::array names{"round-trip", "keep-on-device", "pipelined", "mapped"};
};
template <> struct Table<Fill::Kind> {
    static constexpr std::array names{"untouched", "zero", "random", "index", "signed", "special"};
};
template <> struct Table<Guard> {
    static constexpr std::array names{"zones", "pages-after", "pages-before"};
};
template <> struct Table<Access> {
    static constexpr std::array names{"write", "read"};
};
template <> struct Table<Likeness> {
    static constexpr std::array names{"none", "constant", "copy", "old-content"};
};
template <> struct Table<VerdictKind> {
    static constexpr std::array names{"right", "wrong", "doubtful", "dangerous", "changes-input", "does-not-build", "refused",
                                      "crashed", "timed-out", "out-of-memory", "stopped", "not-graded"};
};
template <> struct Table<Mistake> {
    static constexpr std::array names{"none", "nothing-stored", "some-not-stored", "constant", "copy", "old-content",
                                      "fixed-size", "short-index", "unsteady", "no-guard", "one-too-far"};
};
template <> struct Table<GradedCase::State> {
    static constexpr std::array names{"not-reached", "passed", "failed"};
};
template <> struct Table<OperationKind> {
    static constexpr std::array names{"allocate", "release", "write", "read", "launch", "map", "unmap", "host-loop", "finish", "hold",
                                      "let-go"};
};
template <> struct Table<Severity> {
    static constexpr std::array names{"error", "warning", "note"};
};
template <> struct Table<FailureCode> {
    static constexpr std::array names{"bad-source", "bad-launch", "out-of-memory", "device-lost", "crashed", "timed-out",
                                      "stopped", "superseded", "engine-missing", "protocol", "no-device"};
};
template <> struct Table<Stage> {
    static constexpr std::array names{"none", "starting", "listing", "building", "allocating", "warming-up", "running", "checking"};
};

template <class Enum> constexpr const char* nameOf(Enum value)
{
    const auto index = static_cast<std::size_t>(value);
    return index < Table<Enum>::names.size() ? Table<Enum>::names[index] : "unknown";
}

} // namespace roundtrip::names
