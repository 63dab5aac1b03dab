// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How do questions come in and answers go out? Blocking: the worker does one thing at a time.

#include "protocol/frame.h"
#include "protocol/messages.h"

#include <optional>

namespace roundtrip {

class Channel {
public:
    Channel(int in, int out) : m_in(in), m_out(out) {}

    // Waits for the next question; nothing at the end. isBroken() tells an end from garbage.
    std::optional<Question> next();
    bool isBroken() const { return m_isBroken; }
    bool send(const Answer& answer);

private:
    int m_in, m_out;
    FrameReader m_reader;
    bool m_isBroken = false;
};

// A thread of its own that ends this process as soon as nobody can ask any more, also while a kernel spins.
void watchForEnd(int in);

} // namespace roundtrip
