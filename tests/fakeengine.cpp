// SPDX-License-Identifier: GPL-3.0-or-later
// An engine that behaves as its first argument says, or as FAKE_ENGINE says. It knows no device and never runs anything.
#include "protocol/frame.h"
#include "protocol/messages.h"

#include <csignal>
#include <cstdlib>
#include <cstring>
#include <string>
#include <unistd.h>

using namespace roundtrip;

namespace {

std::string mode;

void put(const QByteArray& bytes, qsizetype pieceBytes = 1 << 16)
{
    for (qsizetype at = 0; at < bytes.size(); at += pieceBytes)
        if (::write(1, bytes.constData() + at, static_cast<std::size_t>(std::min(pieceBytes, bytes.size() - at))) < 0)
            _exit(9);
}

void say(const Answer& answer) { put(frame(encode(answer)), mode == "trickle" ? 1 : 1 << 16); }

[[noreturn]] void silence()
{
    for (;;)
        pause();
}

OutcomeAnswer reportOf(const RunRequest& run)
{
    Report report{"fake", std::vector<Measurement>(run.request.plans.size())};
    if (mode == "huge-answer")
        report.measurements.front().printed = std::string(10 << 20, 'x');
    return {run.ticket, report};
}

void answer(const HelloRequest&)
{
    if (mode == "garbage")
        put("Welcome to the cluster!\n");
    else if (mode == "huge-length")
        put(QByteArray("RTf1\xff\xff\xff\xff", 8));
    else if (mode == "no-message")
        put(frame("this is no CBOR"));
    else if (mode == "refuses")
        say(Refusal{"VERSION"});
    else if (mode == "list-first")
        say(ListAnswer{});
    else
        say(Hello{mode == "wrong-version" ? protocolVersion + 1 : protocolVersion, "fake 1.0", getpid()});
    if (mode == "never-reads")
        silence();
    if (mode == "exits-greeted")
        _exit(3);
}

void answer(const ListRequest&) { say(ListAnswer{{{Device{"fake", "Fake device"}}}}); }

void answer(const DescribeRequest& request) { say(DescribeAnswer{request.ticket, KernelLimits{256, 8}}); }

void answer(const RunRequest& run)
{
    const OutcomeAnswer good = reportOf(run);
    if (mode == "half-answer") {
        const QByteArray whole = frame(encode(Answer(good)));
        put(whole.left(whole.size() / 2));
        _exit(0);
    }
    if (mode == "crashes") {
        signal(SIGSEGV, SIG_DFL); // a sanitizer would make an exit of it
        raise(SIGSEGV);
    }
    if (mode == "midway-garbage")
        put("segfault at 0x0\n");
    if (mode == "closes") {
        close(1);
        silence();
    }
    if (mode == "waits" || mode == "ignores-stop")
        return;
    say(ProgressNote{run.ticket, {Stage::Running, 1, 2}});
    if (mode == "forged") {
        say(OutcomeAnswer{run.ticket + 1000, Failure{FailureCode::Crashed}});
        say(DescribeAnswer{run.ticket, KernelLimits{}});
        say(ProgressNote{run.ticket + 1000, {}});
    }
    say(good);
    if (mode == "twice")
        say(OutcomeAnswer{run.ticket, Failure{FailureCode::Crashed}});
}

void answer(const StopRequest& stop)
{
    if (mode != "ignores-stop")
        say(OutcomeAnswer{stop.ticket, Failure{FailureCode::Stopped}});
}

} // namespace

int main(int argc, char** argv)
{
    const char* wanted = argc > 1 ? argv[1] : std::getenv("FAKE_ENGINE");
    mode = wanted ? wanted : "good";
    signal(SIGPIPE, SIG_IGN);
    if (mode == "stubborn")
        signal(SIGTERM, SIG_IGN);
    if (mode == "exits") {
        (void)!write(2, "engine: not today\n", 18);
        return 7;
    }
    if (mode == "silent")
        silence();
    if (mode == "echo")
        execlp("cat", "cat", nullptr);
    FrameReader reader;
    char bytes[4096];
    for (ssize_t count; (count = ::read(0, bytes, sizeof bytes)) > 0;) {
        reader.append(bytes, static_cast<std::size_t>(count));
        while (const auto payload = reader.next())
            if (const auto question = decodeQuestion(*payload))
                std::visit([](const auto& message) { answer(message); }, *question);
    }
    if (mode == "stubborn")
        silence();
}
