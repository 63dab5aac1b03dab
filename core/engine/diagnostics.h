// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What does a compiler's log say, and about which line? Pure text; every driver writes it differently.

#include "model/report.h"

#include <string>
#include <string_view>
#include <vector>

namespace roundtrip {

inline constexpr std::size_t mostDiagnostics = 200;

// `file` is the name given by #line. Of the compiler's own headers the messages stay, without their positions; those
// about any other file are left out, because they quote it. Absolute paths are cut to their last part: a log must not
// tell where somebody's home is.
std::vector<Diagnostic> parseBuildLog(std::string_view log, const std::string& file);

// Whether it speaks of a file that is neither the learner's text nor the compiler's: then it must not be shown as it is.
bool quotesOtherFiles(std::string_view log, const std::string& file);

// The log as one line of text, without paths, cut to `mostBytes`.
std::string condensed(std::string_view log, std::size_t mostBytes = 2000);

} // namespace roundtrip
