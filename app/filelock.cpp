// SPDX-License-Identifier: GPL-3.0-or-later
#include "filelock.h"

#include <QDeadlineTimer>
#include <QFile>
#include <QThread>

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace roundtrip {

FileLock::FileLock(const QString& path, int waitMs)
    : m_descriptor(::open(QFile::encodeName(path).constData(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600))
{
    const QDeadlineTimer deadline(waitMs);
    while (m_descriptor >= 0) {
        const bool ours = flock(m_descriptor, LOCK_EX | LOCK_NB) == 0;
        m_taken = !ours && (errno == EWOULDBLOCK || errno == EINTR);
        if (!m_taken || deadline.hasExpired())
            return;
        QThread::msleep(5);
    }
}

FileLock::~FileLock()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor); // and the lock with it
}

} // namespace roundtrip
