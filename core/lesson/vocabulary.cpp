// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/vocabulary.h"

#include <map>

namespace roundtrip {

// The order of "type" and "strategy" is that of the enums in model/settings.h.
namespace {

const std::map<QString, QStringList>& namedSettings()
{
    static const std::map<QString, QStringList> names = {
        {"kernel",
         {"vec_add", "vec_add_unguarded", "vec_add_float4", "vec_add_tuned", "vec_add_grid_stride", "vec_add_slice",
          "vec_add_floor", "vec_add_local_index", "scale", "saxpy", "matmul", "reverse", "histogram", "block_sums"}},
        {"type", {"float", "double", "int", "uint"}},
        {"strategy", {"round-trip", "keep-on-device", "pipelined", "mapped"}},
    };
    return names;
}

const std::map<QString, SettingRange>& numberSettings()
{
    static const std::map<QString, SettingRange> ranges = {
        {"elements", {0, 0xFFFFFFFF}}, {"block", {1, 0xFFFFFFFF}}, {"grid", {0, 0xFFFFFFFF}},
        {"chain", {1, 64}},            {"chunks", {1, 1024}},      {"repetitions", {1, 1000}},
        {"budget", {1, 1048576}},
    };
    return ranges;
}

} // namespace

const QStringList& settingNames()
{
    static const QStringList names = {"elements", "block", "grid",  "kernel", "type",
                                      "strategy", "chain", "chunks", "repetitions", "budget"};
    return names;
}

const QStringList& measureNames()
{
    static const QStringList names = {"transfer-share", "spare-threads", "wrong-elements", "outside-elements",
                                      "ordered-share",  "total-ratio",   "kernel-ratio",   "break-even"};
    return names;
}

const QStringList& dialectNames()
{
    static const QStringList names = {"opencl", "cuda", "mojo", "pytorch"};
    return names;
}

const QStringList& referenceNames()
{
    static const QStringList names = {"vec_add", "scale", "saxpy", "matmul", "reverse", "histogram", "block_sums"};
    return names;
}

const QStringList& toolNames()
{
    static const QStringList names = {"build-log", "comparison", "guard-zones", "other-sizes",
                                      "deadline",  "timeline",   "reading"};
    return names;
}

QStringList namesFor(const QString& setting)
{
    const auto found = namedSettings().find(setting);
    return found == namedSettings().end() ? QStringList() : found->second;
}

SettingRange rangeFor(const QString& setting)
{
    const auto found = numberSettings().find(setting);
    return found == numberSettings().end() ? SettingRange{0, 0} : found->second;
}

} // namespace roundtrip
