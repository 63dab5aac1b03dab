// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Which words does OpenCL C bring along, how are they called, and what do they do in one line?

#include <QString>
#include <QStringList>

namespace roundtrip {

struct Builtin {
    const char* name;
    const char* call; // "size_t get_global_id(uint dimension)"
    const char* help; // in English
};

// Those that begin with the prefix, sorted by code point; none where the prefix is one of them already.
QStringList completions(const QString& prefix);

// "size_t get_global_id(uint dimension)" and, below, what it does; empty: not one of them.
QString builtinHelp(const QString& name);

} // namespace roundtrip
