// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How do framed messages pass through two descriptors without ever blocking?

#include "protocol/frame.h"
#include "supervisor/descriptor.h"

#include <QByteArray>

#include <optional>

namespace roundtrip {

class Channel {
public:
    enum class State { Open, Ended, Broken }; // Broken: what came is no frame

    Channel(Descriptor in, Descriptor out);

    void send(const QByteArray& payload); // at once as far as it fits, the rest with flush()
    void flush();
    bool hasUnsent() const { return m_sent < m_unsent.size(); }
    bool isDeaf() const { return m_deaf; } // nobody reads any more

    void receive(); // everything that is there
    std::optional<QByteArray> next();
    State state() const;

    int in() const { return m_in.number(); }
    int out() const { return m_out.number(); }

private:
    Descriptor m_in, m_out;
    FrameReader m_reader;
    QByteArray m_unsent;
    qsizetype m_sent = 0;
    bool m_ended = false;
    bool m_deaf = false;
};

} // namespace roundtrip
