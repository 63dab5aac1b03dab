// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What do kernels and drivers print, and how much of a flood is kept?

#include <cstdint>
#include <string>

namespace roundtrip {

class Printed {
public:
    static constexpr std::size_t keptBytes = 64 << 10;

    void drain(int descriptor); // whatever waits there: a full pipe would stop the worker
    void clear();

    const std::string& text() const { return m_text; }
    std::uint64_t bytes() const { return m_bytes; } // kept or not
    bool hasEnded() const { return m_ended; }       // nobody can print any more

private:
    std::string m_text;
    std::uint64_t m_bytes = 0;
    bool m_ended = false;
};

} // namespace roundtrip
