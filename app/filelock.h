// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Who may write a file now? One process at a time; the system lets go of the lock when its holder dies, however it dies.
//
// No QLockFile: one whose holder is killed at the wrong moment stays locked for half a minute (Qt 6.4).

#include <QString>

namespace roundtrip {

class FileLock {
public:
    // Makes the file `path` if need be and waits up to waitMs for it.
    FileLock(const QString& path, int waitMs);
    ~FileLock();
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;

    bool isTakenByAnother() const { return m_taken; } // else it is ours, or there can be no lock in that place

private:
    int m_descriptor = -1;
    bool m_taken = false;
};

} // namespace roundtrip
