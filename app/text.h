// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How does UTF-8 from the core become text of the window?

#include <QString>

#include <string>

namespace roundtrip {

inline QString text(const std::string& value) { return QString::fromUtf8(value.data(), static_cast<qsizetype>(value.size())); }

} // namespace roundtrip
