// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Has a worker had as much time as it may take? Only time counts in which it could run: neither that of a
// suspended machine nor that of a stopped process.

#include <chrono>
#include <optional>

namespace roundtrip {

class Deadline {
public:
    using Clock = std::chrono::steady_clock;
    using Duration = std::chrono::milliseconds;

    void start(Duration limit, Clock::time_point now);
    void stop() { m_limit.reset(); }

    // To be called at least every waitLimit(); a longer gap is one in which the supervisor did not run either.
    void tick(Clock::time_point now, bool couldRun);
    bool hasPassed() const { return m_limit && m_used >= *m_limit; }
    std::optional<Duration> waitLimit() const; // none: no need to wake up
    Duration limit() const { return m_limit.value_or(Duration::zero()); }

private:
    std::optional<Duration> m_limit;
    Clock::duration m_used{};
    Clock::time_point m_lastTick;
};

} // namespace roundtrip
