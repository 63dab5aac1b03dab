// SPDX-License-Identifier: GPL-3.0-or-later
#include "supervisor/channel.h"

#include <cerrno>
#include <vector>

namespace roundtrip {

Channel::Channel(Descriptor in, Descriptor out) : m_in(std::move(in)), m_out(std::move(out))
{
    makeNonBlocking(m_in.number());
    makeNonBlocking(m_out.number());
}

void Channel::send(const QByteArray& payload)
{
    if (m_deaf)
        return;
    m_unsent += frame(payload);
    flush();
}

void Channel::flush()
{
    while (hasUnsent()) {
        const ssize_t count = ::write(m_out.number(), m_unsent.constData() + m_sent, static_cast<std::size_t>(m_unsent.size() - m_sent));
        if (count >= 0) {
            m_sent += count;
        } else if (errno != EINTR) {
            m_deaf = errno != EAGAIN;
            break;
        }
    }
    if (!hasUnsent() || m_deaf) {
        m_unsent.clear();
        m_sent = 0;
    }
}

void Channel::receive()
{
    static constexpr std::size_t pieceBytes = 1 << 18;
    static constexpr int piecesAtOnce = 64; // so that a flood on one channel does not starve the others
    thread_local std::vector<char> piece(pieceBytes);
    for (int i = 0; i < piecesAtOnce && !m_ended;) {
        const ssize_t count = ::read(m_in.number(), piece.data(), piece.size());
        if (count > 0) {
            m_reader.append(piece.data(), static_cast<std::size_t>(count));
            ++i;
        } else if (count == 0 || (errno != EINTR && errno != EAGAIN)) {
            m_ended = true;
        } else if (errno == EAGAIN) {
            return;
        }
    }
}

std::optional<QByteArray> Channel::next() { return m_reader.next(); }

Channel::State Channel::state() const
{
    if (m_reader.broken() != FrameReader::Broken::No)
        return State::Broken;
    return m_ended ? State::Ended : State::Open;
}

} // namespace roundtrip
