// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Do workers die so often that starting another one helps nobody?

#include <chrono>
#include <deque>

namespace roundtrip {

class CrashLimit {
public:
    using Clock = std::chrono::steady_clock;
    static constexpr std::size_t crashes = 3;
    static constexpr std::chrono::seconds window{10};

    void note(Clock::time_point now) { m_times.push_back(now); }
    void forget() { m_times.clear(); } // something worked, or someone asked anew

    bool isReached(Clock::time_point now)
    {
        while (!m_times.empty() && now - m_times.front() > window)
            m_times.pop_front();
        return m_times.size() >= crashes;
    }

private:
    std::deque<Clock::time_point> m_times;
};

} // namespace roundtrip
