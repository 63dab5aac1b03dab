// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Who closes a file descriptor? The one that owns it, once.

#include <unistd.h>

#include <utility>

namespace roundtrip {

class Descriptor {
public:
    Descriptor() = default;
    explicit Descriptor(int number) : m_number(number) {}
    Descriptor(Descriptor&& other) noexcept : m_number(std::exchange(other.m_number, -1)) {}
    Descriptor& operator=(Descriptor&& other) noexcept
    {
        std::swap(m_number, other.m_number);
        return *this;
    }
    ~Descriptor()
    {
        if (m_number >= 0)
            ::close(m_number);
    }

    int number() const { return m_number; } // −1: none
    explicit operator bool() const { return m_number >= 0; }

private:
    int m_number = -1;
};

// The same file under a number that no child expects anything behind, closed by exec.
Descriptor lifted(int number);

struct Pipe {
    Descriptor readEnd, writeEnd;
};

// Both ends above the numbers that a child expects, closed by exec.
Pipe makePipe();
void makeNonBlocking(int number);

} // namespace roundtrip
