// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How do the commands write to a terminal, a pipe or a file, and get hold of a device?

#include "commandline.h"
#include "export/exporter.h"
#include "failuretext.h"
#include "runner.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace roundtrip::console {

void say(const QString& message); // to standard error
void say(const Explanation& explanation);
void progress(const QString& message);                   // only where somebody watches; the next one overwrites it
bool write(const QByteArray& result);                    // to standard output; false, and said, if it was not taken
bool write(const Encoded& encoded, const QString& path); // into the file, or for "-" to standard output

int exitCodeOf(const Failure& failure);

// The devices, and the one to use; messages about what went wrong are said. Without one: the exit code.
struct Found {
    DeviceList list;
    const Device* device = nullptr; // in list
    int exitCode = exitcode::done;
    std::optional<Failure> failure; // why there is none
};
Found findDevice(Runner& runner, const Options& options);

} // namespace roundtrip::console
