// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How does a test hold a worker as the supervisor does: pipes, captured output, a memfd for results?

#include "patience.h"
#include "protocol/frame.h"
#include "protocol/messages.h"

#include <QByteArray>
#include <QElapsedTimer>
#include <QList>

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <optional>
#include <string>
#include <vector>

namespace roundtrip {

class WorkerProcess {
public:
    explicit WorkerProcess(const QByteArray& profile = "--profile=strict", const QList<QByteArray>& environment = {},
                           const QByteArray& prefix = {})
    {
        int in[2], out[2], captured[2];
        if (pipe2(in, O_CLOEXEC) != 0 || pipe2(out, O_CLOEXEC) != 0 || pipe2(captured, O_CLOEXEC) != 0)
            std::abort();
        m_results = memfd_create("results", MFD_CLOEXEC);
        m_pid = fork();
        if (m_pid == 0) {
            for (const QByteArray& entry : environment)
                entry.contains('=') ? putenv(strdup(entry.constData())) : unsetenv(entry.constData());
            const int null = open("/dev/null", O_RDWR);
            // Out of the way first: the pipes may lie on 3, 4 and 5 themselves.
            const int high[] = {fcntl(in[0], F_DUPFD, 40), fcntl(out[1], F_DUPFD, 40), fcntl(m_results, F_DUPFD, 40),
                                fcntl(captured[1], F_DUPFD, 40)};
            dup2(null, 0);
            dup2(high[3], 1);
            dup2(high[3], 2);
            for (int i = 0; i < 3; ++i)
                dup2(high[i], 3 + i);
            const std::string program = ROUNDTRIP_BIN_DIR "/roundtrip-worker";
            if (prefix.isEmpty())
                execl(program.c_str(), program.c_str(), profile.constData(), nullptr);
            else
                execl("/bin/sh", "sh", "-c", (prefix + ' ' + program.c_str() + ' ' + profile).constData(), nullptr);
            _exit(127);
        }
        close(in[0]);
        close(out[1]);
        close(captured[1]);
        m_in = in[1];
        m_out = out[0];
        m_captured = captured[0];
    }

    ~WorkerProcess()
    {
        closeInput();
        if (m_pid > 0) {
            kill(m_pid, SIGKILL);
            waitpid(m_pid, nullptr, 0);
        }
        close(m_out);
        close(m_captured);
        close(m_results);
    }

    WorkerProcess(const WorkerProcess&) = delete;
    WorkerProcess& operator=(const WorkerProcess&) = delete;

    pid_t pid() const { return m_pid; }
    int results() const { return m_results; }

    void closeInput()
    {
        if (m_in >= 0)
            close(m_in);
        m_in = -1;
    }

    void sendBytes(const QByteArray& bytes)
    {
        for (qsizetype sent = 0; sent < bytes.size();) {
            const ssize_t count = write(m_in, bytes.constData() + sent, static_cast<std::size_t>(bytes.size() - sent));
            if (count <= 0)
                return;
            sent += count;
        }
    }
    void send(const Question& question) { sendBytes(frame(encode(question))); }

    // The next answer; nothing at the end of the pipe, for garbage, or when time is up.
    std::optional<Answer> next(int timeoutMs = patienceMs)
    {
        QElapsedTimer timer;
        timer.start();
        while (true) {
            if (const auto payload = m_reader.next())
                return decodeAnswer(*payload);
            if (m_reader.broken() != FrameReader::Broken::No)
                return {};
            pollfd watched[] = {{m_out, POLLIN, 0}, {m_captured, POLLIN, 0}};
            const int left = timeoutMs - static_cast<int>(timer.elapsed());
            if (left <= 0 || poll(watched, 2, left) <= 0)
                return {};
            if (watched[1].revents)
                drain();
            if (watched[0].revents) {
                char bytes[65536];
                const ssize_t count = read(m_out, bytes, sizeof bytes);
                if (count <= 0)
                    return {};
                m_reader.append(bytes, static_cast<std::size_t>(count));
            }
        }
    }

    std::optional<OutcomeAnswer> outcome(int timeoutMs = patienceMs)
    {
        while (auto answer = next(timeoutMs)) {
            if (auto* outcome = std::get_if<OutcomeAnswer>(&*answer))
                return *outcome;
        }
        return {};
    }

    // Exit status as waitpid gives it; nothing when it still runs.
    std::optional<int> waitForEnd(int timeoutMs = patienceMs)
    {
        QElapsedTimer timer;
        timer.start();
        while (timer.elapsed() < timeoutMs) {
            drain();
            int status = 0;
            if (waitpid(m_pid, &status, WNOHANG) == m_pid) {
                m_pid = -1;
                drain();
                return status;
            }
            usleep(2000);
        }
        return {};
    }

    QByteArray printed()
    {
        drain();
        return m_printed;
    }

private:
    void drain()
    {
        pollfd watched{m_captured, POLLIN, 0};
        char bytes[65536];
        while (poll(&watched, 1, 0) > 0 && (watched.revents & POLLIN)) {
            const ssize_t count = read(m_captured, bytes, sizeof bytes);
            if (count <= 0)
                return;
            if (m_printed.size() < (4 << 20))
                m_printed.append(bytes, count);
        }
    }

    pid_t m_pid = -1;
    int m_in = -1, m_out = -1, m_captured = -1, m_results = -1;
    FrameReader m_reader;
    QByteArray m_printed;
};

} // namespace roundtrip
