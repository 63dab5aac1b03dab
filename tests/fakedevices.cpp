// SPDX-License-Identifier: GPL-3.0-or-later
// An engine with two made-up devices. Its reports look like a real one's, are the same every time, and come at once;
// a source that contains "BROKEN" does not build, one that contains "ENDLESS" runs until it is stopped, and one that
// contains "CRASH" ends as a crash, and "KILLS THE ENGINE" does. With the argument "none" it has no device.
#include "protocol/frame.h"
#include "protocol/messages.h"

#include <algorithm>
#include <cstring>
#include <string>
#include <unistd.h>

using namespace roundtrip;

namespace {

bool noDevice = false;

void say(const Answer& answer)
{
    const QByteArray bytes = frame(encode(answer));
    for (qsizetype at = 0; at < bytes.size();) {
        const ssize_t written = ::write(1, bytes.constData() + at, static_cast<std::size_t>(bytes.size() - at));
        if (written < 0)
            _exit(9);
        at += written;
    }
}

Device madeUp(const char* id, const char* name, DeviceKind kind)
{
    Device device;
    device.id = id;
    device.name = name;
    device.platform = "Portable Computing Language";
    device.driver = "3.1";
    device.version = "OpenCL 3.0";
    device.kind = kind;
    device.computeUnits = device.usableUnits = 2;
    device.memoryBytes = 4ull << 30;
    device.maxAllocationBytes = 1ull << 30;
    device.budgetBytes = 2ull << 30;
    device.localMemoryBytes = 64 << 10;
    device.maxBlock = 4096;
    device.preferredMultiple = 8;
    device.profiling = device.outOfOrder = device.doubles = true;
    return device;
}

std::int64_t lengthOf(const Plan& plan, const Operation& operation)
{
    switch (operation.kind) {
    case OperationKind::Write:
    case OperationKind::Read:
        return 2000 + static_cast<std::int64_t>(operation.count * sizeBytes(plan.buffers[operation.buffer].type)) / 8;
    case OperationKind::Launch: return 5000 + static_cast<std::int64_t>(operation.bytes) / 12;
    case OperationKind::HostLoop:
        return 400 + static_cast<std::int64_t>(operation.bytes) / (operation.threads == 1 ? 9 : 14);
    default: return 1000;
    }
}

Repetition repetitionOf(const Plan& plan, std::int64_t slower)
{
    Repetition repetition;
    std::int64_t now = 1000;
    for (std::uint32_t i = 0; i < plan.operations.size(); ++i) {
        const std::int64_t length = lengthOf(plan, plan.operations[i]) + slower * 100;
        repetition.spans.push_back({i, now, now + 500, now + 1000, now + 1000 + length, now - 500, now});
        now += length + 2000;
    }
    repetition.ended = now;
    return repetition;
}

Measurement measurementOf(const Plan& plan, std::uint32_t repetitions)
{
    Measurement measurement;
    measurement.buildNs = 40'000'000;
    measurement.clockErrorNs = 200;
    measurement.firstRun = repetitionOf(plan, 50);
    for (std::uint32_t i = 0; i < repetitions; ++i)
        measurement.repetitions.push_back(repetitionOf(plan, i));
    if (plan.check) {
        measurement.check = Check{plan.check->reference, plan.check->count, 0, 0, 0, {}, {}, {}};
        if (!plan.programs.empty() && plan.programs.front().source.find("vec_add_local_index") != std::string::npos)
            measurement.check->mismatches = plan.check->count / 2;
    }
    for (const Buffer& buffer : plan.buffers)
        if (buffer.captured > 0) {
            Capture capture{buffer.name, {}};
            for (std::uint64_t i = 0; i < buffer.captured; ++i)
                capture.values.push_back(static_cast<double>(i ^ 1)); // neighbours change places
            measurement.captures.push_back(capture);
        }
    return measurement;
}

bool sourceHas(const Request& request, const char* word)
{
    return std::any_of(request.plans.begin(), request.plans.end(), [word](const Plan& plan) {
        return std::any_of(plan.programs.begin(), plan.programs.end(),
            [word](const Program& program) { return program.source.find(word) != std::string::npos; });
    });
}

void answer(const HelloRequest&) { say(Hello{protocolVersion, "made-up engine", getpid()}); }

void answer(const ListRequest&)
{
    DeviceList list;
    list.searched = "/etc/OpenCL/vendors";
    if (noDevice)
        list.troubles.push_back({DriverTrouble::Kind::NoPlatform, list.searched});
    else
        list.devices = {madeUp("cpu-1", "pthread-AMD EPYC 7B13", DeviceKind::Cpu),
            madeUp("cpu-2", "Other processor", DeviceKind::Cpu)};
    say(ListAnswer{list});
}

void answer(const DescribeRequest& request) { say(DescribeAnswer{request.ticket, KernelLimits{2048, 8, 0, 0, 0}}); }

void answer(const RunRequest& run)
{
    const Request& request = run.request;
    if (sourceHas(request, "ENDLESS")) {
        say(ProgressNote{run.ticket, {Stage::Running, 0, request.repetitions}});
        return; // until it is stopped
    }
    if (sourceHas(request, "KILLS THE ENGINE"))
        _exit(9);
    if (sourceHas(request, "BROKEN")) {
        Failure failure;
        failure.code = FailureCode::BadSource;
        failure.stage = Stage::Building;
        failure.subject = "vec_add.cl";
        failure.diagnostics = {{Severity::Error, 3, 5, "use of undeclared identifier 'x'"}};
        say(OutcomeAnswer{run.ticket, failure});
        return;
    }
    if (sourceHas(request, "CRASH")) {
        Failure failure;
        failure.code = FailureCode::Crashed;
        failure.stage = Stage::Running;
        failure.detail = "SIGSEGV";
        failure.status = 11;
        say(OutcomeAnswer{run.ticket, failure});
        return;
    }
    Report report{request.deviceId.empty() ? "cpu-1" : request.deviceId, {}};
    for (const Plan& plan : request.plans)
        report.measurements.push_back(measurementOf(plan, request.repetitions));
    say(ProgressNote{run.ticket, {Stage::Running, request.repetitions, request.repetitions}});
    say(OutcomeAnswer{run.ticket, report});
}

void answer(const StopRequest& stop) { say(OutcomeAnswer{stop.ticket, Failure{FailureCode::Stopped}}); }

} // namespace

int main(int argc, char** argv)
{
    noDevice = argc > 1 && std::strcmp(argv[1], "none") == 0;
    FrameReader reader;
    char bytes[1 << 16];
    for (ssize_t count; (count = ::read(0, bytes, sizeof bytes)) > 0;) {
        reader.append(bytes, static_cast<std::size_t>(count));
        while (const auto payload = reader.next())
            if (const auto question = decodeQuestion(*payload))
                std::visit([](const auto& message) { answer(message); }, *question);
    }
}
