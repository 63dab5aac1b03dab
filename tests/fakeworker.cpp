// SPDX-License-Identifier: GPL-3.0-or-later
// A worker without OpenCL. In a run it does what the name of the first kernel says; while it lists, it does what
// FAKE_LISTING says under the profile that FAKE_LISTING_AT names, or wherever it loads the driver that it names.
#include "model/layout.h"
#include "protocol/frame.h"
#include "protocol/messages.h"

#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <string>
#include <sys/mman.h>
#include <unistd.h>

using namespace roundtrip;

namespace {

std::string profile;
std::string drivers; // paths that it was told to load, a blank after each; empty: all

std::string environmentOf(const char* name)
{
    const char* value = std::getenv(name);
    return value ? value : "";
}

void put(const QByteArray& bytes)
{
    for (qsizetype at = 0; at < bytes.size();) {
        const ssize_t count = ::write(4, bytes.constData() + at, static_cast<std::size_t>(bytes.size() - at));
        if (count < 0)
            _exit(9);
        at += count;
    }
}

void say(const Answer& answer) { put(frame(encode(answer))); }

void print(const std::string& text) { (void)!::write(1, text.data(), text.size()); }

// Whether none before this one came here.
bool isFirst()
{
    const std::string mark = environmentOf("FAKE_MARK");
    const int made = open(mark.c_str(), O_CREAT | O_EXCL | O_WRONLY, 0600);
    close(made);
    return made >= 0;
}

[[noreturn]] void spin()
{
    for (volatile unsigned turn = 0;;)
        turn = turn + 1;
}

void crash()
{
    signal(SIGSEGV, SIG_DFL); // a sanitizer would make an exit of it
    raise(SIGSEGV);
}

void misbehave(const std::string& how)
{
    if (how == "crash")
        crash();
    else if (how == "killed")
        raise(SIGKILL);
    else if (how == "exit134")
        _exit(134);
    else if (how == "exit0")
        _exit(0);
    else if (how == "hang")
        spin();
    else if (how == "garbage")
        put("segmentation fault\n");
    else if (how == "no-message")
        put(frame("\xff\xff"));
    else if (how == "close")
        close(4);
    else if (how == "unasked")
        say(ListAnswer{});
    else if (how == "trickle-death") {
        put(QByteArray("RTf1\x10\0\0", 7));
        _exit(3);
    }
    if (how == "close" || how == "silent")
        for (;;)
            pause();
}

void answer(const HelloRequest&) { say(Refusal{"HELLO"}); }
void answer(const StopRequest&) { say(Refusal{"STOP"}); }

void answer(const ListRequest&)
{
    print("driver banner\n");
    const std::string at = environmentOf("FAKE_LISTING_AT");
    const bool isDriver = at.ends_with(".icd"), loadsAll = drivers.empty() && profile != "strict";
    const bool isThere = isDriver ? loadsAll || drivers.find(at) != std::string::npos : at.empty() || at.find(profile) != std::string::npos;
    const std::string how = isThere ? environmentOf("FAKE_LISTING") : "";
    misbehave(how == "killed-once" && isFirst() ? "killed" : how);
    DeviceList list;
    list.sandbox = profile + ": fake";
    list.environment = {"drivers: " + drivers};
    if (how != "none") {
        list.devices.resize(2);
        list.devices[0] = {"pocl/cpu", "Processor", "", "Portable Computing Language"};
        list.devices[0].kind = DeviceKind::Cpu;
        list.devices[1] = {"other/accelerator", "Card", "", "Other"};
    }
    say(ListAnswer{list});
}

void answer(const DescribeRequest& request)
{
    misbehave(request.program.function);
    say(DescribeAnswer{request.ticket, KernelLimits{256, 8}});
}

// What a kernel would leave: everything untouched, and the host array of the check filled with zeros.
void handOver(const std::vector<Plan>& plans)
{
    off_t base = 0;
    for (const Plan& plan : plans) {
        const ResultLayout layout = resultLayout(plan);
        const std::string untouched(layout.totalBytes, '\xA5');
        (void)!::pwrite(5, untouched.data(), untouched.size(), base);
        const std::string zeros(layout.output.bytes, '\0');
        (void)!::pwrite(5, zeros.data(), zeros.size(), base + static_cast<off_t>(layout.output.offset));
        base += static_cast<off_t>(layout.totalBytes);
    }
}

void answer(const RunRequest& run)
{
    const Request& request = run.request;
    const std::string how = request.plans.empty() || request.plans[0].programs.empty() ? "" : request.plans[0].programs[0].function;
    if (how == "crash-at-once")
        crash();
    if (how == "crash-once" && isFirst())
        crash();
    say(ProgressNote{run.ticket, {Stage::Building, 0, 0}});
    if (how != "hang-building")
        say(ProgressNote{run.ticket, {Stage::Running, 0, 0}});
    print("printed by " + how + "\n");
    misbehave(how == "hang-building" ? "hang" : how);
    if (how == "flood")
        for (int i = 0; i < 2000; ++i)
            print(std::string(1000, 'x'));
    if (how == "forge")
        print(frame(encode(Answer(OutcomeAnswer{run.ticket, Failure{FailureCode::Protocol}}))).toStdString());
    if (how == "cut-results")
        (void)!::ftruncate(5, 0);
    if (how == "note-for-ever")
        for (;;)
            say(ProgressNote{run.ticket, {Stage::Running, 0, 0}});
    Report report{"a device that it made up", std::vector<Measurement>(request.plans.size())};
    for (Measurement& measurement : report.measurements) {
        measurement.check = Check{"forged"};
        measurement.printed = "forged";
        measurement.hostFlags = profile;
    }
    if (how == "wrong-ticket")
        return say(OutcomeAnswer{run.ticket + 1, report});
    if (how == "one-too-many")
        report.measurements.emplace_back();
    if (how == "impossible-span")
        report.measurements[0].repetitions.push_back({0, 1, {Span{1000}}});
    if (how == "claims-stop")
        return say(OutcomeAnswer{run.ticket, Failure{FailureCode::Stopped}});
    if (how == "fails-and-dies") {
        say(OutcomeAnswer{run.ticket, Failure{FailureCode::BadSource}});
        crash();
    }
    if (how == "lost-device")
        return say(OutcomeAnswer{run.ticket, Failure{FailureCode::DeviceLost, Stage::Running, std::to_string(getpid())}});
    if (how == "big-report")
        for (int i = 0; i < 100; ++i)
            report.measurements[0].repetitions.push_back({0, 1, std::vector<Span>(2000)});
    if (how != "cut-results")
        handOver(request.plans);
    report.measurements[0].hostFlags += " " + std::to_string(getpid());
    say(OutcomeAnswer{run.ticket, report});
    if (how == "says-it-twice")
        say(OutcomeAnswer{run.ticket, report});
    if (how == "dies-after")
        crash();
}

} // namespace

int main(int argc, char** argv)
{
    profile = argc > 1 ? std::string(argv[1]).substr(std::string("--profile=").size()) : "";
    for (int i = 2; i < argc; ++i)
        drivers += std::string(argv[i]).substr(std::string("--driver=").size()) + ' ';
    FrameReader reader;
    char bytes[4096];
    for (ssize_t count; (count = ::read(3, bytes, sizeof bytes)) > 0;) {
        reader.append(bytes, static_cast<std::size_t>(count));
        while (const auto payload = reader.next())
            if (const auto question = decodeQuestion(*payload))
                std::visit([](const auto& message) { answer(message); }, *question);
    }
}
