// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Where is the playhead, and how does it run along a recorded repetition?

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <cstdint>

namespace roundtrip {

class Replay : public QObject {
    Q_OBJECT
public:
    explicit Replay(QObject* parent = nullptr);

    void setLength(std::int64_t ns); // of the repetition; stops and goes to its end
    std::int64_t length() const { return m_length; }
    std::int64_t playhead() const { return m_playhead; }
    bool playing() const { return m_timer.isActive(); }

    void setSlowness(std::int64_t times); // 1: as fast as it was; 1000: a thousandth of it
    std::int64_t slowness() const { return m_slowness; }
    void setReducedMotion(bool reduced);  // the end at once instead of a run
    bool reducedMotion() const { return m_reducedMotion; }

    void play(); // from the beginning, if at the end
    void pause();
    void moveTo(std::int64_t ns); // a running replay goes on from there

signals:
    void moved(std::int64_t ns);
    void playingChanged(bool playing);

private:
    void tick();
    void place(std::int64_t ns);

    QTimer m_timer{this}; // runs only while the playhead does
    QElapsedTimer m_since;
    std::int64_t m_from = 0; // where the playhead was when m_since began
    std::int64_t m_length = 0, m_playhead = 0, m_slowness = 1;
    bool m_reducedMotion = false;
};

// The speed at which a repetition can be followed by eye.
std::int64_t slownessFor(std::int64_t lengthNs);

} // namespace roundtrip
