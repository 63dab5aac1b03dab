// SPDX-License-Identifier: GPL-3.0-or-later
#include "supervisor/deadline.h"

#include <algorithm>

namespace roundtrip {
namespace {

constexpr Deadline::Duration tickEvery{200};
constexpr Deadline::Duration longestTick{400};

} // namespace

void Deadline::start(Duration limit, Clock::time_point now)
{
    m_limit = limit;
    m_used = {};
    m_lastTick = now;
}

void Deadline::tick(Clock::time_point now, bool couldRun)
{
    const Clock::duration passed = now - m_lastTick;
    m_lastTick = now;
    if (couldRun && passed > Clock::duration::zero())
        m_used += passed > longestTick ? Clock::duration(tickEvery) : passed;
}

std::optional<Deadline::Duration> Deadline::waitLimit() const
{
    if (!m_limit)
        return {};
    const auto left = std::chrono::ceil<Duration>(*m_limit - m_used);
    return std::clamp(left, Duration::zero(), tickEvery);
}

} // namespace roundtrip
