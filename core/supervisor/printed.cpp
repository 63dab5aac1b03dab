// SPDX-License-Identifier: GPL-3.0-or-later
#include "supervisor/printed.h"

#include <unistd.h>

#include <algorithm>
#include <vector>

namespace roundtrip {

void Printed::drain(int descriptor)
{
    static constexpr std::size_t pieceBytes = 1 << 16;
    static constexpr int piecesAtOnce = 64; // an endless flood must not hold the supervisor
    thread_local std::vector<char> piece(pieceBytes);
    for (int i = 0; i < piecesAtOnce; ++i) {
        const ssize_t count = ::read(descriptor, piece.data(), piece.size());
        if (count <= 0) {
            m_ended = count == 0;
            return;
        }
        m_bytes += static_cast<std::uint64_t>(count);
        m_text.append(piece.data(), std::min(static_cast<std::size_t>(count), keptBytes - m_text.size()));
    }
}

void Printed::clear()
{
    m_text.clear();
    m_bytes = 0;
}

} // namespace roundtrip
