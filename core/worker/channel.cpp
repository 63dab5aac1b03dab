// SPDX-License-Identifier: GPL-3.0-or-later
#include "worker/channel.h"

#include <poll.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <thread>

namespace roundtrip {

std::optional<Question> Channel::next()
{
    while (true) {
        if (const auto payload = m_reader.next()) {
            auto question = decodeQuestion(*payload);
            m_isBroken = !question;
            return question;
        }
        if (m_reader.broken() != FrameReader::Broken::No) {
            m_isBroken = true;
            return {};
        }
        std::array<char, 65536> bytes;
        const ssize_t count = read(m_in, bytes.data(), bytes.size());
        if (count > 0)
            m_reader.append(bytes.data(), static_cast<std::size_t>(count));
        else if (count == 0 || errno != EINTR)
            return {};
    }
}

bool Channel::send(const Answer& answer)
{
    const QByteArray bytes = frame(encode(answer));
    for (qsizetype sent = 0; sent < bytes.size();) {
        const ssize_t count = write(m_out, bytes.constData() + sent, static_cast<std::size_t>(bytes.size() - sent));
        if (count > 0)
            sent += count;
        else if (count == 0 || errno != EINTR)
            return false;
    }
    return true;
}

void watchForEnd(int in)
{
    std::thread([in] {
        pollfd watched{in, 0, 0}; // hang-up and error are always told
        while (poll(&watched, 1, -1) <= 0) {
        }
        _exit(0); // ends every thread, where exit() would wait for drivers
    }).detach();
}

} // namespace roundtrip
