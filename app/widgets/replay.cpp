// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/replay.h"

#include "theme.h"

#include <algorithm>

namespace roundtrip {

Replay::Replay(QObject* parent)
    : QObject(parent)
{
    m_timer.setInterval(motion::frame);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &Replay::tick);
}

void Replay::setLength(std::int64_t ns)
{
    pause();
    m_length = std::max<std::int64_t>(ns, 0);
    m_playhead = m_length;
}

void Replay::setSlowness(std::int64_t times)
{
    m_slowness = std::max<std::int64_t>(times, 1);
    moveTo(m_playhead);
}

void Replay::setReducedMotion(bool reduced)
{
    m_reducedMotion = reduced;
    if (reduced && playing()) {
        pause();
        place(m_length);
    }
}

void Replay::play()
{
    if (m_length == 0 || playing())
        return;
    if (m_reducedMotion) {
        place(m_length);
        return;
    }
    if (m_playhead >= m_length)
        place(0);
    m_from = m_playhead;
    m_since.start();
    m_timer.start();
    emit playingChanged(true);
}

void Replay::pause()
{
    if (!playing())
        return;
    m_timer.stop();
    emit playingChanged(false);
}

void Replay::moveTo(std::int64_t ns)
{
    place(ns);
    m_from = m_playhead;
    m_since.restart();
}

void Replay::tick()
{
    const std::int64_t passed = m_since.nsecsElapsed() / m_slowness;
    if (passed >= m_length - m_from) {
        pause();
        place(m_length);
    } else {
        place(m_from + passed);
    }
}

void Replay::place(std::int64_t ns)
{
    ns = std::clamp<std::int64_t>(ns, 0, m_length);
    if (ns == m_playhead)
        return;
    m_playhead = ns;
    emit moved(ns);
}

std::int64_t slownessFor(std::int64_t lengthNs)
{
    constexpr std::int64_t wanted = std::int64_t{motion::replayLeast} * 1'000'000;
    std::int64_t slowness = 1;
    while (slowness < 100'000 && lengthNs > 0 && lengthNs * slowness < wanted)
        slowness *= 10;
    return slowness;
}

} // namespace roundtrip
