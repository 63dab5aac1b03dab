// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/experiments.h"

#include "plan/sketch.h"

#include <algorithm>
#include <utility>

namespace roundtrip {
namespace {

void writeInputs(Sketch& sketch, std::uint32_t step)
{
    const std::string number = sketch.numbered(step, sketch.chain());
    sketch.write(sketch.source(step), "upload " + sketch.name(sketch.source(step)) + number);
    for (std::size_t i = 1; i < sketch.inputs().size(); ++i)
        sketch.write(sketch.inputs()[i], "upload " + sketch.name(sketch.inputs()[i]) + number);
}

void launchAll(Sketch& sketch)
{
    for (std::uint32_t step = 0; step < sketch.chain(); ++step)
        sketch.launch(step, std::string(sketch.kernel().id) + sketch.numbered(step, sketch.chain()));
}

void roundTrips(Sketch& sketch)
{
    for (std::uint32_t step = 0; step < sketch.chain(); ++step) {
        const std::string number = sketch.numbered(step, sketch.chain());
        writeInputs(sketch, step);
        sketch.launch(step, std::string(sketch.kernel().id) + number);
        sketch.read(sketch.target(step), "download " + sketch.name(sketch.target(step)) + number).blocking = true;
    }
}

void keepOnDevice(Sketch& sketch)
{
    for (const std::uint32_t input : sketch.inputs())
        sketch.write(input, "upload " + sketch.name(input));
    launchAll(sketch);
    sketch.read(sketch.output(), "download " + sketch.name(sketch.output())).blocking = true;
}

void mapped(Sketch& sketch)
{
    for (const std::uint32_t input : sketch.inputs()) {
        sketch.map(input, true, "map " + sketch.name(input));
        sketch.unmap(input, "unmap " + sketch.name(input));
    }
    launchAll(sketch);
    sketch.map(sketch.output(), false, "map " + sketch.name(sketch.output()));
    sketch.unmap(sketch.output(), "unmap " + sketch.name(sketch.output()));
}

void piece(Sketch& sketch, std::uint32_t chunk, std::uint32_t chunks)
{
    enum Queue : std::uint32_t { Up, Compute, Down };
    const Sketch::Range range = sketch.range(chunk, chunks);
    const std::string number = sketch.numbered(chunk, chunks);
    std::vector<std::uint32_t> before;
    for (const std::uint32_t input : sketch.inputs()) {
        if (range.count == 0)
            break;
        Operation& write = sketch.write(input, "upload " + sketch.name(input) + number);
        write.queue = Up;
        write.first = range.first;
        write.count = range.count;
        before.push_back(sketch.last());
    }
    for (std::uint32_t step = 0; step < sketch.chain() && range.blocks != 0; ++step) {
        const std::string link = sketch.chain() > 1 ? std::string(".").append(std::to_string(step + 1)) : std::string();
        Operation& launch = sketch.launch(step, std::string(sketch.kernel().id) + number + link);
        launch.queue = Compute;
        launch.waits = std::exchange(before, {});
        sketch.narrow(launch, range);
        if (step + 1 == sketch.chain())
            before = {sketch.last()};
    }
    if (range.count == 0)
        return;
    Operation& read = sketch.read(sketch.output(), "download " + sketch.name(sketch.output()) + number);
    read.queue = Down;
    read.first = range.first;
    read.count = range.count;
    read.waits = std::move(before);
}

void pipelined(Sketch& sketch)
{
    const std::uint32_t chunks = sketch.chunks();
    sketch.plan().queues = 3;
    for (std::uint32_t chunk = 0; chunk < chunks; ++chunk)
        piece(sketch, chunk, chunks);
}

bool hasHostLoop(Signature signature)
{
    return signature == Signature::TwoInputs || signature == Signature::OneInput || signature == Signature::Factor
        || signature == Signature::Matrices;
}

const char* nameOf(Strategy strategy)
{
    switch (strategy) {
    case Strategy::RoundTrip: return "round trip";
    case Strategy::KeepOnDevice: return "keep on device";
    case Strategy::Pipelined: return "pipelined";
    case Strategy::Mapped: return "mapped";
    }
    return "";
}

} // namespace

Plan planFor(const Settings& settings, const std::string& source)
{
    const KernelInfo* kernel = findKernel(settings.kernel);
    if (!kernel)
        return {settings.kernel, {}, {}, {}, 1, false, {}};
    if (kernel->signature == Signature::Tickets)
        return blockOrderPlan(settings, source);
    Sketch sketch(settings, *kernel, source);
    sketch.plan().name = settings.kernel + " · " + nameOf(settings.strategy);
    if (sketch.elements() == 0)
        return sketch.plan();
    switch (settings.strategy) {
    case Strategy::RoundTrip: roundTrips(sketch); break;
    case Strategy::KeepOnDevice: keepOnDevice(sketch); break;
    case Strategy::Pipelined: kernel->pipelines() && settings.block != 0 ? pipelined(sketch) : keepOnDevice(sketch); break;
    case Strategy::Mapped: mapped(sketch); break;
    }
    return sketch.plan();
}

Plan hostLoopPlan(const Settings& settings, unsigned threads)
{
    const KernelInfo* kernel = findKernel(settings.kernel);
    if (!kernel || !hasHostLoop(kernel->signature))
        return {settings.kernel, {}, {}, {}, 1, false, {}};
    Sketch sketch(settings, *kernel, {});
    Plan& plan = sketch.plan();
    plan.name = settings.kernel + " · host loop";
    plan.programs.clear();
    for (Buffer& buffer : plan.buffers) {
        buffer.hostOnly = true;
        buffer.spareLength = 0;
    }
    for (std::uint32_t step = 0; step < sketch.chain() && sketch.elements() != 0; ++step)
        sketch.hostLoop(step, threads, "loop" + sketch.numbered(step, sketch.chain()));
    return plan;
}

Plan blockOrderPlan(const Settings& settings, const std::string& source)
{
    const KernelInfo& kernel = *findKernel("block_order");
    Settings counted = settings;
    if (const KernelInfo* chosen = findKernel(settings.kernel); !chosen || chosen->signature == Signature::Matrices)
        counted.kernel = kernel.id;
    const std::uint64_t blocks = std::min(coverage(counted).grid, mostRecordedBlocks);
    Plan plan;
    plan.name = "block order";
    plan.buffers.push_back({"order", ElementType::UInt, blocks, {}, false, blocks, 0});
    plan.buffers.push_back({"counter", ElementType::UInt, 1, {Fill::Kind::Zero, 0}, false, 0, 0});
    plan.programs.push_back({std::string(kernel.file), source, std::string(kernel.function), {}});
    plan.check = CheckSpec{std::string(kernel.reference), 0, {}, blocks, 1};
    if (blocks == 0)
        return plan;
    Operation reset;
    reset.kind = OperationKind::Write;
    reset.label = "reset counter";
    reset.buffer = reset.host = 1;
    reset.count = 1;
    Operation launch;
    launch.kind = OperationKind::Launch;
    launch.label = kernel.id;
    launch.arguments = {BufferArgument{0}, BufferArgument{1}};
    launch.grid = blocks;
    launch.block = settings.block;
    launch.bytes = blocks * sizeBytes(ElementType::UInt);
    Operation read;
    read.kind = OperationKind::Read;
    read.label = "download order";
    read.count = blocks;
    read.blocking = true;
    plan.operations = {reset, launch, read};
    return plan;
}

} // namespace roundtrip
